import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import {
  closePlanRequest,
  countPlanRequestsSince,
  findOpenPlanRequest,
  findPlanRequest,
  findPlanRequestForUpdate,
  insertPlanRequest,
  listAnswererNames,
  listPlanRequests,
  listPlanRequestsOf,
  type PlanRequestPosition,
  type PlanRequestRow,
  type PlanRequestWithSeller,
} from '@/db/queries/accounts/plan-requests'
import { findSellerAccount, listAdminIds } from '@/db/queries/accounts/sellers'
import type { UserEvent } from '@/db/queries/accounts/users'
import { markHandledRead } from '@/db/queries/notifications'
import type { Outcome } from '@/lib/contract/outcome'
import type { AnsweredPlanRequest, PlanRequest, PlanRequestOfSeller } from '@/lib/contract/responses/subscription'
import type { Actor } from '@/lib/domain/actor'
import { DAY_MS } from '@/lib/domain/calendar-day'
import { type Subscription, subscriptionOf } from '@/lib/domain/entitlement/entitlement'
import { planCommand } from '@/lib/domain/entitlement/plan-change'
import {
  isPlanGranted,
  isPlanRequestCursor,
  planAnswerSchema,
  planRequestSchemaFor,
  planWithdrawalSchema,
} from '@/lib/domain/entitlement/plan-request'
import { planLabel } from '@/lib/domain/entitlement/plans'
import { DomainError, notFound } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import { recordUserEvent } from '../accounts/account-event'
import { notify } from '../notifications/notifications'
import type { ActorContext, ServiceContext } from '../shared/context'
import { fieldRefused } from '../shared/field-refused'
import { writeOnce } from '../shared/idempotency'
import { requireRole } from '../shared/roles'
import { requireVersion } from '../shared/version'
import { accessOfSeller, sellerAccess } from './seller-access'

interface PlanRequestRecord {
  planRequest: PlanRequest
}

/** How many of a seller's own requests are shown; older ones stay in their history. */
const OWN_SHOWN = 10
const PAGE_SHOWN = 50
/** Each request mails every admin. */
const REQUESTS_A_DAY = 20

/**
 * A seller asks for another plan and the admins are notified. The entitlement does not change.
 * @throws FORBIDDEN for an account that does not sell, VALIDATION_FAILED, PLAN_REQUEST_OPEN while another waits
 */
export async function requestPlan(ctx: ActorContext, body: unknown): Promise<Outcome<PlanRequestRecord>> {
  requireSeller(ctx.actor)
  const { access } = await sellerAccess(ctx, ctx.actor.userId)
  const subscription = subscriptionOf(access, ctx.now)
  const activePlanKey = subscription.isActive ? (subscription.plan?.key ?? '') : ''
  const { planKey, note } = parseWith(planRequestSchemaFor(activePlanKey), body)
  return writeOnce(ctx, body, async (tx) => {
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
    await recordEvent(tx, ctx, row, 'PLAN_REQUESTED', { fromPlanKey: subscription.plan?.key ?? '' })
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
    return { ...writtenRequest(row, subscription), isNew: true }
  })
}

/** The seller withdraws their open request. @throws NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT, PLAN_REQUEST_CLOSED */
export async function withdrawPlanRequest(
  ctx: ActorContext,
  { requestId, body }: { requestId: string; body: unknown },
): Promise<Outcome<PlanRequestRecord>> {
  requireSeller(ctx.actor)
  const known = await withDeadline(() => findPlanRequest(ctx.db, requestId))
  if (known?.sellerId !== ctx.actor.userId) throw notFound()
  const { expectedVersion } = parseWith(planWithdrawalSchema, body)
  const { access } = await sellerAccess(ctx, ctx.actor.userId)
  return writeOnce(ctx, body, async (tx) => {
    const row = await close(tx, ctx, requestId, expectedVersion, { status: 'WITHDRAWN', reason: '', answeredBy: null })
    if (row.sellerId !== ctx.actor.userId) throw notFound()
    await recordEvent(tx, ctx, row, 'PLAN_REQUEST_WITHDRAWN')
    await markHandled(tx, ctx, row)
    return writtenRequest(row, subscriptionOf(access, ctx.now))
  })
}

