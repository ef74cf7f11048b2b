import { z } from 'zod'
import { changeSchema } from '@/lib/domain/listing/record-parts'
import { byName, described, flag, id, idOrEmpty, moment, text, texts } from '@/lib/domain/record-schema'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { ORDER_STATUSES } from '@/lib/domain/rfq/orders/order'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { EventRecord } from '@/lib/domain/rfq/present-events'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { termsSchema } from '@/lib/domain/rfq/quotations/terms'
import { requirementsSchema } from '@/lib/domain/rfq/requests/requirements'
import { snapshotSchema, technicalSpecificationSchema } from '@/lib/domain/rfq/requests/snapshot'
import { QUOTE_STORED_STATUSES, RESPOND_ACTIONS, RFQ_ACTIONS, RFQ_STATUSES } from '@/lib/domain/rfq/states'
import { contextMetadataSchema, issues, recordOf, transactionContextSchema, version } from '../schema'
import { moduleKeySchema } from './listing'

const ids = z.array(id('A seller.'))
const momentOrEmpty = (description: string) => text(`${description} "" if not set.`, '')
const actions = described(
  z.array(z.enum([...RFQ_ACTIONS, ...RESPOND_ACTIONS, 'ACCEPT'])),
  'What the caller may do now.',
  [],
)

export const fileSchema = recordOf<RfqFileView>()('RfqFile', 'A file of a request, a quotation or a message.', {
  id: id('The file.'),
  name: text('', 'lab-dip.pdf'),
  bytes: z.int(),
  mime: text('', 'application/pdf'),
  url: text('Where it is read.', '/api/attachments/019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
})

export const rfqShape = {
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
      listingId: idOrEmpty('The listing of this seller that the request began with.'),
      infoStatus: z.enum(['NONE', 'REQUESTED', 'PROVIDED']),
      hasDeclined: z.boolean(),
      sellerSuspended: described(z.boolean().optional(), 'Only if true: the account of the seller is suspended.', true),
    }),
  ),
  openPool: flag('Open to all sellers of the module.'),
  sealed: flag('Quotations are hidden until respondBy.'),
  sealedNow: z.boolean(),
  buyerId: id('The account that asked.'),
  companyId: id('The company that asked.'),
  companyName: text(),
  snapshot: snapshotSchema,
  files: described(z.array(fileSchema), 'Files that the buyer added to the request.', []),
  requirements: requirementsSchema,
  note: text(),
  reason: text('Why it was cancelled, closed or removed.'),
  respondBy: momentOrEmpty('Until when sellers may respond.'),
  isPastRespondBy: z.boolean(),
  quoteCount: described(z.int(), 'Open quotations. A seller sees only their own.', 1),
  awardedQuantity: described(z.number().nullable(), 'null to a seller.', 0),
  remainingQuantity: described(z.number().nullable(), 'null to a seller.', 5000),
  changedSinceAsked: described(z.array(changeSchema), 'What the seller changed of the listing since.', []),
  enquiryId: idOrEmpty('The enquiry that it is a line of.'),
  copiedFrom: idOrEmpty('The ended request that this one copies.'),
  askedAnew: idOrEmpty('The request that copies this one.'),
  actions,
  transactionContext: transactionContextSchema,
  contextMetadata: contextMetadataSchema,
  createdAt: moment(''),
  updatedAt: moment(''),
}
export const rfqSchema = recordOf<RfqRecord>()('Rfq', 'One request for quotation, as this caller may see it.', rfqShape)

export const readinessSchema = z.object({ ready: z.boolean(), blocking: issues(''), warnings: issues('') })

