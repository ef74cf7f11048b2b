import { z } from 'zod'
import { byName, idOrEmpty, record, text } from '@/lib/domain/record-schema'
import { countedPage, issues, openPage, response } from '../schema'
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
