import { z } from 'zod'
import { IMPORT_MODES, SHEET_FORMATS } from '@/lib/domain/bulk/import-record'
import { dryRunImportSchema } from '@/lib/domain/bulk/import-request'
import { FILE_ROLES } from '@/lib/domain/fields/catalogue/attachments'
import { attachmentChangeSchema } from '@/lib/domain/listing/attachments/attachment-change'
import { IMAGE_SIZES, VISIBILITIES } from '@/lib/domain/listing/attachments/attachments'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import { attachmentAnswerSchema } from '../responses/attachment'
import { importAnswerSchema, importPageSchema, importRowsSchema } from '../responses/import'
import { route } from '../route'
import { EXAMPLE_ID, named, said } from '../schema'

const LISTINGS = '/api/trade-core/listings/:moduleKey'
const SHEET_TYPES = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']
const format = () => said(z.enum(SHEET_FORMATS).optional(), 'xlsx when left out.')

export const uploadAttachmentRoute = route(`POST ${LISTINGS}/:listingId/attachments`, {
  access: 'paid',
  effect: 'record',
  id: 'uploadAttachment',
  limit: 'uploads',
  isDirect: true,
  tag: 'Files',
  summary: 'Add a file to a listing',
  description:
    'Up to 20 MB, judged by its bytes and by its name. A rejected file answers 422 (413 over the size) with the attachment in `details`; nothing of it is kept.',
  body: {
    form: {
      file: 'test-report.pdf',
      parts: {
        role: { description: 'The field that will name it.', values: FILE_ROLES, isRequired: true },
        visibility: { description: 'By the role when left out.', values: VISIBILITIES, isRequired: false },
      },
    },
  },
  responses: { 201: { description: 'Stored.', schema: attachmentAnswerSchema } },
  errors: ['LISTING_ARCHIVED', 'STORAGE_QUOTA_REACHED'],
  isVersioned: true,
})

export const changeAttachmentRoute = route(`POST ${LISTINGS}/:listingId/attachments/:attachmentId`, {
  access: 'paid',
  effect: 'record',
  id: 'changeAttachment',
  tag: 'Files',
  summary: 'Say who sees a file',
  description: 'Takes effect immediately, also on a live listing. For public and private documents the field decides.',
  body: {
    json: {
      notes: { visibility: 'buyer: everyone who sees the listing; private: you and admins.' },
      schema: named('AttachmentChange', 'Who sees the file.', attachmentChangeSchema),
      example: { visibility: 'private' },
    },
  },
  responses: { 200: { description: 'The file as it is now.', schema: attachmentAnswerSchema } },
  errors: ['LISTING_ARCHIVED', 'ACTION_NOT_POSSIBLE'],
  isVersioned: true,
})

export const deleteAttachmentRoute = route(`DELETE ${LISTINGS}/:listingId/attachments/:attachmentId`, {
  access: 'paid',
  effect: 'record',
  id: 'deleteAttachment',
  tag: 'Files',
  summary: 'Delete a file of a listing',
  responses: {
    200: { description: 'The file that is gone, and those that are left.', schema: attachmentAnswerSchema },
  },
  errors: ['LISTING_ARCHIVED'],
  isVersioned: true,
})

export const readAttachmentRoute = route('GET /api/attachments/:attachmentId', {
  id: 'readAttachment',
  isDirect: true,
  access: 'open',
  tag: 'Files',
  summary: 'Read a file',
  description: 'Buyers get pictures re-encoded; other files are downloads. One part of a file with `Range`.',
  query: { size: said(z.enum(IMAGE_SIZES.map(String)).optional(), 'Width in pixels, of a picture.') },
  responses: {
    200: { description: 'The bytes.', types: ['application/octet-stream', 'image/webp'] },
    206: { description: 'The part that was asked for.', types: ['application/octet-stream'] },
  },
})

export const showImportTemplateRoute = route(`GET ${LISTINGS}/import-template`, {
  access: 'open',
  id: 'showImportTemplate',
  isPublic: true,
  tag: 'Bulk',
  summary: 'The sheet to fill in',
  query: { format: format() },
  queryExample: 'format=csv',
  responses: { 200: { description: 'A spreadsheet.', types: SHEET_TYPES } },
  errors: ['MODULE_NOT_READY'],
  hasNoValidator: true,
})

export const exportListingsRoute = route(`GET ${LISTINGS}/export`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'exportListings',
  tag: 'Bulk',
  summary: 'Your listings as a sheet',
  description: 'In the columns of the template, so that it can be changed and imported; at most 50,000.',
  query: {
    format: format(),
    status: said(z.enum(LISTING_STATUSES).optional(), 'ACTIVE and DRAFT when left out.'),
  },
  queryExample: 'format=csv',
  responses: { 200: { description: 'A spreadsheet.', types: SHEET_TYPES } },
  errors: ['MODULE_NOT_READY'],
  hasNoValidator: true,
})

export const listImportsRoute = route(`GET ${LISTINGS}/imports`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'listImports',
  tag: 'Bulk',
  summary: 'Your imports',
  query: { cursor: said(z.uuid().optional(), '`page.nextCursor` of the page before.') },
  responses: { 200: { description: 'The latest first.', schema: importPageSchema } },
})

export const startImportRoute = route(`POST ${LISTINGS}/imports`, {
  access: 'paid',
  effect: 'record',
  id: 'startImport',
  limit: 'uploads',
  tag: 'Bulk',
  summary: 'Import a file of listings',
  description:
    'A row with a Listing ID, or with the item code of one of your listings, changes that listing; every other row creates a listing. `dry-run` writes nothing and lists every problem; its rows can then be imported by JSON without the file. The work survives a restart.',
  body: {
    form: {
      file: 'stock-november.csv',
      parts: { mode: { description: 'dry-run writes nothing.', values: IMPORT_MODES, isRequired: true } },
    },
    json: {
      schema: dryRunImportSchema,
      example: { mode: 'import', dryRunId: EXAMPLE_ID },
    },
  },
  responses: { 202: { description: 'Stored; the rows follow.', schema: importAnswerSchema } },
  errors: ['NOT_FOUND', 'TOO_MANY_IMPORTS'],
})

export const showImportRoute = route(`GET ${LISTINGS}/imports/:importId`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'showImport',
  tag: 'Bulk',
  summary: 'How far an import is',
  query: {
    rows: said(z.enum(['failed', 'saved']).optional(), 'Which rows; failed when left out.'),
    after: said(z.int().min(0).optional(), '`page.nextAfter` of the page before.'),
  },
  responses: { 200: { description: 'State, counts and rows.', schema: importRowsSchema } },
})

export const showFailedRowsRoute = route(`GET ${LISTINGS}/imports/:importId/failed-rows`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'showFailedRows',
  tag: 'Bulk',
  summary: 'The rows to correct, as a sheet',
  query: { format: format() },
  responses: { 200: { description: 'A spreadsheet with the reasons.', types: SHEET_TYPES } },
  errors: ['MODULE_NOT_READY'],
  hasNoValidator: true,
})

export const cancelImportRoute = route(`POST ${LISTINGS}/imports/:importId/cancel`, {
  access: 'paid',
  effect: 'record',
  id: 'cancelImport',
  tag: 'Bulk',
  summary: 'Stop an import',
  description: 'What is saved stays. Cancelling one that has ended changes nothing.',
  responses: { 200: { description: 'The import as it is now.', schema: importAnswerSchema } },
})
