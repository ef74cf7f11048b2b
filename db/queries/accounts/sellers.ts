import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '@/db/client'
import { newArrivalQuota } from '@/db/schema/listings'
import { planRequests } from '@/db/schema/plan-requests'
import { companies, users } from '@/db/schema/users'
import { memoize } from '@/lib/domain/memoize'

/** What a listing shows of its seller. */
export const sellerFactColumns = {
  sellerId: users.id,
  publicId: users.publicSellerId,
  companyId: companies.id,
  companyName: companies.name,
  country: companies.country,
  city: companies.city,
  state: companies.state,
  isMicroOrSmall: companies.isMicroOrSmall,
}

/** A seller with their company: what the entitlement, a listing write and the readback need. */
export const sellerColumns = {
  ...sellerFactColumns,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  roles: users.roles,
  /** How many new arrivals the seller has used: read with the account, since every listing write shows it. */
  arrivalsUsed: sql<number>`coalesce((select used from ${newArrivalQuota} where seller_id = ${users.id}), 0)`,
}

const isSeller = sql`'seller' = any(${users.roles})`

function selectSellers(db: Executor) {
  return db.select(sellerColumns).from(users).innerJoin(companies, eq(companies.id, users.companyId))
}

export type SellerRow = Awaited<ReturnType<ReturnType<typeof selectSellers>['execute']>>[number]

const sellerAccount = memoize((db: Executor) =>
  selectSellers(db)
    .where(eq(users.id, sql.placeholder('sellerId')))
    .prepare('seller_account'),
)

/** An account, whatever its roles. */
export async function findSellerAccount(db: Executor, sellerId: string): Promise<SellerRow | null> {
  const [row] = await sellerAccount(db).execute({ sellerId })
  return row ?? null
}

/** @param email as returned by normaliseEmail */
export async function findSellerAccountByEmail(db: Executor, email: string): Promise<SellerRow | null> {
  const [row] = await selectSellers(db).where(eq(users.email, email))
  return row ?? null
}

/** Every account with the seller role, suspended ones too: a suspension is not an entitlement. */
export async function listSellers(db: Executor): Promise<SellerRow[]> {
  return selectSellers(db).where(isSeller).orderBy(asc(users.id))
}

/** What the list of all sellers shows in addition to the entitlement; the same accounts as listSellers. */
export async function listSellersWithState(db: Executor) {
  return db
    .select({
      ...sellerColumns,
      personName: users.name,
      suspendedAt: users.suspendedAt,
      requestedPlanKey: planRequests.planKey,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(planRequests, and(eq(planRequests.sellerId, users.id), eq(planRequests.status, 'OPEN')))
    .where(isSeller)
}

/** Admins who can be notified. */
export async function listAdminIds(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`'admin' = any(${users.roles})`, isNull(users.suspendedAt)))
  return rows.map(({ id }) => id)
}

/**
 * What anyone may know of a seller: only these columns, so that no e-mail address, GSTIN or role is made public. Null for
 * an account that is missing, suspended or does not sell.
 */
export async function findPublicSeller(db: Executor, sellerId: string) {
  const [row] = await db
    .select({
      sellerId: users.id,
      companyName: companies.name,
      city: companies.city,
      state: companies.state,
      country: companies.country,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, sellerId), isSeller, isNull(users.suspendedAt)))
  return row ?? null
}

/** The names of the sellers among these accounts. */
export async function listSellerNames(db: Executor, sellerIds: readonly string[]) {
  return db
    .select({ sellerId: users.id, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(inArray(users.id, [...sellerIds]), isSeller))
    .orderBy(asc(companies.name))
}

/** The sellers behind these public ids, with what others may know of them; a suspended one has none. */
export async function listPrivateSellers(db: Executor, publicIds: readonly string[]) {
  if (publicIds.length === 0) return []
  return db
    .select({
      sellerId: users.id,
      publicId: users.publicSellerId,
      city: companies.city,
      state: companies.state,
      country: companies.country,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(inArray(users.publicSellerId, [...publicIds]), isSeller, isNull(users.suspendedAt)))
    .orderBy(asc(users.publicSellerId))
}

const placeColumns = { city: companies.city, state: companies.state, country: companies.country }

/** Where a company is: anyone may know it. */
export async function findCompanyPlace(db: Executor, companyId: string) {
  const [row] = await db.select(placeColumns).from(companies).where(eq(companies.id, companyId))
  return row ?? null
}

/** Where a seller is, by the account or by the id that stands for it. */
export async function findSellerPlace(db: Executor, sellerId: string) {
  const [row] = await db
    .select(placeColumns)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(or(eq(users.id, sellerId), eq(users.publicSellerId, sellerId)))
  return row ?? null
}
