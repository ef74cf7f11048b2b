import type { Reading, TextReader, Understood } from './reading'
import { type Matched, matchAt, wordAt } from './tokens'

/** A pattern of one notation and what it means here; null: another thing is meant. */
export interface Notation {
  pattern: RegExp
  read: (match: Matched, tokens: readonly string[], at: number) => readonly Understood[] | null
}

/** A reader that tries its notations in order. */
export function readerOf(name: string, examples: readonly string[], notations: readonly Notation[]): TextReader {
  const whole = notations.map(({ pattern, read }) => ({ pattern: wholeTokens(pattern), read }))
  return {
    name,
    examples,
    read(tokens, at): Reading | null {
      for (const { pattern, read } of whole) {
        const match = matchAt(tokens, at, pattern)
        const understood = match && read(match, tokens, at)
        if (match && understood && understood.length > 0) return { used: match.used, understood }
      }
      return null
    },
  }
}

/** A reader of words that say nothing more of the goods, so that they are not left over. */
export function silentReaderOf(
  name: string,
  pattern: RegExp,
  isMeant: (match: Matched, tokens: readonly string[], at: number) => boolean,
): TextReader {
  const whole = wholeTokens(pattern)
  return {
    name,
    examples: [],
    read(tokens, at): Reading | null {
      const match = matchAt(tokens, at, whole)
      return match && isMeant(match, tokens, at) ? { used: match.used, understood: [] } : null
    },
  }
}

/** The word behind what was matched. */
export const behind = (match: Matched, tokens: readonly string[], at: number): string => wordAt(tokens, at + match.used)

/** A number within bounds; null outside. */
export function within(text: string | undefined, min: number, max: number): number | null {
  const value = Number(text)
  return text !== undefined && value >= min && value <= max ? value : null
}

/** A notation ends with a token: "72 p" is no part of "72 poplin". */
const wholeTokens = ({ source }: RegExp): RegExp => new RegExp(`(?:${source})(?=\\s|$)`, 'iy')
