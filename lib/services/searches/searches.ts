import 'server-only'
import { type Executor, withDeadline } from '@/db/client'
import {
  deleteSearch,
  findSearch,
  insertSearch,
  keepKnownMatches,
  listSearches,
  lockSearches,
  type SavedSearchRow,
  updateSearch,
} from '@/db/queries/accounts/searches'
import type { Outcome } from '@/lib/contract/outcome'
import type { SavedSearch } from '@/lib/contract/responses/account'
import { notFound, validationFailed } from '@/lib/domain/errors'
import { parseWith } from '@/lib/domain/fields/parse'
import type { CatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import {
  parseSavedQuery,
  searchChangeSchema,
  searchPath,
  searchWriteSchema,
  WATCHED_MATCHES_MAX,
} from '@/lib/domain/listing/finding/saved-search'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { matchingIds } from '../catalogue/catalogue'
import { ratesInForce } from '../operation/exchange-rates'
import type { ActorContext } from '../shared/context'
import { fieldRefused } from '../shared/field-refused'
import { writeOnce } from '../shared/idempotency'

/** The caller's saved searches, the newest first. */
export async function listSavedSearches(ctx: ActorContext): Promise<SavedSearch[]> {
  const rows = await withDeadline(() => listSearches(ctx.db, ctx.actor.userId, ctx.now))
  return rows.map(presentSearch)
}

/**
 * Saves a search of a module's listings. With `notify` its owner gets notices of listings that it does not find yet.
 * @throws VALIDATION_FAILED
 */
export async function saveSearch(ctx: ActorContext, body: unknown): Promise<Outcome<{ search: SavedSearch }>> {
  const { name, moduleKey, query: typed, notify } = parseWith(searchWriteSchema, body)
  const { userId } = ctx.actor
  const read = await readQuery(ctx, moduleKey, typed)
  const matches = notify ? await knownMatches(ctx, moduleKey, read.query) : null
  return writeOnce(ctx, body, async (tx) => {
    const { count, named } = await lockSearches(tx, userId, name)
    if (named !== null) throw nameTaken()
    if (count >= LIMITS.searchesMax) {
      throw fieldRefused('TOO_MANY', '', `You have ${LIMITS.searchesMax} saved searches. Delete one first.`)
    }
    const searchId = ctx.newId()
    const watchedThrough = matches && ctx.now
    await insertSearch(tx, {
      id: searchId,
      userId,
      name,
      moduleKey,
      query: read.stored,
      watchedThrough,
      createdAt: ctx.now,
    })
    if (matches) await keepKnownMatches(tx, searchId, matches)
    return { record: { search: await presentOwn(tx, ctx, searchId) }, isNew: true }
  })
}

/**
 * Renames a search of the caller, or starts or stops its notices.
 * @throws NOT_FOUND, VALIDATION_FAILED
 */
export async function changeSearch(
  ctx: ActorContext,
  searchId: string,
  body: unknown,
): Promise<Outcome<{ search: SavedSearch }>> {
  const own = { userId: ctx.actor.userId, searchId }
  // Whoever it does not belong to learns nothing of it, whatever they send.
  const before = await withDeadline(() => findSearch(ctx.db, own, ctx.now))
  if (!before) throw notFound()
  const { name, notify } = parseWith(searchChangeSchema, body)
  const isWatched = before.watchedThrough !== null
  const starts = notify === true && !isWatched
  const matches = starts
    ? await knownMatches(ctx, before.moduleKey, (await readQuery(ctx, before.moduleKey, before.query)).query)
    : null
  return writeOnce(ctx, body, async (tx) => {
    const { named } = await lockSearches(tx, own.userId, name)
    if (!(await findSearch(tx, own, ctx.now))) throw notFound()
    if (name !== undefined && named !== null && named !== searchId) throw nameTaken()
    const stops = notify === false
    await updateSearch(tx, own, {
      ...(name === undefined ? {} : { name }),
      ...(starts || stops ? { watchedThrough: starts ? ctx.now : null } : {}),
    })
    if (matches) await keepKnownMatches(tx, searchId, matches)
    return { record: { search: await presentOwn(tx, ctx, searchId) } }
  })
}

/** @throws NOT_FOUND for a search that is not the caller's */
export async function endSearch(ctx: ActorContext, searchId: string): Promise<Outcome<{ searchId: string }>> {
  return writeOnce(ctx, { searchId }, async (tx) => {
    if (!(await deleteSearch(tx, { userId: ctx.actor.userId, searchId }))) throw notFound()
    return { record: { searchId } }
  })
}

/** @throws VALIDATION_FAILED */
async function readQuery(ctx: ActorContext, moduleKey: ModuleKey, typed: string) {
  const { rates } = await ratesInForce(ctx.db)
  const { issues, ...read } = parseSavedQuery(matrixDefinition(moduleKey), typed, rates)
  if (issues.length > 0) throw validationFailed(issues)
  return read
}

/**
 * What a search finds when its notices start: that is no news.
 * @throws VALIDATION_FAILED for a search that finds very much
 */
async function knownMatches(ctx: ActorContext, moduleKey: ModuleKey, query: CatalogueQuery): Promise<string[]> {
  const matches = await matchingIds(ctx, moduleKey, query, WATCHED_MATCHES_MAX + 1)
  if (matches.length <= WATCHED_MATCHES_MAX) return matches
  const found = `This search finds more than ${WATCHED_MATCHES_MAX} listings.`
  throw fieldRefused('TOO_BROAD', 'notify', `${found} Add a filter to get notices of new ones.`)
}

async function presentOwn(db: Executor, ctx: ActorContext, searchId: string): Promise<SavedSearch> {
  const row = await findSearch(db, { userId: ctx.actor.userId, searchId }, ctx.now)
  if (!row) throw new Error('the search was written in this transaction')
  return presentSearch(row)
}

const nameTaken = () => fieldRefused('NAME_TAKEN', 'name', 'You have another search with this name. Choose a new one.')

function presentSearch({
  id,
  name,
  moduleKey,
  query,
  watchedThrough,
  newMatches,
  createdAt,
}: SavedSearchRow): SavedSearch {
  return {
    searchId: id,
    name,
    moduleKey,
    query,
    path: searchPath({ moduleKey, query }),
    notify: watchedThrough !== null,
    newMatches,
    createdAt: createdAt.toISOString(),
  }
}
