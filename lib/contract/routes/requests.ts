import { z } from 'zod'
import { compareQuerySchema, rfqListSchema } from '@/lib/domain/rfq/list-query'
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
  eventAnswerSchema,
  eventPageSchema,
  oneRfqSchema,
  previewedSchema,
  respondedSchema,
  rfqFileAnswerSchema,
  rfqPageSchema,
} from '../responses/requests'
import { route } from '../route'
import { EXAMPLE_ID, named } from '../schema'

const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'

export const createRfqRoute = route('POST /api/rfq/create', {
  access: 'actor',
  effect: 'record',
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
  responses: { 201: { description: 'Asked.', schema: createdRfqSchema } },
  errors: ['FORBIDDEN', 'NOT_FOUND', 'SELF_RFQ', 'LISTING_NOT_ACTIVE'],
})

export const uploadRfqFileRoute = route('POST /api/rfq/attachments', {
  access: 'actor',
  effect: 'record',
  id: 'uploadRfqFile',
  isDirect: true,
  tag: 'Requests',
  summary: 'Upload a file for a request, an answer or a message',
  description: 'It is bound by the body that names its id in `attachments`; unnamed it is gone after a month.',
  limit: 'uploads',
  body: { form: { file: 'lab-dip.pdf', parts: {} } },
  responses: { 201: { description: 'Stored.', schema: rfqFileAnswerSchema } },
  errors: ['FORBIDDEN', 'STORAGE_QUOTA_REACHED'],
})

export const deleteRfqFileRoute = route('DELETE /api/rfq/attachments/:attachmentId', {
  access: 'actor',
  effect: 'record',
  id: 'deleteRfqFile',
  tag: 'Requests',
  summary: 'Delete a file that nothing names yet',
  responses: { 200: { description: 'The file that is gone.', schema: rfqFileAnswerSchema } },
  errors: ['ACTION_NOT_POSSIBLE'],
})

export const listRfqsRoute = route('GET /api/rfq/mine', {
  access: 'actor',
  id: 'listRfqs',
  tag: 'Requests',
  summary: 'Your requests',
  description: 'Those that your company made, and those in which you are asked.',
  query: rfqListSchema,
  queryNotes: { as: 'On which side you stand; both when left out.', status: 'Requests that stand so.' },
  queryExample: 'as=buyer&limit=10',
  responses: { 200: { description: 'The newest first.', schema: rfqPageSchema } },
  errors: ['FORBIDDEN'],
})

export const showRfqRoute = route('GET /api/rfq/:rfqId', {
  access: 'actor',
  id: 'showRfq',
  tag: 'Requests',
  summary: 'One request',
  responses: { 200: { description: 'With the quotations and orders you may see.', schema: oneRfqSchema } },
})

export const respondRfqRoute = route('POST /api/rfq/respond', {
  access: 'actor',
  effect: 'record',
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
  ],
  isVersioned: true,
})

export const compareQuotationsRoute = route('GET /api/rfq/compare/:id', {
  access: 'actor',
  id: 'compareQuotations',
  tag: 'Requests',
  summary: 'Every answer on one basis',
  description:
    'Prices in one unit and currency, the slab of the quantity, post-dated cheques in today’s money, landed cost by incoterm with what is missing named, each requirement’s verdict. For the buyer’s company and admins.',
  query: compareQuerySchema,
  queryNotes: {
    quantity: 'For how much; what was asked when left out.',
    uom: 'In which unit; that of the request when left out.',
    currency: 'In which currency; that of the request when left out.',
    creditRate: 'What a year of credit costs you, in percent; 18 when left out.',
  },
  queryExample: 'quantity=5000&currency=INR&creditRate=18',
  responses: { 200: { description: 'The comparison.', schema: comparisonSchema } },
})

export const acceptQuotationRoute = route('POST /api/rfq/accept', {
  access: 'actor',
  effect: 'record',
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
  responses: { 201: { description: 'The order.', schema: acceptedSchema } },
  errors: [
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
})

export const listRfqEventsRoute = route(`GET ${EVENTS}`, {
  access: 'actor',
  id: 'listRfqEvents',
  tag: 'Requests',
  summary: 'What happened to a request',
  query: eventQuerySchema,
  queryNotes: {
    rfqId: 'The request.',
    limit: 'Events on a page; 200 when left out.',
    cursor: '`nextCursor` of the page before.',
  },
  queryExample: `rfqId=${EXAMPLE_ID}`,
  responses: { 200: { description: 'In order.', schema: eventPageSchema } },
  errors: ['NOT_FOUND'],
})

export const addRfqEventRoute = route(`POST ${EVENTS}`, {
  access: 'actor',
  effect: 'record',
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
  responses: {
    200: { description: 'The event of the first time.', schema: eventAnswerSchema },
    201: { description: 'Added.', schema: eventAnswerSchema },
  },
  errors: ['NOT_FOUND', 'EVENT_TYPE_NOT_CLIENT_WRITABLE'],
})
