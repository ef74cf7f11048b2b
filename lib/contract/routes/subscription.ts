import { z } from 'zod'
import { NO_PLAN, SEARCH_LENGTH_MAX } from '@/lib/domain/entitlement/access-filter'
import { STANDINGS } from '@/lib/domain/entitlement/explain'
import {
  isPlanRequestCursor,
  planAnswerSchema,
  planRequestSchema,
  planWithdrawalSchema,
} from '@/lib/domain/entitlement/plan-request'
import { PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { described, named } from '@/lib/domain/record-schema'
import { idToLookUp, oneOf, parameters, textThat } from '../queries/parameters'
import { planRequestAnswerSchema, planRequestPageSchema, readbackSchema } from '../responses/subscription'
import { jsonBody, routesOf } from '../route'

const route = routesOf('Subscription')

const PLAN_REQUESTS = '/api/account/plan-requests'
const sellerIdQuery = parameters({
  sellerId: described(idToLookUp().optional(), 'For admins: the seller. For everyone else: their own id.'),
})

export const listPlanRequestsRoute = route(`GET ${PLAN_REQUESTS}`, {
  id: 'listPlanRequests',
  access: 'actor',
  summary: 'List requests for a plan',
  description: 'Your own. With `scope=all`, admins get the requests of all sellers.',
  query: parameters(
    {
      scope: described(oneOf(['mine', 'all']).default('mine'), 'mine by default.'),
      status: described(oneOf(['open', 'closed']).optional(), 'With `scope=all`. open by default.'),
      cursor: described(textThat(isPlanRequestCursor).optional(), '`page.nextCursor` of the previous page.'),
    },
    ({ scope, status, cursor }, context) => {
      const misplaced = status === undefined ? (cursor === undefined ? null : 'cursor') : 'status'
      if (scope === 'mine' && misplaced)
        context.addIssue({ code: 'custom', path: [misplaced], message: 'This parameter needs scope=all.' })
    },
  ),
  responses: { 200: { description: 'Requests.', schema: planRequestPageSchema } },
  errors: ['FORBIDDEN'],
})

export const requestPlanRoute = route(`POST ${PLAN_REQUESTS}`, {
  effect: 'record',
  id: 'requestPlan',
  access: 'actor',
  summary: 'Request a plan',
  description: 'Admins get a notice. The entitlement does not change, and nothing is paid.',
  body: jsonBody(named('PlanRequestWrite', 'Which plan.', planRequestSchema), {
    planKey: 'market_growth',
    note: 'We begin with grey fabric in January.',
  }),
  responses: { 201: { description: 'Asked.', schema: planRequestAnswerSchema } },
  errors: ['FORBIDDEN', 'PLAN_REQUEST_OPEN'],
})

export const withdrawPlanRequestRoute = route(`POST ${PLAN_REQUESTS}/:requestId/withdraw`, {
  effect: 'record',
  id: 'withdrawPlanRequest',
  access: 'actor',
  summary: 'Withdraw a request for a plan',
  body: jsonBody(named('PlanRequestWithdrawal', 'Nothing, or the version that was read.', planWithdrawalSchema), {}),
  responses: { 200: { description: 'Withdrawn.', schema: planRequestAnswerSchema } },
  errors: ['FORBIDDEN', 'PLAN_REQUEST_CLOSED'],
  isVersioned: true,
})

export const answerPlanRequestRoute = route(`POST ${PLAN_REQUESTS}/:requestId/answer`, {
  effect: 'record',
  id: 'answerPlanRequest',
  access: 'admin',
  summary: 'Close a request for a plan',
  description:
    'For admins. It does not change the entitlement: the operator does. DONE is refused until the plan is active.',
  body: jsonBody(named('PlanRequestReply', 'Done, or declined with the reason.', planAnswerSchema), {
    outcome: 'DONE',
  }),
  responses: { 200: { description: 'Answered.', schema: planRequestAnswerSchema } },
  errors: ['PLAN_REQUEST_CLOSED'],
  isVersioned: true,
})

export const showSubscriptionRoute = route('GET /api/trade-core/seller-subscription/status', {
  access: 'actor',
  id: 'showSubscription',
  summary: 'Show what your plan includes',
  query: sellerIdQuery,
  responses: { 200: { description: 'The readback of one seller.', schema: readbackSchema } },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listSellerAccessRoute = route('GET /api/trade-core/erp/admin/seller-module-access', {
  access: 'admin',
  id: 'listSellerAccess',
  summary: 'List what the plan of every seller includes',
  description: 'For admins.',
  query: sellerIdQuery,
  responses: { 200: { description: 'The readback of all sellers.', schema: readbackSchema } },
  errors: ['NOT_FOUND'],
})

export const exportSellerAccessRoute = route('GET /api/trade-core/erp/admin/seller-module-access/export', {
  access: 'admin',
  id: 'exportSellerAccess',
  summary: 'Export what the plan of every seller includes',
  description: 'For admins.',
  query: parameters({
    layout: described(
      oneOf(['sellers', 'cells']).default('sellers'),
      'One line per seller (default), or one per seller and module with the reason.',
    ),
    // The empty words are those of a form in which nothing is chosen.
    plan: described(oneOf([...PLAN_KEYS, NO_PLAN, '']).optional(), 'Sellers with this plan.'),
    status: described(oneOf(['active', 'inactive', '']).optional(), 'Whether the plan is active.'),
    module: described(oneOf([...MODULE_KEYS, '']).optional(), 'The module that `state` is about.'),
    state: described(oneOf([...STANDINGS, '']).optional(), 'The state of the module.'),
    suspended: described(oneOf(['yes', 'no', '']).optional(), 'Whether the account is suspended.'),
    request: described(oneOf(['open', '']).optional(), 'Sellers who ask for a plan.'),
    q: described(z.string().max(SEARCH_LENGTH_MAX).optional(), 'Words of name, e-mail or place.'),
  }),
  responses: { 200: { description: 'A spreadsheet.', types: ['text/csv'] } },
  hasNoValidator: true,
})
