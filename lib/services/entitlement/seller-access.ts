import 'server-only'
import { withDeadline } from '@/db/client'
import { findSellerAccount, findSellerAccountByEmail, listSellers, type SellerRow } from '@/db/queries/accounts/sellers'
import { findListingSellerId } from '@/db/queries/listings/listings'
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
import { forbidden, isDomainError, notFound } from '@/lib/domain/errors'
import type { SellerFacts } from '@/lib/domain/listing/listing'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { isUuid } from '@/lib/domain/uuid'
import type { ActorContext, ServiceContext } from '../shared/context'
import { requireRole } from '../shared/roles'

/** A seller and what the runtime configuration gives them at this moment. */
export interface Seller {
  facts: SellerFacts
  email: string
  access: EntitlementAccess
  /** How many of their new arrivals are used. */
  arrivalsUsed: number
}

type AccountRow = Pick<SellerRow, 'sellerId' | 'email' | 'emailVerifiedAt'>

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

const currentIndex = () => indexOf(entitlementSource().read())

function sellerOf(row: SellerRow, index: EntitlementIndex | null): Seller {
  const { email, emailVerifiedAt: _verifiedAt, roles: _roles, arrivalsUsed, ...facts } = row
  return { facts, email, arrivalsUsed, access: accessOfRow(row, index) }
}

/**
 * One seller with their access.
 * @throws NOT_FOUND when there is no such account, FORBIDDEN without a blockCode when it is not a seller's
 */
export async function sellerAccess(ctx: ServiceContext, sellerId: string, index = currentIndex()): Promise<Seller> {
  const row = isUuid(sellerId) ? await withDeadline(() => findSellerAccount(ctx.db, sellerId)) : null
  if (!row) throw notFound()
  if (!row.roles.includes('seller')) throw forbidden('This account is not a seller account.')
  return sellerOf(row, index)
}

/**
 * The seller for whom this actor writes: themselves, or for an admin the seller they name (reference 2.7).
 * @throws FORBIDDEN for a non-seller, and for anyone but an admin who names another
 */
export async function sellerForWrite(ctx: ActorContext, namedSellerId: string | null): Promise<Seller> {
  const { actor } = ctx
  if (namedSellerId !== null && namedSellerId !== actor.userId) {
    requireRole(actor, 'admin', 'Only admins can write for another seller.')
    return sellerAccess(ctx, namedSellerId)
  }
  if (!hasRole(actor, 'seller')) {
    throw forbidden(
      hasRole(actor, 'admin') ? 'Name the seller in sellerId.' : 'Only seller accounts can write listings.',
    )
  }
  const { sellerRow } = ctx
  if (sellerRow?.sellerId === actor.userId) return sellerOf(sellerRow, currentIndex())
  return sellerAccess(ctx, actor.userId)
}

/** What the configuration gives a seller whose account was read already. */
export function accessOfSeller(row: AccountRow): EntitlementAccess {
  return accessOfRow(row, currentIndex())
}

function accessOfRow({ sellerId, email, emailVerifiedAt }: AccountRow, index: EntitlementIndex | null) {
  return accessOf(index, { sellerId, email, isEmailVerified: emailVerifiedAt !== null })
}

