import { z } from 'zod'
import { described } from '@/lib/domain/record-schema'
import { auditChainSchema, auditPageSchema } from '../responses/audit'
import { routesOf } from '../route'

const route = routesOf('Audit')

const AUDIT_LOG = '/api/trade-core/erp/admin/audit-log'

const filterQuery = {
  actor: described(z.string().max(200).optional(), 'A part of the e-mail address or company of the person who did it.'),
  kind: described(
    z.string().optional(),
    'access, account, listing, request, order, rates, or one action such as LISTING_PUBLISHED.',
  ),
  subject: described(z.string().max(100).optional(), 'The id of the account, listing, request, order, file or import.'),
  from: described(z.iso.date().optional(), 'The first day, as YYYY-MM-DD in Indian time.'),
  to: described(z.iso.date().optional(), 'The last day, as YYYY-MM-DD in Indian time.'),
}

export const listAuditLogRoute = route(`GET ${AUDIT_LOG}`, {
  access: 'admin',
  id: 'listAuditLog',
  summary: 'List the audit log',
  description: 'For admins: who did what, the newest first. The log is append-only.',
  query: {
    ...filterQuery,
    limit: described(z.int().min(1).max(200).optional(), 'How many at most; 50 by default.'),
    cursor: described(z.string().optional(), '`page.nextCursor` of the previous page.'),
  },
  responses: { 200: { description: 'A page of the log.', schema: auditPageSchema } },
})

export const exportAuditLogRoute = route(`GET ${AUDIT_LOG}/export`, {
  access: 'admin',
  id: 'exportAuditLog',
  summary: 'Export the audit log',
  description: 'For admins: at most 50,000 rows. For more, narrow the days.',
  query: filterQuery,
  responses: { 200: { description: 'A spreadsheet.', types: ['text/csv'] } },
  hasNoValidator: true,
})

export const checkAuditLogRoute = route(`GET ${AUDIT_LOG}/chain`, {
  access: 'admin',
  id: 'checkAuditLog',
  summary: 'Verify the audit log',
  description:
    'For admins: verifies the signatures and links of the next 2,500 rows, from the start or from `cursor`. Continue until `nextCursor` is null. With `check=whole` the server verifies all rows: repeat the same request until `nextCursor` is null.',
  query: {
    cursor: described(z.string().optional(), '`page.nextCursor` of the previous response.'),
    check: described(z.literal('whole').optional(), 'Verify the whole chain. Not with `cursor`.'),
  },
  responses: { 200: { description: 'The result.', schema: auditChainSchema } },
})
