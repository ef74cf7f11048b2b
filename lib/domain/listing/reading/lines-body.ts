import { z } from 'zod'
import { described } from '@/lib/domain/record-schema'

/** Of a whole list; other texts of the API are shorter. */
export const LINES_TEXT_MAX = 40_000
const LINES_MAX = 200
export const LINE_LENGTH_MAX = 500

/** The lines of a text that are not empty. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export const linesBodySchema = z.strictObject({
  text: described(
    z
      .string()
      .max(LINES_TEXT_MAX, `Use at most ${LINES_TEXT_MAX.toLocaleString('en-IN')} characters.`)
      .refine((text) => linesOf(text).length <= LINES_MAX, {
        error: `Use at most ${LINES_MAX} lines.`,
        params: { code: 'TOO_LONG' },
      })
      .refine((text) => linesOf(text).every((line) => line.length <= LINE_LENGTH_MAX), {
        error: `Use at most ${LINE_LENGTH_MAX} characters in a line.`,
        params: { code: 'TOO_LONG' },
      }),
    `Up to ${LINES_MAX} lines of up to ${LINE_LENGTH_MAX} characters. Empty lines are skipped.`,
  ),
})

/** Body of POST .../read. */
export const readBodySchema = linesBodySchema.extend({
  asks: described(
    z.boolean({ error: 'Use true or false.' }),
    'Whether the text asks for goods: its quantity is then that which is wanted, and not a stock.',
    false,
  ).optional(),
})
