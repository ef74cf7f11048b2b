import { z } from 'zod'
import { IMPORT_MODES, SHEET_FORMATS } from '@/lib/domain/bulk/import-record'
import { dryRunImportSchema } from '@/lib/domain/bulk/import-request'
import { FILE_ROLES } from '@/lib/domain/fields/catalogue/attachments'
import { attachmentChangeSchema } from '@/lib/domain/listing/attachments/attachment-change'
import { IMAGE_SIZES, VISIBILITIES } from '@/lib/domain/listing/attachments/attachments'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import { operation } from '../operation'
import { attachmentAnswerSchema, importAnswerSchema, importPageSchema, importRowsSchema } from '../responses/listing'
import { EXAMPLE_ID, named, said } from '../schema'

const LISTINGS = '/api/trade-core/listings/:moduleKey'
const SHEET_TYPES = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']
const format = () => said(z.enum(SHEET_FORMATS).optional(), 'xlsx when left out.')

export const FILE_OPERATIONS = [
  operation(`POST ${LISTINGS}/:listingId/attachments`, {
    id: 'uploadAttachment',
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
    answers: { 201: { description: 'Stored.', schema: attachmentAnswerSchema } },
    fails: ['LISTING_ARCHIVED', 'STORAGE_QUOTA_REACHED'],
    isVersioned: true,
  }),
  operation(`POST ${LISTINGS}/:listingId/attachments/:attachmentId`, {
    id: 'changeAttachment',
    tag: 'Files',
    summary: 'Say who sees a file',
    description: 'It holds at once, also on a listing that is live. Of public and private documents the field says it.',
    body: {
      json: {
        notes: { visibility: 'buyer: everybody who sees the listing; private: you and admins.' },
        schema: named('AttachmentChange', 'Who sees the file.', attachmentChangeSchema),
        example: { visibility: 'private' },
      },
    },
    answers: { 200: { description: 'The file as it is now.', schema: attachmentAnswerSchema } },
    fails: ['LISTING_ARCHIVED', 'ACTION_NOT_POSSIBLE'],
    isVersioned: true,
  }),
  operation(`DELETE ${LISTINGS}/:listingId/attachments/:attachmentId`, {
    id: 'deleteAttachment',
    tag: 'Files',
    summary: 'Delete a file of a listing',
    answers: {
      200: { description: 'The file that is gone, and those that are left.', schema: attachmentAnswerSchema },
    },
    fails: ['LISTING_ARCHIVED'],
    isVersioned: true,
  }),
  operation('GET /api/attachments/:attachmentId', {
    id: 'readAttachment',
    access: 'open',
    tag: 'Files',
    summary: 'Read a file',
    description: 'Buyers get pictures re-encoded; other files are downloads. One part of a file with `Range`.',
    query: { size: said(z.enum(IMAGE_SIZES.map(String)).optional(), 'Width in pixels, of a picture.') },
    answers: {
      200: { description: 'The bytes.', types: ['application/octet-stream', 'image/webp'] },
      206: { description: 'The part that was asked for.', types: ['application/octet-stream'] },
    },
  }),
]

export const BULK_OPERATIONS = [
  operation(`GET ${LISTINGS}/import-template`, {
    id: 'showImportTemplate',
    tag: 'Bulk',
    summary: 'The sheet to fill in',
    query: { format: format() },
    queryExample: 'format=csv',
    answers: { 200: { description: 'A spreadsheet.', types: SHEET_TYPES } },
    fails: ['MODULE_NOT_READY'],
    hasNoValidator: true,
  }),
  operation(`GET ${LISTINGS}/export`, {
    id: 'exportListings',
    tag: 'Bulk',
    summary: 'Your listings as a sheet',
    description: 'In the columns of the template, so that it can be changed and imported; at most 50,000.',
    query: {
      format: format(),
      status: said(z.enum(LISTING_STATUSES).optional(), 'ACTIVE and DRAFT when left out.'),
    },
    queryExample: 'format=csv',
    answers: { 200: { description: 'A spreadsheet.', types: SHEET_TYPES } },
    fails: ['MODULE_NOT_READY'],
    hasNoValidator: true,
  }),
  operation(`GET ${LISTINGS}/imports`, {
    id: 'listImports',
    tag: 'Bulk',
    summary: 'Your imports',
    query: { cursor: said(z.uuid().optional(), '`page.nextCursor` of the page before.') },
    answers: { 200: { description: 'The latest first.', schema: importPageSchema } },
  }),
  operation(`POST ${LISTINGS}/imports`, {
    id: 'startImport',
    tag: 'Bulk',
    summary: 'Import a file of listings',
    description:
      'A row with a Listing ID, or with the item code of one of your listings, changes that listing; every other one makes one. `dry-run` writes nothing and tells every problem; its rows can then be imported by JSON without the file. The work survives a restart.',
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
    answers: { 202: { description: 'Stored; the rows follow.', schema: importAnswerSchema } },
    fails: ['NOT_FOUND', 'TOO_MANY_IMPORTS'],
  }),
  operation(`GET ${LISTINGS}/imports/:importId`, {
    id: 'showImport',
    tag: 'Bulk',
    summary: 'How far an import is',
    query: {
      rows: said(z.enum(['failed', 'saved']).optional(), 'Which rows; failed when left out.'),
      after: said(z.int().min(0).optional(), '`page.nextAfter` of the page before.'),
    },
    answers: { 200: { description: 'State, counts and rows.', schema: importRowsSchema } },
  }),
  operation(`GET ${LISTINGS}/imports/:importId/failed-rows`, {
    id: 'showFailedRows',
    tag: 'Bulk',
    summary: 'The rows to mend, as a sheet',
    query: { format: format() },
    answers: { 200: { description: 'A spreadsheet with the reasons.', types: SHEET_TYPES } },
    fails: ['MODULE_NOT_READY'],
    hasNoValidator: true,
  }),
  operation(`POST ${LISTINGS}/imports/:importId/cancel`, {
    id: 'cancelImport',
    tag: 'Bulk',
    summary: 'Stop an import',
    description: 'What is saved stays. Cancelling one that has ended changes nothing.',
    answers: { 200: { description: 'The import as it is now.', schema: importAnswerSchema } },
  }),
]
