import { z } from 'zod'
import { operation } from '../operation'
import { auditChainSchema, auditPageSchema } from '../responses/audit'
import { said } from '../schema'

const AUDIT_LOG = '/api/trade-core/erp/admin/audit-log'

const filterQuery = {
  actor: said(z.string().max(200).optional(), 'A part of the e-mail address or of the company of who did it.'),
  kind: said(
    z.string().optional(),
    'access, account, listing, request, order, rates, or one action such as LISTING_PUBLISHED.',
  ),
  subject: said(
    z.string().max(100).optional(),
    'The id of the account, listing, request, order, file or import that it was done to.',
  ),
  from: said(z.iso.date().optional(), 'The first day, in India.'),
  to: said(z.iso.date().optional(), 'The last day, in India.'),
}

export const AUDIT_OPERATIONS = [
  operation(`GET ${AUDIT_LOG}`, {
    id: 'listAuditLog',
    tag: 'Audit',
    summary: 'Who did what',
    description: 'For admins, the newest first. The log is append-only and read only here.',
    query: {
      ...filterQuery,
      limit: said(z.int().min(1).max(200).optional(), '50 when left out.'),
      cursor: said(z.string().optional(), '`page.nextCursor` of the page before.'),
    },
    answers: { 200: { description: 'A page of the log.', schema: auditPageSchema } },
  }),
  operation(`GET ${AUDIT_LOG}/export`, {
    id: 'exportAuditLog',
    tag: 'Audit',
    summary: 'The same as a sheet',
    description: 'For admins: at most 50,000 rows; ask for more by their days.',
    query: filterQuery,
    answers: { 200: { description: 'A spreadsheet.', types: ['text/csv'] } },
    hasNoValidator: true,
  }),
  operation(`GET ${AUDIT_LOG}/chain`, {
    id: 'checkAuditLog',
    tag: 'Audit',
    summary: 'Check the chain',
    description:
      'For admins: reads the next 2,500 rows again and compares signatures and links, from the start or from `cursor`. Go on until `nextCursor` is null.',
    query: { cursor: said(z.string().optional(), '`page.nextCursor` of the stretch before.') },
    answers: { 200: { description: 'What was found.', schema: auditChainSchema } },
  }),
]
