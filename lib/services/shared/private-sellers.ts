import 'server-only'
import type { Executor } from '@/db/client'
import { listPrivateSellers } from '@/db/queries/accounts/sellers'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'

/** No account has this id. */
export const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

const hides = (moduleKey: ModuleKey): boolean => matrixDefinition(moduleKey).hidesSeller === true

/** The modules whose sellers are named, and those of private persons. */
export const OPEN_MODULE_KEYS: readonly ModuleKey[] = MODULE_KEYS.filter((key) => !hides(key))
export const PRIVATE_MODULE_KEYS: readonly ModuleKey[] = MODULE_KEYS.filter(hides)

/**
 * The account that an id stands for in the listings of a module: itself, or where sellers are private the one with this
 * public id. There an account's own id finds nothing, so that it leads to no private listing.
 */
export async function shownSellerId(
  db: Executor,
  { hidesSeller }: Pick<ModuleDefinition, 'hidesSeller'>,
  sellerId: string | null,
): Promise<string | null> {
  if (sellerId === null || !hidesSeller) return sellerId
  const [seller] = await listPrivateSellers(db, [sellerId])
  return seller?.sellerId ?? NO_ACCOUNT
}
