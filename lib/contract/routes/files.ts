import { IMPORT_MODES, SHEET_FORMATS, TEMPLATE_COLUMNS } from '@/lib/domain/bulk/import-record'
import { dryRunImportSchema } from '@/lib/domain/bulk/import-request'
import { FILE_ROLES } from '@/lib/domain/fields/catalogue/attachments'
import { attachmentChangeSchema } from '@/lib/domain/listing/attachments/attachment-change'
import { IMAGE_SIZES, VISIBILITIES } from '@/lib/domain/listing/attachments/attachments'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import { LINES_TEXT_MAX, linesBodySchema } from '@/lib/domain/listing/reading/lines-body'
import { described, EXAMPLE_ID, named } from '@/lib/domain/record-schema'
import { idParameter, oneOf, parameters, wholeNumber } from '../queries/parameters'
import { attachmentResponseSchema } from '../responses/attachment'
import { importPageSchema, importResponseSchema, importRowsSchema } from '../responses/import'
import { pastedListSchema } from '../responses/line-reading'
import { jsonBody, routesOf } from '../route'

const bulkRoute = routesOf('Bulk')
const filesRoute = routesOf('Files')

const LISTINGS = '/api/trade-core/listings/:moduleKey'
const SHEET_TYPES = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']
const format = described(oneOf(SHEET_FORMATS).default('xlsx'), 'xlsx by default.')

export const uploadAttachmentRoute = filesRoute(`POST ${LISTINGS}/:listingId/attachments`, {
  access: 'paid',
  effect: 'record',
  id: 'uploadAttachment',
  limit: 'uploads',
  summary: 'Add a file to a listing',
  description:
    'Up to 20 MB, judged by its bytes and by its name. A rejected file gets 422 (413 if it is too large) with the attachment in `details`, and is not kept.',
  body: {
    form: {
      file: 'test-report.pdf',
      parts: {
        role: { description: 'The field for the file.', values: FILE_ROLES, isRequired: true },
        visibility: { description: 'By default it follows from the role.', values: VISIBILITIES, isRequired: false },
      },
    },
  },
  responses: { 201: { description: 'Stored.', schema: attachmentResponseSchema } },
  errors: ['LISTING_ARCHIVED', 'STORAGE_QUOTA_REACHED'],
  isVersioned: true,
})

export const changeAttachmentRoute = filesRoute(`POST ${LISTINGS}/:listingId/attachments/:attachmentId`, {
  access: 'paid',
  effect: 'record',
  id: 'changeAttachment',
  summary: 'Change who sees a file',
  description: 'Takes effect immediately, also on a live listing. For public and private documents the field decides.',
  body: jsonBody(
    named('AttachmentChange', 'Who sees the file.', attachmentChangeSchema),
    { visibility: 'private' },
    { visibility: 'buyer: everyone who sees the listing; private: you and admins.' },
  ),
  responses: { 200: { description: 'The file as it is now.', schema: attachmentResponseSchema } },
  errors: ['LISTING_ARCHIVED', 'ACTION_NOT_POSSIBLE'],
  isVersioned: true,
})

export const deleteAttachmentRoute = filesRoute(`DELETE ${LISTINGS}/:listingId/attachments/:attachmentId`, {
  access: 'paid',
  effect: 'record',
  id: 'deleteAttachment',
  summary: 'Delete a file of a listing',
  responses: {
    200: { description: 'The deleted file, and those that are left.', schema: attachmentResponseSchema },
  },
  errors: ['LISTING_ARCHIVED'],
  isVersioned: true,
})

export const readAttachmentRoute = filesRoute('GET /api/attachments/:attachmentId', {
  id: 'readAttachment',
  access: 'open',
  summary: 'Read a file',
  description: 'Buyers get re-encoded pictures; other files are downloads. `Range` gets a part of a file.',
  query: parameters({
    size: described(
      oneOf(IMAGE_SIZES.map(String))
        .transform((asked) => IMAGE_SIZES.find((size) => String(size) === asked) ?? null)
        .optional(),
      'Width in pixels, of a picture.',
    ),
  }),
  responses: {
    200: { description: 'The bytes.', types: ['application/octet-stream', 'image/webp'] },
    206: { description: 'The requested part.', types: ['application/octet-stream'] },
  },
})

