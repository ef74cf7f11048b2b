import { z } from 'zod'
import { incoterms } from '@/lib/domain/vocabulary/trade-terms'
import { ORDER_STATUSES } from '../orders/order'
import { RFQ_ACTIONS } from '../states'
import {
  closedValue,
  daysValue,
  filesValue,
  idValue,
  momentValue,
  noteValue,
  optional,
  priceValue,
  quantityValue,
  versionValue,
  wordValue,
} from './request-values'

const counterTermsSchema = z.strictObject(
  {
    unitPrice: optional(priceValue),
    offeredQuantity: optional(quantityValue),
    leadTimeDays: optional(daysValue),
    validUntil: optional(momentValue),
    incoterm: optional(closedValue(incoterms, 'An Incoterm of 2020, such as EXW, FOB or CIF.')),
  },
  { error: 'The terms you would rather have: {unitPrice, offeredQuantity, leadTimeDays, validUntil, incoterm}.' },
)

const refuse = (ctx: z.RefinementCtx, field: string, message: string, code = 'REQUIRED') =>
  ctx.addIssue({ code: 'custom', path: [field], message, params: { code } })

/** Body of POST /api/rfq/:rfqId/actions. */
export const rfqActionSchema = z
  .strictObject({
    action: z.enum(RFQ_ACTIONS, { error: `One of ${RFQ_ACTIONS.join(', ')}.` }),
    quoteId: optional(idValue),
    quoteVersion: optional(versionValue),
    /** To whom information is provided; left out: to all who asked. */
    sellerId: optional(idValue),
    terms: optional(counterTermsSchema),
    note: optional(noteValue),
    attachments: optional(filesValue),
    expectedVersion: optional(versionValue),
  })
  .superRefine(({ action, quoteId, terms, note, attachments }, ctx) => {
    if ((action === 'COUNTER' || action === 'DECLINE_QUOTE') && !quoteId) {
      refuse(ctx, 'quoteId', 'Say which quotation.')
    }
    if (
      action === 'COUNTER' &&
      Object.values(terms ?? {}).every((value) => value === undefined) &&
      !note &&
      !attachments
    ) {
      refuse(ctx, 'terms', 'Say what you would rather have.')
    }
    if (action === 'PROVIDE_INFO' && !note) refuse(ctx, 'note', 'Write the answer.')
    if (attachments && action !== 'COUNTER' && action !== 'PROVIDE_INFO') {
      refuse(ctx, 'attachments', 'Files go with a counter-offer or with an answer.', 'UNKNOWN_FIELD')
    }
    if (action === 'REMOVE' && !note) refuse(ctx, 'note', 'The buyer is shown the reason: write it.')
  })

/** Body of POST /api/rfq/accept. */
export const acceptSchema = z.strictObject({
  rfqId: idValue,
  quoteId: idValue,
  quoteVersion: versionValue,
  quantity: optional(quantityValue),
  poReference: optional(wordValue),
  note: optional(noteValue),
  expectedVersion: optional(versionValue),
})

/** Body of POST /api/trade-core/orders/:orderId/transition. */
export const orderTransitionSchema = z.strictObject({
  to: z.enum(ORDER_STATUSES, { error: `One of ${ORDER_STATUSES.join(', ')}.` }),
  note: optional(noteValue),
  expectedVersion: optional(versionValue),
})

export const CLIENT_EVENT_TYPES = ['NOTE', 'VIEWED'] as const

/** Body of POST seller-quotation-event; that a type is not a client's to write is a conflict, no fault of form. */
export const clientEventSchema = z.strictObject({
  rfqId: idValue,
  quoteId: optional(idValue),
  /** To which seller a buyer writes who has no quotation of his yet; left out: to the thread of the quotation, else to all. */
  sellerId: optional(idValue),
  type: wordValue.refine((type) => type !== '', 'NOTE or VIEWED.'),
  message: optional(noteValue),
  attachments: optional(filesValue),
  clientEventId: optional(wordValue),
})

const EVENTS_LIMIT_MAX = 200

export const eventQuerySchema = z.strictObject({
  rfqId: idValue,
  limit: z.coerce
    .number('A whole number.')
    .int('A whole number.')
    .min(1, 'At least 1.')
    .max(EVENTS_LIMIT_MAX, `At most ${EVENTS_LIMIT_MAX}.`)
    .default(EVENTS_LIMIT_MAX),
  /** The number of the last event of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, 'Send the cursor of the page before as it came.')
    .transform(Number)
    .optional(),
})
