import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/domain/actor'
import { notFound, nullOn } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { priceSinceOrder } from '@/lib/domain/rfq/orders/reorder'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { specificationPoint, specificationPoints } from '@/lib/domain/rfq/requests/specification-point'
import { isEnded } from '@/lib/domain/rfq/states'
import { readListing } from '@/lib/services/listings/listings'
import type { ServiceContext } from '@/lib/services/shared/context'
import {
  ASKED_FIRST,
  type AskForm,
  baseOf,
  isTerm,
  openingOf,
  requirementsOf,
  SHARED_MAX,
} from '../requests/ask-opening'
import { readRfq } from '../requests/read'
import { readOrder } from './orders'

/**
 * The same goods of the same seller once more, as a new request: what was ordered, required and captured then, and what is different since.
 * @throws NOT_FOUND for an order that is not of the reader's company as buyer
 */
export async function askAgain(ctx: ServiceContext<Actor>, typedId: string): Promise<AskForm> {
  if (!z.uuid().safeParse(typedId).success) throw notFound()
  const order = await readOrder(ctx, typedId.toLowerCase())
  if (order.buyerCompanyId !== ctx.actor.companyId) throw notFound()
  const { rfq } = await readRfq(ctx, order.rfqId)
  const { moduleKey, snapshot, listingId } = rfq
  const { orderId, orderNumber, sellerId, quantity, uom, currency, unitPrice, priceUom, terms } = order
  const today = listingId ? await openListing(ctx, moduleKey, listingId) : null
  const captured = snapshot.technicalSpecificationSnapshot.fields
  const requirements = [...rfq.requirements, ...asCaptured(rfq, today !== null)]
  // Only what has ended is asked anew with its files: the rest of an open request can still be ordered there.
  const isOver = isEnded(rfq.status)
  const { priceBasis, deliveryLocation, tradeMode } = snapshot
  const base = baseOf(moduleKey, { copyOf: isOver ? rfq.rfqId : '', orderId })
  const seller = { sellerId, companyName: order.sellerCompanyName }
  return {
    ...base,
    target: today
      ? { ...base.target, kind: 'listing', listingId, title: rfq.title, ...seller }
      : { ...base.target, kind: 'sellers', sellers: [seller] },
    opening: openingOf(moduleKey, {
      quantity,
      uom,
      currency,
      tradeMode,
      ...(requirements.length > 0 ? { requirements } : {}),
      earlier: {
        targetPrice: priceUom === uom ? unitPrice : null,
        priceBasis,
        incoterm: terms.incoterm || snapshot.incoterm,
        deliveryLocation,
        sealed: false,
        note: '',
        files: isOver ? rfq.files : [],
      },
    }),
    reorder: {
      orderId,
      orderNumber,
      isOffMarket: listingId !== '' && today === null,
      price: today ? priceSinceOrder({ quantity, uom, unitPrice, currency, priceUom }, captured, today) : '',
      changes: rfq.changedSinceAsked,
    },
  }
}

/** What the goods were then, where today's listing no longer says it: the request asks for them as they were ordered. */
function asCaptured(
  { moduleKey, snapshot, requirements, changedSinceAsked }: RfqRecord,
  isOpen: boolean,
): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const changed = new Set(changedSinceAsked.map(({ field }) => field))
  const parts = specificationPoints(definition).filter(({ path }) => path.includes('.'))
  const changedParts = parts.filter(({ path }) => changed.has(path.split('.')[0] ?? ''))
  const paths = isOpen
    ? [...changed, ...changedParts.map(({ path }) => path)]
    : [definition.familyField, ...ASKED_FIRST]
  const asked = new Set(requirements.map(({ field }) => field))
  const wanted = paths.filter(
    (path) => !asked.has(path) && !isTerm(path) && specificationPoint(definition, path) !== null,
  )
  return requirementsOf({ values: snapshot.technicalSpecificationSnapshot.fields }, wanted).slice(0, SHARED_MAX)
}

/** What the listing says today; null: it is not on the market. */
async function openListing(
  ctx: ServiceContext<Actor>,
  moduleKey: ModuleKey,
  listingId: string,
): Promise<FieldValues | null> {
  const found = await nullOn('NOT_FOUND', () => readListing(ctx, moduleKey, listingId))
  return found?.listing.status === 'ACTIVE' ? found.listing.values : null
}
