import { endOfDay, figureOrText } from '@/components/rfq/ask/ask-values'
import { filledLines } from '@/components/rfq/parts/form-issues'
import { dayInIndia } from '@/lib/domain/calendar-day'
import type { LineType } from '@/lib/domain/rfq/comparison/terms'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { PACKAGE_WEIGHT } from '@/lib/domain/rfq/quotations/package-weight'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/terms'

export interface SlabRow {
  minQty: string
  maxQty: string
  price: string
}

export interface PdcRow {
  days: string
  price: string
  /** From an earlier version: whether the term is offered, and its currency. */
  enabled?: boolean
  currency?: string
}

/** A seller whose price is for delivered goods chooses this in place of what the freight is for. */
export const FREIGHT_IN_PRICE = 'INCLUDED'

/** What a seller states at a point, as the API takes it. */
export type Offered = QuotationTerms['specResponses'][number]['offered']

export interface SpecRow {
  field: string
  offered: string
  note: string
  /** What the text was made of: it is sent again while the text is unchanged. */
  given?: Offered
}

/** The quotation as typed. */
export interface QuotationValues {
  lineType: LineType
  unitPrice: string
  currency: string
  priceUom: string
  offeredQuantity: string
  /** The smallest order at this price. */
  moq: string
  /** "": not stated. */
  taxIncluded: '' | 'true' | 'false'
  paymentTerms: string
  quantitySlabs: SlabRow[]
  pdcSlabs: PdcRow[]
  incoterm: string
  freightAmount: string
  /** "" is the currency of the price. */
  freightCurrency: string
  freightPer: string
  leadTimeDays: string
  validUntil: string
  /** The moment that an earlier version named, which its day stands for. */
  validMoment: string
  /** One for each required point, in their order. */
  specResponses: SpecRow[]
  /** What the seller states beyond them, the weight of a package always. */
  otherResponses: SpecRow[]
  attachments: RfqFileView[]
  note: string
}

export type QuotationAction = 'SUBMIT' | 'DRAFT' | 'PREVIEW'

/** The body of POST /api/rfq/respond. Empty fields are left out, so that the API reports what is missing. */
export function quotationBody(
  rfqId: string,
  action: QuotationAction,
  values: QuotationValues,
): Record<string, unknown> {
  const { lineType, note } = values
  const attachments = values.attachments.length > 0 ? { attachments: values.attachments.map(({ id }) => id) } : {}
  if (lineType === 'NOT_AVAILABLE') return { rfqId, action, lineType, ...attachments, ...filled({ note }) }
  const currency = values.currency
  const slabs = sentSlabs(values).flatMap((position) => values.quantitySlabs[position] ?? [])
  const cheques = sentCheques(values).flatMap((position) => values.pdcSlabs[position] ?? [])
  return {
    rfqId,
    action,
    lineType,
    ...figures({
      unitPrice: values.unitPrice,
      offeredQuantity: values.offeredQuantity,
      moq: values.moq,
      leadTimeDays: values.leadTimeDays,
    }),
    currency,
    priceUom: values.priceUom,
    ...(slabs.length > 0
      ? {
          quantitySlabs: slabs.map(({ minQty, maxQty, price }) => ({
            minQty: figureOrText(minQty),
            maxQty: maxQty === '' ? null : figureOrText(maxQty),
            price: figureOrText(price),
          })),
        }
      : {}),
    ...(cheques.length > 0
      ? {
          pdcSlabs: cheques.map(({ days, price, enabled = true, currency: own }) => ({
            days: figureOrText(days),
            price: figureOrText(price),
            enabled,
            ...(own === undefined ? {} : { currency: own }),
          })),
        }
      : {}),
    ...freightOf(values),
    ...(values.validUntil === '' ? {} : { validUntil: momentOf(values) }),
    specResponses: responsesOf(values)
      .filter((row, index, rows) => row.offered.trim() !== '' && rows.findIndex((one) => isSame(one, row)) === index)
      .map(({ field, offered, note: remark, given }) => ({
        field,
        offered: given !== undefined && offeredText(given) === offered ? given : figureOrText(offered),
        ...filled({ note: remark }),
      })),
    ...(values.taxIncluded === '' ? {} : { taxIncluded: values.taxIncluded === 'true' }),
    ...attachments,
    ...filled({ incoterm: values.incoterm, paymentTerms: values.paymentTerms, note }),
  }
}

