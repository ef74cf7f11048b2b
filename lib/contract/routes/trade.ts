import { z } from 'zod'
import { ROLES } from '@/lib/domain/actor'
import { STANDINGS } from '@/lib/domain/entitlement/explain'
import { planAnswerSchema, planRequestSchema, planWithdrawalSchema } from '@/lib/domain/entitlement/plan-request'
import { PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { compareQuerySchema, orderListSchema, rfqListSchema } from '@/lib/domain/rfq/list-query'
import { respondSchema } from '@/lib/domain/rfq/quotations/respond-request'
import {
  acceptSchema,
  clientEventSchema,
  eventQuerySchema,
  orderTransitionSchema,
  rfqActionSchema,
} from '@/lib/domain/rfq/requests/action-request'
import { createSchema } from '@/lib/domain/rfq/requests/create-request'
import { operation } from '../operation'
import {
  acceptedSchema,
  actedSchema,
  comparisonSchema,
  createdRfqSchema,
  dashboardSchema,
  eventAnswerSchema,
  eventPageSchema,
  oneOrderSchema,
  oneRfqSchema,
  orderPageSchema,
  previewedSchema,
  respondedSchema,
  rfqFileAnswerSchema,
  rfqPageSchema,
} from '../responses/rfq'
import {
  planRequestAnswerSchema,
  planRequestPageSchema,
  readbackSchema,
  sellerIdQuery,
} from '../responses/subscription'
import { EXAMPLE_ID, named, said } from '../schema'

const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'

export const REQUEST_OPERATIONS = [
  operation('POST /api/rfq/create', {
    id: 'createRfq',
    tag: 'Requests',
    summary: 'Ask for a quotation',
    description:
      'Of the seller of one listing (`listingId`), of chosen sellers (`moduleKey` and `sellerIds`), or of all of a module (`moduleKey` and `openPool`). What the listing says is captured as it stands.',
    body: {
      json: {
        notes: {
          listingId: 'Asks the seller of this listing.',
          moduleKey: 'With sellerIds or openPool.',
          sellerIds: 'Asks these sellers.',
          openPool: 'Asks all sellers of the module.',
          quantity: 'How much, in uom.',
          uom: 'kg, bag, cone ...; that of the listing when left out.',
          targetPrice: 'What you would like to pay, per uom in currency.',
          currency: 'ISO 4217; that of the listing, else INR, when left out.',
          priceBasis: 'In your words, such as ex-mill.',
          tradeMode: 'Domestic, Export or Both; Domestic when left out.',
          incoterm: 'Of 2020; at home none, or EXW.',
          deliveryLocation: 'In your words.',
          attachments: 'Ids of files uploaded before.',
          copyOf: 'The ended request of your own that you ask anew.',
          technicalSpecificationSnapshot: 'Not taken: the server captures it from the listing.',
          requirements: 'What it must be: field, op (= >= <= between in), value, unit, tolerance or tolerancePercent.',
          respondBy: 'Until when sellers may answer, with its offset.',
          sealed: 'Answers stay hidden until respondBy.',
          note: 'For the sellers.',
        },
        schema: named('RfqCreate', 'What is asked, and of whom.', createSchema),
        example: {
          listingId: EXAMPLE_ID,
          quantity: 5000,
          uom: 'kg',
          targetPrice: 280,
          currency: 'INR',
          deliveryLocation: 'Tiruppur',
          requirements: [{ field: 'count', op: '=', value: '30s' }],
          note: 'Monthly need, first lot in three weeks.',
        },
      },
    },
    answers: { 201: { description: 'Asked.', schema: createdRfqSchema } },
    fails: ['FORBIDDEN', 'NOT_FOUND', 'SELF_RFQ', 'LISTING_NOT_ACTIVE'],
  }),
  operation('POST /api/rfq/attachments', {
    id: 'uploadRfqFile',
    tag: 'Requests',
    summary: 'Upload a file for a request, an answer or a message',
    description: 'It is bound by the body that names its id in `attachments`; unnamed it is gone after a month.',
    body: { form: { file: 'lab-dip.pdf', parts: {} } },
    answers: { 201: { description: 'Stored.', schema: rfqFileAnswerSchema } },
    fails: ['FORBIDDEN', 'STORAGE_QUOTA_REACHED'],
  }),
  operation('DELETE /api/rfq/attachments/:attachmentId', {
    id: 'deleteRfqFile',
    tag: 'Requests',
    summary: 'Delete a file that nothing names yet',
    answers: { 200: { description: 'The file that is gone.', schema: rfqFileAnswerSchema } },
    fails: ['ACTION_NOT_POSSIBLE'],
  }),
  operation('GET /api/rfq/mine', {
    id: 'listRfqs',
    tag: 'Requests',
    summary: 'Your requests',
    description: 'Those that your company made, and those in which you are asked.',
    query: rfqListSchema.shape,
    queryNotes: { as: 'On which side you stand; both when left out.', status: 'Requests that stand so.' },
    queryExample: 'as=buyer&limit=10',
    answers: { 200: { description: 'The newest first.', schema: rfqPageSchema } },
    fails: ['FORBIDDEN'],
  }),
  operation('GET /api/rfq/:rfqId', {
    id: 'showRfq',
    tag: 'Requests',
    summary: 'One request',
    answers: { 200: { description: 'With the quotations and orders you may see.', schema: oneRfqSchema } },
  }),
  operation('POST /api/rfq/respond', {
    id: 'respondRfq',
    tag: 'Requests',
    summary: 'Answer a request',
    description:
      'The seller’s side: submit, revise, draft, preview, withdraw, ask back, decline, or take a counter-offer. A submitted version never changes; the next submission is version + 1, up to 30 and one for each counter-offer taken. PREVIEW saves nothing and lists every problem.',
    body: {
      json: {
        notes: {
          rfqId: 'The request.',
          action: 'What you do.',
          expectedRfqVersion: 'Refuses if the buyer changed the request since.',
          expectedVersion: 'Refuses if your quotation is at another version.',
          lineType: 'OFFER when left out.',
          unitPrice: 'Per priceUom in currency.',
          currency: 'That of the request when left out.',
          priceUom: 'The unit of your price; that of the request when left out.',
          offeredQuantity: 'In the uom of the request.',
          quantitySlabs: 'Prices by quantity.',
          pdcSlabs: 'Prices against post-dated cheques, 15 to 360 days in steps of 15.',
          incoterm: 'Of 2020.',
          freight: 'Amount, currency, per ("lot" or a unit).',
          leadTimeDays: 'Days until you deliver.',
          validUntil: 'Until when your price holds, with its offset.',
          specResponses: 'What you state of each point: field, offered, note; 10,000 characters together.',
          attachments: 'Ids of files uploaded before; of a question, too.',
          note: 'For the buyer.',
        },
        schema: named('RfqRespond', 'What is done, and the terms of an offer.', respondSchema),
        example: {
          rfqId: EXAMPLE_ID,
          action: 'SUBMIT',
          lineType: 'OFFER',
          unitPrice: 285,
          currency: 'INR',
          priceUom: 'kg',
          offeredQuantity: 5000,
          leadTimeDays: 7,
          validUntil: '2030-12-31T18:00:00+05:30',
          pdcSlabs: [{ days: 30, price: 289.2 }],
        },
      },
    },
    answers: {
      200: { description: 'Done, or previewed.', schema: z.union([respondedSchema, previewedSchema]) },
      201: { description: 'The first submission.', schema: respondedSchema },
    },
    fails: [
      'FORBIDDEN',
      'NOT_FOUND',
      'RFQ_CLOSED',
      'RFQ_CHANGED',
      'RESPOND_BY_PASSED',
      'ACTION_NOT_POSSIBLE',
      'QUOTE_ALREADY_ACCEPTED',
      'QUOTE_EXPIRED',
      'QUOTE_VERSIONS_EXHAUSTED',
    ],
    isVersioned: true,
  }),
  operation('POST /api/rfq/:rfqId/actions', {
    id: 'actOnRfq',
    tag: 'Requests',
    summary: 'Counter, decline, answer a question, cancel, close',
    description: 'The buyer’s side. An admin may REMOVE a request; the buyer is shown the reason.',
    body: {
      json: {
        notes: {
          action: 'What you do.',
          quoteId: 'With COUNTER and DECLINE_QUOTE.',
          quoteVersion: 'Refuses if the quotation is at another version.',
          sellerId: 'Whose question PROVIDE_INFO answers; all that asked when left out.',
          terms: 'What you would rather have: unitPrice, offeredQuantity, leadTimeDays, validUntil, incoterm.',
          note: 'Told to the other side.',
          attachments: 'Ids of files uploaded before, with COUNTER or PROVIDE_INFO.',
          expectedVersion: 'Refuses if the request is at another version.',
        },
        schema: named('RfqAction', 'What is done.', rfqActionSchema),
        example: { action: 'COUNTER', quoteId: EXAMPLE_ID, terms: { unitPrice: 281 }, note: 'For three lots.' },
      },
    },
    answers: { 200: { description: 'The request as it is now.', schema: actedSchema } },
    fails: [
      'FORBIDDEN',
      'RFQ_CLOSED',
      'RFQ_SEALED',
      'RESPOND_BY_PASSED',
      'ACTION_NOT_POSSIBLE',
      'QUOTE_VERSION_CHANGED',
      'QUOTE_ALREADY_ACCEPTED',
      'QUOTE_NOT_ACCEPTABLE',
      'QUOTE_EXPIRED',
      'RFQ_ALREADY_AWARDED',
    ],
    isVersioned: true,
  }),
  operation('GET /api/rfq/compare/:id', {
    id: 'compareQuotations',
    tag: 'Requests',
    summary: 'Every answer on one basis',
    description:
      'Prices in one unit and currency, the slab of the quantity, post-dated cheques in today’s money, landed cost by incoterm with what is missing named, each requirement’s verdict. For the buyer’s company and admins.',
    query: compareQuerySchema.shape,
    queryNotes: {
      quantity: 'For how much; what was asked when left out.',
      uom: 'In which unit; that of the request when left out.',
      currency: 'In which currency; that of the request when left out.',
      creditRate: 'What a year of credit costs you, in percent; 18 when left out.',
    },
    queryExample: 'quantity=5000&currency=INR&creditRate=18',
    answers: { 200: { description: 'The comparison.', schema: comparisonSchema } },
  }),
  operation('POST /api/rfq/accept', {
    id: 'acceptQuotation',
    tag: 'Requests',
    summary: 'Accept a quotation',
    description:
      'Makes an order. A quotation is accepted once at most; several orders of one request never add up to more than was asked.',
    body: {
      json: {
        notes: {
          rfqId: 'The request.',
          quoteId: 'The quotation.',
          quoteVersion: 'The version that you compared: that one is accepted, or none.',
          quantity: 'In the uom of the request; all that is offered and not yet awarded when left out.',
          poReference: 'Your own number.',
          note: 'For the seller.',
          expectedVersion: 'Refuses if the request is at another version.',
        },
        schema: named('RfqAccept', 'Which quotation, in which version.', acceptSchema),
        example: { rfqId: EXAMPLE_ID, quoteId: EXAMPLE_ID, quoteVersion: 1, quantity: 5000, poReference: 'PO-7781' },
      },
    },
    answers: { 201: { description: 'The order.', schema: acceptedSchema } },
    fails: [
      'FORBIDDEN',
      'NOT_FOUND',
      'RFQ_CLOSED',
      'RFQ_SEALED',
      'RFQ_ALREADY_AWARDED',
      'QUOTE_ALREADY_ACCEPTED',
      'QUOTE_VERSION_CHANGED',
      'QUOTE_EXPIRED',
      'QUOTE_NOT_ACCEPTABLE',
      'QUANTITY_EXCEEDS_RFQ',
      'QUANTITY_EXCEEDS_OFFER',
      'ACTION_NOT_POSSIBLE',
    ],
    isVersioned: true,
  }),
  operation(`GET ${EVENTS}`, {
    id: 'listRfqEvents',
    tag: 'Requests',
    summary: 'What happened to a request',
    query: eventQuerySchema.shape,
    queryNotes: {
      rfqId: 'The request.',
      limit: 'Events on a page; 200 when left out.',
      cursor: '`nextCursor` of the page before.',
    },
    queryExample: `rfqId=${EXAMPLE_ID}`,
    answers: { 200: { description: 'In order.', schema: eventPageSchema } },
    fails: ['NOT_FOUND'],
  }),
  operation(`POST ${EVENTS}`, {
    id: 'addRfqEvent',
    tag: 'Requests',
    summary: 'Add a note',
    description:
      'Only NOTE and VIEWED; all else follows from what is done. A repeated `clientEventId` answers with the same event.',
    body: {
      json: {
        notes: {
          rfqId: 'The request.',
          quoteId: 'The quotation that it is about.',
          sellerId: 'To which seller a buyer writes; with neither, every seller reads the same words.',
          type: 'NOTE or VIEWED.',
          message: 'What you say.',
          attachments: 'Ids of files uploaded before.',
          clientEventId: 'Your own name of it: repeated, it answers with the same event.',
        },
        schema: named('RfqEventWrite', 'A note or a view.', clientEventSchema),
        example: { rfqId: EXAMPLE_ID, type: 'NOTE', message: 'Lab dip follows on Monday.' },
      },
    },
    answers: {
      200: { description: 'The event of the first time.', schema: eventAnswerSchema },
      201: { description: 'Added.', schema: eventAnswerSchema },
    },
    fails: ['NOT_FOUND', 'EVENT_TYPE_NOT_CLIENT_WRITABLE'],
  }),
]

export const ORDER_OPERATIONS = [
  operation('GET /api/trade-core/orders/mine', {
    id: 'listOrders',
    tag: 'Orders',
    summary: 'Your orders',
    query: orderListSchema.shape,
    queryNotes: { as: 'On which side you stand; both when left out.', status: 'Orders that stand so.' },
    queryExample: 'as=buyer',
    answers: { 200: { description: 'The newest first.', schema: orderPageSchema } },
  }),
  operation('GET /api/trade-core/orders/:orderId', {
    id: 'showOrder',
    tag: 'Orders',
    summary: 'One order',
    answers: { 200: { description: 'The order.', schema: oneOrderSchema } },
  }),
  operation('POST /api/trade-core/orders/:orderId/transition', {
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
    answers: { 200: { description: 'The order as it is now.', schema: oneOrderSchema } },
    fails: ['FORBIDDEN', 'ORDER_STATE'],
    isVersioned: true,
  }),
  operation('GET /api/trade-core/erp/marketplace/readback-dashboard', {
    id: 'showDashboard',
    tag: 'Orders',
    summary: 'The commercial flow in figures',
    query: { as: said(z.enum(ROLES).optional(), 'A role of this account; the first when left out.') },
    answers: { 200: { description: 'Ten stages.', schema: dashboardSchema } },
  }),
]

const PLAN_REQUESTS = '/api/account/plan-requests'

export const SUBSCRIPTION_OPERATIONS = [
  operation(`GET ${PLAN_REQUESTS}`, {
    id: 'listPlanRequests',
    access: 'actor',
    tag: 'Subscription',
    summary: 'Requests for a plan',
    description: 'The caller’s own; with `scope=all`, for admins, everybody’s.',
    query: {
      scope: said(z.enum(['mine', 'all']).optional(), 'mine when left out.'),
      status: said(z.enum(['open', 'closed']).optional(), 'With `scope=all`; open when left out.'),
      cursor: said(z.string().optional(), '`page.nextCursor` of the page before.'),
    },
    answers: { 200: { description: 'Requests.', schema: planRequestPageSchema } },
    fails: ['FORBIDDEN'],
  }),
  operation(`POST ${PLAN_REQUESTS}`, {
    id: 'requestPlan',
    access: 'actor',
    tag: 'Subscription',
    summary: 'Ask for a plan',
    description: 'Admins are told; the entitlement stays what it is. Nothing is paid by it.',
    body: {
      json: {
        schema: named('PlanRequestWrite', 'Which plan.', planRequestSchema),
        example: { planKey: 'market_growth', note: 'We begin with grey fabric in January.' },
      },
    },
    answers: { 201: { description: 'Asked.', schema: planRequestAnswerSchema } },
    fails: ['FORBIDDEN', 'PLAN_REQUEST_OPEN'],
  }),
  operation(`POST ${PLAN_REQUESTS}/:requestId/withdraw`, {
    id: 'withdrawPlanRequest',
    access: 'actor',
    tag: 'Subscription',
    summary: 'Take a request for a plan back',
    body: {
      json: {
        schema: named('PlanRequestWithdrawal', 'Nothing, or the version that was read.', planWithdrawalSchema),
        example: {},
      },
    },
    answers: { 200: { description: 'Withdrawn.', schema: planRequestAnswerSchema } },
    fails: ['FORBIDDEN', 'PLAN_REQUEST_CLOSED'],
    isVersioned: true,
  }),
  operation(`POST ${PLAN_REQUESTS}/:requestId/answer`, {
    id: 'answerPlanRequest',
    access: 'admin',
    tag: 'Subscription',
    summary: 'Answer a request for a plan',
    description: 'For admins. It changes no entitlement: the operator does.',
    body: {
      json: {
        schema: named('PlanRequestReply', 'Done, or declined with the reason.', planAnswerSchema),
        example: { outcome: 'DONE' },
      },
    },
    answers: { 200: { description: 'Answered.', schema: planRequestAnswerSchema } },
    fails: ['PLAN_REQUEST_CLOSED'],
    isVersioned: true,
  }),
  operation('GET /api/trade-core/seller-subscription/status', {
    id: 'showSubscription',
    tag: 'Subscription',
    summary: 'What your plan opens',
    query: sellerIdQuery,
    answers: { 200: { description: 'The readback of one seller.', schema: readbackSchema } },
    fails: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  operation('GET /api/trade-core/erp/admin/seller-module-access', {
    id: 'listSellerAccess',
    tag: 'Subscription',
    summary: 'What every seller’s plan opens',
    description: 'For admins.',
    query: sellerIdQuery,
    answers: { 200: { description: 'The readback of all sellers.', schema: readbackSchema } },
    fails: ['NOT_FOUND'],
  }),
  operation('GET /api/trade-core/erp/admin/seller-module-access/export', {
    id: 'exportSellerAccess',
    tag: 'Subscription',
    summary: 'What every seller’s plan opens, as a sheet',
    description: 'For admins.',
    query: {
      layout: said(
        z.enum(['sellers', 'cells']).optional(),
        'A line for each seller (when left out), or for each seller and module with the reason.',
      ),
      plan: said(z.enum([...PLAN_KEYS, 'none']).optional(), 'Sellers with this plan.'),
      status: said(z.enum(['active', 'inactive']).optional(), 'Whether the plan is active.'),
      module: said(z.enum(MODULE_KEYS).optional(), 'The module that `state` is about.'),
      state: said(z.enum(STANDINGS).optional(), 'How the module stands.'),
      suspended: said(z.enum(['yes', 'no']).optional(), 'Whether the account is suspended.'),
      request: said(z.enum(['open']).optional(), 'Sellers who ask for a plan.'),
      q: said(z.string().max(200).optional(), 'Words of name, e-mail or place.'),
    },
    answers: { 200: { description: 'A spreadsheet.', types: ['text/csv'] } },
    hasNoValidator: true,
  }),
]
