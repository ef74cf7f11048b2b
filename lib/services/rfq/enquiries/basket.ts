import 'server-only'
import { type Executor, withDeadline } from '@/db/client'
import { findBasket, listOpenGoods, lockBasket, updateBasket } from '@/db/queries/rfq/enquiries'
import type { Outcome } from '@/lib/contract/outcome'
import type { FieldValues } from '@/lib/domain/fields/field'
import { parseWith } from '@/lib/domain/fields/parse'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { type OrderTerms, orderTermsIn } from '@/lib/domain/listing/pricing/order-terms'
import { matrixDefinition } from '@/lib/domain/modules'
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
    return basketRecord(lines, await openGoods(ctx.db, lines), version)
  })
}

/** The same for its page: also what the seller of each listing takes an order of, by its id. */
export async function readBasketPage(
  ctx: ActorContext,
): Promise<Basket & { orderTerms: Readonly<Record<string, OrderTerms>> }> {
  return withDeadline(async () => {
    const { lines, version } = await findBasket(ctx.db, ctx.actor.userId)
    const goods = await openGoods(ctx.db, lines)
    const terms = [...goods].map(([id, { card, fields }]) => [
      id,
      orderTermsIn(matrixDefinition(card.moduleKey), fields),
    ])
    return { ...basketRecord(lines, goods, version), orderTerms: Object.fromEntries(terms) }
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
    return { record: basketRecord(next, await openGoods(tx, next), saved), version: saved }
  })
}

type OpenGoods = ReadonlyMap<string, { card: ListingCard; fields: FieldValues }>

/** The listings of these lines that are on the market. */
async function openGoods(db: Executor, lines: readonly BasketLine[]): Promise<OpenGoods> {
  const ids = lines.map(({ listingId }) => listingId)
  const stored = await listOpenGoods(db, ids)
  return new Map(stored.map(({ id, card, fields }) => [id, { card: JSON.parse(card) as ListingCard, fields }]))
}

function basketRecord(lines: readonly BasketLine[], goods: OpenGoods, version: number): Basket {
  const shown = lines.map((line) => presentBasketLine(line, goods.get(line.listingId)?.card ?? null))
  return { basket: { lines: shown, version } }
}
