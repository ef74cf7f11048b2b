import { dayInIndia } from '@/lib/domain/calendar-day'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { OwnListing } from '@/lib/domain/rfq/quotations/own-listing'
import { PACKAGE_WEIGHT, unitFactsOf } from '@/lib/domain/rfq/quotations/package-weight'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/quotation'
import { deviatingPoints, requestedPoints, statedPoints } from '@/lib/domain/rfq/quotations/requested-points'
import { statedAt } from '@/lib/domain/rfq/requests/requirement-lines'
import { earlierTerms } from './earlier-terms'
import { FREIGHT_IN_PRICE, offeredText, type QuotationValues, type SpecRow } from './quotation-values'

type AskedQuotation = Pick<RfqRecord, 'moduleKey' | 'snapshot' | 'requirements'>
type EarlierQuotation = QuotationTerms & Pick<QuoteRecord, 'version' | 'draft' | 'files'>

/**
 * The initial values of the form: the draft, else the last version, else what was requested.
 * @param showsPoints whether the form has a box for each point, so that the seller reads what it says
 * @param listing of the seller, which a first quotation begins with
 */
export function openingQuotation(
  rfq: AskedQuotation,
  quote: EarlierQuotation | null,
  validUntil: string,
  { showsPoints = true, listing = null }: { showsPoints?: boolean; listing?: OwnListing | null } = {},
): QuotationValues {
  const { snapshot } = rfq
  const earlier = earlierTerms(quote?.draft ?? (quote && quote.version > 0 ? { ...quote } : {}))
  const { freight, validUntil: validMoment, specResponses: responses } = earlier
  const ownFields = snapshot.technicalSpecificationSnapshot.fields
  // What the listing says otherwise is not as requested.
  const lineType = earlier.lineType ?? (showsPoints && deviatingPoints(rfq).length > 0 ? 'ALTERNATIVE' : 'OFFER')
  const fromListing = quote?.draft || quote?.version ? null : listing
  const taxIncluded = fromListing ? fromListing.taxIncluded : earlier.taxIncluded
  // All that is asked for can be ordered, even where the listing's minimum is above it.
  const moq = fromListing?.moq ? String(Math.min(fromListing.moq, snapshot.quantity)) : earlier.moq
  const currency = earlier.currency || snapshot.currency
  // "As requested" is a statement on each point, which the seller reads and can change before sending it.
  const isAsRequested = showsPoints && responses === null && lineType !== 'NOT_AVAILABLE'
  return {
    lineType,
    unitPrice: earlier.unitPrice,
    currency,
    priceUom: earlier.priceUom || snapshot.uom,
    offeredQuantity: earlier.offeredQuantity || String(snapshot.quantity),
    moq,
    taxIncluded: taxIncluded === null ? '' : taxIncluded ? 'true' : 'false',
    paymentTerms: fromListing?.paymentTerms ?? earlier.paymentTerms,
    quantitySlabs: earlier.quantitySlabs,
    pdcSlabs: earlier.pdcSlabs,
    incoterm: earlier.incoterm ?? snapshot.incoterm,
    ...openingFreight(freight, currency),
    leadTimeDays: String(fromListing?.leadTimeDays ?? earlier.leadTimeDays),
    validUntil: validMoment === null ? validUntil : validMoment && dayInIndia(new Date(validMoment)),
    validMoment: validMoment ?? '',
    specResponses: requestedPoints(rfq).map(({ field }, _, points): SpecRow => {
      const response = responses?.find((candidate) => candidate.field === field)
      // A point that was left blank before stays blank.
      const own = responses ? undefined : statedAt(ownFields, field)?.value
      if (response) return specRow(response)
      // Of two requirements of one field, the first is stated for both.
      const requested = isAsRequested ? points.find((one) => one.field === field)?.asRequested : ''
      return { field, offered: offeredText(own ?? requested ?? ''), note: '' }
    }),
    otherResponses: otherResponses(rfq, responses ?? []),
    attachments: earlier.attachments.flatMap((id) => quote?.files.find((file) => file.id === id) ?? []),
    note: earlier.note,
  }
}

function openingFreight({ amount, currency, per }: ReturnType<typeof earlierTerms>['freight'], priceCurrency: string) {
  if (amount === '0') return { freightAmount: '', freightCurrency: '', freightPer: FREIGHT_IN_PRICE }
  return {
    freightAmount: amount,
    freightCurrency: currency === priceCurrency ? '' : currency,
    freightPer: per || 'lot',
  }
}

/** What a form shows of the request, and what it begins with. The parameters are those of `openingQuotation`. */
export function openingForm(...opening: Parameters<typeof openingQuotation>) {
  const [rfq, quote] = opening
  const { quantity, uom, tradeMode, technicalSpecificationSnapshot } = rfq.snapshot
  const defaults = openingQuotation(...opening)
  const stated = defaults.otherResponses.map(({ field }) => field)
  return {
    requested: { quantity, uom, tradeMode, facts: unitFactsOf(technicalSpecificationSnapshot.fields) },
    points: requestedPoints(rfq),
    /** Where the seller's listing is not as requested, as long as no version says what is offered. */
    deviates: quote?.draft || quote?.version ? [] : deviatingPoints(rfq),
    otherPoints: statedPoints(rfq, stated),
    defaults,
  }
}

/** What the seller stated beyond the required points, and a line for the weight of a package. */
function otherResponses({ requirements }: AskedQuotation, responses: QuotationTerms['specResponses']): SpecRow[] {
  const required = new Set(requirements.map(({ field }) => field))
  const others = responses.filter(({ field }) => !required.has(field))
  const rows = others.map(specRow)
  const hasWeight = required.has(PACKAGE_WEIGHT) || others.some(({ field }) => field === PACKAGE_WEIGHT)
  return hasWeight ? rows : [...rows, { field: PACKAGE_WEIGHT, offered: '', note: '' }]
}

function specRow({ field, offered, note = '' }: QuotationTerms['specResponses'][number]): SpecRow {
  return { field, offered: offeredText(offered), note, given: offered }
}
