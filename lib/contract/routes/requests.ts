import { z } from 'zod'
import { EXAMPLE_ID, named } from '@/lib/domain/record-schema'
import { compareQuerySchema, rfqListSchema } from '@/lib/domain/rfq/lists/list-query'
import { respondSchema } from '@/lib/domain/rfq/quotations/respond-request'
import {
  acceptSchema,
  clientEventSchema,
  eventQuerySchema,
  rfqActionSchema,
} from '@/lib/domain/rfq/requests/action-request'
import { createSchema } from '@/lib/domain/rfq/requests/create-request'
import { comparisonSchema } from '../responses/comparison'
import { acceptedSchema } from '../responses/orders'
import {
  actedSchema,
  createdRfqSchema,
  eventPageSchema,
  eventResponseSchema,
  oneRfqSchema,
  previewedSchema,
  respondedSchema,
  rfqFileResponseSchema,
  rfqPageSchema,
} from '../responses/requests'
import { jsonBody, routesOf } from '../route'

const route = routesOf('Requests')

const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'

export const createRfqRoute = route('POST /api/rfq/create', {
  access: 'actor',
  effect: 'record',
  id: 'createRfq',
  summary: 'Create a request for quotation',
  description:
    'Ask the seller of one listing (`listingId`), chosen sellers (`moduleKey` and `sellerIds`), or all sellers of a module (`moduleKey` and `openPool`). The values of the listing are captured with the request.',
  body: jsonBody(
    named('RfqCreate', 'What you ask for, and from whom.', createSchema),
    {
      listingId: EXAMPLE_ID,
      quantity: 5000,
      uom: 'kg',
      targetPrice: 280,
      currency: 'INR',
      deliveryLocation: 'Tiruppur',
      requirements: [{ field: 'count', op: '=', value: '30s' }],
      note: 'Monthly need, first lot in three weeks.',
    },
    {
      listingId: 'Asks the seller of this listing.',
      moduleKey: 'With sellerIds or openPool.',
      sellerIds: 'Asks these sellers.',
      listingIds: 'With sellerIds: the listing of each seller that you ask about.',
      openPool: 'Asks all sellers of the module. Say what you need in requirements, title or note.',
      title: 'What you need, in one line. By default made from the goods and the quantity.',
      quantity: 'How much, in uom.',
      uom: 'kg, bag, cone ...; that of the listing by default.',
      targetPrice: 'The price that you want to pay, per uom in currency.',
      currency: 'ISO 4217. By default that of the listing, else INR.',
      priceBasis: 'In your words, such as ex-mill.',
      tradeMode: 'Domestic (default), Export or Both.',
      incoterm: 'Incoterms 2020. In a domestic trade none, or EXW.',
      deliveryLocation: 'In your words.',
      attachments: 'Ids of uploaded files.',
      copyOf: 'Your ended request to copy.',
      technicalSpecificationSnapshot: 'Ignored: the server captures it from the listing.',
      requirements: 'Required points: field, op (= >= <= between in), value, unit, tolerance or tolerancePercent.',
      respondBy: 'Until when sellers may respond, with the offset.',
      sealed: 'Quotations stay hidden until respondBy.',
      note: 'For the sellers.',
    },
  ),
  responses: { 201: { description: 'Asked.', schema: createdRfqSchema } },
  errors: ['FORBIDDEN', 'NOT_FOUND', 'SELF_RFQ', 'LISTING_NOT_ACTIVE', 'SELLER_SUSPENDED'],
})

export const uploadRfqFileRoute = route('POST /api/rfq/attachments', {
  access: 'actor',
  effect: 'record',
  id: 'uploadRfqFile',
  summary: 'Upload a file for a request, a quotation or a message',
  description:
    'Name its id in `attachments` of the write that uses it. A file that nothing names is deleted after a month.',
  limit: 'uploads',
  body: { form: { file: 'lab-dip.pdf', parts: {} } },
  responses: { 201: { description: 'Stored.', schema: rfqFileResponseSchema } },
  errors: ['FORBIDDEN', 'STORAGE_QUOTA_REACHED'],
})

