import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { withoutSide } from '../../construction/yarns'

/** The counts of a construction as their fields take them. */

/** "Cotton 40x40", "T 150D/48F": the count reads the same without the fibre, which has a field of its own. */
export const withoutFibre = (text: string): string =>
  withoutSide(text)
    .replace(/^(?:cotton|rayon|viscose|polyester|poly|psf|vsf|spun|linen) (?=\d)/i, '')
    .replace(/^(?:[tpn]|poly|polyester|nylon)[ .-]?(?=\d+ ?(?:d|den|deniers?)(?:[/ ]|$))/i, '')
    .replace(/(?<=^\d+ ?(?:d|den)(?:\/\d+f?)?) (?:poly|polyester|nylon)$/i, '')
    .replace(/ \( ?\d{2} ?[/:] ?\d{2} ?\)$/, '')

/** "(150D x 150D, 84 x 56, 67\")": the bracket opens in front of the construction. */
export const withoutBracket = (text: string): string => (text.includes('(') ? text : text.replace(/ ?\)$/, ''))

/** "2/80 x 2/80 Nm", "75/72 x 150/144 den": the system behind the second count is that of both. */
export function inSystemBehind(first: string, second: string, warp: ParsedCount): string {
  // A bare number is typed as a denier where it is one: "75x75 den".
  const [system] = (first.includes('/') ? / ?(?:nm|den(?:iers?)?)$/i : / ?nm$/i).exec(second) ?? []
  if (system === undefined || /[a-z]/i.test(first)) return first
  const whole = parseCount(`${first}${system}`)
  return whole.ok && whole.count.resultantTex === warp.resultantTex ? `${first}${system}` : first
}

/** "Nm 2/80 x 2/80": the system that is written in front of the first count is that of both. */
export function inSystem(second: string, first: string, weft: ParsedCount): string {
  const [system] = /^(?:nm|ne|lea) ?/i.exec(first) ?? []
  if (system === undefined || /[a-z]/i.test(second)) return second
  const whole = parseCount(`${system}${second}`)
  return whole.ok && whole.count.resultantTex === weft.resultantTex ? `${system}${second}` : second
}
