import type { FieldValues } from '@/lib/domain/fields/field'

/** Whole listings of a module: for the definition endpoint, tests and documents. The definition never imports them. */
export interface ModuleExamples {
  /** Bodies that publish on any day, one for each main branch at least; the definition endpoint shows them. */
  whole: readonly { name: string; body: FieldValues }[]
  /** For each rule and bound, what breaks it in the first example, and the path of its issue. */
  broken: readonly { code: string; path: string; change: FieldValues; example?: string }[]
  /** Searches with the names of the examples that they find, and do not find. */
  searches: readonly { q: string; finds: readonly string[]; not?: readonly string[] }[]
}

/** What most examples of Indian sellers say of sale and dispatch. */
export const INDIAN_TERMS = {
  currency: 'INR',
  taxIncluded: false,
  negotiable: true,
  tradeMode: 'Domestic',
  originCountry: 'IN',
  shippingResponsibility: 'Ex-mill',
} as const satisfies FieldValues
