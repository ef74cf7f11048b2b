import { type Issue, IssueList } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { PdcSlab } from '@/lib/domain/listing/pricing/pdc'
import type { QuantitySlab } from '@/lib/domain/listing/pricing/slabs'
import type { LineType, QuotationTerms } from '@/lib/domain/rfq/quotations/terms'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'

/** The buyer's terms that quotations are compared with. */
export interface AskedTerms {
  /** What is compared by default: all that was asked for, or the rest of it after a part was ordered. */
  quantity: number
  /** Whether a part is ordered. */
  isRest?: boolean
  uom: string
  currency: string
  /** Per `uom` in `currency`; null without a target. */
  targetPrice: number | null
  tradeMode: string
  /** "" when the buyer left the term to the seller. */
  incoterm: string
  deliveryLocation: string
  /** The day in India by which the goods are needed. */
  neededBy?: string
  requirements: readonly Requirement[]
  /**
   * Values with the weight of one package of the RFQ (netWeight, unitsPerPackage, gsm, clothWidth ...): the captured
   * specification.
   */
  facts: FieldValues
}

export const REQUIREMENT_OPERATORS = ['=', '>=', '<=', 'between', 'in'] as const
export type RequirementOperator = (typeof REQUIREMENT_OPERATORS)[number]

/** One line of a specification: a field, its required value and the tolerance (reference 6.9). */
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

export type { LineType }

export interface SpecResponse {
  field: string
  offered: unknown
  note?: string
}

/** The latest live version of a seller's quotation. Quantities are in the RFQ's uom, prices per `priceUom`. */
export interface OfferedTerms {
  quoteId: string
  version: number
  sellerId: string
  companyName: string
  status: string
  lineType: LineType
  isExpired: boolean
  isSellerSuspended?: boolean
  validUntil: string
  unitPrice: number
  currency: string
  priceUom: string
  offeredQuantity: number
  moq?: number
  quantitySlabs: readonly QuantitySlab[]
  pdcSlabs: readonly PdcSlab[]
  incoterm: string
  freight: QuotationTerms['freight']
  taxIncluded?: boolean
  paymentTerms?: string
  leadTimeDays: number | null
  specResponses: readonly SpecResponse[]
  /** The weight of one package of this seller; never another seller's. */
  facts: FieldValues
}

/** The basis on which all quotations are shown. */
export interface BasisChoice {
  /** In `uom`; the RFQ's by default. */
  quantity?: number
  uom?: string
  currency?: string
  /** The buyer's yearly cost of credit, in percent. */
  creditRatePercent?: number
}

const CREDIT_RATE_MAX = 100

/** The figures of a chosen basis that are out of their bounds. */
export function basisBounds({
  quantity,
  creditRatePercent,
}: Pick<BasisChoice, 'quantity' | 'creditRatePercent'>): Issue[] {
  const issues = new IssueList()
  if (quantity !== undefined && !(Number.isFinite(quantity) && quantity > 0)) {
    issues.error('BAD_VALUE', 'quantity', 'Enter a quantity above 0.')
  }
  const isRate = (rate: number) => Number.isFinite(rate) && rate >= 0 && rate <= CREDIT_RATE_MAX
  if (creditRatePercent !== undefined && !isRate(creditRatePercent)) {
    issues.error('BAD_VALUE', 'creditRate', `A yearly rate in percent, from 0 to ${CREDIT_RATE_MAX}.`)
  }
  return issues.all
}

/** The exchange rates and the moment: old rates are marked. */
export interface RatesOfTheDay {
  rates: ExchangeRates
  now: Date
}
