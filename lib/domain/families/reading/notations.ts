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

/**
 * A reader of words of which no field is filled, so that they are not left over.
 * @param isFact whether they say more of the goods than what is read elsewhere; they are kept then
 */
export function silentReaderOf(
  name: string,
  pattern: RegExp,
  isMeant: (match: Matched, tokens: readonly string[], at: number) => boolean,
  isFact: (text: string) => boolean = () => false,
): TextReader {
  const whole = wholeTokens(pattern)
  return {
    name,
    examples: [],
    read(tokens, at): Reading | null {
      const match = matchAt(tokens, at, whole)
      if (!match || !isMeant(match, tokens, at)) return null
      return { used: match.used, understood: [], ...(isFact(match.text) ? { kept: match.text } : {}) }
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
