import 'server-only'
import { createHash } from 'node:crypto'
import { withDeadline } from '@/db/client'
import { findSellerAccount, findSellerAccountByEmail, listSellers, type SellerRow } from '@/db/queries/accounts/sellers'
import { ENTITLEMENT_ENV_NAMES, type EntitlementReading, entitlementSource } from '@/lib/config/entitlement-source'
import { gateAgrees, showsNoFreeText } from '@/lib/contract/readback/readback-checks'
import { READBACK_FACTS } from '@/lib/contract/readback/readback-facts'
import {
  type EntitlementConfigReadback,
  entitlementConfigReadback,
  type ReadbackConditions,
  type SellerAccessRecord,
  sellerAccessRecord,
} from '@/lib/contract/readback/seller-access-record'
import { type SubscriptionReadback, subscriptionReadback } from '@/lib/contract/readback/subscription-readback'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import { type Actor, hasRole } from '@/lib/domain/actor'
import {
  accessOf,
  type EntitlementConfiguration,
  type EntitlementIndex,
  indexConfiguration,
} from '@/lib/domain/entitlement/configuration'
import { type EntitlementAccess, NO_ACCESS, requireAllowed } from '@/lib/domain/entitlement/entitlement'
import type { SellerOverview } from '@/lib/domain/entitlement/seller-overview'
import { endOfValidity } from '@/lib/domain/entitlement/valid-until'
import { forbidden, type Issue, isDomainError, notFound, validationFailed } from '@/lib/domain/errors'
import type { SellerFacts } from '@/lib/domain/listing/listing'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { accountOf } from '../accounts/actor-of'
import type { ServiceContext } from '../shared/context'

/** A seller and what the runtime configuration gives him at this moment. */
export interface Seller {
  facts: SellerFacts
  email: string
  access: EntitlementAccess
  /** How many of his new arrivals are used. */
  arrivalsUsed: number
}

type AccountRow = Pick<SellerRow, 'sellerId' | 'email' | 'emailVerifiedAt'>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const indexes = new WeakMap<EntitlementConfiguration, EntitlementIndex>()

/** The index of a configuration is made once, when its source gave a new one. */
function indexOf({ configuration }: EntitlementReading): EntitlementIndex | null {
  if (!configuration) return null
  const known = indexes.get(configuration)
  if (known) return known
  const index = indexConfiguration(configuration)
  indexes.set(configuration, index)
  return index
}

function sellerOf(row: SellerRow, index: EntitlementIndex | null): Seller {
  const { email, emailVerifiedAt: _verifiedAt, roles: _roles, arrivalsUsed, ...facts } = row
  return { facts, email, arrivalsUsed, access: accessOfRow(row, index) }
}

/**
 * One seller with his access.
 * @throws NOT_FOUND when there is no such account, FORBIDDEN without a blockCode when it is not a seller's
 */
export async function sellerAccess(ctx: ServiceContext, sellerId: string): Promise<Seller> {
  return readSeller(ctx, sellerId, entitlementSource().read())
}

async function readSeller(ctx: ServiceContext, sellerId: string, reading: EntitlementReading): Promise<Seller> {
  const row = UUID.test(sellerId) ? await withDeadline(() => findSellerAccount(ctx.db, sellerId)) : null
  if (!row) throw notFound()
  if (!row.roles.includes('seller')) throw forbidden('This account is not a seller account.')
  return sellerOf(row, indexOf(reading))
}

/**
 * The seller for whom this actor writes: himself, or for an admin the one that he names (contract section 2).
 * @throws FORBIDDEN for a non-seller, and for anyone but an admin who names another
 */
export async function sellerForWrite(ctx: ServiceContext<Actor>, namedSellerId: string | null): Promise<Seller> {
  const { actor } = ctx
  if (namedSellerId !== null && namedSellerId !== actor.userId) {
    if (!hasRole(actor, 'admin')) throw forbidden('Only an admin may write for another seller.')
    return sellerAccess(ctx, namedSellerId)
  }
  if (!hasRole(actor, 'seller')) {
    throw forbidden(
      hasRole(actor, 'admin')
        ? 'Name the seller for whom you write in sellerId.'
        : 'Only seller accounts may write listings.',
    )
  }
  const account = accountOf(actor)
  if (account) return sellerOf(account, indexOf(entitlementSource().read()))
  return sellerAccess(ctx, actor.userId)
}

/** What the configuration gives a seller whose account was read already. */
export function accessOfSeller(row: AccountRow): EntitlementAccess {
  return accessOfRow(row, indexOf(entitlementSource().read()))
}

