import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { deniedAt, deniedBehind } from './denials'
import { longest } from './longest'
import type { Reading, TextReader, Understood } from './reading'
import { isRecord, type Place, severalValues } from './several-values'
import { sharedTokens } from './tokens'

/** Words that say nothing about the goods by themselves. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and are as at by each for from has have having in is it its made no of on or per sewing the this thread to type quality fabric fabrics cloth grey greige gray grezzo grezza grezzi grezze greggio greggia with yarn yarns weave composition approx approximately about need wanted required our offer only rate unbleached loomstate grige pls please kindly quote send hi dear sir looking wanted want require enquiry inquiry chahiye chaiye batao bhejo'.split(
    ' ',
  ),
)

/** Whether a word says nothing about the goods by itself: "the", "of", "fabric". */
export function isFiller(word: string): boolean {
  return FILLERS.has(foldWord(word))
}

/** Fields of the package itself: "500 spools of 8 oz". */
const OF_PACKAGE: ReadonlySet<string> = new Set(['packageType', 'packageWeight'])

const NUMBER = /^\d[\d,]*k?$/i
const PUNCTUATION = /^[^\p{L}\p{N}"%]+$/u

/** What the readers understand of a text, the words that are left, and fields with several values, of which none is read. The longest reading wins. */
export function readAll(
  text: string,
  readers: readonly TextReader[],
): {
  understood: readonly Understood[]
  rest: string
  left: string
  /** Facts that no field has. */
  kept: readonly string[]
  several: ReadonlyMap<string, readonly string[]>
} {
  const tokens = sharedTokens(text)
  const found = new Map<string, Understood>()
  const rest: string[] = []
  // What is left with a gap for what was read, so that words on both sides do not become one phrase.
  const left: string[] = []
  const kept: string[] = []
  let last: Place = { names: new Map(), end: 0 }
  // Fields of which the line gives several values, with the words of both.
  const dropped = new Map<string, string[]>()
  for (let at = 0; at < tokens.length; ) {
    const whole = longest(tokens, at, readers)
    const reading = without(dropped, whole)
    // "Poplin and cambric": of two values that are joined neither is that of the goods.
    const unclear = reading ? severalValues(found, last, reading, tokens, at) : []
    if (reading && unclear.length > 0) {
      const words = tokens.slice(at, at + reading.used)
      const texts = [...new Set(unclear.map((name) => found.get(name)?.text ?? '')), words.join(' ')]
      for (const name of unclear) {
        found.delete(name)
        dropped.set(name, texts)
      }
      left.push(';')
      rest.push(...texts)
      at += reading.used
      continue
    }
    const denied = reading ? deniedBehind(tokens, at, whole) : deniedAt(tokens, at, readers)
    if (denied > 0) {
      const words = tokens.slice(at, at + denied)
      left.push(...words)
      rest.push(...words.filter((word) => !PUNCTUATION.test(word) && !isFiller(word)))
      at += denied
      continue
    }
    // Words that say nothing are read too: "job work" in a line about job work.
    if (reading && (reading.understood.length === 0 || keep(found, reading.understood))) {
      // Of "30 machines" and "300 cones" the number still needs its word: it is no price.
      const isCounted = reading.understood.every(({ name }) => OF_PACKAGE.has(name)) && NUMBER.test(left.at(-1) ?? '')
      kept.push(...(reading.kept === undefined ? [] : [reading.kept]), ...otherTexts(found, reading.understood))
      left.push(reading.left ?? (isCounted ? tokens.slice(at, at + reading.used).join(' ') : ';'))
      at += reading.used
      last = { names: new Map(reading.understood.map(({ name, text: words }) => [name, words])), end: at }
    } else {
      const token = tokens[at] ?? ''
      left.push(token)
      if (!PUNCTUATION.test(token) && !isFiller(token)) rest.push(token)
      at += 1
    }
  }
  return { understood: [...found.values()], rest: rest.join(' '), left: left.join(' '), kept, several: dropped }
}

/** A reading without the fields that the line leaves open; null when nothing else is in it. */
function without(dropped: ReadonlyMap<string, unknown>, reading: Reading | null): Reading | null {
  if (reading === null || !reading.understood.some(({ name }) => dropped.has(name))) return reading
  const parts = reading.understood.filter(({ name }) => !dropped.has(name))
  return parts.length === 0 ? null : { ...reading, understood: parts }
}

/** Whether both are parts of one field, and other parts of it. */
const isApart = (known: unknown, part: unknown): boolean =>
  isRecord(known) && isRecord(part) && Object.keys(part).every((name) => !Object.hasOwn(known, name))
const joined = (known: unknown, part: unknown): unknown =>
  isRecord(known) && isRecord(part) ? { ...known, ...part } : known

/** "Twill ... 3/1": the second value says the first and more. */
const isNarrower = (known: unknown, part: unknown): boolean =>
  typeof known === 'string' && typeof part === 'string' && part.startsWith(`${known} `)

/** The words of values that the line gives besides the first: of "cotton sheeting percale" the second name. */
function otherTexts(found: ReadonlyMap<string, Understood>, parts: readonly Understood[]): string[] {
  const others = parts.filter(({ name, typed }) => {
    const known = found.get(name)?.typed
    return typeof known === 'string' && typeof typed === 'string' && !known.startsWith(typed)
  })
  return [...new Set(others.map(({ text }) => text))]
}

/** Notes what is new. Of a field with one value the first stays unless the other is narrower; lists grow. False: nothing of it is new or agrees. */
function keep(found: Map<string, Understood>, parts: readonly Understood[]): boolean {
  let isOfUse = false
  for (const part of parts) {
    const known = found.get(part.name)
    if (!known || isNarrower(known.typed, part.typed)) {
      found.set(part.name, part)
      isOfUse = true
    } else if (Array.isArray(known.typed) && Array.isArray(part.typed) && part.name !== 'blendPercentages') {
      const all = [...new Set([...known.typed, ...part.typed])]
      found.set(part.name, { ...known, text: known.text, value: all, typed: all })
      isOfUse = true
    } else if (isApart(known.typed, part.typed)) {
      // Two grades of one fastness: to washing and to light.
      found.set(part.name, { ...known, value: joined(known.value, part.value), typed: joined(known.typed, part.typed) })
      isOfUse = true
    } else if (JSON.stringify(known.value) === JSON.stringify(part.value)) isOfUse = true
  }
  return isOfUse
}
