import { z } from 'zod'
import type {
  Comparison,
  ComparisonCell,
  ComparisonColumn,
  ComparisonTotal,
} from '@/lib/domain/rfq/comparison/comparison'
import { RANKING_METRICS } from '@/lib/domain/rfq/comparison/ranking'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { ORDER_STATUSES } from '@/lib/domain/rfq/orders/order'
import type { EventRecord, OrderRecord, QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { AnswerTime } from '@/lib/domain/rfq/quotations/response-time'
import { requirementsSchema } from '@/lib/domain/rfq/requests/requirements'
import type { RfqSnapshot } from '@/lib/domain/rfq/rfq'
import { QUOTE_STORED_STATUSES, RESPOND_ACTIONS, RFQ_ACTIONS, RFQ_STATUSES } from '@/lib/domain/rfq/states'
import {
  byName,
  contextMetadataSchema,
  countedPage,
  envelope,
  flag,
  id,
  idOrEmpty,
  issues,
  moment,
  named,
  openPage,
  pdcSlabSchema,
  quantitySlabSchema,
  recordOf,
  said,
  text,
  transactionContextSchema,
  version,
} from '../schema'
import { changeSchema, moduleKeySchema } from './listing'

const texts = z.array(z.string())
const ids = z.array(id('A seller.'))
const momentOrEmpty = (description: string) => text(`${description} "" when there is none.`, '')
const actions = said(z.array(z.enum([...RFQ_ACTIONS, ...RESPOND_ACTIONS, 'ACCEPT'])), 'What the caller may do now.', [])

const snapshotSchema = recordOf<RfqSnapshot>()(
  'RfqSnapshot',
  'What was asked, as it stood when it was asked.',
  z.object({
    quantity: said(z.number(), '', 5000),
    uom: text('', 'kg'),
    targetPrice: said(z.number().nullable(), 'Per uom in currency; null: none was named.', 280),
    currency: text('', 'INR'),
    priceBasis: text('', 'Ex-mill'),
    tradeMode: text('', 'Domestic'),
    incoterm: text('', ''),
    deliveryLocation: text('', 'Tiruppur'),
    attachments: texts,
    technicalSpecificationSnapshot: z.object({
      listingId: idOrEmpty('The listing asked about.'),
      listingVersion: z.int(),
      title: text(),
      fields: byName('Captured by the server from the listing.'),
    }),
    capturedAt: moment(''),
  }),
)

const fileSchema = recordOf<RfqFileView>()(
  'RfqFile',
  'A file of a request, an answer or a message.',
  z.object({
    id: id('The file.'),
    name: text('', 'lab-dip.pdf'),
    bytes: z.int(),
    mime: text('', 'application/pdf'),
    url: text('Where it is read.', '/api/attachments/019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
  }),
)
export const rfqFileAnswerSchema = named('RfqFileAnswer', 'The file.', envelope({ attachment: fileSchema }))

const rfqShape = {
  rfqId: id('The request.'),
  version: version(),
  status: z.enum(RFQ_STATUSES),
  buyerStatus: text('In words for the buyer.', 'Waiting for answers'),
  sellerStatus: text('In words for the seller.'),
  moduleKey: moduleKeySchema,
  listingId: idOrEmpty('The listing asked about.'),
  listingVersion: z.int(),
  productMasterId: text(),
  title: text(),
  sellerIds: ids,
  sellers: z.array(
    z.object({
      sellerId: id('The seller.'),
      companyName: text(),
      infoStatus: z.enum(['NONE', 'REQUESTED', 'PROVIDED']),
      hasDeclined: z.boolean(),
    }),
  ),
  openPool: flag('Open to all sellers of the module.'),
  sealed: flag('Answers are hidden until respondBy.'),
  sealedNow: z.boolean(),
  buyerId: id('The account that asked.'),
  companyId: id('The company that asked.'),
  companyName: text(),
  snapshot: snapshotSchema,
  files: said(z.array(fileSchema), 'What the buyer put beside the request.', []),
  requirements: requirementsSchema,
  note: text(),
  reason: text('Why it was cancelled, closed or removed.'),
  respondBy: momentOrEmpty('Until when sellers may answer.'),
  isPastRespondBy: z.boolean(),
  quoteCount: said(z.int(), 'Offers on the table; to a seller his own alone.', 1),
  awardedQuantity: said(z.number().nullable(), 'null to a seller.', 0),
  remainingQuantity: said(z.number().nullable(), 'null to a seller.', 5000),
  changedSinceAsked: said(z.array(changeSchema), 'What the seller changed of the listing since.', []),
  copiedFrom: idOrEmpty('The ended request that was asked anew.'),
  askedAnew: idOrEmpty('The request that was asked anew from this one.'),
  actions,
  transactionContext: transactionContextSchema,
  contextMetadata: contextMetadataSchema,
  createdAt: moment(''),
  updatedAt: moment(''),
}
const rfqSchema = recordOf<RfqRecord>()(
  'Rfq',
  'One request for quotation, as this caller may see it.',
  z.object(rfqShape),
)

const freight = z.object({ amount: z.number(), currency: text('', 'INR'), per: text('"lot", or a unit.', 'lot') })
const terms = {
  lineType: z.enum(['OFFER', 'ALTERNATIVE', 'NOT_AVAILABLE']),
  unitPrice: said(z.number().nullable(), 'Per priceUom.', 285),
  currency: text('', 'INR'),
  priceUom: text('', 'kg'),
  offeredQuantity: said(z.number().nullable(), 'In the uom of the request.', 5000),
  quantitySlabs: z.array(quantitySlabSchema),
  pdcSlabs: z.array(pdcSlabSchema),
  incoterm: text('', ''),
  freight: freight.nullable(),
  leadTimeDays: said(z.number().nullable(), '', 7),
  validUntil: momentOrEmpty('Until when the price holds.'),
  specResponses: z.array(
    z.object({
      field: text('', 'count'),
      offered: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
      note: text().optional(),
    }),
  ),
  attachments: said(z.array(z.string()).optional(), 'Ids of the files that go with it.', []),
  note: text(),
}
const termsSchema = named('QuotationTerms', 'What a seller offers; nulls where nothing is offered.', z.object(terms))
const readinessSchema = z.object({ ready: z.boolean(), blocking: issues(''), warnings: issues('') })

const quoteSchema = recordOf<QuoteRecord>()(
  'Quotation',
  'The thread of one seller; a submitted version never changes.',
  z.object({
    quoteId: id('The quotation.'),
    rfqId: id('The request.'),
    sellerId: id('The seller.'),
    companyName: text(),
    version: said(z.int(), 'Counts submitted versions; it is the quoteVersion of accept.', 1),
    status: z.enum([...QUOTE_STORED_STATUSES, 'EXPIRED']),
    buyerStatus: text(),
    sellerStatus: text(),
    ...terms,
    counter: z
      .object({
        terms: byName('What the buyer would rather have.'),
        note: text(),
        at: moment(''),
        attachments: said(texts.optional(), 'Ids of the files that came with it.', []),
      })
      .nullable(),
    reason: text(),
    draft: said(z.record(z.string(), z.unknown()).nullable(), 'Being written; its seller’s alone.', null),
    versions: said(
      z.array(termsSchema.extend({ version: z.int(), submittedAt: moment('') })),
      'The oldest first; the latest alone in answers to a write. Of a request with very many, the newest.',
      [],
    ),
    readiness: readinessSchema,
    actions,
    files: said(z.array(fileSchema), 'Those of its versions, and of the counter-offer.', []),
    transactionContext: transactionContextSchema,
    contextMetadata: contextMetadataSchema,
    updatedAt: moment(''),
  }),
)

const eventSchema = recordOf<EventRecord>()(
  'RfqEvent',
  'What happened, in order; never changed, never with a price.',
  z.object({
    eventId: id('The event.'),
    rfqId: id('The request.'),
    quoteId: idOrEmpty('The quotation.'),
    sellerId: idOrEmpty('Whose thread it is told in; "" is told to every seller.'),
    sequence: said(z.int(), 'Gapless per request in store.', 2),
    type: text('', 'QUOTE_SUBMITTED'),
    actorType: text('buyer, seller, admin or system.', 'seller'),
    actorId: text(),
    at: moment(''),
    fromStatus: text(),
    toStatus: text('', 'SUBMITTED'),
    quoteVersion: z.int(),
    message: text(),
    data: byName(''),
  }),
)

const orderSchema = recordOf<OrderRecord>()(
  'Order',
  'An accepted quotation. Checkout stays pending for ever: no money moves.',
  z.object({
    orderId: id('The order.'),
    orderNumber: text('', 'ORD-2026-000123'),
    version: version(),
    status: z.enum(ORDER_STATUSES),
    rfqId: id('The request.'),
    quoteId: id('The quotation.'),
    quoteVersion: z.int(),
    moduleKey: moduleKeySchema,
    listingId: idOrEmpty('The listing.'),
    title: text(),
    buyerId: id('The account that accepted.'),
    buyerCompanyId: id('The buying company.'),
    buyerCompanyName: text(),
    sellerId: id('The seller.'),
    sellerCompanyId: id('The selling company.'),
    sellerCompanyName: text(),
    quantity: said(z.number(), '', 5000),
    uom: text('', 'kg'),
    unitPrice: said(z.number(), '', 285),
    currency: text('', 'INR'),
    priceUom: text('', 'kg'),
    total: said(z.number(), 'Two decimals.', 1_425_000),
    terms: termsSchema,
    snapshot: snapshotSchema,
    poReference: text('', 'PO-7781'),
    note: text(),
    cancellation: z.object({ by: text(), reason: text(), at: moment('') }).nullable(),
    requestFiles: said(
      z.array(fileSchema),
      'What the buyer put beside the request; every seller asked may open them.',
      [],
    ),
    quotationFiles: said(z.array(fileSchema), 'Those of the accepted version; for its two sides.', []),
    checkout: z.object({ state: z.literal('PENDING'), executionState: z.literal('OFF') }),
    moves: said(z.array(z.enum(ORDER_STATUSES)), 'Where the caller may move it now.', []),
    transactionContext: transactionContextSchema,
    contextMetadata: contextMetadataSchema,
    createdAt: moment(''),
    updatedAt: moment(''),
  }),
)

export const createdRfqSchema = named(
  'CreatedRfq',
  'The request, and warnings of it.',
  envelope({ rfq: rfqSchema, issues: issues('Warnings.') }),
)
export const oneRfqSchema = named(
  'OneRfq',
  'One request with its quotations and orders.',
  envelope({ rfq: rfqSchema, quotes: z.array(quoteSchema), orders: z.array(orderSchema) }),
)
export const rfqPageSchema = named(
  'RfqPage',
  'Requests, the newest first.',
  envelope({
    rfqs: z.array(
      named(
        'ListedRfq',
        'A request with the caller’s own quotation beside it.',
        z.object({ ...rfqShape, quoteId: idOrEmpty('The caller’s own quotation.'), quoteStatus: text() }),
      ),
    ),
    page: countedPage(),
  }),
)

export const respondedSchema = named(
  'Responded',
  'The quotation, and what happened.',
  envelope({
    quote: quoteSchema.nullable(),
    event: eventSchema.nullable(),
    issues: issues('Warnings.'),
  }),
)
export const previewedSchema = named(
  'PreviewedQuotation',
  'What a submission would be, with every problem; nothing is written.',
  envelope({
    quote: byName('The quotation as it would be.'),
    event: z.null(),
    readiness: readinessSchema,
    issues: issues('All of them.'),
  }),
)
export const actedSchema = named(
  'Acted',
  'The request after the action.',
  envelope({
    rfq: rfqSchema,
    quote: quoteSchema.nullable(),
    event: eventSchema.nullable(),
    events: z.array(eventSchema),
  }),
)
export const acceptedSchema = named(
  'Accepted',
  'The order that came of it.',
  envelope({ order: orderSchema, quote: quoteSchema.nullable(), rfq: rfqSchema, events: z.array(eventSchema) }),
)

const comparisonShape = {
  basis: z.object({
    quantity: said(z.number(), '', 5000),
    uom: text('', 'kg'),
    currency: text('', 'INR'),
    creditRate: said(z.number(), 'Percent a year.', 18),
    fx: z.array(
      z.object({
        pair: text('', 'USD/INR'),
        rate: z.number(),
        asOf: text('The day of the rate; of two rates the older.', '2026-11-01'),
        source: text('Who said it.', 'RBI reference rate'),
        isOld: said(z.boolean(), 'Older than 30 days.', false),
      }),
    ),
  }),
  columns: z.array(
    recordOf<ComparisonColumn>()(
      'ComparisonColumn',
      'One quotation.',
      z.object({
        quoteId: id('The quotation.'),
        version: z.int(),
        sellerId: id('The seller.'),
        companyName: text(),
        status: text('', 'SUBMITTED'),
        lineType: terms.lineType,
        validUntil: text(),
        expired: z.boolean(),
      }),
    ),
  ),
  rows: z.array(
    z.object({
      group: z.enum(['terms', 'requirements', 'stated']),
      field: text('', 'unitPrice'),
      label: text('', 'Price'),
      requested: text(),
      allEqual: z.boolean(),
      cells: z.array(
        recordOf<ComparisonCell>()(
          'ComparisonCell',
          'One quotation’s word on one point.',
          z.object({
            quoteId: id('The quotation.'),
            raw: said(z.unknown(), 'As the seller stated it.', 285),
            display: text('', '₹285 per kg'),
            normalized: z.number().nullable(),
            verdict: z.enum(['meets', 'deviates', 'not_stated']).nullable(),
          }),
        ),
      ),
    }),
  ),
  totals: z.array(
    recordOf<ComparisonTotal>()(
      'ComparisonTotal',
      'One quotation in the unit and currency of the basis; null where it cannot be said without guessing.',
      z.object({
        quoteId: id('The quotation.'),
        unitPriceNormalized: said(z.number().nullable(), '', 285),
        slabUsed: quantitySlabSchema.nullable(),
        total: said(z.number().nullable(), 'Goods alone.', 1_425_000),
        cashEquivalent: z.object({ unitPrice: z.number(), days: z.int() }).nullable(),
        credit: z.array(
          z.object({
            days: z.int(),
            unitPrice: z.number(),
            cashEquivalent: z.number(),
            breakEvenPercent: z.number().nullable(),
          }),
        ),
        landed: z.object({
          known: z.number().nullable(),
          missing: said(z.array(z.object({ leg: text(), label: text() })), 'Named, never counted as 0.', []),
          amount: z.number().nullable(),
        }),
        leadTimeDays: z.number().nullable(),
        coversQuantity: z.boolean(),
        complete: z.boolean(),
      }),
    ),
  ),
  ranking: z.array(
    z.object({
      metric: z.enum(RANKING_METRICS),
      explanation: text(),
      order: texts,
      places: said(z.record(z.string(), z.int()), 'By quoteId; equal ones share a place.', {}),
      excluded: z.array(z.object({ quoteId: text(), code: text(), reason: text() })),
    }),
  ),
  warnings: z.array(z.object({ code: text(), quoteId: text(), message: text() })),
} satisfies Record<keyof Comparison, z.ZodType>

const answerTimeSchema = recordOf<AnswerTime>()(
  'AnswerTime',
  'From a request to the first quotation or refusal.',
  z.object({ medianMinutes: said(z.number(), '', 190), answers: said(z.int(), '', 12) }),
)

export const comparisonSchema = named(
  'Comparison',
  'Every quotation on one basis. While sealed there are no columns.',
  envelope({
    rfq: rfqSchema,
    sealed: z.boolean(),
    answerTimes: said(
      z.record(z.string(), answerTimeSchema),
      'By seller: how soon he usually answers; left out with fewer than five answers in 90 days.',
      {},
    ),
    ...comparisonShape,
  }),
)

export const eventPageSchema = named(
  'RfqEvents',
  'The events that the caller may see, in order.',
  envelope({ events: z.array(eventSchema), page: openPage() }),
)
export const eventAnswerSchema = named('RfqEventAnswer', 'The event that was added.', envelope({ event: eventSchema }))
export const oneOrderSchema = named('OneOrder', 'One order.', envelope({ order: orderSchema }))
export const orderPageSchema = named(
  'OrderPage',
  'Orders, the newest first.',
  envelope({ orders: z.array(orderSchema), page: countedPage() }),
)

export const dashboardSchema = named(
  'Dashboard',
  'The ten commercial flow stages as the caller’s role has them.',
  envelope({
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
  }),
)