function accessOfRow({ sellerId, email, emailVerifiedAt }: AccountRow, index: EntitlementIndex | null) {
  return accessOf(index, { sellerId, email, isEmailVerified: emailVerifiedAt !== null })
}

/** One reading of the source for a list of sellers: what each has, and whether the gate agrees with what is shown of some of them. */
export function readAccessOfMany(ctx: ServiceContext): {
  accessOf: (row: AccountRow) => EntitlementAccess
  readbackOf: (shown: readonly { seller: SellerOverview; access: EntitlementAccess }[]) => EntitlementConfigReadback
} {
  const reading = entitlementSource().read()
  const index = indexOf(reading)
  const { source, opensGate } = conditionsOf(ctx, reading)
  return {
    accessOf: (row) => accessOfRow(row, index),
    readbackOf: (shown) =>
      entitlementConfigReadback(source, {
        runtimeFallbackMatchesWriteGate: shown.every(({ seller, access }) =>
          gateAgrees(seller.entitlements, (moduleKey) => opensGate(access, moduleKey)),
        ),
        noSecretValueEcho: shown.every(({ seller: { selectedPlanKey, paymentStatus } }) =>
          showsNoFreeText({
            selectedPlanKey,
            paymentStatus,
            sourceNames: source.configuredEnvNames,
            acceptedSourceNames: source.acceptedEnvNames,
          }),
        ),
      }),
  }
}

/** What an entry of the configuration under this id or e-mail reaches; the operator should know when it reaches nobody. */
export async function reachOfKey(
  ctx: ServiceContext,
  key: string,
): Promise<{ kind: 'seller' | 'no_account' | 'not_a_seller' | 'email_not_verified'; sellerId: string }> {
  const row = await withDeadline(() =>
    UUID.test(key) ? findSellerAccount(ctx.db, key) : findSellerAccountByEmail(ctx.db, key),
  )
  if (!row) return { kind: 'no_account', sellerId: '' }
  const { sellerId } = row
  if (!row.roles.includes('seller')) return { kind: 'not_a_seller', sellerId }
  return { kind: UUID.test(key) || row.emailVerifiedAt ? 'seller' : 'email_not_verified', sellerId }
}

/** The gate of every paid write. @throws the refusal, 403 with its blockCode */
export function requireEntitlement(
  ctx: Pick<ServiceContext, 'now'>,
  seller: Pick<Seller, 'access'>,
  moduleKey: ModuleKey,
): void {
  requireAllowed(seller.access, moduleKey, ctx.now)
}

/** The spec's record of one seller, for the pages that show or gate his modules. @throws as sellerAccess */
export async function readSellerAccess(ctx: ServiceContext, sellerId: string): Promise<SellerAccessRecord> {
  const reading = entitlementSource().read()
  return recordOf(await readSeller(ctx, sellerId, reading), conditionsOf(ctx, reading))
}

/** The same with the last moment of the subscription, for the seller's own page; null: it has no end. @throws as sellerAccess */
export async function readSellerPlan(
  ctx: ServiceContext,
  sellerId: string,
): Promise<{ record: SellerAccessRecord; lastsUntil: string | null }> {
  const reading = entitlementSource().read()
  const seller = await readSeller(ctx, sellerId, reading)
  const end = endOfValidity(seller.access.entry?.validUntil ?? '')
  return {
    record: recordOf(seller, conditionsOf(ctx, reading)),
    lastsUntil: end ? new Date(end.getTime() - 1).toISOString() : null,
  }
}

/** GET seller-subscription/status: the caller's own, for an admin that of `?sellerId=`. Changes nothing. */
export async function subscriptionStatus(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  const { actor } = ctx
  const isAdmin = hasRole(actor, 'admin')
  if (!isAdmin && !hasRole(actor, 'seller')) throw forbidden('Only seller accounts have a subscription.')
  const named = namedSeller(call)
  // Whether another account exists is nobody's business but an admin's.
  if (!isAdmin && named !== null && named !== actor.userId) throw notFound()
  const reading = entitlementSource().read()
  const conditions = conditionsOf(ctx, reading)
  const record = recordOf(await readSeller(ctx, named ?? actor.userId, reading), conditions)
  return readbackAnswer(subscriptionReadback([record], record, conditions), ctx.now)
}

/** GET erp/admin/seller-module-access: every seller, by sellerId. Admins only. Changes nothing. */
export async function adminModuleAccess(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
): Promise<ServiceResponse> {
  requireAdmin(ctx.actor)
  return readbackAnswer(await readModuleAccess(ctx, namedSeller(call)), ctx.now)
}

