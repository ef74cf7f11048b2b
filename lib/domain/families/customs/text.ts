import { HS_CODES } from './codes'
import type { HsCode } from './result'

const TEXTS: ReadonlyMap<string, string> = new Map(HS_CODES)

export const isHsCode = (code: string): code is HsCode => TEXTS.has(code)

/** The text of a code; "" for one that is not suggested. */
export const hsText = (code: string): string => TEXTS.get(code) ?? ''
