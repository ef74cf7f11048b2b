import type { HsResult } from '@/lib/domain/modules/define-module'
import type { HS_CODES } from './codes'

/** A code that can be suggested, because the table has its text. */
export type HsCode = (typeof HS_CODES)[number][0]

/** The text of a code of these rows; "" for any other. */
export function textsOf(rows: readonly (readonly [code: string, text: string])[]): (code: string) => string {
  const texts = new Map(rows)
  return (code) => texts.get(code) ?? ''
}

/** A suggestion. @param alternatives the codes that another reading of the facts would give */
export const found = <Code extends HsCode>(
  code: Code,
  reason: string,
  alternatives: readonly Code[] = [],
): HsResult => ({
  ok: true,
  code,
  reason,
  alternatives: alternatives.filter((other) => other !== code),
})

/** No suggestion. @param fields the fields that would decide it; none where no field would */
export const missing = (fields: readonly string[], message: string): HsResult => ({
  ok: false,
  missing: fields,
  message,
})