/** One reading of the source for a list of sellers: what each has, and whether the gate agrees with what is shown of some of them. */
export function readAccessOfMany(ctx: ServiceContext): {
  accessOf: (row: AccountRow) => EntitlementAccess
  readbackOf: (shown: readonly { seller: SellerOverview; access: EntitlementAccess }[]) => EntitlementConfigReadback
} {
  const { index, conditions } = readSource(ctx)
  const { source, opensGate } = conditions
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

/** What a configuration entry for this id or e-mail reaches. Operators should know when it reaches no account. */
export async function reachOfKey(
  ctx: ServiceContext,
  key: string,
): Promise<{ kind: 'seller' | 'no_account' | 'not_a_seller' | 'email_not_verified'; sellerId: string }> {
  const row = await withDeadline(() =>
    isUuid(key) ? findSellerAccount(ctx.db, key) : findSellerAccountByEmail(ctx.db, key),
  )
  if (!row) return { kind: 'no_account', sellerId: '' }
  const { sellerId } = row
  if (!row.roles.includes('seller')) return { kind: 'not_a_seller', sellerId }
  return { kind: isUuid(key) || row.emailVerifiedAt ? 'seller' : 'email_not_verified', sellerId }
}

declare const entitled: unique symbol

interface Entitled {
  readonly moduleKey: ModuleKey
  readonly [entitled]: true
}

/**
 * A seller whose plan includes the module at this moment. Only `requireEntitlement` makes one, and every paid write demands one: a write
 * that forgets the gate does not compile.
 */
export type EntitledSeller = Seller & Entitled

/** The gate of every paid write. @throws the refusal with its blockCode */
export function requireEntitlement<S extends Pick<Seller, 'access'>>(
  ctx: Pick<ServiceContext, 'now'>,
  seller: S,
  moduleKey: ModuleKey,
): S & Entitled {
  requireAllowed(seller.access, moduleKey, ctx.now)
  return { ...seller, moduleKey } as S & Entitled
}

/**
 * The seller for whom this actor may write in the module: themselves, or for an admin the seller whom they name.
 * @throws as sellerForWrite; the refusal with its blockCode
 */
export async function entitledSeller(
  ctx: ActorContext,
  { moduleKey, sellerId = null }: { moduleKey: ModuleKey; sellerId?: string | null },
): Promise<EntitledSeller> {
  return requireEntitlement(ctx, await sellerForWrite(ctx, sellerId), moduleKey)
}

/**
 * The gate of writes to one listing: the seller for whom this actor may do it. An admin does it for the seller who owns the listing.
 * @throws NOT_FOUND, and what the gate throws
 */
export async function entitledOwner(
  ctx: ActorContext,
  { moduleKey, listingId }: { moduleKey: ModuleKey; listingId: string },
): Promise<EntitledSeller> {
  if (!hasRole(ctx.actor, 'admin')) return entitledSeller(ctx, { moduleKey })
  const sellerId = await withDeadline(() => findListingSellerId(ctx.db, { moduleKey, listingId }))
  if (sellerId === null) throw notFound()
  return entitledSeller(ctx, { moduleKey, sellerId })
}

/** The spec's record of one seller, for the pages that show or gate their modules. @throws as sellerAccess */
export async function readSellerAccess(ctx: ServiceContext, sellerId: string): Promise<SellerAccessRecord> {
  return (await readSellerPlan(ctx, sellerId)).record
}

/** The same with the last moment of the subscription, for the seller's own page; null: it has no end. @throws as sellerAccess */
export async function readSellerPlan(
  ctx: ServiceContext,
  sellerId: string,
): Promise<{ record: SellerAccessRecord; lastsUntil: string | null }> {
  const { index, conditions } = readSource(ctx)
  const seller = await sellerAccess(ctx, sellerId, index)
  const end = endOfValidity(seller.access.entry?.validUntil ?? '')
  return { record: recordOf(seller, conditions), lastsUntil: end ? new Date(end.getTime() - 1).toISOString() : null }
}

/**
 * The readback of one subscription: the caller's own, or for an admin that of the named seller. Changes nothing.
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function readSubscription(ctx: ActorContext, namedSellerId: string | null): Promise<SubscriptionReadback> {
  const { actor } = ctx
  requireSubscriber(actor)
  // Only an admin may learn whether another account exists.
  if (!hasRole(actor, 'admin') && namedSellerId !== null && namedSellerId !== actor.userId) throw notFound()
  const { index, conditions } = readSource(ctx)
  const record = recordOf(await sellerAccess(ctx, namedSellerId ?? actor.userId, index), conditions)
  return subscriptionReadback([record], record, conditions)
}

/** @throws FORBIDDEN for an account that neither sells nor administers */
export function requireSubscriber(actor: Actor): void {
  if (!hasRole(actor, 'admin') && !hasRole(actor, 'seller'))
    throw forbidden('Only seller accounts have a subscription.')
}

/** Shown as the selected seller while there is none. */
const NO_SELLER = { sellerId: '', email: '', companyId: '', companyName: '' }

/**
 * The readback of every seller, as the admin's page and route show it.
 * @param selectedSellerId null: the first
 * @throws FORBIDDEN for anyone but an admin, NOT_FOUND for a seller who is not there
 */
export async function readModuleAccess(
  ctx: ActorContext,
  selectedSellerId: string | null,
): Promise<SubscriptionReadback> {
  requireRole(ctx.actor, 'admin', 'Only admins can read the access of all sellers.')
  const { index, conditions } = readSource(ctx)
  const rows = await withDeadline(() => listSellers(ctx.db))
  const records = rows.map((row) => recordOf(sellerOf(row, index), conditions))
  const selected =
    selectedSellerId === null
      ? (records[0] ?? sellerAccessRecord(NO_SELLER, NO_ACCESS, conditions))
      : records.find(({ sellerId }) => sellerId === selectedSellerId)
  if (!selected) throw notFound()
  return subscriptionReadback(records, selected, conditions)
}

/** One reading of the source: what is decided and shown by it belongs together. */
function readSource(ctx: ServiceContext): { index: EntitlementIndex | null; conditions: ReadbackConditions } {
  const reading = entitlementSource().read()
  const source = {
    acceptedEnvNames: ENTITLEMENT_ENV_NAMES,
    configuredEnvNames: reading.configuredEnvNames,
    isSourceReady: reading.isSourceReady,
    isInForce: reading.configuration !== null,
  }
  // Every seller's proof asks whether the gate is closed without a plan: one question per module serves them all.
  const withoutPlan = new Map<string, boolean>()
  const opens: ReadbackConditions['opensGate'] = (access, moduleKey) => {
    if (access !== NO_ACCESS) return opensGate(ctx, access, moduleKey)
    const answer = withoutPlan.get(moduleKey) ?? opensGate(ctx, access, moduleKey)
    withoutPlan.set(moduleKey, answer)
    return answer
  }
  const conditions = { source, opensGate: opens, now: ctx.now, service: READBACK_FACTS }
  return { index: indexOf(reading), conditions }
}

/** Asks the gate of the writes itself, so that the readback cannot claim what the gate would not do. */
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