/**
 * An admin marks a request as done or declines it, and the seller is notified. Entitlements do not change: the operator sets them in the
 * configuration. Done is refused until the plan is active: the seller would read that it is done, and no list would show that it is not.
 * @throws FORBIDDEN for anyone but an admin, NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT, PLAN_REQUEST_CLOSED
 */
export async function answerPlanRequest(
  ctx: ActorContext,
  { requestId, body }: { requestId: string; body: unknown },
): Promise<Outcome<PlanRequestRecord>> {
  requireRole(ctx.actor, 'admin')
  if (!(await withDeadline(() => findPlanRequest(ctx.db, requestId)))) throw notFound()
  const { outcome, reason, expectedVersion } = parseWith(planAnswerSchema, body)
  return writeOnce(ctx, body, async (tx) => {
    const answer = { status: outcome, reason, answeredBy: ctx.actor.userId }
    const row = await close(tx, ctx, requestId, expectedVersion, answer)
    const seller = await findSellerAccount(tx, row.sellerId)
    if (!seller) throw new Error('a plan request has no account')
    const subscription = subscriptionOf(accessOfSeller(seller), ctx.now)
    if (outcome === 'DONE' && !isGranted(row.planKey, subscription)) throw notActiveYet(row)
    await recordEvent(tx, ctx, row, 'PLAN_REQUEST_ANSWERED')
    await markHandled(tx, ctx, row)
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
    return writtenRequest(row, subscription)
  })
}

/** The caller's own requests, or with `scope: 'all'`, for admins, a page of everyone's. @throws FORBIDDEN */
export async function readPlanRequests(
  ctx: ActorContext,
  { scope, isOpen, cursor }: { scope: 'mine' | 'all'; isOpen: boolean; cursor: string | null },
) {
  if (scope === 'mine') return { planRequests: await ownPlanRequests(ctx) }
  const { planRequests, nextCursor } = await allPlanRequests(ctx, { isOpen, cursor })
  return { planRequests, page: { limit: PAGE_SHOWN, nextCursor } }
}

/** The caller's own, the newest first. @throws FORBIDDEN for an account that does not sell */
export async function ownPlanRequests(ctx: ActorContext): Promise<PlanRequest[]> {
  requireSeller(ctx.actor)
  return newestRequests(ctx, ctx.actor.userId)
}

/** What the caller, who sells without a plan, asked for and waits for; null for a seller with a plan. @throws as ownPlanRequests */
export async function readPlanToChoose(ctx: ActorContext): Promise<{ request: PlanRequest | null } | null> {
  const { access } = await sellerAccess(ctx, ctx.actor.userId)
  if (access.entry !== null || access.internalUat.isTrustedSeller) return null
  const requests = await ownPlanRequests(ctx)
  return { request: requests.find(({ status }) => status === 'OPEN') ?? null }
}

/** The requests of one seller, for an admin. @throws FORBIDDEN, NOT_FOUND */
export async function planRequestsOfSeller(ctx: ActorContext, sellerId: string): Promise<AnsweredPlanRequest[]> {
  requireRole(ctx.actor, 'admin')
  const requests = await newestRequests(ctx, sellerId)
  const names = new Map(
    await withDeadline(() =>
      listAnswererNames(
        ctx.db,
        requests.map(({ requestId }) => requestId),
      ),
    ),
  )
  return requests.map((request) => ({ ...request, answeredByName: names.get(request.requestId) ?? '' }))
}

async function newestRequests(ctx: ServiceContext, sellerId: string): Promise<PlanRequest[]> {
  const { access } = await sellerAccess(ctx, sellerId)
  const rows = await withDeadline(() => listPlanRequestsOf(ctx.db, sellerId, OWN_SHOWN))
  return rows.map((row) => presentRequest(row, subscriptionOf(access, ctx.now)))
}

/** Everyone's requests: the open ones, longest waiting first, or the closed ones, newest first. @throws FORBIDDEN */
export async function allPlanRequests(
  ctx: ActorContext,
  { isOpen, cursor }: { isOpen: boolean; cursor: string | null },
): Promise<{ planRequests: PlanRequestOfSeller[]; nextCursor: string | null }> {
  requireRole(ctx.actor, 'admin')
  const after = cursor === null ? null : positionOf(cursor)
  const rows = await withDeadline(() => listPlanRequests(ctx.db, { isOpen, after, limit: PAGE_SHOWN + 1 }))
  const shown = rows.slice(0, PAGE_SHOWN)
  const last = shown.at(-1)
  return {
    planRequests: shown.map((row) => presentWithSeller(row, ctx.now)),
    nextCursor: rows.length > PAGE_SHOWN && last ? cursorOf(last.request) : null,
  }
}

