import { z } from 'zod'
import { ROLES } from '@/lib/domain/actor'
import { orderListSchema } from '@/lib/domain/rfq/list-query'
import { orderTransitionSchema } from '@/lib/domain/rfq/requests/action-request'
import { dashboardSchema, oneOrderSchema, orderPageSchema } from '../responses/orders'
import { route } from '../route'
import { named, said } from '../schema'

export const listOrdersRoute = route('GET /api/trade-core/orders/mine', {
  access: 'actor',
  id: 'listOrders',
  tag: 'Orders',
  summary: 'Your orders',
  query: orderListSchema,
  queryNotes: { as: 'On which side you stand; both when left out.', status: 'Orders that stand so.' },
  queryExample: 'as=buyer',
  responses: { 200: { description: 'The newest first.', schema: orderPageSchema } },
})

export const showOrderRoute = route('GET /api/trade-core/orders/:orderId', {
  access: 'actor',
  id: 'showOrder',
  tag: 'Orders',
  summary: 'One order',
  responses: { 200: { description: 'The order.', schema: oneOrderSchema } },
})

export const moveOrderRoute = route('POST /api/trade-core/orders/:orderId/transition', {
  access: 'actor',
  effect: 'record',
  id: 'moveOrder',
  tag: 'Orders',
  summary: 'Move an order on',
  description:
    'The buyer cancels before it is confirmed and marks DELIVERED and COMPLETED; the seller moves the rest. `moves` of the order has what you may do now.',
  body: {
    json: {
      notes: {
        to: 'Where it goes; `moves` of the order has what you may do.',
        note: 'The reason of a cancellation, or a word to the other side.',
        expectedVersion: 'Refuses if the order is at another version.',
      },
      schema: named('OrderTransition', 'Where it goes.', orderTransitionSchema),
      example: { to: 'CONFIRMED', note: 'In production from Monday.' },
    },
  },
  responses: { 200: { description: 'The order as it is now.', schema: oneOrderSchema } },
  errors: ['FORBIDDEN', 'ORDER_STATE'],
  isVersioned: true,
})

export const showDashboardRoute = route('GET /api/trade-core/erp/marketplace/readback-dashboard', {
  access: 'actor',
  id: 'showDashboard',
  tag: 'Orders',
  summary: 'The commercial flow in figures',
  query: { as: said(z.enum(ROLES).optional(), 'A role of this account; the first when left out.') },
  responses: { 200: { description: 'Ten stages.', schema: dashboardSchema } },
})
