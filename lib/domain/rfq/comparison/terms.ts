import type { FieldValues } from '@/lib/domain/fields/field'
import type { PdcSlab } from '@/lib/domain/listing/pricing/pdc'
import type { QuantitySlab } from '@/lib/domain/listing/pricing/slabs'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'

/** What the buyer asked for, as far as answers are held against it. */
export interface AskedTerms {
  quantity: number
  uom: string
  currency: string
  /** Per `uom` in `currency`; null when none was named. */
  targetPrice: number | null
  tradeMode: string
  /** "" when the buyer left the term to the seller. */
  incoterm: string
  deliveryLocation: string
  requirements: readonly Requirement[]
  /** Values that say what one package of the RFQ weighs (netWeight, unitsPerPackage, gsm, width ...): the captured specification. */
  facts: FieldValues
}

export const REQUIREMENT_OPERATORS = ['=', '>=', '<=', 'between', 'in'] as const
export type RequirementOperator = (typeof REQUIREMENT_OPERATORS)[number]

/** One line of a specification: a field, what it must be, and what may be missing from it (contract section 6). */
export interface Requirement {
  field: string
  op: RequirementOperator
  /** Two bounds for "between", the choices for "in". */
  value: string | number | readonly (string | number)[]
  unit?: string
  /** Absolute, in the unit of the value. */
  tolerance?: number
  tolerancePercent?: number
}

export type LineType = 'OFFER' | 'ALTERNATIVE' | 'NOT_AVAILABLE'

export interface SpecResponse {
  field: string
  offered: unknown
  note?: string
}

/** Freight that the seller quotes beside the price: for the whole consignment ("lot") or per unit of quantity. */
export interface QuotedFreight {
  amount: number
  currency: string
  per: string
}

/** The latest live version of one seller's answer. Quantities are in the RFQ's uom, prices per `priceUom`. */
export interface OfferedTerms {
  quoteId: string
  version: number
  sellerId: string
  companyName: string
  status: string
  lineType: LineType
  isExpired: boolean
  validUntil: string
  unitPrice: number
  currency: string
  priceUom: string
  offeredQuantity: number
  quantitySlabs: readonly QuantitySlab[]
  pdcSlabs: readonly PdcSlab[]
  incoterm: string
  freight: QuotedFreight | null
  leadTimeDays: number | null
  specResponses: readonly SpecResponse[]
  /** What one package of this seller weighs; never another seller's. */
  facts: FieldValues
}

/** The one basis on which all answers are shown. */
export interface BasisChoice {
  /** In `uom`; the RFQ's when not chosen. */
  quantity?: number
  uom?: string
  currency?: string
  /** What a year's credit costs the buyer, in percent. */
  creditRatePercent?: number
}

/** By what money of other currencies is told, and when: an old rate is said to be. */
export interface RatesOfTheDay {
  rates: ExchangeRates
  now: Date
}
