import {
  FREIGHT_IN_PRICE,
  isInCurrency,
  type QuotationValues,
  type SpecRow,
  unitAfter,
} from '@/components/rfq/quotation/quotation-values'
import { freightBasis } from '@/lib/domain/rfq/comparison/landed'
import type { StatedPoint } from '@/lib/domain/rfq/quotations/requested-points'

export interface Answer {
  choice: 'offer' | 'decline'
  /** Whether the seller says that what is not stated is as requested. */
  isAsRequested: boolean
  values: QuotationValues
}

/** A required point, in words and as what states it. */
export interface AskedPoint {
  field: string
  label: string
  inFull: string
  unit: string
  asRequested: string
}

/** What the answer says at one point; "" says nothing. */
interface AnsweredPoint {
  label: string
  inFull: string
  offered: string
}

/** The quotation that an answer sends: what its seller typed, what their listing says, and the rest as requested where they say so. */
export function quotationOf({ choice, isAsRequested, values }: Answer, points: readonly AskedPoint[]): QuotationValues {
  const { lineType } = values
  return {
    ...values,
    lineType: choice === 'decline' ? 'NOT_AVAILABLE' : lineType === 'NOT_AVAILABLE' ? 'OFFER' : lineType,
    specResponses: isAsRequested ? values.specResponses.map((row) => asRequested(row, points)) : values.specResponses,
  }
}

function asRequested(row: SpecRow, points: readonly AskedPoint[]): SpecRow {
  const point = points.find(({ field }) => field === row.field)
  return isBlank(row) && point ? { ...row, offered: point.asRequested } : row
}

function isBlank({ offered }: SpecRow): boolean {
  return offered.trim() === ''
}

/** How many required points neither the listing nor the seller states. */
export function blankPoints({ specResponses }: QuotationValues): number {
  return specResponses.filter(isBlank).length
}

/** All that the answer says of the goods: at each required point, and beyond them. */
export function answeredPoints(
  answer: Answer,
  points: readonly AskedPoint[],
  others: Readonly<Record<string, StatedPoint>>,
): AnsweredPoint[] {
  const { specResponses, otherResponses } = quotationOf(answer, points)
  const textOf = (row: SpecRow | undefined, unit: string) => {
    if (!row || isBlank(row)) return ''
    const figure = [row.offered, unitAfter(row.offered, unit)].filter((text) => text !== '').join(' ')
    return row.note ? `${figure} (${row.note})` : figure
  }
  return [
    ...points.map(({ field, label, inFull, unit }) => ({
      label,
      inFull,
      offered: textOf(
        specResponses.find((row) => row.field === field),
        unit,
      ),
    })),
    ...otherResponses
      .filter((row) => !isBlank(row))
      .map((row) => ({
        label: others[row.field]?.label ?? row.field,
        inFull: '',
        offered: textOf(row, others[row.field]?.unit ?? ''),
      })),
  ]
}

/** What else of a draft is sent, for which this form has no box. */
export function alsoSent({ lineType, quantitySlabs, pdcSlabs, attachments, ...values }: QuotationValues): string[] {
  const { currency, moq, taxIncluded, paymentTerms, freightAmount, freightCurrency, freightPer } = values
  const cheques = pdcSlabs.filter((row) => row.enabled !== false && isInCurrency(row, currency))
  return [
    lineType === 'ALTERNATIVE' ? 'offered as an alternative' : '',
    moq === '' ? '' : `smallest order ${moq}`,
    taxIncluded === '' ? '' : taxIncluded === 'true' ? 'price with tax' : 'price plus tax',
    paymentTerms === '' ? '' : `payment: ${paymentTerms}`,
    ...quantitySlabs.map(({ minQty, price }) => `from ${minQty}: ${price}`),
    ...cheques.map(({ days, price }) => `${days} days by cheque: ${price}`),
    freightPer === FREIGHT_IN_PRICE ? 'freight included in the price' : '',
    freightAmount === '' || freightPer === FREIGHT_IN_PRICE
      ? ''
      : `freight ${freightAmount} ${freightCurrency || currency} ${freightBasis({ per: freightPer })}`,
    ...attachments.map(({ name }) => name),
  ].filter((text) => text !== '')
}
