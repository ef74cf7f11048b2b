import 'server-only'
import type { z } from 'zod'
import { type Transaction, withDeadline } from '@/db/client'
import {
  closePlanRequest,
  countPlanRequestsSince,
  findOpenPlanRequest,
  findPlanRequest,
  findPlanRequestForUpdate,
  insertPlanRequest,
  listPlanRequests,
  listPlanRequestsOf,
  type PlanRequestPosition,
  type PlanRequestRow,
  type PlanRequestWithSeller,
} from '@/db/queries/accounts/plan-requests'
import { findSellerAccount, listAdminIds } from '@/db/queries/accounts/sellers'
import type { UserEvent } from '@/db/queries/accounts/users'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { type Subscription, subscriptionOf } from '@/lib/domain/entitlement/entitlement'
import {
  isPlanGranted,
  type PlanRequest,
  type PlanRequestOfSeller,
  planAnswerSchema,
  planRequestSchema,
  planWithdrawalSchema,
} from '@/lib/domain/entitlement/plan-request'
import { planLabel } from '@/lib/domain/entitlement/plans'
import { DomainError, forbidden, notFound, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { recordUserEvent } from '../accounts/account-event'
import { queryWords } from '../catalogue/query-words'
import { notify } from '../notifications/notifications'
import type { ServiceContext } from '../shared/context'
import { runIdempotent } from '../shared/idempotency'
import { requireVersion } from '../shared/version'
import { accessOfSeller, sellerAccess } from './seller-access'

/** So many of a seller's own are shown; older ones stay in his history. */
const OWN_SHOWN = 10
const PAGE_SHOWN = 50
const DAY_MS = 24 * 60 * 60 * 1000
/** Each is a mail to every admin: who asks and withdraws all day is no longer heard. */
const REQUESTS_A_DAY = 20

/**
 * A seller asks for another plan; admins are told. The entitlement stays what the configuration says.
 * @throws FORBIDDEN for an account that does not sell, VALIDATION_FAILED, PLAN_REQUEST_OPEN while another waits
 */
export async function requestPlan(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  requireSeller(ctx.actor)
  const body = await call.readJson()
  const { planKey, note } = parsed(planRequestSchema, body)
  const { access } = await sellerAccess(ctx, ctx.actor.userId)
  const subscription = subscriptionOf(access, ctx.now)
  return runIdempotent(ctx, call, body, async (tx) => {
    if (isGranted(planKey, subscription)) throw alreadyActive()
    const sellerId = ctx.actor.userId
    const since = new Date(ctx.now.getTime() - DAY_MS)
    if ((await countPlanRequestsSince(tx, sellerId, since)) >= REQUESTS_A_DAY) throw askedTooOften()
    const row = await insertPlanRequest(tx, {
      id: ctx.newId(),
      sellerId,
      planKey,
      note,
      status: 'OPEN',
      createdAt: ctx.now,
    })
    if (!row) throw await stillOpen(tx, sellerId)
    await recordEvent(tx, ctx, row, 'PLAN_REQUESTED')
    const seller = await findSellerAccount(tx, sellerId)
    await notify(
      tx,
      ctx,
      (await listAdminIds(tx)).map((userId) => ({
        userId,
        type: 'PLAN_REQUESTED',
        title: `${seller?.companyName ?? 'A seller'} asks for ${planLabel(planKey)}`,
        body: note,
        link: `/module-access/${sellerId}`,
        subject: { type: 'account', id: sellerId },
      })),
    )
    return answerOf(row, subscription, 201)
  })
}

/** The seller takes his open request back. @throws NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT, PLAN_REQUEST_CLOSED */
export async function withdrawPlanRequest(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  requestId: string,
): Promise<ServiceResponse> {
  requireSeller(ctx.actor)
  const body = await call.readJson()
  const known = await withDeadline(() => findPlanRequest(ctx.db, requestId))
  if (known?.sellerId !== ctx.actor.userId) throw notFound()
  const { expectedVersion } = parsed(planWithdrawalSchema, body)
  const { access } = await sellerAccess(ctx, ctx.actor.userId)
  return runIdempotent(ctx, call, body, async (tx) => {
    const found = await findPlanRequestForUpdate(tx, requestId)
    if (found?.sellerId !== ctx.actor.userId) throw notFound()
    requireOpen(found, expectedVersion, call.ifMatch)
    const row = await closePlanRequest(tx, requestId, {
      status: 'WITHDRAWN',
      reason: '',
      answeredBy: null,
      closedAt: ctx.now,
    })
    await recordEvent(tx, ctx, row, 'PLAN_REQUEST_WITHDRAWN')
    return answerOf(row, subscriptionOf(access, ctx.now))
  })
}

/**
 * An admin marks a request as done or declines it; the seller is told. It changes no entitlement: the operator does, in the configuration.
 * @throws FORBIDDEN for anyone but an admin, NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT, PLAN_REQUEST_CLOSED
 */
export async function answerPlanRequest(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  requestId: string,
): Promise<ServiceResponse> {
  requireAdmin(ctx.actor)
  const body = await call.readJson()
  if (!(await withDeadline(() => findPlanRequest(ctx.db, requestId)))) throw notFound()
  const { outcome, reason, expectedVersion } = parsed(planAnswerSchema, body)
  return runIdempotent(ctx, call, body, async (tx) => {
    const found = await findPlanRequestForUpdate(tx, requestId)
    if (!found) throw notFound()
    requireOpen(found, expectedVersion, call.ifMatch)
    const row = await closePlanRequest(tx, requestId, {
      status: outcome,
      reason,
      answeredBy: ctx.actor.userId,
      closedAt: ctx.now,
    })
    await recordEvent(tx, ctx, row, 'PLAN_REQUEST_ANSWERED')
    await notify(tx, ctx, [
      {
        userId: row.sellerId,
        type: 'PLAN_REQUEST_ANSWERED',
        title: `Your request for ${planLabel(row.planKey)} is ${outcome === 'DONE' ? 'done' : 'declined'}`,
        body: reason,
        link: '/plans',
        subject: { type: 'account', id: row.sellerId },
      },
    ])
    const seller = await findSellerAccount(tx, row.sellerId)
    if (!seller) throw new Error('a plan request of an account that is not there')
    return answerOf(row, subscriptionOf(accessOfSeller(seller), ctx.now))
  })
}

/** GET plan-requests: the caller's own; with `scope=all`, for admins, everybody's. @throws FORBIDDEN, VALIDATION_FAILED */
export async function readPlanRequests(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  const { scope, status, cursor } = queryWords(call, {
    scope: ['mine', 'all'],
    status: ['open', 'closed'],
    cursor: CURSOR,
  })
  if (scope !== 'all') {
    if (status !== undefined || cursor !== undefined) {
      throw validationFailed([
        {
          code: 'BAD_PARAMETER',
          field: status === undefined ? 'cursor' : 'status',
          severity: 'error',
          message: 'It goes with scope=all.',
        },
      ])
    }
    return { body: { ok: true, success: true, planRequests: await ownPlanRequests(ctx) } }
  }
  const page = await allPlanRequests(ctx, { isOpen: status !== 'closed', cursor: cursor ?? null })
  const { planRequests, nextCursor } = page
  return { body: { ok: true, success: true, planRequests, page: { limit: PAGE_SHOWN, nextCursor } } }
}

/** The caller's own, the newest first. @throws FORBIDDEN for an account that does not sell */
export async function ownPlanRequests(ctx: ServiceContext<Actor>): Promise<PlanRequest[]> {
  requireSeller(ctx.actor)
  const { access } = await sellerAccess(ctx, ctx.actor.userId)
  const subscription = subscriptionOf(access, ctx.now)
  const rows = await withDeadline(() => listPlanRequestsOf(ctx.db, ctx.actor.userId, OWN_SHOWN))
  return rows.map((row) => presentRequest(row, subscription))
}

/** One seller's, for the admin who looks at him. @throws FORBIDDEN, NOT_FOUND */
export async function planRequestsOfSeller(ctx: ServiceContext<Actor>, sellerId: string): Promise<PlanRequest[]> {
  requireAdmin(ctx.actor)
  const { access } = await sellerAccess(ctx, sellerId)
  const rows = await withDeadline(() => listPlanRequestsOf(ctx.db, sellerId, OWN_SHOWN))
  return rows.map((row) => presentRequest(row, subscriptionOf(access, ctx.now)))
}

/** Everybody's: the open ones, the longest waiting first, or those that are over, the newest first. @throws FORBIDDEN */
export async function allPlanRequests(
  ctx: ServiceContext<Actor>,
  { isOpen, cursor }: { isOpen: boolean; cursor: string | null },
): Promise<{ planRequests: PlanRequestOfSeller[]; nextCursor: string | null }> {
  requireAdmin(ctx.actor)
  const after = cursor === null ? null : positionOf(cursor)
  const rows = await withDeadline(() => listPlanRequests(ctx.db, { isOpen, after, limit: PAGE_SHOWN + 1 }))
  const shown = rows.slice(0, PAGE_SHOWN)
  const last = shown.at(-1)
  return {
    planRequests: shown.map((row) => presentWithSeller(row, ctx.now)),
    nextCursor: rows.length > PAGE_SHOWN && last ? cursorOf(last.request) : null,
  }
}

const CURSOR = /^\d{13}_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function cursorOf({ createdAt, id }: PlanRequestPosition): string {
  return `${createdAt.getTime()}_${id}`
}

function positionOf(cursor: string): PlanRequestPosition | null {
  if (!CURSOR.test(cursor)) return null
  return { createdAt: new Date(Number(cursor.slice(0, 13))), id: cursor.slice(14) }
}

function presentWithSeller({ request, seller }: PlanRequestWithSeller, now: Date): PlanRequestOfSeller {
  const subscription = subscriptionOf(accessOfSeller(seller), now)
  return {
    ...presentRequest(request, subscription),
    seller: {
      sellerId: seller.sellerId,
      sellerEmail: seller.email,
      companyName: seller.companyName,
      selectedPlanLabel: subscription.plan?.label ?? '',
      subscriptionActive: subscription.isActive,
    },
  }
}

function presentRequest(row: PlanRequestRow, subscription: Subscription): PlanRequest {
  const { id, planKey, note, status, reason, createdAt, closedAt, version } = row
  return {
    requestId: id,
    planKey,
    planLabel: planLabel(planKey),
    note,
    status,
    reason,
    isGranted: isGranted(planKey, subscription),
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    version,
  }
}

function isGranted(planKey: string, { plan, isActive }: Subscription): boolean {
  return isPlanGranted(planKey, { selectedPlanKey: plan?.key ?? '', subscriptionActive: isActive })
}

function answerOf(row: PlanRequestRow, subscription: Subscription, status = 200): ServiceResponse {
  const planRequest = presentRequest(row, subscription)
  return { status, etag: `"${row.version}"`, body: { ok: true, success: true, planRequest } }
}

async function recordEvent(
  tx: Transaction,
  ctx: ServiceContext<Actor>,
  { id, sellerId, planKey, status, reason }: PlanRequestRow,
  type: UserEvent['type'],
): Promise<void> {
  const isSelf = ctx.actor.userId === sellerId
  await recordUserEvent(tx, ctx, {
    id: ctx.newId(),
    userId: sellerId,
    type,
    actorType: isSelf ? 'seller' : 'admin',
    actorId: ctx.actor.userId,
    at: ctx.now,
    data: { requestId: id, planKey, status, ...(reason === '' ? {} : { reason }) },
  })
}

function alreadyActive(): DomainError {
  const message = 'You have this plan already, and it is active.'
  return validationFailed([{ code: 'PLAN_ALREADY_ACTIVE', field: 'planKey', severity: 'error', message }])
}

function askedTooOften(): DomainError {
  const message = `You have asked for plans ${REQUESTS_A_DAY} times within a day. Wait for the answer, or ask again tomorrow.`
  return new DomainError('RATE_LIMITED', message, { retryAfterSeconds: 60 * 60 })
}

async function stillOpen(tx: Transaction, sellerId: string): Promise<DomainError> {
  const open = await findOpenPlanRequest(tx, sellerId)
  return new DomainError('PLAN_REQUEST_OPEN', 'A request of yours is waiting. Withdraw it to ask for another plan.', {
    details: { requestId: open?.id ?? '' },
  })
}

function requireOpen({ version, status }: PlanRequestRow, expected: number | undefined, ifMatch: string | null): void {
  requireVersion(version, expected, ifMatch)
  if (status !== 'OPEN') {
    throw new DomainError('PLAN_REQUEST_CLOSED', 'This request was answered or withdrawn already.', {
      details: { currentVersion: version, status },
    })
  }
}

function requireSeller(actor: Actor): void {
  if (!hasRole(actor, 'seller')) throw forbidden('Only seller accounts have a plan.')
}

function requireAdmin(actor: Actor): void {
  if (!hasRole(actor, 'admin')) throw forbidden('Only an administrator may do this.')
}

function parsed<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body, { reportInput: true })
  if (!result.success) throw validationFailed(schemaIssues(result.error.issues, ''))
  return result.data
}
