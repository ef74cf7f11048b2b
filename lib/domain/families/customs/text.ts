import { HS_CODES } from './codes'
import { type HsCode, textsOf } from './result'

const CODES: ReadonlySet<string> = new Set(HS_CODES.map(([code]) => code))

export const isHsCode = (code: string): code is HsCode => CODES.has(code)

/** The text of a code; "" for one that is not suggested. */
export const hsText = textsOf(HS_CODES)
