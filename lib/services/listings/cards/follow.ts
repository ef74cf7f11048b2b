import 'server-only'
import { v5 as uuidOf } from 'uuid'
import type { Transaction } from '@/db/client'
import { moveModuleVersion, updateListing } from '@/db/queries/listings/listing-write'
import { ensureFacetIds, findLastListingEvent, type WholeListingRow } from '@/db/queries/listings/listings'
import { listCardsOf } from '@/db/queries/listings/sources'
import { dayOf } from '@/lib/domain/calendar-day'
import { canonicalJson } from '@/lib/domain/canonical-json'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { endedIssues, judgeListing } from '@/lib/domain/listing/judging/judge'
import { newArrivalEligibility } from '@/lib/domain/listing/judging/new-arrival'
import type { Listing, ListingStatus, SourceListing } from '@/lib/domain/listing/listing'
import { withSource } from '@/lib/domain/listing/source'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import type { AuditContext } from '../../audit/audit'
import { listingFiles } from '../../blobs/configured-store'
import type { RatesInForce } from '../../operation/exchange-rates'
import type { ServiceContext } from '../../shared/context'
import { listingOf, storeChange } from '../listing-change'
import { listingRow } from '../listing-row'
import { findSource } from './sources'

export type CardContext = AuditContext & Pick<ServiceContext, 'db'>

/** The modules whose listings point to those of others. */
export const cardModules = (): ModuleDefinition[] =>
  MODULE_KEYS.map(matrixDefinition).filter(({ sourceField }) => sourceField !== undefined)

/** The same listing always gets the same card. */
const CARDS_OF_ARRIVALS = '0198b0a4-5c1e-7d52-9b7f-6f3d2a1c0e55'

/**
 * What a change of a listing means for the cards that point to it, in the same transaction: they show its new terms, and leave when it does.
 * A granted new arrival of finished goods has a card of its own, for as long as the grant lasts.
 */
export async function followListing(
  tx: Transaction,
  ctx: CardContext,
  { definition, ofTheDay }: { definition: ModuleDefinition; ofTheDay: RatesInForce },
  listing: Listing,
): Promise<void> {
  if (definition.sourceField !== undefined) return
  const boards = cardModules()
  const cards = await listCardsOf(
    tx,
    boards.map(({ moduleKey }) => moduleKey),
    listing.listingId,
  )
  const grantsCard = isTrendingArrival(listing, definition)
  if (cards.length === 0 && !grantsCard) return
  const { sellerId } = listing.seller
  const own = await findSource(tx, listing.listingId, { now: ctx.now, sellerId })
  for (const board of boards) {
    const ownId = uuidOf(`${board.moduleKey} ${listing.listingId}`, CARDS_OF_ARRIVALS)
    const subject = { board, ofTheDay, source: own }
    for (const card of cards.filter(({ listing: { moduleKey } }) => moduleKey === board.moduleKey)) {
      const source = own && { ...own, isOwn: card.listing.sellerId === sellerId && !definition.hidesSeller }
      if (card.listing.id === ownId) await followGrant(tx, ctx, { ...subject, card, listing, definition, grantsCard })
      else await refreshCard(tx, ctx, { ...subject, source, card })
    }
    const hasOwn = cards.some((card) => card.listing.id === ownId)
    if (grantsCard && !hasOwn) await pinCard(tx, ctx, { ...subject, ownId, listing, definition })
  }
}

/** Whether the listing is an open new arrival that may be shown among the trends. */
function isTrendingArrival({ status, values, newArrivals }: Listing, definition: ModuleDefinition): boolean {
  if (status !== 'ACTIVE' || values.newArrival !== true || !definition.professional.mayTrend) return false
  return newArrivalEligibility({ values, definition, ...newArrivals }).readyFinishedProductMayTrend
}

interface CardOfSource {
  board: ModuleDefinition
  ofTheDay: RatesInForce
  source: SourceListing | null
  card: WholeListingRow
}

/**
 * An open card with what its listing says now; it is closed when the listing is. What the card itself says is a change with its version
 * and event. What is computed from the listing is no change of the card: the listing's own event tells of it.
 */
