import { messagesOf } from '@/components/rfq/parts/form-issues'
import type { TradeFormProps } from '@/components/rfq/parts/trade-form'
import type { Issue } from '@/lib/domain/errors'
import type { QuotationValues } from './quotation-values'

export const FORM = 'quotation'
export const LABELS = {
  lineType: 'What you offer',
  unitPrice: 'Price',
  currency: 'Currency',
  priceUom: 'Per',
  offeredQuantity: 'Quantity',
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

export interface QuotationFormProps {
  /** The account, for the form copy in this browser. */
  userId: string
  rfqId: string
  /** The requested quantity and its unit. */
  requested: { quantity: number; uom: string }
  /** Every required point, with the requirement in words. */
  points: readonly { field: string; label: string; requested: string; unit: string }[]
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
}

/** Shows the messages of any row below all rows; each names its row's figures. */
export function rowMessages(issues: readonly Issue[], name: string): { error?: string; warning?: string } {
  return messagesOf(
    issues.map((issue) => (issue.field.startsWith(name) ? { ...issue, field: name } : issue)),
    name,
  )
}
