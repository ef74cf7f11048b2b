import { dayInIndia } from '@/lib/domain/rfq/day'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/quotation'
import type { AnswerValues } from './quotation-values'

/** What the answer form begins with: the last version, else a draft, else what was asked. */
export function openingAnswer(rfq: RfqRecord, quote: QuoteRecord | null, validUntil: string): AnswerValues {
  const { snapshot, requirements } = rfq
  const draft = quote?.draft ? (quote.draft as Partial<QuotationTerms>) : null
  const known: Partial<QuotationTerms> = draft ?? (quote && quote.version > 0 ? quote : {})
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  const stated = known.specResponses ?? []
  const ownFields = snapshot.technicalSpecificationSnapshot.fields
  return {
    lineType: known.lineType ?? 'OFFER',
    unitPrice: text(known.unitPrice),
    currency: known.currency ?? snapshot.currency,
    priceUom: known.priceUom ?? snapshot.uom,
    offeredQuantity: text(known.offeredQuantity ?? snapshot.quantity),
    quantitySlabs: (known.quantitySlabs ?? []).map(({ minQty, maxQty, price }) => ({
      minQty: text(minQty),
      maxQty: text(maxQty),
      price: text(price),
    })),
    pdcSlabs: (known.pdcSlabs ?? []).map(({ days, price }) => ({ days: text(days), price: text(price) })),
    incoterm: known.incoterm ?? snapshot.incoterm,
    freightAmount: text(known.freight?.amount),
    freightPer: known.freight?.per ?? 'lot',
    leadTimeDays: text(known.leadTimeDays),
    validUntil: known.validUntil ? dayInIndia(new Date(known.validUntil)) : validUntil,
    specResponses: requirements.map(({ field }) => {
      const answer = stated.find((one) => one.field === field)
      return { field, offered: offeredText(answer?.offered ?? ownFields[field]), note: answer?.note ?? '' }
    }),
    attachments: (quote?.files ?? []).filter(({ id }) => known.attachments?.includes(id)),
    note: known.note ?? '',
  }
}

function offeredText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
