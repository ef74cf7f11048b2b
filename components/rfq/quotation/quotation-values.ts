import { endOfDay, figureOrText } from '@/components/rfq/ask/ask-values'
import type { LineType } from '@/lib/domain/rfq/comparison/terms'
import type { RfqFileView } from '@/lib/domain/rfq/files'

export interface SlabRow {
  minQty: string
  maxQty: string
  price: string
}

export interface PdcRow {
  days: string
  price: string
}

export interface SpecRow {
  field: string
  offered: string
  note: string
}

/** The quotation as typed. */
export interface QuotationValues {
  lineType: LineType
  unitPrice: string
  currency: string
  priceUom: string
  offeredQuantity: string
  quantitySlabs: SlabRow[]
  pdcSlabs: PdcRow[]
  incoterm: string
  freightAmount: string
  freightPer: string
  leadTimeDays: string
  validUntil: string
  specResponses: SpecRow[]
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
  return {
    rfqId,
    action,
    lineType,
    ...figures({
      unitPrice: values.unitPrice,
      offeredQuantity: values.offeredQuantity,
      leadTimeDays: values.leadTimeDays,
    }),
    currency,
    priceUom: values.priceUom,
    ...(values.quantitySlabs.length > 0
      ? {
          quantitySlabs: values.quantitySlabs.map(({ minQty, maxQty, price }) => ({
            minQty: figureOrText(minQty),
            maxQty: maxQty === '' ? null : figureOrText(maxQty),
            price: figureOrText(price),
          })),
        }
      : {}),
    ...(values.pdcSlabs.length > 0
      ? {
          pdcSlabs: values.pdcSlabs.map(({ days, price }) => ({
            days: figureOrText(days),
            price: figureOrText(price),
            enabled: true,
          })),
        }
      : {}),
    ...(values.freightAmount === ''
      ? {}
      : { freight: { amount: figureOrText(values.freightAmount), currency, per: values.freightPer } }),
    ...(values.validUntil === '' ? {} : { validUntil: endOfDay(values.validUntil) }),
    specResponses: values.specResponses
      .filter(({ offered }) => offered.trim() !== '')
      .map(({ field, offered, note: remark }) => ({
        field,
        offered: figureOrText(offered),
        ...filled({ note: remark }),
      })),
    ...attachments,
    ...filled({ incoterm: values.incoterm, note }),
  }
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
