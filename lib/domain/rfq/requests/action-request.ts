import { z } from 'zod'
import { ORDER_STATUSES } from '../orders/order'
import { RFQ_ACTIONS } from '../states'
import {
  daysValue,
  filesValue,
  freightValue,
  idValue,
  incotermValue,
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
    incoterm: optional(incotermValue),
    freight: optional(freightValue),
  },
  { error: 'Use {unitPrice, offeredQuantity, leadTimeDays, validUntil, incoterm, freight} for the terms you want.' },
)

const refuse = (ctx: z.RefinementCtx, field: string, message: string, code = 'REQUIRED') =>
  ctx.addIssue({ code: 'custom', path: [field], message, params: { code } })

/** Body of POST /api/rfq/:rfqId/actions. */
export const rfqActionSchema = z
  .strictObject({
    action: z.enum(RFQ_ACTIONS, { error: `Use one of ${RFQ_ACTIONS.join(', ')}.` }),
    quoteId: optional(idValue),
    quoteVersion: optional(versionValue),
    /** The seller who receives the information; left out: all who asked. */
    sellerId: optional(idValue),
    terms: optional(counterTermsSchema),
    note: optional(noteValue),
    attachments: optional(filesValue),
    expectedVersion: optional(versionValue),
  })
  .superRefine(({ action, quoteId, terms, note, attachments }, ctx) => {
    if ((action === 'COUNTER' || action === 'DECLINE_QUOTE') && !quoteId) {
      refuse(ctx, 'quoteId', 'Choose a quotation.')
    }
    if (
      action === 'COUNTER' &&
      Object.values(terms ?? {}).every((value) => value === undefined) &&
      !note &&
      !attachments
    ) {
      refuse(ctx, 'terms', 'Enter the terms you want.')
    }
    if (action === 'PROVIDE_INFO' && !note) refuse(ctx, 'note', 'Enter the answer.')
    if (attachments && action !== 'COUNTER' && action !== 'PROVIDE_INFO') {
      refuse(ctx, 'attachments', 'Send files only with a counter-offer or an answer.', 'UNKNOWN_FIELD')
    }
    if (action === 'REMOVE' && !note) refuse(ctx, 'note', 'Enter the reason. The buyer will read it.')
  })

export type RfqActionRequest = z.output<typeof rfqActionSchema>

/** Body of POST /api/rfq/accept. */
export const acceptSchema = z.strictObject({
  rfqId: idValue,
  quoteId: idValue,
  quoteVersion: versionValue,
  quantity: optional(quantityValue),
  /** One of the cheque terms of the quotation; left out: the cash price. */
  pdcDays: optional(daysValue),
  poReference: optional(wordValue),
  note: optional(noteValue),
  expectedVersion: optional(versionValue),
})

export type AcceptRequest = z.output<typeof acceptSchema>

/** Body of POST /api/trade-core/orders/:orderId/transition. */
export const orderTransitionSchema = z.strictObject({
  to: z.enum(ORDER_STATUSES, { error: `Use one of ${ORDER_STATUSES.join(', ')}.` }),
  note: optional(noteValue),
  expectedVersion: optional(versionValue),
})

/** Body of POST /api/trade-core/orders/:orderId/messages. */
export const orderMessageSchema = z.strictObject({
  text: noteValue.refine((text) => text !== '', { error: 'Write a message.', params: { code: 'REQUIRED' } }),
})

export const CLIENT_EVENT_TYPES = ['NOTE', 'VIEWED'] as const

/** Body of POST seller-quotation-event; a type that clients may not write is a conflict, not a bad body. */
export const clientEventSchema = z.strictObject({
  rfqId: idValue,
  quoteId: optional(idValue),
  /** The seller a buyer writes to if they have no quotation yet; left out: the quotation's thread, otherwise all. */
  sellerId: optional(idValue),
  type: wordValue.refine((type) => type !== '', 'Use NOTE or VIEWED.'),
  message: optional(noteValue),
  attachments: optional(filesValue),
  clientEventId: optional(wordValue),
})

export type ClientEvent = z.output<typeof clientEventSchema>

const EVENTS_LIMIT_MAX = 200

export const eventQuerySchema = z.strictObject({
  rfqId: idValue,
  limit: z.coerce
    .number('Use a whole number.')
    .int('Use a whole number.')
    .min(1, 'Use at least 1.')
    .max(EVENTS_LIMIT_MAX, `Use at most ${EVENTS_LIMIT_MAX}.`)
    .default(EVENTS_LIMIT_MAX),
  /** The number of the last event of the previous page. */
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, 'Use the cursor of the previous page unchanged.')
    .transform(Number)
    .optional(),
})

/** Query of GET /api/trade-core/orders/:orderId/messages. */
export const orderMessageQuerySchema = eventQuerySchema.omit({ rfqId: true })
