import type { Reading, Understood } from './reading'

/** Lines that give a field two values: neither is that of the goods. */

/** What was read last, and where it ended. */
export interface Place {
  names: ReadonlyMap<string, string>
  end: number
}

/** The fields of a reading of which the line has another value already: joined to it, of a second cloth, measure or colour. */
export function severalValues(
  found: ReadonlyMap<string, Understood>,
  last: Place,
  reading: Reading,
  tokens: readonly string[],
  at: number,
): string[] {
  return [
    ...joinedValues(found, last, reading, tokens, at),
    ...otherCloth(found, reading),
    ...otherMeasure(found, reading),
    ...otherColour(found, reading),
  ]
}

const JOINED = /^(?:and|&|or|\/|\+|,|n|aur)$/

/** The fields of one word whose value another word gives again, with nothing but "and", "or" or a stroke between them. */
function joinedValues(
  found: ReadonlyMap<string, Understood>,
  last: Place,
  reading: Reading,
  tokens: readonly string[],
  at: number,
): string[] {
  const between = tokens.slice(last.end, at)
  if (between.length === 0 || between.length > 2 || !between.every((word) => JOINED.test(word.toLowerCase()))) return []
  return reading.understood.flatMap(({ name, typed }) => {
    const known = found.get(name)?.typed
    const isOther = isOne(typed) && isOne(known) && JSON.stringify(typed) !== JSON.stringify(known)
    return isOther && last.names.has(name) ? [name] : []
  })
}

/** A word, a number or a measure: a field that holds it has one value. */
const isOne = (typed: unknown): boolean =>
  typeof typed === 'string' || typeof typed === 'number' || (isRecord(typed) && 'unit' in typed)

/** What belongs to a construction where the line gives a second one: "100x80 50\" & 120x60 48\"" are two cloths, "30/2 192, 40/2 201" two threads. */
function otherCloth(found: ReadonlyMap<string, Understood>, { understood: parts }: Reading): string[] {
  const [known, second] = [found.get('construction'), parts.find(({ name }) => name === 'construction')]
  if (!isRecord(known?.value) || !isRecord(second?.value)) return []
  const [before, now] = [known.value, second.value]
  const isOther =
    ['epi', 'ppi'].some((name) => before[name] && now[name] && before[name] !== now[name]) ||
    isOtherSize(Number(before.resultantTex), Number(now.resultantTex))
  return isOther ? [...found.values()].filter(({ text }) => text === known.text).map(({ name }) => name) : []
}

const SAME_SIZE = 1.1
const isOtherSize = (one: number, two: number): boolean => Math.max(one, two) > Math.min(one, two) * SAME_SIZE
/** Two widths, two tickets or two sizes of a set in one line: neither is that of the goods. "58/59" and "57/58" are one. */
function otherMeasure(found: ReadonlyMap<string, Understood>, { understood: [part, ...others] }: Reading): string[] {
  const known = part && found.get(part.name)?.typed
  if (!part || others.length > 0) return []
  const [one, two] = [sizeOf(known), sizeOf(part.typed)]
  if (one === null || two === null || one.unit !== two.unit) return []
  return isOtherSize(one.value, two.value) ? [part.name] : []
}

/** "White 55, black 57": goods that come in both colours. */
function otherColour(found: ReadonlyMap<string, Understood>, { understood: parts }: Reading): string[] {
  const [known, second] = [found.get('color'), parts.find(({ name }) => name === 'color')]
  const isOther = typeof known?.typed === 'string' && typeof second?.typed === 'string' && known.typed !== second.typed
  return isOther ? ['color'] : []
}

const FIGURE = /^\d+(?:\.\d+)?$/
/** A number, or a measure that says its unit. */
function sizeOf(typed: unknown): { value: number; unit: unknown } | null {
  if (typeof typed === 'number' || (typeof typed === 'string' && FIGURE.test(typed)))
    return { value: Number(typed), unit: '' }
  return isRecord(typed) && 'unit' in typed ? { value: Number(typed.value), unit: typed.unit } : null
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
