import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { log } from '@/lib/config/log'
import { rowBody, SheetReader } from '@/lib/domain/bulk/sheet'
import { isEntitlementRefusal } from '@/lib/domain/entitlement/entitlement'
import { type Issue, isDomainError } from '@/lib/domain/errors'
import { matrixDefinition } from '@/lib/domain/modules'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { readCsv } from '@/lib/services/imports/csv'
import { writeListing } from '@/lib/services/listings/write'
import { demoContext, type Market, seedRefused } from './market'

const DATA_FOLDER = resolve('server/seed/data')

/** Columns of ours come first, then those of the module's import sheet, by field name. */
const ownCellsSchema = z.object({
  seller: z.email(),
  /** How long before the seeding it was written; no two alike, so that "newest first" is one order. */
  ageHours: z.coerce.number().positive(),
  /** The title of an older listing that it points to. */
  points: z.string().optional(),
})
const isOwnColumn = (heading: string) => Object.hasOwn(ownCellsSchema.shape, heading)

/** A listing as its seller would have sent it: a flat write body of the listing API. */
export interface SeedListing extends z.infer<typeof ownCellsSchema> {
  moduleKey: ModuleKey
  body: Readonly<Record<string, unknown>>
}

/**
 * The demo listings in the sheets of a folder: each <module key>.csv, its cells read as an import reads them.
 * @throws a plain Error that names the file, the row and what is wrong with it
 */
export async function readSheets(folder: string): Promise<SeedListing[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return (await Promise.all(files.sort().map((file) => readModule(join(folder, file))))).flat()
}

/** The demo listings of every module. */
export function readSeedListings(): Promise<SeedListing[]> {
  return readSheets(DATA_FOLDER)
}

async function readModule(path: string): Promise<SeedListing[]> {
  const file = basename(path)
  const moduleKey = basename(file, '.csv')
  const definition = isModuleKey(moduleKey) ? matrixDefinition(moduleKey) : null
  if (!isModuleKey(moduleKey) || !definition) throw new Error(`Demo listings in ${file}: there is no such module.`)
  const reader = new SheetReader(definition)
  const ownCells = new Map<number, Record<string, string | undefined>>()
  let ownColumns: string[] | null = null
  for await (const { number, values } of readCsv(readFileSync(path, 'utf8'))) {
    ownColumns ??= values.filter(isOwnColumn)
    ownCells.set(number, Object.fromEntries(ownColumns.map((name, index) => [name, values[index] || undefined])))
    reader.take(number, values.slice(ownColumns.length))
  }
  requireNone(reader.finish(), file)
  return reader.rows.map(({ number, cells }) => {
    const place = `${file}, row ${number}`
    const own = ownCellsSchema.safeParse(ownCells.get(number))
    if (!own.success) throw new Error(`Demo listings in ${place}: ${z.prettifyError(own.error)}`)
    const { body, issues } = rowBody(definition, cells, { isNew: true })
    requireNone(issues, place)
    return { moduleKey, ...own.data, body }
  })
}

function requireNone(issues: readonly Issue[], place: string): void {
  if (issues.length > 0) throw new Error(`Demo listings in ${place}: ${JSON.stringify(issues)}`)
}

/**
 * Writes the demo listings, oldest first.
 * @param granted the sellers whose plan is the one we gave them: a refusal of theirs is a mistake in the data
 * @returns how many were written: those of sellers to whom an operator's own configuration gives no access are left out
 */
export async function writeListings(
  market: Market,
  listings: readonly SeedListing[],
  granted: ReadonlySet<string>,
): Promise<number> {
  const withoutAccess = new Set<string>()
  let written = 0
  const idOf = new Map<string, string>()
  for (const listing of listings.toSorted((a, b) => b.ageHours - a.ageHours)) {
    const { moduleKey, seller, ageHours } = listing
    const body = pointing(listing, idOf)
    const ctx = demoContext(market, { email: seller, ageHours })
    try {
      const entitled = await entitledSeller(ctx, { moduleKey })
      const { value } = await writeListing(ctx, entitled, { body })
      idOf.set(nameOf(listing), value.listing.value.listingId)
      written++
    } catch (error) {
      if (!isDomainError(error)) throw error
      if (granted.has(seller) || !isEntitlementRefusal(error.code)) {
        throw seedRefused(`The demo listing "${nameOf(listing)}"`, error)
      }
      withoutAccess.add(seller)
    }
  }
  if (withoutAccess.size > 0) {
    log().warn({ sellers: withoutAccess.size }, 'demo listings left out: the configured entitlements do not allow them')
  }
  return written
}

/** The body with the id of the listing that it points to, which was written before it. */
function pointing({ body, points }: SeedListing, idOf: ReadonlyMap<string, string>): SeedListing['body'] {
  const sourceListingId = points === undefined ? undefined : idOf.get(points)
  return sourceListingId === undefined ? body : { ...body, sourceListingId }
}

/** What a seed listing is called, also while it has no title. */
export function nameOf({ body }: SeedListing): string {
  return String(body.title ?? body.productName ?? '')
}
