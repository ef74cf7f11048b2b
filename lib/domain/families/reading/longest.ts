import type { Reading, TextReader } from './reading'
import { wordAt } from './tokens'

/** Behind a figure or a weight these are units and terms: "118 pc", "17.40 ps", "400 gm pc", "340 net", "22 grs". */
const UNIT_BEHIND = /^(?:pc|ps|net|grs)$/
const AMOUNT_BEFORE = /^[\d.]+(?:\/-|g|gms?|kgs?)?$|^(?:gms?|grams?|kgs?|rs\.?|per|\/|\/-)$/

/** What is read from here by the reader that reads most of it; null: none reads it. */
export function longest(tokens: readonly string[], at: number, readers: readonly TextReader[]): Reading | null {
  let best: Reading | null = null
  if (UNIT_BEHIND.test(wordAt(tokens, at)) && AMOUNT_BEFORE.test(wordAt(tokens, at - 1))) return best
  for (const reader of readers) {
    const reading = reader.read(tokens, at)
    if (reading && reading.used > (best?.used ?? 0)) best = reading
  }
  return best
}
