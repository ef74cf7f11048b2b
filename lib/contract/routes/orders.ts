import { z } from 'zod'
import { ROLES } from '@/lib/domain/actor'
import { described, named } from '@/lib/domain/record-schema'
import { orderListSchema } from '@/lib/domain/rfq/lists/list-query'
import {
  orderMessageQuerySchema,
  orderMessageSchema,
  orderTransitionSchema,
} from '@/lib/domain/rfq/requests/action-request'
import {
  dashboardSchema,
  oneOrderSchema,
  orderMessagePageSchema,
  orderMessageResponseSchema,
  orderPageSchema,
} from '../responses/orders'
import { jsonBody, routesOf } from '../route'

const route = routesOf('Orders')

export const listOrdersRoute = route('GET /api/trade-core/orders/mine', {
  access: 'actor',
  id: 'listOrders',
  summary: 'List your orders',
  query: orderListSchema,
  queryNotes: {
    as: 'Your side: buyer or seller. Both by default.',
    status: 'Only orders with this status.',
    q: 'Words of the number, the title, the buyer’s reference or a company.',
  },
  queryExample: 'as=buyer',
  responses: { 200: { description: 'The newest first.', schema: orderPageSchema } },
})

export const showOrderRoute = route('GET /api/trade-core/orders/:orderId', {
  access: 'actor',
  id: 'showOrder',
  summary: 'Show an order',
  responses: { 200: { description: 'The order.', schema: oneOrderSchema } },
})

export const moveOrderRoute = route('POST /api/trade-core/orders/:orderId/transition', {
  access: 'actor',
  effect: 'record',
  id: 'moveOrder',
  summary: 'Change the status of an order',
  description:
    'The buyer cancels before it is confirmed and marks DELIVERED and COMPLETED; the seller moves the rest. `moves` of the order lists what you may do now.',
  body: jsonBody(
    named('OrderTransition', 'The new status.', orderTransitionSchema),
    { to: 'CONFIRMED', note: 'In production from Monday.' },
    {
      to: 'The new status; `moves` of the order lists the possible ones.',
      note: 'The reason for a cancellation, or a note to the other side.',
      expectedVersion: 'Refuses if the order is at another version.',
    },
  ),
  responses: { 200: { description: 'The order as it is now.', schema: oneOrderSchema } },
  errors: ['FORBIDDEN', 'ORDER_STATE'],
  isVersioned: true,
})

export const listOrderMessagesRoute = route('GET /api/trade-core/orders/:orderId/messages', {
  access: 'actor',
  id: 'listOrderMessages',
  summary: 'List the messages of an order',
  description: 'For the buyer and the seller of the order only.',
  query: orderMessageQuerySchema,
  queryNotes: { limit: 'Messages on a page; 200 by default.', cursor: '`nextCursor` of the previous page.' },
  responses: { 200: { description: 'In order.', schema: orderMessagePageSchema } },
})

export const addOrderMessageRoute = route('POST /api/trade-core/orders/:orderId/messages', {
  access: 'actor',
  effect: 'record',
  id: 'addOrderMessage',
  summary: 'Write to the other party of an order',
  description: 'In every state of the order. The other party is notified.',
  body: jsonBody(
    named('OrderMessageWrite', 'A message.', orderMessageSchema),
    { text: 'Please send the GST invoice with the goods.' },
    { text: 'Up to 2,000 characters.' },
  ),
  responses: { 201: { description: 'The message.', schema: orderMessageResponseSchema } },
})

export const showDashboardRoute = route('GET /api/trade-core/erp/marketplace/readback-dashboard', {
  access: 'actor',
  id: 'showDashboard',
  summary: 'Show the commercial flow in figures',
  query: () => ({ as: described(z.enum(ROLES).optional(), 'A role of this account; the first by default.') }),
  responses: { 200: { description: 'Ten stages.', schema: dashboardSchema } },
})
