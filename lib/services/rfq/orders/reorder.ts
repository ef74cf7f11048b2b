import 'server-only'
import { notFound } from '@/lib/domain/errors'
import { orderTermsIn } from '@/lib/domain/listing/pricing/order-terms'
import { matrixDefinition } from '@/lib/domain/modules'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { priceSinceOrder } from '@/lib/domain/rfq/orders/reorder'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { isTerm, OPENING_REQUIREMENTS_MAX } from '@/lib/domain/rfq/requests/opening'
import { askedFirst, requirementsOf } from '@/lib/domain/rfq/requests/requirement-lines'
import { specificationPoint, specificationPoints } from '@/lib/domain/rfq/requests/specification-point'
import { isEnded } from '@/lib/domain/rfq/states'
import type { ActorContext } from '@/lib/services/shared/context'
import { type AskForm, askForm, findActiveListing, readOwnTitle } from '../requests/ask-opening'
import { readRfq } from '../requests/read'
import { readOrder } from './orders'

/**
 * The form that asks the same seller for the same goods again: what was ordered, required and captured then, and what changed since.
 * @throws NOT_FOUND for an order in which the reader's company is not the buyer
 */
export async function reorderForm(ctx: ActorContext, orderId: string): Promise<AskForm> {
  const { order } = await readOrder(ctx, orderId)
  if (order.buyerCompanyId !== ctx.actor.companyId) throw notFound()
  const { rfq } = await readRfq(ctx, order.rfqId)
  const { moduleKey, snapshot, listingId, title } = rfq
  const { orderNumber, sellerId, quantity, uom, currency, unitPrice, priceUom, terms } = order
  const listing = listingId ? await findActiveListing(ctx, moduleKey, listingId) : null
  const captured = snapshot.technicalSpecificationSnapshot.fields
  const requirements = [...rfq.requirements, ...asCaptured(rfq, listing !== null)]
  // Only an ended request is sent again with its files: the rest of an open one can still be ordered there.
  const isOver = isEnded(rfq.status)
  const { priceBasis, deliveryLocation, tradeMode } = snapshot
  const seller = { sellerId, companyName: order.sellerCompanyName }
  const form = askForm(
    moduleKey,
    listing
      ? {
          kind: 'listing',
          listingId,
          title,
          ...seller,
          orderTerms: orderTermsIn(matrixDefinition(moduleKey), listing.values),
        }
      : { kind: 'sellers', sellers: [seller] },
    {
      quantity,
      uom,
      currency,
      tradeMode,
      ...(requirements.length > 0 ? { requirements } : {}),
      // A request about a listing is called after it.
      ...(listing ? {} : { title: await readOwnTitle(ctx, rfq.rfqId) }),
      earlier: {
        targetPrice: priceUom === uom ? unitPrice : null,
        priceBasis,
        incoterm: terms.incoterm || snapshot.incoterm,
        deliveryLocation,
        sealed: false,
        note: '',
        files: isOver ? rfq.files : [],
      },
    },
    { copyOf: isOver ? rfq.rfqId : '', orderId },
  )
  const ordered = { quantity, uom, unitPrice, currency, priceUom }
  return {
    ...form,
    reorder: {
      orderId,
      orderNumber,
      isOffMarket: listingId !== '' && listing === null,
      price: listing ? priceSinceOrder(ordered, captured, listing.values) : '',
      changes: rfq.changedSinceAsked,
    },
  }
}

/** What the goods were then, where today's listing no longer says it: the request asks for them as they were ordered. */
export function asCaptured(
  { moduleKey, snapshot, requirements, changedSinceAsked }: RfqRecord,
  isOpen: boolean,
): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const changed = new Set(changedSinceAsked.map(({ field }) => field))
  const parts = specificationPoints(definition).filter(({ path }) => path.includes('.'))
  const changedParts = parts.filter(({ path }) => changed.has(path.split('.')[0] ?? ''))
  const paths = isOpen
    ? [...changed, ...changedParts.map(({ path }) => path)]
    : [definition.familyField, ...askedFirst(definition)]
  const asked = new Set(requirements.map(({ field }) => field))
  const wanted = paths.filter(
    (path) => !asked.has(path) && !isTerm(path) && specificationPoint(definition, path) !== null,
  )
  return requirementsOf(definition, snapshot.technicalSpecificationSnapshot.fields, wanted).slice(
    0,
    OPENING_REQUIREMENTS_MAX,
  )
}