export const showImportTemplateRoute = bulkRoute(`GET ${LISTINGS}/import-template`, {
  access: 'open',
  id: 'showImportTemplate',
  isPublic: true,
  summary: 'Download the import template',
  query: parameters({
    format,
    columns: described(
      oneOf(TEMPLATE_COLUMNS).optional(),
      'short: the few columns of a first listing. all by default.',
    ),
  }),
  queryExample: 'format=csv',
  responses: { 200: { description: 'A spreadsheet.', types: SHEET_TYPES } },
  hasNoValidator: true,
})

export const exportListingsRoute = bulkRoute(`GET ${LISTINGS}/export`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'exportListings',
  summary: 'Export your listings',
  description: 'At most 50,000 listings, in the columns of the template: you can change the file and import it.',
  query: parameters({
    format,
    status: described(oneOf(LISTING_STATUSES).optional(), 'ACTIVE and DRAFT by default.'),
  }),
  queryExample: 'format=csv',
  responses: { 200: { description: 'A spreadsheet.', types: SHEET_TYPES } },
  hasNoValidator: true,
})

export const listImportsRoute = bulkRoute(`GET ${LISTINGS}/imports`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'listImports',
  summary: 'List your imports',
  query: parameters({ cursor: described(idParameter().optional(), '`page.nextCursor` of the previous page.') }),
  responses: { 200: { description: 'The latest first.', schema: importPageSchema } },
})

export const startImportRoute = bulkRoute(`POST ${LISTINGS}/imports`, {
  access: 'paid',
  effect: 'record',
  id: 'startImport',
  limit: 'uploads',
  summary: 'Import a file of listings',
  description:
    'A row with a Listing ID, or with the item code of one of your listings, changes that listing; every other row creates a listing. `dry-run` writes nothing and lists every problem; its rows can then be imported by JSON without the file, all new ones as drafts with `status` DRAFT, and those of goods that you list already as `doubles` says. The import continues after a restart. A file whose headings are unknown is 422 with `details.columns`: each column with its first values and the field that it looks like. Send the file again with `columns`; they are remembered for files with the same headings.',
  query: parameters({}),
  body: {
    form: {
      file: 'stock-november.csv',
      parts: {
        mode: { description: 'dry-run writes nothing.', values: IMPORT_MODES, isRequired: true },
        columns: {
          description:
            'For a file with headings of your own: a JSON object of heading and field name, "" to leave a column out.',
          isRequired: false,
        },
      },
    },
    json: {
      schema: dryRunImportSchema,
      example: { mode: 'import', dryRunId: EXAMPLE_ID },
    },
  },
  responses: { 202: { description: 'Stored; the rows follow.', schema: importResponseSchema } },
  errors: ['NOT_FOUND', 'TOO_MANY_IMPORTS'],
})

export const readPastedListRoute = bulkRoute(`POST ${LISTINGS}/imports/lines`, {
  access: 'actor',
  isSellersOwn: true,
  effect: 'read',
  id: 'readPastedList',
  summary: 'Read a pasted list as rows',
  description:
    'Reads each line of a price list as a row of an import: its cells by field name, what was understood and what was not, and the listing of yours that already offers these goods. It writes nothing: correct the cells and send them as a file of this module.',
  textMax: LINES_TEXT_MAX,
  body: jsonBody(linesBodySchema, { text: '30s combed cotton, 285 + GST, 5 t ready, min 60 kg\n2/40s PV 65/35 210' }),
  responses: { 200: { description: 'The lines in their order.', schema: pastedListSchema } },
})

export const showImportRoute = bulkRoute(`GET ${LISTINGS}/imports/:importId`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'showImport',
  summary: 'Show an import',
  query: parameters({
    rows: described(oneOf(['failed', 'saved']).default('failed'), 'Which rows; failed by default.'),
    after: described(wholeNumber(0, 9_999_999).default(0), '`page.nextAfter` of the previous page.'),
  }),
  responses: { 200: { description: 'State, counts and rows.', schema: importRowsSchema } },
})

export const showFailedRowsRoute = bulkRoute(`GET ${LISTINGS}/imports/:importId/failed-rows`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'showFailedRows',
  summary: 'Export the rows to correct',
  query: parameters({ format }),
  responses: { 200: { description: 'A spreadsheet with the reasons.', types: SHEET_TYPES } },
  hasNoValidator: true,
})

export const cancelImportRoute = bulkRoute(`POST ${LISTINGS}/imports/:importId/cancel`, {
  access: 'paid',
  effect: 'record',
  id: 'cancelImport',
  summary: 'Cancel an import',
  description: 'Saved rows stay. Cancelling an ended import changes nothing.',
  responses: { 200: { description: 'The import as it is now.', schema: importResponseSchema } },
})
