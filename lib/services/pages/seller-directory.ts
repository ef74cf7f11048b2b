import { dayInIndia } from '@/lib/domain/calendar-day'
import 'server-only'
import { withDeadline } from '@/db/client'
import { listSellersWithState } from '@/db/queries/accounts/sellers'
import type { EntitlementConfigReadback } from '@/lib/contract/readback/seller-access-record'
import type { SheetFile } from '@/lib/contract/sheet-file'
import { guardFormula } from '@/lib/domain/bulk/cell-guard'
import { type AccessFilter, bySellerName, filterSellers, pageOfSellers } from '@/lib/domain/entitlement/access-filter'
import { type EntitlementAccess, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import { explainEntitlement, STANDING_WORDS, standingOf } from '@/lib/domain/entitlement/explain'
import { planLabel } from '@/lib/domain/entitlement/plans'
import {
  openCount,
  openSellersByModule,
  type SellerOverview,
  sellerOverview,
} from '@/lib/domain/entitlement/seller-overview'
import { placeOfSeller } from '@/lib/domain/listing/presenting/context'
import { MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { readAccessOfMany } from '../entitlement/seller-access'
import { csvChunks } from '../imports/csv'
import type { ActorContext } from '../shared/context'
import { requireRole } from '../shared/roles'

const PAGE_SHOWN = 50

export interface SellerDirectoryPage {
  shown: SellerOverview[]
  /** How many of the found sellers are before this page. */
  from: number
  /** How many match the filter. */
  found: number
  total: number
  nextCursor: string | null
  /** To how many of the found sellers each module is open. */
  openByModule: { moduleKey: ModuleKey; count: number }[]
  /** The state of the source. Every shown cell was compared with the gate. */
  source: EntitlementConfigReadback
}

/** The sellers whom the filter finds, a page of them by name. @throws FORBIDDEN for anyone but an admin */
export async function readSellerDirectory(
  ctx: ActorContext,
  filter: AccessFilter,
  cursor: string,
): Promise<SellerDirectoryPage> {
  const { sellers, readbackOf } = await readSellers(ctx)
  const found = filterSellers(sellers, filter).sort(bySellerName)
  const { shown, from, nextCursor } = pageOfSellers(found, { cursor, limit: PAGE_SHOWN })
  return {
    shown,
    from,
    found: found.length,
    total: sellers.length,
    nextCursor,
    openByModule: openSellersByModule(found),
    source: readbackOf(shown),
  }
}

/** A line for each seller, or for each seller and module. */
type Layout = 'sellers' | 'cells'

/**
 * The whole directory as a CSV. `sellers` has a line for each seller and a column for each module; `cells` has a line for each seller and
 * module, with the reason in a sentence.
 * @throws FORBIDDEN for anyone but an admin
 */
export async function exportSellerDirectory(
  ctx: ActorContext,
  { filter, layout }: { filter: AccessFilter; layout: Layout },
): Promise<SheetFile> {
  const { sellers } = await readSellers(ctx)
  const lines = LINES[layout](filterSellers(sellers, filter).sort(bySellerName)).map((cells) => cells.map(guardFormula))
  return { name: `module-access-${dayInIndia(ctx.now)}`, format: 'csv', chunks: csvChunks(lines) }
}

const WHO = ['Company', 'E-mail', 'Place', 'Seller number', 'Suspended', 'Plan', 'Payment status', 'Active', 'Asks for']

const LINES: Record<Layout, (sellers: readonly SellerOverview[]) => string[][]> = {
  sellers: (sellers) => [
    [...WHO, 'Open modules', ...MODULE_KEYS.map((moduleKey) => MODULE_NAMES[moduleKey])],
    ...sellers.map((seller) => [...whoOf(seller), String(openCount(seller)), ...seller.entitlements.map(stateWord)]),
  ],
  cells: (sellers) => [
    [...WHO, 'Module', 'State', 'Block code', 'Why'],
    ...sellers.flatMap((seller) =>
      seller.entitlements.map((entitlement) => {
        const { displayName, blockCode } = entitlement
        const why = explainEntitlement(entitlement, seller)
        return [...whoOf(seller), displayName, stateWord(entitlement), blockCode, why]
      }),
    ),
  ],
}

function whoOf(seller: SellerOverview): string[] {
  const { companyName, sellerEmail, place, sellerId, isSuspended, requestedPlanKey } = seller
  return [
    companyName,
    sellerEmail,
    place,
    sellerId,
    isSuspended ? 'Yes' : 'No',
    seller.selectedPlanLabel,
    seller.paymentStatus,
    seller.subscriptionActive ? 'Yes' : 'No',
    planLabel(requestedPlanKey),
  ]
}

function stateWord(entitlement: SellerOverview['entitlements'][number]): string {
  return STANDING_WORDS[standingOf(entitlement)]
}

async function readSellers(ctx: ActorContext) {
  requireRole(ctx.actor, 'admin', 'Only admins can read the access of all sellers.')
  const { accessOf, readbackOf } = readAccessOfMany(ctx)
  const rows = await withDeadline(() => listSellersWithState(ctx.db))
  const accesses = new Map<SellerOverview, EntitlementAccess>()
  const sellers = rows.map((row) => {
    const access = accessOf(row)
    const file = {
      sellerId: row.sellerId,
      sellerEmail: row.email,
      companyName: row.companyName,
      personName: row.personName,
      place: placeOfSeller(row),
      isSuspended: row.suspendedAt !== null,
      requestedPlanKey: row.requestedPlanKey ?? '',
    }
    const seller = sellerOverview(file, access, ctx.now)
    accesses.set(seller, access)
    return seller
  })
  return {
    sellers,
    readbackOf: (shown: readonly SellerOverview[]) =>
      readbackOf(shown.map((seller) => ({ seller, access: accesses.get(seller) ?? NO_ACCESS }))),
  }
}
