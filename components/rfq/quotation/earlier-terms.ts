import type { LineType } from '@/lib/domain/rfq/comparison/terms'
import { LINE_TYPES, type QuotationTerms } from '@/lib/domain/rfq/quotations/terms'
import { momentValue } from '@/lib/domain/rfq/requests/request-values'

/** Typed text, or a figure; "" for what is neither. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The terms that a form begins with. A draft is kept as typed, so its values may be of any type: text stays text for the box, and what no
 * box can show is as if it was missing.
 */
interface EarlierTerms {
  lineType: LineType | null
  unitPrice: string
  /** "" when it is missing, as for the other words. */
  currency: string
  priceUom: string
  offeredQuantity: string
  moq: string
  taxIncluded: boolean | null
  paymentTerms: string
  quantitySlabs: { minQty: string; maxQty: string; price: string }[]
  pdcSlabs: { days: string; price: string; enabled?: false; currency?: string }[]
  /** Null: not given yet. */
  incoterm: string | null
  freight: { amount: string; currency: string; per: string }
  leadTimeDays: string
  /** ISO 8601; "" for one that cannot be read. Null: not given yet. */
  validUntil: string | null
  /** Null: nothing given yet. */
  specResponses: QuotationTerms['specResponses'] | null
  attachments: string[]
  note: string
}

export function earlierTerms(given: Readonly<Record<string, unknown>>): EarlierTerms {
  const { lineType, freight, incoterm, validUntil, specResponses } = given
  return {
    lineType: LINE_TYPES.find((one) => one === lineType) ?? null,
    unitPrice: textOf(given.unitPrice),
    currency: textOf(given.currency),
    priceUom: textOf(given.priceUom),
    offeredQuantity: textOf(given.offeredQuantity),
    moq: textOf(given.moq),
    taxIncluded: typeof given.taxIncluded === 'boolean' ? given.taxIncluded : null,
    paymentTerms: textOf(given.paymentTerms),
    quantitySlabs: rowsOf(given.quantitySlabs).map(({ minQty, maxQty, price }) => ({
      minQty: textOf(minQty),
      maxQty: textOf(maxQty),
      price: textOf(price),
    })),
    pdcSlabs: rowsOf(given.pdcSlabs).map(({ days, price, enabled, currency }) => ({
      days: textOf(days),
      price: textOf(price),
      ...(enabled === false ? { enabled } : {}),
      ...(textOf(currency) === '' ? {} : { currency: textOf(currency) }),
    })),
    incoterm: typeof incoterm === 'string' ? incoterm : null,
    freight: freightOf(freight),
    leadTimeDays: textOf(given.leadTimeDays),
    validUntil: validUntil ? (momentValue.safeParse(validUntil).data ?? '') : null,
    specResponses: Array.isArray(specResponses) ? rowsOf(specResponses).flatMap(responseOf) : null,
    attachments: Array.isArray(given.attachments) ? given.attachments.map(textOf) : [],
    note: textOf(given.note),
  }
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((row) => ({ ...Object(row) })) : []
}

function freightOf(value: unknown): EarlierTerms['freight'] {
  const { amount, currency, per } = { ...Object(value) }
  return { amount: textOf(amount), currency: textOf(currency), per: textOf(per) }
}

function responseOf({ field, offered, note }: Record<string, unknown>): QuotationTerms['specResponses'] {
  const isOne = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
  const stated = isOne(offered) ? offered : Array.isArray(offered) ? offered.filter(isOne) : null
  if (typeof field !== 'string' || stated === null) return []
  return [{ field, offered: stated, ...(textOf(note) === '' ? {} : { note: textOf(note) }) }]
}