export const deleteRfqFileRoute = route('DELETE /api/rfq/attachments/:attachmentId', {
  access: 'actor',
  effect: 'record',
  id: 'deleteRfqFile',
  summary: 'Delete a file that nothing names yet',
  responses: { 200: { description: 'The deleted file.', schema: rfqFileResponseSchema } },
  errors: ['ACTION_NOT_POSSIBLE'],
})

export const listRfqsRoute = route('GET /api/rfq/mine', {
  access: 'actor',
  id: 'listRfqs',
  summary: 'List your requests',
  description: 'Those of your company, and those that ask you.',
  query: rfqListSchema,
  queryNotes: {
    as: 'Your side: buyer or seller. Both by default.',
    status: 'Only requests with this status.',
    q: 'Words of the title, of the other side’s name or of an order number.',
  },
  queryExample: 'as=buyer&limit=10',
  responses: { 200: { description: 'The newest first.', schema: rfqPageSchema } },
  errors: ['FORBIDDEN'],
})

export const showRfqRoute = route('GET /api/rfq/:rfqId', {
  access: 'actor',
  id: 'showRfq',
  summary: 'Show a request',
  responses: { 200: { description: 'With the quotations and orders you may see.', schema: oneRfqSchema } },
})

export const respondRfqRoute = route('POST /api/rfq/respond', {
  access: 'actor',
  effect: 'record',
  id: 'respondRfq',
  summary: 'Respond to a request',
  description:
    'The seller’s side: submit, revise, draft, preview, withdraw, ask back, decline, or take a counter-offer. A submitted version never changes; the next submission is version + 1, up to 30 and one for each counter-offer taken. PREVIEW saves nothing and lists every problem.',
  body: jsonBody(
    named('RfqRespond', 'What is done, and the terms of an offer.', respondSchema),
    {
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
    {
      rfqId: 'The request.',
      action: 'What you do.',
      expectedRfqVersion: 'Refuses if the buyer has changed the request since.',
      expectedVersion: 'Refuses if your quotation is at another version.',
      lineType: 'OFFER by default.',
      unitPrice: 'Per priceUom in currency.',
      currency: 'That of the request by default.',
      priceUom: 'The unit of your price; that of the request by default.',
      offeredQuantity: 'In the uom of the request.',
      quantitySlabs: 'Prices by quantity.',
      pdcSlabs: 'Prices against post-dated cheques, 15 to 360 days in steps of 15.',
      incoterm: 'Incoterms 2020.',
      freight: 'Amount, currency, per ("lot" or a unit).',
      leadTimeDays: 'Days until you deliver.',
      validUntil: 'Until when your price is valid, with the offset.',
      specResponses: 'What you state on each point: field, offered, note. At most 10,000 characters in all.',
      attachments: 'Ids of uploaded files, also with a question.',
      note: 'For the buyer.',
    },
  ),
  responses: {
    200: { description: 'Done, or previewed.', schema: z.union([respondedSchema, previewedSchema]) },
    201: { description: 'The first submission.', schema: respondedSchema },
  },
  errors: [
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
})

export const actOnRfqRoute = route('POST /api/rfq/:rfqId/actions', {
  access: 'actor',
  effect: 'record',
  id: 'actOnRfq',
  summary: 'Counter, decline, answer a question, cancel, close',
  description: 'The buyer’s side. An admin may REMOVE a request; the buyer is shown the reason.',
  body: jsonBody(
    named('RfqAction', 'What is done.', rfqActionSchema),
    { action: 'COUNTER', quoteId: EXAMPLE_ID, terms: { unitPrice: 281 }, note: 'For three lots.' },
    {
      action: 'What you do.',
      quoteId: 'With COUNTER and DECLINE_QUOTE.',
      quoteVersion: 'Refuses if the quotation is at another version.',
      sellerId: 'The seller whose question PROVIDE_INFO answers; by default all who asked.',
      terms: 'What you want instead: unitPrice, offeredQuantity, leadTimeDays, validUntil, incoterm.',
      note: 'The other side reads it.',
      attachments: 'Ids of uploaded files, with COUNTER or PROVIDE_INFO.',
      expectedVersion: 'Refuses if the request is at another version.',
    },
  ),
  responses: { 200: { description: 'The request as it is now.', schema: actedSchema } },
  errors: [
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
    'SELLER_SUSPENDED',
  ],
  isVersioned: true,
})

export const compareQuotationsRoute = route('GET /api/rfq/compare/:id', {
  access: 'actor',
  id: 'compareQuotations',
  summary: 'Compare the quotations',
  description:
    'Prices in one unit and currency, at the slab of the quantity. Post-dated cheques as a cash equivalent, delivered cost by incoterm with the unknown parts named, and a verdict on each requirement. For the buyer’s company and admins.',
  query: compareQuerySchema,
  queryNotes: {
    quantity: 'The quantity to compare at; by default that of the request.',
    uom: 'The unit; that of the request by default.',
    currency: 'The currency; that of the request by default.',
    creditRate: 'What a year of credit costs you, in percent; 18 by default.',
  },
  queryExample: 'quantity=5000&currency=INR&creditRate=18',
  responses: { 200: { description: 'The comparison.', schema: comparisonSchema } },
})

export const acceptQuotationRoute = route('POST /api/rfq/accept', {
  access: 'actor',
  effect: 'record',
  id: 'acceptQuotation',
  summary: 'Accept a quotation',
  description:
    'Creates an order. A quotation is accepted at most once. All orders of a request together never exceed its quantity.',
  body: jsonBody(
    named('RfqAccept', 'Which quotation, in which version.', acceptSchema),
    { rfqId: EXAMPLE_ID, quoteId: EXAMPLE_ID, quoteVersion: 1, quantity: 5000, poReference: 'PO-7781' },
    {
      rfqId: 'The request.',
      quoteId: 'The quotation.',
      quoteVersion: 'The version that you compared. If there is a newer one, nothing is accepted.',
      quantity: 'In the uom of the request. By default all that is offered and not yet awarded.',
      poReference: 'Your own number.',
      note: 'For the seller.',
      expectedVersion: 'Refuses if the request is at another version.',
    },
  ),
  responses: { 201: { description: 'The order.', schema: acceptedSchema } },
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'SELLER_SUSPENDED',
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
})

export const listRfqEventsRoute = route(`GET ${EVENTS}`, {
  access: 'actor',
  id: 'listRfqEvents',
  summary: 'List the events of a request',
  query: eventQuerySchema,
  queryNotes: {
    rfqId: 'The request.',
    limit: 'Events on a page; 200 by default.',
    cursor: '`nextCursor` of the previous page.',
  },
  queryExample: `rfqId=${EXAMPLE_ID}`,
  responses: { 200: { description: 'In order.', schema: eventPageSchema } },
  errors: ['NOT_FOUND'],
})

export const addRfqEventRoute = route(`POST ${EVENTS}`, {
  access: 'actor',
  effect: 'record',
  id: 'addRfqEvent',
  summary: 'Add a note',
  description:
    'Only NOTE and VIEWED. The service records all other events itself. A repeated `clientEventId` returns the first event.',
  body: jsonBody(
    named('RfqEventWrite', 'A note or a view.', clientEventSchema),
    { rfqId: EXAMPLE_ID, type: 'NOTE', message: 'Lab dip follows on Monday.' },
    {
      rfqId: 'The request.',
      quoteId: 'The quotation that it is about.',
      sellerId: 'The seller that a buyer writes to. With neither, every seller reads the note.',
      type: 'NOTE or VIEWED.',
      message: 'The note.',
      attachments: 'Ids of uploaded files.',
      clientEventId: 'Your own id. If you repeat it, the response is the first event.',
    },
  ),
  responses: {
    200: { description: 'The event of the first time.', schema: eventResponseSchema },
    201: { description: 'Added.', schema: eventResponseSchema },
  },
  errors: ['NOT_FOUND', 'EVENT_TYPE_NOT_CLIENT_WRITABLE'],
})
