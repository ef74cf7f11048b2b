import { messagesOf } from '@/components/rfq/parts/form-issues'
import type { TradeFormProps } from '@/components/rfq/parts/trade-form'
import type { Issue } from '@/lib/domain/errors'
import type { OwnListing } from '@/lib/domain/rfq/quotations/own-listing'
import type { AskedUnit } from '@/lib/domain/rfq/quotations/package-weight'
import type { PriceReference } from '@/lib/domain/rfq/quotations/price-check'
import type { StatedPoint } from '@/lib/domain/rfq/quotations/requested-points'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import type { QuotationValues } from './quotation-values'

export const FORM = 'quotation'
export const LABELS = {
  lineType: 'What you offer',
  unitPrice: 'Price',
  currency: 'Currency',
  priceUom: 'Per',
  offeredQuantity: 'Quantity',
  moq: 'Smallest order',
  taxIncluded: 'Tax',
  paymentTerms: 'Payment terms',
  quantitySlabs: 'Quantity slabs',
  pdcSlabs: 'Cheque prices',
  incoterm: 'Delivery term',
  freight: 'Freight',
  leadTimeDays: 'Lead time',
  validUntil: 'Valid until',
  specResponses: 'Specification',
  note: 'Note',
  attachments: 'Files',
}

/** The frame of the lead time, with the day by which the buyer needs the goods. */
export function leadTimeFrame(need: string) {
  return {
    label: LABELS.leadTimeDays,
    help: `From the order until dispatch. ${need}`.trim(),
    className: need === '' ? undefined : 'col-span-2',
  }
}

export interface QuotationFormProps {
  /** The account, for the form copy in this browser. */
  userId: string
  rfqId: string
  /** The requested quantity and its unit, with what the listing says of one unit. */
  requested: { quantity: number; tradeMode: string } & AskedUnit
  /** By when the buyer needs the goods, in a sentence; "" where they named no day. */
  need: string
  /** What a typed price is compared with. */
  prices: { listing: OwnListing | null; references: readonly PriceReference[]; rates: PlainRates }
  /** Every required point, with the requirement in words. */
  points: readonly { field: string; label: string; requested: string; unit: string; asRequested: string }[]
  /** The points at which the seller's listing is not as requested. */
  deviates: readonly string[]
  /** The points that an earlier version states beyond them, and the weight of a package. */
  otherPoints: Readonly<Record<string, StatedPoint>>
  defaults: QuotationValues
  /** Whether a version was submitted before. */
  isRevision: boolean
  /** Whether quotation and files are hidden until the deadline. */
  isSealed: boolean
  options: SectionProps['options']
  dayMin: string
}

/** What each section of the form needs. */
export interface SectionProps extends TradeFormProps<QuotationValues> {
  requested: QuotationFormProps['requested']
  prices: QuotationFormProps['prices']
  otherPoints: QuotationFormProps['otherPoints']
}

/** The options with the value of an earlier version, which the list may not have: a price per lb, a currency without a rate. */
export function withOwn(options: readonly string[], own: string): readonly string[] {
  return own === '' || options.includes(own) ? options : [own, ...options]
}

/** The delivery terms that the trade allows, with the one of an earlier version. */
export function withOwnTerm(options: SectionProps['options']['incoterms'], own: string) {
  return own === '' || options.some(({ value }) => value === own) ? options : [...options, { value: own, label: own }]
}

/** Shows the messages of any row below all rows; each names its row's figures. */
export function rowMessages(issues: readonly Issue[], name: string): { error?: string; warning?: string } {
  return messagesOf(
    issues.map((issue) => (issue.field.startsWith(name) ? { ...issue, field: name } : issue)),
    name,
  )
}
