import { SHEET_FORMATS } from '@/lib/domain/bulk/import-record'
import { described, EXAMPLE_ID, named } from '@/lib/domain/record-schema'
import { basketSchema } from '@/lib/domain/rfq/enquiries/basket'
import { enquirySchema } from '@/lib/domain/rfq/enquiries/enquiry'
import { enquiryListSchema } from '@/lib/domain/rfq/lists/list-query'
import { oneOf, parameters } from '../queries/parameters'
import { basketResponseSchema, createdEnquirySchema, enquiryPageSchema, oneEnquirySchema } from '../responses/requests'
import { jsonBody, routesOf } from '../route'

const route = routesOf('Requests')

export const createEnquiryRoute = route('POST /api/rfq/enquiries', {
  access: 'actor',
  effect: 'record',
  id: 'createEnquiry',
  summary: 'Send several requests together',
  description:
    'From 2 to 50 lines of any modules. Each line is a request of its own, with its own quotations and order. All lines are sent, or none: every problem of every line is listed, with a path such as `lines[2].quantity`. One enquiry counts once against the rate limit.',
  body: jsonBody(
    named('EnquiryCreate', 'What you ask for, line by line.', enquirySchema),
    {
      lines: [
        { moduleKey: 'yarn', openPool: true, quantity: 500, uom: 'kg', title: '30s combed cotton yarn' },
        { moduleKey: 'thread', openPool: true, quantity: 200, uom: 'cone', title: 'Tkt 120 spun polyester thread' },
      ],
      deliveryLocation: 'Tiruppur',
      note: 'All goods for one order of shirts.',
    },
    {
      lines: 'Each is a body of POST /api/rfq/create.',
      respondBy: 'Until when sellers may respond, for lines without a time of their own.',
      deliveryLocation: 'For lines without a place of their own.',
      note: 'For all sellers who are asked.',
    },
  ),
  responses: { 201: { description: 'Sent.', schema: createdEnquirySchema } },
  errors: ['FORBIDDEN'],
})

export const listEnquiriesRoute = route('GET /api/rfq/enquiries/mine', {
  access: 'actor',
  id: 'listEnquiries',
  summary: 'List your enquiries',
  description: 'Those of your company, and those with a line that asks you.',
  query: enquiryListSchema,
  queryNotes: { as: 'Your side: buyer or seller. Both by default.' },
  queryExample: 'as=buyer&limit=10',
  responses: { 200: { description: 'The newest first.', schema: enquiryPageSchema } },
  errors: ['FORBIDDEN'],
})

export const showEnquiryRoute = route('GET /api/rfq/enquiries/:enquiryId', {
  access: 'actor',
  id: 'showEnquiry',
  summary: 'Show an enquiry',
  description: 'The buyer’s company sees every line, a seller only the lines that ask them.',
  responses: { 200: { description: 'The enquiry.', schema: oneEnquirySchema } },
})

export const exportEnquiryRoute = route('GET /api/rfq/enquiries/:enquiryId/export', {
  access: 'actor',
  id: 'exportEnquiry',
  summary: 'Export the comparison of an enquiry',
  description:
    'The quotations of all lines as a spreadsheet, the best of each line first. For the buyer’s company and admins.',
  query: parameters({ format: described(oneOf(SHEET_FORMATS).default('xlsx'), 'xlsx by default.') }),
  queryExample: 'format=csv',
  responses: {
    200: {
      description: 'A spreadsheet.',
      types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    },
  },
  hasNoValidator: true,
})

export const showBasketRoute = route('GET /api/rfq/basket', {
  access: 'actor',
  id: 'showBasket',
  summary: 'Show what you collected for an enquiry',
  responses: { 200: { description: 'The listings.', schema: basketResponseSchema } },
})

export const saveBasketRoute = route('PUT /api/rfq/basket', {
  access: 'actor',
  effect: 'record',
  id: 'saveBasket',
  summary: 'Change what you collected for an enquiry',
  body: jsonBody(
    named('BasketWrite', 'The listings to ask about.', basketSchema),
    { lines: [{ listingId: EXAMPLE_ID, quantity: 500, uom: 'kg' }], merge: true },
    {
      lines: 'Each listing once; of two quantities the larger one counts.',
      merge: 'true: adds to what was collected. By default the lines replace it.',
      expectedVersion: 'Refuses if it is at another version.',
    },
  ),
  responses: { 200: { description: 'As it is now.', schema: basketResponseSchema } },
  isVersioned: true,
})
