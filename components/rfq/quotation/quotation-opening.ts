import { dayInIndia } from '@/lib/domain/rfq/day'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/quotation'
import { requestedPoints } from '@/lib/domain/rfq/quotations/requested-points'
import { statedAt } from '@/lib/domain/rfq/requests/requirement-lines'
import type { QuotationValues } from './quotation-values'

type AskedQuotation = Pick<RfqRecord, 'moduleKey' | 'snapshot' | 'requirements'>
type EarlierQuotation = QuotationTerms & Pick<QuoteRecord, 'version' | 'draft' | 'files'>

/** The initial values of the form: the draft, else the last version, else what was requested. */
export function openingQuotation(
  rfq: AskedQuotation,
  quote: EarlierQuotation | null,
  validUntil: string,
): QuotationValues {
  const { snapshot } = rfq
  const draft = quote?.draft ? (quote.draft as Partial<QuotationTerms>) : null
  const earlier: Partial<QuotationTerms> = draft ?? (quote && quote.version > 0 ? quote : {})
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  const responses = earlier.specResponses
  const ownFields = snapshot.technicalSpecificationSnapshot.fields
  const lineType = earlier.lineType ?? 'OFFER'
  // "As requested" is a statement on each point, which the seller reads and can change before sending it.
  const isAsRequested = lineType === 'OFFER' && earlier.specResponses === undefined
  return {
    lineType,
    unitPrice: text(earlier.unitPrice),
    currency: earlier.currency ?? snapshot.currency,
    priceUom: earlier.priceUom ?? snapshot.uom,
    offeredQuantity: text(earlier.offeredQuantity ?? snapshot.quantity),
    quantitySlabs: (earlier.quantitySlabs ?? []).map(({ minQty, maxQty, price }) => ({
      minQty: text(minQty),
      maxQty: text(maxQty),
      price: text(price),
    })),
    pdcSlabs: (earlier.pdcSlabs ?? []).map(({ days, price }) => ({ days: text(days), price: text(price) })),
    incoterm: earlier.incoterm ?? snapshot.incoterm,
    freightAmount: text(earlier.freight?.amount),
    freightPer: earlier.freight?.per ?? 'lot',
    leadTimeDays: text(earlier.leadTimeDays),
    validUntil: earlier.validUntil ? dayInIndia(new Date(earlier.validUntil)) : validUntil,
    specResponses: requestedPoints(rfq).map(({ field, asRequested }) => {
      const response = responses?.find((candidate) => candidate.field === field)
      // A point that was left blank before stays blank.
      const own = responses ? undefined : statedAt(ownFields, field)?.value
      return {
        field,
        offered: offeredText(response?.offered ?? own ?? (isAsRequested ? asRequested : '')),
        note: response?.note ?? '',
      }
    }),
    attachments: (quote?.files ?? []).filter(({ id }) => earlier.attachments?.includes(id)),
    note: earlier.note ?? '',
  }
}

function offeredText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
