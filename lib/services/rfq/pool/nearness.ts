import 'server-only'
import type { SQL } from 'drizzle-orm'
import { type FamilyFields, findSellerTrade, nearness } from '@/db/queries/rfq/pool'
import { decideEntitlements } from '@/lib/domain/entitlement/entitlement'
import { nullOn } from '@/lib/domain/errors'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import type { ActorContext } from '@/lib/services/shared/context'
import { sellerAccess } from '../../entitlement/seller-access'

/** The field of each module whose words are its families of goods. */
export const familyFields = (): FamilyFields =>
  Object.fromEntries(MODULE_KEYS.map((key) => [key, matrixDefinition(key).familyField]))

/** How near requests are to what this seller sells, or may sell by their plan. */
export async function nearnessTo(ctx: ActorContext): Promise<SQL<number>> {
  const { userId } = ctx.actor
  const [trade, seller] = await Promise.all([
    findSellerTrade(ctx.db, userId, familyFields()),
    nullOn(['FORBIDDEN', 'NOT_FOUND'], () => sellerAccess(ctx, userId)),
  ])
  const entitled = seller === null ? [] : decideEntitlements(seller.access, ctx.now).filter(({ allowed }) => allowed)
  return nearness(userId, { trade, entitled: entitled.map(({ moduleKey }) => moduleKey) })
}
