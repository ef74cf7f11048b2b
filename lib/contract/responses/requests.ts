import { z } from 'zod'
import { byName, countedPage, envelope, idOrEmpty, issues, named, openPage, text } from '../schema'
import { eventSchema, fileSchema, orderSchema, quoteSchema, readinessSchema, rfqSchema, rfqShape } from './rfq-records'

export const rfqFileAnswerSchema = named('RfqFileAnswer', 'The file.', envelope({ attachment: fileSchema }))

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
export const eventPageSchema = named(
  'RfqEvents',
  'The events that the caller may see, in order.',
  envelope({ events: z.array(eventSchema), page: openPage() }),
)
export const eventAnswerSchema = named('RfqEventAnswer', 'The event that was added.', envelope({ event: eventSchema }))