/**
 * The readback of every seller, as the admin's page and route show it.
 * @param selectedSellerId null: the first
 * @throws FORBIDDEN for anyone but an admin, NOT_FOUND for a seller who is not there
 */
export async function readModuleAccess(
  ctx: ServiceContext<Actor>,
  selectedSellerId: string | null,
): Promise<SubscriptionReadback> {
  requireAdmin(ctx.actor)
  const reading = entitlementSource().read()
  const conditions = conditionsOf(ctx, reading)
  const index = indexOf(reading)
  const rows = await withDeadline(() => listSellers(ctx.db))
  const records = rows.map((row) => recordOf(sellerOf(row, index), conditions))
  const selected =
    selectedSellerId === null ? (records[0] ?? recordOfNobody(conditions)) : recordWithId(records, selectedSellerId)
  if (!selected) throw notFound()
  return subscriptionReadback(records, selected, conditions)
}

function recordWithId(records: readonly SellerAccessRecord[], sellerId: string): SellerAccessRecord | undefined {
  return records.find((record) => record.sellerId === sellerId)
}

function requireAdmin(actor: Actor): void {
  if (!hasRole(actor, 'admin')) throw forbidden("Only admins may read every seller's access.")
}

/** The one parameter of the readbacks. @throws VALIDATION_FAILED for any other, and for two of it */
function namedSeller({ query }: RequestContext): string | null {
  const issues: Issue[] = []
  for (const name of new Set(query.keys())) {
    const problem =
      name !== 'sellerId'
        ? { code: 'UNKNOWN_PARAMETER', message: 'There is no parameter of this name.' }
        : query.getAll(name).length > 1
          ? { code: 'BAD_PARAMETER', message: 'Name one seller.' }
          : null
    if (problem) issues.push({ ...problem, field: name.slice(0, 64), severity: 'error' })
  }
  if (issues.length > 0) throw validationFailed(issues)
  return query.get('sellerId')?.toLowerCase() ?? null
}

function conditionsOf(ctx: ServiceContext, reading: EntitlementReading): ReadbackConditions {
  const source = {
    acceptedEnvNames: ENTITLEMENT_ENV_NAMES,
    configuredEnvNames: reading.configuredEnvNames,
    isSourceReady: reading.isSourceReady,
    isInForce: reading.configuration !== null,
  }
  // Every seller's proof asks whether the gate is closed without a plan: one knock per module answers them all.
  const withoutPlan = new Map<string, boolean>()
  const opens: ReadbackConditions['opensGate'] = (access, moduleKey) => {
    if (access !== NO_ACCESS) return opensGate(ctx, access, moduleKey)
    const answer = withoutPlan.get(moduleKey) ?? opensGate(ctx, access, moduleKey)
    withoutPlan.set(moduleKey, answer)
    return answer
  }
  return { source, opensGate: opens, now: ctx.now, house: READBACK_FACTS }
}

/** Knocks at the gate of the writes itself, so that the readback cannot claim what the gate would not do. */
function opensGate(ctx: ServiceContext, access: EntitlementAccess, moduleKey: string): boolean {
  if (!isModuleKey(moduleKey)) return false
  try {
    requireEntitlement(ctx, { access }, moduleKey)
    return true
  } catch (error) {
    if (isDomainError(error)) return false
    throw error
  }
}

function recordOf({ facts, email, access }: Seller, conditions: ReadbackConditions): SellerAccessRecord {
  const { sellerId, companyId, companyName } = facts
  return sellerAccessRecord({ sellerId, email, companyId, companyName }, access, conditions)
}

/** The envelope has one selected seller, also where there is none yet: a record without a name and without access. */
function recordOfNobody(conditions: ReadbackConditions): SellerAccessRecord {
  return sellerAccessRecord({ sellerId: '', email: '', companyId: '', companyName: '' }, NO_ACCESS, conditions)
}

/**
 * Two readings differ in generatedAt alone, so the validator leaves it out. The spec has the list of sellers twice; of thousands it is made
 * into text once.
 */
function readbackAnswer(readback: SubscriptionReadback, now: Date): ServiceResponse {
  const list = JSON.stringify(readback.sellers)
  const frame = JSON.stringify({ ...readback, sellerAccess: [], sellers: [] })
  const text = frame.replace('"sellerAccess":[],"sellers":[]', () => `"sellerAccess":${list},"sellers":${list}`)
  const timeless = `${frame}${list}`.replaceAll(`"generatedAt":"${now.toISOString()}"`, '')
  return { text, etag: `"${createHash('sha256').update(timeless).digest('base64url').slice(0, 22)}"` }
}
