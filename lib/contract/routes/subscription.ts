import { z } from 'zod'
import { STANDINGS } from '@/lib/domain/entitlement/explain'
import { planAnswerSchema, planRequestSchema, planWithdrawalSchema } from '@/lib/domain/entitlement/plan-request'
import { PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import {
  planRequestAnswerSchema,
  planRequestPageSchema,
  readbackSchema,
  sellerIdQuery,
} from '../responses/subscription'
import { route } from '../route'
import { named, said } from '../schema'

const PLAN_REQUESTS = '/api/account/plan-requests'

export const listPlanRequestsRoute = route(`GET ${PLAN_REQUESTS}`, {
  id: 'listPlanRequests',
  access: 'actor',
  tag: 'Subscription',
  summary: 'Requests for a plan',
  description: 'The caller’s own; with `scope=all`, for admins, everybody’s.',
  query: {
    scope: said(z.enum(['mine', 'all']).optional(), 'mine when left out.'),
    status: said(z.enum(['open', 'closed']).optional(), 'With `scope=all`; open when left out.'),
    cursor: said(z.string().optional(), '`page.nextCursor` of the page before.'),
  },
  responses: { 200: { description: 'Requests.', schema: planRequestPageSchema } },
  errors: ['FORBIDDEN'],
})

export const requestPlanRoute = route(`POST ${PLAN_REQUESTS}`, {
  effect: 'record',
  id: 'requestPlan',
  access: 'actor',
  tag: 'Subscription',
  summary: 'Ask for a plan',
  description: 'Admins are told; the entitlement stays what it is. Nothing is paid by it.',
  body: {
    json: {
      schema: named('PlanRequestWrite', 'Which plan.', planRequestSchema),
      example: { planKey: 'market_growth', note: 'We begin with grey fabric in January.' },
    },
  },
  responses: { 201: { description: 'Asked.', schema: planRequestAnswerSchema } },
  errors: ['FORBIDDEN', 'PLAN_REQUEST_OPEN'],
})

export const withdrawPlanRequestRoute = route(`POST ${PLAN_REQUESTS}/:requestId/withdraw`, {
  effect: 'record',
  id: 'withdrawPlanRequest',
  access: 'actor',
  tag: 'Subscription',
  summary: 'Take a request for a plan back',
  body: {
    json: {
      schema: named('PlanRequestWithdrawal', 'Nothing, or the version that was read.', planWithdrawalSchema),
      example: {},
    },
  },
  responses: { 200: { description: 'Withdrawn.', schema: planRequestAnswerSchema } },
  errors: ['FORBIDDEN', 'PLAN_REQUEST_CLOSED'],
  isVersioned: true,
})

export const answerPlanRequestRoute = route(`POST ${PLAN_REQUESTS}/:requestId/answer`, {
  effect: 'record',
  id: 'answerPlanRequest',
  access: 'admin',
  tag: 'Subscription',
  summary: 'Answer a request for a plan',
  description: 'For admins. It changes no entitlement: the operator does.',
  body: {
    json: {
      schema: named('PlanRequestReply', 'Done, or declined with the reason.', planAnswerSchema),
      example: { outcome: 'DONE' },
    },
  },
  responses: { 200: { description: 'Answered.', schema: planRequestAnswerSchema } },
  errors: ['PLAN_REQUEST_CLOSED'],
  isVersioned: true,
})

export const showSubscriptionRoute = route('GET /api/trade-core/seller-subscription/status', {
  access: 'actor',
  id: 'showSubscription',
  tag: 'Subscription',
  summary: 'What your plan opens',
  query: sellerIdQuery,
  responses: { 200: { description: 'The readback of one seller.', schema: readbackSchema } },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listSellerAccessRoute = route('GET /api/trade-core/erp/admin/seller-module-access', {
  access: 'admin',
  id: 'listSellerAccess',
  tag: 'Subscription',
  summary: 'What every seller’s plan opens',
  description: 'For admins.',
  query: sellerIdQuery,
  responses: { 200: { description: 'The readback of all sellers.', schema: readbackSchema } },
  errors: ['NOT_FOUND'],
})

export const exportSellerAccessRoute = route('GET /api/trade-core/erp/admin/seller-module-access/export', {
  access: 'admin',
  id: 'exportSellerAccess',
  tag: 'Subscription',
  summary: 'What every seller’s plan opens, as a sheet',
  description: 'For admins.',
  query: {
    layout: said(
      z.enum(['sellers', 'cells']).optional(),
      'A line for each seller (when left out), or for each seller and module with the reason.',
    ),
    plan: said(z.enum([...PLAN_KEYS, 'none']).optional(), 'Sellers with this plan.'),
    status: said(z.enum(['active', 'inactive']).optional(), 'Whether the plan is active.'),
    module: said(z.enum(MODULE_KEYS).optional(), 'The module that `state` is about.'),
    state: said(z.enum(STANDINGS).optional(), 'How the module stands.'),
    suspended: said(z.enum(['yes', 'no']).optional(), 'Whether the account is suspended.'),
    request: said(z.enum(['open']).optional(), 'Sellers who ask for a plan.'),
    q: said(z.string().max(200).optional(), 'Words of name, e-mail or place.'),
  },
  responses: { 200: { description: 'A spreadsheet.', types: ['text/csv'] } },
  hasNoValidator: true,
})
