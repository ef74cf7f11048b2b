import 'server-only'
import { inTransaction, type Transaction } from '@/db/client'
import type { WholeListingRow } from '@/db/queries/listings/listings'
import {
  findInterest,
  findListingForUpdate,
  listEndedListings,
  listLostCards,
  listPointingCards,
} from '@/db/queries/listings/sources'
import { dayOf } from '@/lib/domain/calendar-day'
import { trendScore } from '@/lib/domain/listing/source'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { type RatesInForce, ratesInForce } from '../../operation/exchange-rates'
import type { ServiceContext } from '../../shared/context'
import { cardModules, moveCard, refreshCard } from './follow'
import { findSource } from './sources'

const BATCH = 50
type Clock = Pick<ServiceContext, 'db' | 'now' | 'newId'>

/**
 * Closes what may be open no longer: a card after its last day, which comes back as a draft, and one whose listing left the market.
 * Several processes share the work. @returns how many were closed
 */
export async function closeEndedListings(ctx: Clock): Promise<number> {
  const ofTheDay = await ratesInForce(ctx.db)
  const day = dayOf(ctx.now)
  let closed = 0
  for (const board of MODULE_KEYS.map(matrixDefinition)) {
    const { moduleKey, lastDayField, sourceField } = board
    const steps: [back: 'ACTIVE' | 'DRAFT', list: (tx: Transaction) => Promise<WholeListingRow[]>][] = []
    if (lastDayField !== undefined)
      steps.push(['DRAFT', (tx) => listEndedListings(tx, { moduleKey, lastDayField, day, limit: BATCH })])
    if (sourceField !== undefined) steps.push(['ACTIVE', (tx) => listLostCards(tx, moduleKey, BATCH)])
    for (const [back, list] of steps) {
      for (let count = BATCH; count === BATCH; closed += count) {
        count = await inTransaction(ctx.db, async (tx) => {
          const cards = await list(tx)
          for (const card of cards) await moveCard(tx, ctx, { board, ofTheDay, card, to: 'ARCHIVED', back })
          return cards.length
        })
      }
    }
  }
  return closed
}

const SCORE_BATCH = 200

/** Computes the trend scores of open cards again, and stores those that changed. @returns how many */
export async function scoreCards(ctx: Clock): Promise<number> {
  const ofTheDay = await ratesInForce(ctx.db)
  let changed = 0
  for (const { moduleKey } of cardModules()) {
    let afterId: string | null = null
    for (let count = SCORE_BATCH; count === SCORE_BATCH; ) {
      const cards: Awaited<ReturnType<typeof listPointingCards>> = await listPointingCards(ctx.db, {
        moduleKey,
        afterId,
        limit: SCORE_BATCH,
      })
      const sources = [...new Set(cards.map(({ sourceId }) => sourceId))]
      const interest = await findInterest(ctx.db, sources, ctx.now)
      for (const card of cards) {
        const score = trendScore(interest.get(card.sourceId) ?? { askedBy: 0, quoted: 0 })
        if (score !== card.trendScore && (await storeScore(ctx, { moduleKey, ofTheDay }, card))) changed += 1
      }
      afterId = cards.at(-1)?.id ?? null
      count = cards.length
    }
  }
  return changed
}

function storeScore(
  ctx: Clock,
  { moduleKey, ofTheDay }: { moduleKey: ModuleKey; ofTheDay: RatesInForce },
  { id, sourceId }: { id: string; sourceId: string },
): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const card = await findListingForUpdate(tx, id)
    if (card?.listing.status !== 'ACTIVE') return false
    const source = await findSource(tx, sourceId, { now: ctx.now, sellerId: card.listing.sellerId })
    if (source === null) return false
    await refreshCard(tx, ctx, { board: matrixDefinition(moduleKey), ofTheDay, source, card })
    return true
  })
}