export const quoteSchema = recordOf<QuoteRecord>()(
  'Quotation',
  'The thread of one seller. A submitted version never changes.',
  {
    quoteId: id('The quotation.'),
    rfqId: id('The request.'),
    sellerId: id('The seller.'),
    companyName: text(),
    sellerSuspended: described(z.boolean().optional(), 'Only if true: the account of the seller is suspended.', true),
    version: described(z.int(), 'Counts submitted versions; it is the quoteVersion of accept.', 1),
    status: z.enum([...QUOTE_STORED_STATUSES, 'EXPIRED']),
    buyerStatus: text(),
    sellerStatus: text(),
    ...termsSchema.shape,
    counter: z
      .object({
        terms: byName('What the buyer wants instead.'),
        note: text(),
        at: moment(''),
        attachments: described(texts.optional(), 'Ids of the files that came with it.', []),
      })
      .nullable(),
    reason: text(),
    draft: described(z.record(z.string(), z.unknown()).nullable(), 'The draft. Only its seller sees it.', null),
    versions: described(
      z.array(termsSchema.extend({ version: z.int(), submittedAt: moment('') })),
      'The oldest first. The response to a write has only the latest. Of a request with very many, the newest.',
      [],
    ),
    readiness: readinessSchema,
    actions,
    files: described(z.array(fileSchema), 'Files of its versions and of the counter-offer.', []),
    transactionContext: transactionContextSchema,
    contextMetadata: contextMetadataSchema,
    updatedAt: moment(''),
  },
)

export const eventSchema = recordOf<EventRecord>()(
  'RfqEvent',
  'What happened, in order. It never changes and never has a price.',
  {
    eventId: id('The event.'),
    rfqId: id('The request.'),
    quoteId: idOrEmpty('The quotation.'),
    sellerId: idOrEmpty('The seller whose thread it belongs to; "": every seller sees it.'),
    sequence: described(z.int(), 'Gapless for each reader: it counts the events that they may read.', 2),
    type: text('', 'QUOTE_SUBMITTED'),
    actorType: text('buyer, seller, admin or system.', 'seller'),
    actorId: text(),
    at: moment(''),
    fromStatus: text(),
    toStatus: text('', 'SUBMITTED'),
    quoteVersion: z.int(),
    message: text(),
    data: byName(''),
  },
)

export const orderSchema = recordOf<OrderRecord>()(
  'Order',
  'An accepted quotation. Checkout always stays pending: no money moves.',
  {
    specification: described(
      technicalSpecificationSchema.extend({ requirements: requirementsSchema, note: text() }),
      'What was bought, as it was when it was asked for.',
    ),
    title: text('The goods and the quantity.', '40s Combed Cotton Yarn, 1,200 kg'),
    orderId: id('The order.'),
    orderNumber: text('', 'ORD-2026-000123'),
    version: version(),
    status: z.enum(ORDER_STATUSES),
    rfqId: id('The request.'),
    quoteId: id('The quotation.'),
    quoteVersion: z.int(),
    moduleKey: moduleKeySchema,
    listingId: idOrEmpty('The listing asked about: of several, that of this seller.'),
    listingTitle: text('Its title, of this seller’s listing as it is now; "" without a listing.', ''),
    buyerId: id('The account that accepted.'),
    buyerCompanyId: id('The buying company.'),
    buyerCompanyName: text(),
    sellerId: id('The seller.'),
    sellerCompanyId: id('The selling company.'),
    sellerCompanyName: text(),
    sellerSuspended: described(z.boolean().optional(), 'Only if true: the account of the seller is suspended.', true),
    quantity: described(z.number(), '', 5000),
    uom: text('', 'kg'),
    unitPrice: described(z.number(), '', 285),
    currency: text('', 'INR'),
    priceUom: text('', 'kg'),
    total: described(z.number(), 'Two decimals.', 1_425_000),
    pdcDays: described(z.int().nullable(), 'Days of the post-dated cheque; null: the cash price.', null),
    payment: text('How it is paid, in words; "" where the quotation left no choice.', 'Post-dated cheque, 30 days'),
    terms: termsSchema,
    snapshot: snapshotSchema,
    poReference: text('', 'PO-7781'),
    note: text(),
    cancellation: z.object({ by: text(), reason: text(), at: moment('') }).nullable(),
    requestFiles: described(
      z.array(fileSchema),
      'Files that the buyer added to the request. Every seller asked may open them.',
      [],
    ),
    quotationFiles: described(z.array(fileSchema), 'Files of the accepted version, for its two sides.', []),
    checkout: z.object({ state: z.literal('PENDING'), executionState: z.literal('OFF') }),
    moves: described(z.array(z.enum(ORDER_STATUSES)), 'The statuses that the caller may set now.', []),
    transactionContext: transactionContextSchema,
    contextMetadata: contextMetadataSchema,
    createdAt: moment(''),
    updatedAt: moment(''),
  },
)
