import type { CountSystem } from '@/lib/domain/count/systems'

/** Every reason for refusing a count string (reference 9.5). */
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
  'COUNT_CABLED',
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

/** A parsed count string. Tex values have full precision; `roundTex` gives the stored form. */
export interface ParsedCount {
  system: CountSystem
  /** Of a single, in `system`; of the finished thread for Tkt. */
  value: number
  /** Null when the notation does not give it (a ticket number, a resultant without ply). */
  ply: number | null
  /** Per single. */
  filaments: number | null
  /** Of a single, g/km; null when the ply is unknown. */
  tex: number | null
  /** Of the whole thread, g/km, nominal: without twist contraction and without the core. */
  resultantTex: number
  /** Known process and finish words, in the order typed: COMBED, COMPACT, WEAVING ... */
  qualifiers: string[]
  /** Names what was inferred rather than written: 'system'. */
  inferred: string[]
  warnings: CountWarning[]
  /** Unknown words, as typed. */
  words: string[]
  core?: { value: number; system: 'Denier' | 'dtex' }
  coreMaterial?: 'elastane'
  /** Percentages of a blend ratio in the order typed; they sum to 100. */
  blend?: number[]
  /** Raw silk is sold as a range of two deniers: `value` is their mean. */
  range?: [number, number]
}

export interface CountRejection {
  ok: false
  code: CountRejectCode
  /** For the seller. */
  message: string
  /** Count strings that can be parsed and that the seller may have meant. */
  didYouMean: string[]
}

export type CountReading = { ok: true; count: ParsedCount } | CountRejection

/** Refuses a string; `didYouMean` may hold candidates that cannot be parsed, which `parseCount` removes. */
export const reject = (code: CountRejectCode, message: string, didYouMean: string[] = []): CountRejection => ({
  ok: false,
  code,
  message,
  didYouMean,
})
