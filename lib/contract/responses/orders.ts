import { z } from 'zod'
import { id, moment, text, texts } from '@/lib/domain/record-schema'
import type { OrderMessage } from '@/lib/domain/rfq/orders/order-message'
import { countedPage, openPage, recordOf, response } from '../schema'
import { eventSchema, orderSchema, quoteSchema, rfqSchema } from './rfq-records'

export const acceptedSchema = response('Accepted', 'The order that was created.', {
  order: orderSchema,
  quote: quoteSchema.nullable(),
  rfq: rfqSchema,
  events: z.array(eventSchema),
})

export const oneOrderSchema = response('OneOrder', 'One order.', { order: orderSchema })
export const orderPageSchema = response('OrderPage', 'Orders, the newest first.', {
  orders: z.array(orderSchema),
  page: countedPage(),
})

const orderMessageSchema = recordOf<OrderMessage>()('OrderMessage', 'A message between the two parties of an order.', {
  messageId: id('The message.'),
  actorType: text('buyer or seller.', 'buyer'),
  actorId: id('Who wrote.'),
  at: moment(''),
  text: text('', 'Please send the GST invoice with the goods.'),
})

export const orderMessageResponseSchema = response('OneOrderMessage', 'The message that was added.', {
  message: orderMessageSchema,
})
export const orderMessagePageSchema = response('OrderMessages', 'The messages of an order, in order.', {
  messages: z.array(orderMessageSchema),
  page: openPage(),
})

export const dashboardSchema = response('Dashboard', 'The ten commercial flow stages as the caller’s role has them.', {
  readOnly: z.literal(true),
  role: z.enum(['buyer', 'seller', 'admin']),
  stages: z.array(
    z.object({
      stage: text('', 'rfq_or_order_intent'),
      executed: z.boolean(),
      executionState: z.enum(['OFF', 'RECORDED']),
      statement: text(),
      routes: texts,
      counts: z.record(z.string(), z.number()),
      recent: z.array(
        z.object({
          id: id('The record.'),
          title: text(),
          status: text(),
          at: moment(''),
          link: text('Its page.', '/orders/019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
        }),
      ),
    }),
  ),
  externalBankExecution: z.literal(false),
  externalMoneyMovement: z.literal(false),
  providerExecutionState: z.literal('OFF'),
})
