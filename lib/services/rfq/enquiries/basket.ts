import 'server-only'
import { type Executor, withDeadline } from '@/db/client'
import { findBasket, listOpenCards, lockBasket, updateBasket } from '@/db/queries/rfq/enquiries'
import type { Outcome } from '@/lib/contract/outcome'
import { parseWith } from '@/lib/domain/fields/parse'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import {
  type BasketLine,
  type BasketLineRecord,
  basketLines,
  basketSchema,
  isOverfull,
  mergedLines,
  presentBasketLine,
} from '@/lib/domain/rfq/enquiries/basket'
import type { ActorContext } from '@/lib/services/shared/context'
import { fieldRefused } from '../../shared/field-refused'
import { writeOnce } from '../../shared/idempotency'
import { requireVersion } from '../../shared/version'

interface Basket {
  basket: { lines: BasketLineRecord[]; version: number }
}

/** The goods that this account has collected for an enquiry. */
export async function readBasket(ctx: ActorContext): Promise<Basket> {
  return withDeadline(async () => {
    const { lines, version } = await findBasket(ctx.db, ctx.actor.userId)
    return basketRecord(ctx.db, lines, version)
  })
}

/**
 * Replaces the collected goods, or adds to them with `merge`.
 * @throws VALIDATION_FAILED, VERSION_CONFLICT, PRECONDITION_FAILED
 */
export async function saveBasket(ctx: ActorContext, body: unknown): Promise<Outcome<Basket>> {
  const { merge = false, expectedVersion, lines: sent } = parseWith(basketSchema, body)
  const { userId } = ctx.actor
  return writeOnce(ctx, { body }, async (tx) => {
    const { lines, version } = await lockBasket(tx, userId, ctx.now)
    requireVersion(version, expectedVersion, ctx.conditions?.ifMatch ?? null)
    const next = merge ? mergedLines(lines, basketLines(sent)) : basketLines(sent)
    if (isOverfull(next)) throw fieldRefused('TOO_LONG', 'lines', 'The enquiry is full. Send it, or remove lines.')
    const saved = await updateBasket(tx, userId, next, ctx.now)
    return { record: await basketRecord(tx, next, saved), version: saved }
  })
}

async function basketRecord(db: Executor, lines: readonly BasketLine[], version: number): Promise<Basket> {
  const ids = lines.map(({ listingId }) => listingId)
  const stored = (await listOpenCards(db, ids)).map((text) => JSON.parse(text) as ListingCard)
  const cards = new Map(stored.map((card) => [card.listingId, card]))
  const shown = lines.map((line) => presentBasketLine(line, cards.get(line.listingId) ?? null))
  return { basket: { lines: shown, version } }
}