function freightOf({ currency, freightAmount, freightCurrency, freightPer }: QuotationValues): Record<string, unknown> {
  if (freightPer === FREIGHT_IN_PRICE) return { freight: { amount: 0, currency, per: 'lot' } }
  if (freightAmount === '') return {}
  return {
    freight: { amount: figureOrText(freightAmount), currency: freightCurrency || currency, per: freightPer },
  }
}

/** The positions of the slabs that are sent: a row in which nothing was typed says nothing. */
export function sentSlabs({ quantitySlabs }: QuotationValues): number[] {
  return filledLines(quantitySlabs, ({ minQty, maxQty, price }) => `${minQty}${maxQty}${price}`)
}

/** A cheque term as it is added. */
export const NEW_CHEQUE: PdcRow = { days: '30', price: '' }

/** The positions of the cheque prices that are sent: a term that was added and left as it is says nothing. */
export function sentCheques({ pdcSlabs, currency }: QuotationValues): number[] {
  const isLeft = ({ days, price }: PdcRow) => price.trim() === '' && days === NEW_CHEQUE.days
  const isSent = (row: PdcRow) => row.enabled === false || (isInCurrency(row, currency) && !isLeft(row))
  return filledLines(pdcSlabs, (row) => (isSent(row) ? 'sent' : ''))
}

/** The field of the quotation that a field of the form is about, as its issues name it. */
export function issuePath(name: string, { specResponses }: Pick<QuotationValues, 'specResponses'>): string {
  const [root = '', position] = name.split('.')
  switch (root) {
    case 'specResponses':
      return position === undefined ? root : `${root}[${position}]`
    case 'otherResponses':
      return position === undefined ? 'specResponses' : `specResponses[${specResponses.length + Number(position)}]`
    case 'freightAmount':
    case 'freightCurrency':
    case 'freightPer':
      return 'freight'
    default:
      // What is wrong with one row of slabs or cheque prices may be put right in another.
      return root
  }
}

/** Cheque prices typed in rupees say nothing in another currency: then they are neither shown nor sent. */
export function isInCurrency({ currency = 'INR' }: PdcRow, priceCurrency: string): boolean {
  return currency === priceCurrency
}

/** Every line of the specification, in the order in which it is sent. */
export function responsesOf({ specResponses, otherResponses }: QuotationValues): SpecRow[] {
  return [...specResponses, ...otherResponses]
}

/** A field that is required twice has two lines; the same statement is sent once. */
function isSame(one: SpecRow, other: SpecRow): boolean {
  return one.field === other.field && one.offered === other.offered && one.note === other.note
}

/** Whether an alternative says nowhere where it differs from what is asked: its buyer could not tell. */
export function isUnsaidAlternative(
  { lineType, note, attachments, specResponses, otherResponses }: QuotationValues,
  points: readonly { field: string; asRequested: string }[],
): boolean {
  if (lineType !== 'ALTERNATIVE' || note.trim() !== '' || attachments.length > 0) return false
  const isStated = (row: SpecRow) => {
    const asked = points.find(({ field }) => field === row.field)?.asRequested ?? ''
    return row.note.trim() !== '' || (row.offered.trim() !== '' && row.offered.trim() !== asked)
  }
  return (
    !specResponses.some(isStated) &&
    !otherResponses.some(({ field, ...row }) => field !== PACKAGE_WEIGHT && isStated({ field, ...row }))
  )
}

/** What a seller states at a point, as text. */
export function offeredText(offered: Offered | readonly (string | number)[]): string {
  return typeof offered === 'object' ? offered.join(', ') : String(offered)
}

/** The end of the day, or the earlier moment on it. */
function momentOf({ validUntil, validMoment }: QuotationValues): string {
  const isThatDay = validMoment !== '' && dayInIndia(new Date(validMoment)) === validUntil
  return isThatDay ? validMoment : endOfDay(validUntil)
}

/** The unit of what is typed at a point: that of a bare figure; other text says its own. */
export function unitAfter(typed: string, unit: string): string {
  return /^[\d.,\s]*$/.test(typed) ? unit : ''
}

function filled(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

function figures(texts: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === '' ? [] : [[name, figureOrText(text)]])),
  )
}
