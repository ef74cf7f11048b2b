import type { Issue } from '@/lib/domain/errors'

/** A part of a line that was understood. */
export interface Understood {
  /** The field. */
  name: string
  /** As typed. */
  text: string
  value: unknown
}

export interface LineReading {
  text: string
  /** A body for the module's write. */
  values: Readonly<Record<string, unknown>>
  understood: readonly Understood[]
  /** The words that were not understood. */
  rest: string
  /** What would be wrong with these values in a listing. */
  issues: readonly Issue[]
  /** The quantities of goods, where a request names several: "120 cones", "80 cones". None of them is then in the values. */
  quantities?: readonly string[]
}

const UNITS: ReadonlySet<string> = new Set(['uom', 'priceUom', 'moqUom', 'currency'])

/**
 * The parts of a reading by their words, each with the names of all that these say: "sulzer" is a loom, and cloth of it is woven. A unit goes
 * without saying next to its figure: "min 60 kg" is the minimum.
 */
export function partsByWords(understood: readonly Understood[]): { text: string; names: string[]; value: unknown }[] {
  return [...new Set(understood.map(({ text }) => text))].map((text) => {
    const parts = understood.filter((part) => part.text === text)
    const named = parts.filter(({ name }) => !UNITS.has(name))
    const shown = named.length > 0 ? named : parts.slice(0, 1)
    return { text, names: shown.map(({ name }) => name), value: shown[0]?.value }
  })
}

/** "Loom type, structure": the labels of what the same words say, each once. */
export function joinedLabels(labels: readonly string[]): string {
  const [first = '', ...others] = new Set(labels)
  // "EPI" and "HS code" keep their capitals.
  const inside = (label: string) =>
    /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
  return [first, ...others.map(inside)].join(', ')
}

type Values = Readonly<Record<string, unknown>>

/** Between what was taken out, so that words on both sides do not become one phrase. */
const GAP = ' ; '

/** A line that is read part by part: what was understood is taken out, and the rest stays. */
export class LineText {
  rest: string
  readonly values: Record<string, unknown> = {}
  readonly understood: Understood[] = []

  /**
   * @param isDoubted whether values may be another thing; such a text stays, and is not read
   * @param typed the whole line, with what other readers took from it
   */
  constructor(
    text: string,
    readonly isDoubted: (values: Values, text: string) => boolean = () => false,
    readonly typed: string = text,
  ) {
    // ".32 per 1000" has its zero left out.
    this.rest = text
      .normalize('NFKC')
      .replace(/(?<=^|[\s(@₹])\.(?=\d)/gu, '0.')
      .trim()
  }

  /** Takes the first match out that is meant. A field that has a value keeps it. @param read null: another thing is meant */
  take(pattern: RegExp, read: (match: RegExpExecArray) => Values | null): void {
    for (const match of this.rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const values = read(match)
      if (values === null || this.isDoubted(values, match[0])) continue
      for (const [name, value] of Object.entries(values)) this.notePath(name, value, match[0])
      this.cut(match.index, match[0].length)
      return
    }
  }

  /** Notes values without taking their text out. */
  note(values: Values, text: string): void {
    for (const [name, value] of Object.entries(values)) {
      if (this.has(name)) continue
      this.values[name] = value
      this.understood.push({ name, text: text.trim(), value })
    }
  }

  /** Notes a value, or the part of one: "zipper.teeth" is the teeth of what else is noted of the zipper. */
  notePath(path: string, value: unknown, text: string): void {
    const [name = '', part] = path.split('.')
    if (part === undefined) {
      this.note({ [name]: value }, text)
      return
    }
    const whole = this.values[name] ?? {}
    if (typeof whole !== 'object' || Object.hasOwn(whole, part)) return
    this.values[name] = { ...whole, [part]: value }
    this.understood.push({ name: path, text: text.trim(), value })
  }

  /** Gives values up again, with the text that they were read from. */
  giveUp(names: readonly string[]): void {
    const texts = this.understood.filter(({ name }) => names.includes(name)).map(({ text }) => text)
    this.understood.splice(0, Infinity, ...this.understood.filter(({ name }) => !names.includes(name)))
    for (const name of names) delete this.values[name]
    this.rest = [this.rest, ...new Set(texts)].join(GAP)
  }

  has(name: string): boolean {
    return Object.hasOwn(this.values, name)
  }

  /** Takes a phrase out, wherever it is. */
  remove(phrase: string): void {
    const at = this.rest.toLowerCase().indexOf(phrase.toLowerCase())
    if (at >= 0) this.cut(at, phrase.length)
  }

  private cut(at: number, length: number): void {
    this.rest = `${this.rest.slice(0, at)}${GAP}${this.rest.slice(at + length)}`
  }
}
