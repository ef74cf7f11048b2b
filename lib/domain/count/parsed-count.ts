import type { CountSystem } from '@/lib/domain/count/systems'

/** Every reason for which a count string is refused (section 5, step 6). */
export const COUNT_REJECT_CODES = [
  'EMPTY',
  'NO_COUNT',
  'BAD_NUMBER',
  'NON_POSITIVE',
  'SYSTEM_REQUIRED',
  'MIXED_SYSTEMS',
  'MULTIPLE_COUNTS',
  'PLY_INVALID',
  'PLY_TOO_LARGE',
  'FILAMENTS_ON_SPUN',
  'FILAMENTS_INVALID',
  'DPF_OUT_OF_RANGE',
  'AMBIGUOUS',
  'NOT_A_COUNT',
  'OUT_OF_RANGE',
  'TOO_LONG',
] as const

export type CountRejectCode = (typeof COUNT_REJECT_CODES)[number]

export type CountWarningCode =
  | 'PLY_ORDER_ASSUMED'
  | 'SYSTEM_ASSUMED'
  | 'PLY_HIGH'
  | 'FILAMENTS_ASSUMED'
  | 'WORD_MISMATCH'

export interface CountWarning {
  code: CountWarningCode
  message: string
}

/** A count string as the trade reads it. Tex values are at full precision; `roundTex` gives the stored form. */
export interface ParsedCount {
  system: CountSystem
  /** Of one single, in `system`; of the finished thread for Tkt. */
  value: number
  /** Null where the notation does not say (a ticket number, a resultant without ply). */
  ply: number | null
  /** Per single. */
  filaments: number | null
  /** Of one single, g/km; null where the ply is unknown. */
  tex: number | null
  /** Of the whole thread, g/km, nominal: without twist contraction and without the core. */
  resultantTex: number
  /** Known process and finish words, in the order typed: COMBED, COMPACT, WEAVING ... */
  qualifiers: string[]
  /** Names what was not written but concluded: 'system'. */
  inferred: string[]
  warnings: CountWarning[]
  /** Words that we do not interpret, as typed. */
  words: string[]
  core?: { value: number; system: 'Denier' | 'dtex' }
  coreMaterial?: 'elastane'
  /** Percentages of a blend ratio in the order typed; they sum to 100. */
  blend?: number[]
  /** Raw silk is sold between two deniers: `value` is their middle. */
  range?: [number, number]
}

export interface CountRejection {
  ok: false
  code: CountRejectCode
  /** Plain words for the seller. */
  message: string
  /** Count strings that do parse and that the seller may have meant. */
  didYouMean: string[]
}

export type CountReading = { ok: true; count: ParsedCount } | CountRejection

/** Refuses a string; `didYouMean` may still hold candidates that do not parse, which `parseCount` takes out. */
export const reject = (code: CountRejectCode, message: string, didYouMean: string[] = []): CountRejection => ({
  ok: false,
  code,
  message,
  didYouMean,
})
