import { z } from 'zod'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { byName, described, flag, id, idOrEmpty, moment, record, text } from '@/lib/domain/record-schema'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import type { EnquiryRecord } from '@/lib/domain/rfq/enquiries/present'
import { countedPage, issues, openPage, recordOf, response, version } from '../schema'
import { eventSchema, fileSchema, orderSchema, quoteSchema, readinessSchema, rfqSchema, rfqShape } from './rfq-records'

export const rfqFileResponseSchema = response('OneRfqFile', 'The file.', { attachment: fileSchema })

export const createdRfqSchema = response('CreatedRfq', 'The request, and warnings of it.', {
  rfq: rfqSchema,
  issues: issues('Warnings.'),
})
export const oneRfqSchema = response('OneRfq', 'One request with its quotations and orders.', {
  rfq: rfqSchema,
  quotes: z.array(quoteSchema),
  orders: z.array(orderSchema),
})
export const rfqPageSchema = response('RfqPage', 'Requests, the newest first.', {
  rfqs: z.array(
    record('ListedRfq', 'A request with the caller’s own quotation.', {
      ...rfqShape,
      quoteId: idOrEmpty('The caller’s own quotation.'),
      quoteStatus: text(),
    }),
  ),
  page: countedPage(),
})

export const respondedSchema = response('Responded', 'The quotation, and what happened.', {
  quote: quoteSchema.nullable(),
  event: eventSchema.nullable(),
  issues: issues('Warnings.'),
})
export const previewedSchema = response(
  'PreviewedQuotation',
  'What a submission would be, with every problem; nothing is written.',
  {
    quote: byName('The quotation as it would be.'),
    event: z.null(),
    readiness: readinessSchema,
    issues: issues('All of them.'),
  },
)
export const actedSchema = response('Acted', 'The request after the action.', {
  rfq: rfqSchema,
  quote: quoteSchema.nullable(),
  event: eventSchema.nullable(),
  events: z.array(eventSchema),
})
export const eventPageSchema = response('RfqEvents', 'The events that the caller may see, in order.', {
  events: z.array(eventSchema),
  page: openPage(),
})
export const eventResponseSchema = response('OneRfqEvent', 'The event that was added.', { event: eventSchema })

const enquirySchema = recordOf<EnquiryRecord>()(
  'Enquiry',
  'Requests that were sent together, as this caller may see them.',
  {
    enquiryId: id('The enquiry.'),
    note: text('For all sellers who are asked.', 'All goods for one order of shirts.'),
    respondBy: text('Until when sellers may respond, on lines without a time of their own. "" if not set.', ''),
    deliveryLocation: text('For lines without a place of their own.', 'Tiruppur'),
    createdAt: moment(''),
    lines: described(z.array(rfqSchema), 'The requests that the caller may see, in order.'),
  },
)

export const createdEnquirySchema = response('CreatedEnquiry', 'The enquiry, and warnings of its lines.', {
  enquiry: enquirySchema,
  issues: issues('Warnings.'),
})
export const oneEnquirySchema = response('OneEnquiry', 'One enquiry.', { enquiry: enquirySchema })
export const enquiryPageSchema = response('EnquiryPage', 'Enquiries, the newest first.', {
  enquiries: z.array(enquirySchema),
  page: countedPage(),
})

const basketLineSchema = recordOf<BasketLineRecord>()('BasketLine', 'A listing that you want to ask about.', {
  listingId: id('The listing.'),
  quantity: described(z.number().nullable(), 'null until you enter one.', 500),
  uom: text('That of the listing by default.', 'kg'),
  isOnMarket: flag('Whether it can be asked about now.', true),
  moduleKey: described(z.enum([...MODULE_KEYS, '']), '"" when it has left the market.', 'yarn'),
  title: text('', '30s Combed Cotton Yarn'),
  sellerId: idOrEmpty('The seller.'),
  companyName: text('', 'Kongu Spinning Mills'),
  moq: described(z.number().nullable(), 'The minimum order.', 200),
  moqUom: text('', 'kg'),
})

export const basketResponseSchema = response('Basket', 'The listings that you collected for an enquiry.', {
  basket: z.object({ lines: z.array(basketLineSchema), version: version() }),
})
