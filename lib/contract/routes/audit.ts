import { z } from 'zod'
import { CHAIN_CURSOR } from '@/lib/domain/audit/chain-cursor'
import {
  AUDIT_ACTOR_LENGTH_MAX,
  AUDIT_PAGE_ROWS,
  AUDIT_SUBJECT_LENGTH_MAX,
  type AuditWords,
  readAuditFilter,
} from '@/lib/domain/audit/filter'
import { described } from '@/lib/domain/record-schema'
import { idParameter, NOT_A_VALUE, oneOf, parameters, wholeNumber } from '../queries/parameters'
import { auditChainSchema, auditPageSchema } from '../responses/audit'
import { routesOf } from '../route'

const route = routesOf('Audit')

const AUDIT_LOG = '/api/trade-core/erp/admin/audit-log'

/** A word of the filter, which `checkFilter` judges; its limits are for the document. */
const word = (description: string, limits = {}) => described(z.string().meta(limits).optional(), description)
const filterQuery = {
  actor: word('A part of the name, company or e-mail address of the person who did it, or for whom an admin did it.', {
    maxLength: AUDIT_ACTOR_LENGTH_MAX,
  }),
  kind: word('access, account, listing, request, order, rates, or one action such as LISTING_PUBLISHED.'),
  subject: word('The id of the account, listing, request, order, file or import, or the number of an order.', {
    maxLength: AUDIT_SUBJECT_LENGTH_MAX,
  }),
  from: word('The first day, as YYYY-MM-DD in Indian time.', { format: 'date' }),
  to: word('The last day, as YYYY-MM-DD in Indian time.', { format: 'date' }),
}

function checkFilter(words: AuditWords, context: z.core.$RefinementCtx): void {
  for (const { code, field, message } of readAuditFilter(words).issues)
    context.addIssue({ code: 'custom', path: [field], message, params: { code } })
}

export const listAuditLogRoute = route(`GET ${AUDIT_LOG}`, {
  access: 'admin',
  id: 'listAuditLog',
  summary: 'List the audit log',
  description: 'For admins: who did what, the newest first. The log is append-only.',
  query: parameters(
    {
      ...filterQuery,
      limit: described(
        wholeNumber(1, 200).default(AUDIT_PAGE_ROWS),
        `How many at most; ${AUDIT_PAGE_ROWS} by default.`,
      ),
      cursor: described(idParameter().optional(), '`page.nextCursor` of the previous page.'),
    },
    checkFilter,
  ),
  responses: { 200: { description: 'A page of the log.', schema: auditPageSchema } },
})

export const exportAuditLogRoute = route(`GET ${AUDIT_LOG}/export`, {
  access: 'admin',
  id: 'exportAuditLog',
  summary: 'Export the audit log',
  description: 'For admins: at most 50,000 rows. For more, narrow the days.',
  query: parameters(filterQuery, checkFilter),
  responses: { 200: { description: 'A spreadsheet.', types: ['text/csv'] } },
  hasNoValidator: true,
})

export const checkAuditLogRoute = route(`GET ${AUDIT_LOG}/chain`, {
  access: 'admin',
  id: 'checkAuditLog',
  summary: 'Verify the audit log',
  description:
    'For admins: verifies the signatures and links of the next 2,500 rows, from the start or from `cursor`. Continue until `nextCursor` is null. With `check=whole` the server verifies all rows: repeat the same request until `nextCursor` is null.',
  query: parameters(
    {
      cursor: described(z.string().optional(), '`page.nextCursor` of the previous response.'),
      check: described(oneOf(['whole']).optional(), 'Verify the whole chain. Not with `cursor`.'),
    },
    ({ check, cursor }, context) => {
      const isMisplaced = check !== undefined
      if (cursor === undefined || (!isMisplaced && CHAIN_CURSOR.test(cursor))) return
      const [code, message] = isMisplaced
        ? ['UNKNOWN_PARAMETER', 'Leave this out with check=whole.']
        : ['BAD_PARAMETER', NOT_A_VALUE]
      context.addIssue({ code: 'custom', path: ['cursor'], message, params: { code } })
    },
  ),
  responses: { 200: { description: 'The result.', schema: auditChainSchema } },
})