function cursorOf({ createdAt, id }: PlanRequestPosition): string {
  return `${createdAt.getTime()}_${id}`
}

function positionOf(cursor: string): PlanRequestPosition | null {
  if (!isPlanRequestCursor(cursor)) return null
  return { createdAt: new Date(Number(cursor.slice(0, 13))), id: cursor.slice(14) }
}

function presentWithSeller({ request, seller, answeredByName }: PlanRequestWithSeller, now: Date): PlanRequestOfSeller {
  const subscription = subscriptionOf(accessOfSeller(seller), now)
  return {
    ...presentRequest(request, subscription),
    answeredByName: answeredByName ?? '',
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

function writtenRequest(row: PlanRequestRow, subscription: Subscription) {
  return { record: { planRequest: presentRequest(row, subscription) }, version: row.version }
}

/** No admin needs to look at it any more. */
async function markHandled(tx: Transaction, ctx: ActorContext, { sellerId }: PlanRequestRow): Promise<void> {
  const handled = { type: 'PLAN_REQUESTED', subjectId: sellerId, userIds: await listAdminIds(tx) }
  await markHandledRead(tx, handled, ctx.now)
}

async function recordEvent(
  tx: Transaction,
  ctx: ActorContext,
  { id, sellerId, planKey, status, reason }: PlanRequestRow,
  type: UserEvent['type'],
  more: { fromPlanKey?: string } = {},
): Promise<void> {
  const { userId } = ctx.actor
  await recordUserEvent(tx, ctx, {
    userId: sellerId,
    type,
    data: { requestId: id, planKey, status, ...(reason === '' ? {} : { reason }), ...more },
    by: { kind: userId === sellerId ? 'seller' : 'admin', userId },
  })
}

function notActiveYet({ sellerId, planKey }: PlanRequestRow): DomainError {
  const command = planCommand(sellerId, planKey)
  const message = `${planLabel(planKey)} is not active for this seller yet. First run on the server: ${command}`
  return fieldRefused('PLAN_NOT_ACTIVE', 'outcome', message)
}

function alreadyActive(): DomainError {
  return fieldRefused('PLAN_ALREADY_ACTIVE', 'planKey', 'You already have this plan, and it is active.')
}

function askedTooOften(): DomainError {
  const message = `You have requested plans ${REQUESTS_A_DAY} times within a day. Wait for the answer, or try again tomorrow.`
  return new DomainError('RATE_LIMITED', message, { retryAfterSeconds: 60 * 60 })
}

async function stillOpen(tx: Transaction, sellerId: string): Promise<DomainError> {
  const open = await findOpenPlanRequest(tx, sellerId)
  return new DomainError('PLAN_REQUEST_OPEN', 'You have an open request. Withdraw it to request another plan.', {
    details: { requestId: open?.id ?? '' },
  })
}

/** Closes a request that is still open, under its lock. @throws VERSION_CONFLICT, PRECONDITION_FAILED, PLAN_REQUEST_CLOSED */
async function close(
  tx: Transaction,
  ctx: ActorContext,
  requestId: string,
  expectedVersion: number | undefined,
  answer: Omit<Parameters<typeof closePlanRequest>[2], 'closedAt'>,
): Promise<PlanRequestRow> {
  const found = await findPlanRequestForUpdate(tx, requestId)
  if (!found) throw notFound()
  const { version, status } = found
  requireVersion(version, expectedVersion, ctx.conditions?.ifMatch ?? null)
  if (status !== 'OPEN') {
    throw new DomainError('PLAN_REQUEST_CLOSED', 'This request is already answered or withdrawn.', {
      details: { currentVersion: version, status },
    })
  }
  return closePlanRequest(tx, requestId, { ...answer, closedAt: ctx.now })
}

/** @throws FORBIDDEN for an account that does not sell */
export function requireSeller(actor: Actor): void {
  requireRole(actor, 'seller', 'Only seller accounts have a plan.')
}