export async function refreshCard(
  tx: Transaction,
  ctx: CardContext,
  { board, ofTheDay, source, card }: CardOfSource,
  changed: FieldValues = {},
): Promise<void> {
  if (card.listing.status !== 'ACTIVE') return
  if (source?.status !== 'ACTIVE') return moveCard(tx, ctx, { board, ofTheDay, card, to: 'ARCHIVED', back: 'ACTIVE' })
  const values = withSource(board, { ...card.listing.fields, ...changed }, source)
  const before = card.listing
  if (canonicalJson(values) === canonicalJson(before.fields)) return
  if (canonicalJson({ ...before.fields, ...changed }) !== canonicalJson(before.fields)) {
    const listing = { ...listingOf(card), values, version: before.version + 1, updatedAt: ctx.now }
    await storeChange(tx, ctx, { definition: board, ofTheDay }, { listing, before, isOfSystem: true })
    return
  }
  const listing = { ...listingOf(card), values }
  const facetIds = await ensureFacetIds(tx, board.moduleKey, listingFacets(listing, board))
  const { statusBeforeArchive } = before
  await updateListing(tx, { ...listingRow(listing, board, ofTheDay), facetIds, statusBeforeArchive })
  await moveModuleVersion(tx, board.moduleKey)
}

interface Grant extends CardOfSource {
  listing: Listing
  definition: ModuleDefinition
  grantsCard: boolean
}

/** The card that a new arrival has by itself: it leaves with the grant, and comes back with it unless its time is over. */
async function followGrant(tx: Transaction, ctx: CardContext, grant: Grant): Promise<void> {
  const { board, ofTheDay, source, card, listing, definition, grantsCard } = grant
  const { status, fields, isEdited, id } = card.listing
  if (status === 'ACTIVE' && !grantsCard)
    return moveCard(tx, ctx, { board, ofTheDay, card, to: 'ARCHIVED', back: 'ACTIVE' })
  // A card that its seller wrote over says what they wrote.
  const text = isEdited || source === null ? {} : cardText(board, source, listing, definition)
  if (status === 'ACTIVE') return refreshCard(tx, ctx, grant, text)
  const isOver = endedIssues(board, fields, dayOf(ctx.now)).length > 0
  if (!grantsCard || isOver || status !== 'ARCHIVED') return
  const last = await findLastListingEvent(tx, id)
  if (last?.actorType !== 'system') return
  const values = withSource(board, { ...fields, ...text }, source)
  await moveCard(tx, ctx, { board, ofTheDay, card, to: 'ACTIVE', back: null, values })
}

function cardText(board: ModuleDefinition, source: SourceListing, listing: Listing, definition: ModuleDefinition) {
  return board.hooks.cardOf?.(source, factsOf(definition, listing.values)) ?? {}
}

/** Pins the card of a granted new arrival, in its seller's name. */
async function pinCard(
  tx: Transaction,
  ctx: CardContext,
  card: Omit<CardOfSource, 'card'> & { ownId: string; listing: Listing; definition: ModuleDefinition },
): Promise<void> {
  const { board, ofTheDay, source, ownId, listing: of, definition } = card
  const body = source && board.hooks.cardOf?.(source, factsOf(definition, of.values))
  if (!body) return
  const { seller } = of
  const judged = { definition: board, body, stored: {}, storedStatus: 'ACTIVE' as const, source }
  const { values, blocking } = judgeListing({ ...judged, isMicroOrSmall: seller.isMicroOrSmall, day: dayOf(ctx.now) })
  if (blocking.length > 0) return
  const listing: Listing = {
    listingId: ownId,
    moduleKey: board.moduleKey,
    seller,
    createdBy: seller.sellerId,
    updatedBy: seller.sellerId,
    version: 1,
    status: 'ACTIVE',
    isEdited: false,
    values,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    newArrivals: { usageCount: of.newArrivals.usageCount, isUsedHere: false },
    files: listingFiles([]),
  }
  await storeChange(tx, ctx, { definition: board, ofTheDay }, { listing, before: null, isOfSystem: true })
}

interface Move {
  board: ModuleDefinition
  ofTheDay: RatesInForce
  card: WholeListingRow
  to: ListingStatus
  /** The status that it has again when somebody takes it out of the archive. */
  back: 'ACTIVE' | 'DRAFT' | null
  values?: FieldValues
}

/** Archives a card, or opens it again: the service does it, not its seller. */
export async function moveCard(tx: Transaction, ctx: CardContext, move: Move): Promise<void> {
  const { board, ofTheDay, card, to, back, values } = move
  const before = card.listing
  const listing: Listing = {
    ...listingOf(card),
    ...(values ? { values } : {}),
    status: to,
    version: before.version + 1,
    updatedAt: ctx.now,
  }
  const change = { listing, before, statusBeforeArchive: back, isOfSystem: true } as const
  await storeChange(tx, ctx, { definition: board, ofTheDay }, change)
}
