import { sumOf } from '@/lib/domain/units/rounding'
import { isSameUnit } from '@/lib/domain/units/units'
import { isFreightInPrice, isFreightLeg, isLumpSumFor, missingLegs } from '../comparison/landed'
import { pricedQuantity, ratioToUnit } from '../quotations/award'
import type { QuotationTerms } from '../quotations/quotation'
import type { Rfq } from '../rfq'
import { orderTotal } from './order'

/** What the freight of an order costs its buyer. */
export type OrderFreight =
  /** The price includes it: the seller says so, or the delivery term. */
  | { kind: 'INCLUDED' }
  | { kind: 'AMOUNT'; amount: number; currency: string }
  /** Quoted, but not for this quantity: a lump sum for another, or per a unit that does not convert. */
  | { kind: 'OTHER_QUANTITY' }
  /** The buyer pays it on top. */
  | { kind: 'NOT_INCLUDED' }

export interface OrderCost {
  /** The quantity in the unit of the price, where that is another one: 100 bales are 47.8043 candies. */
  priced: number | null
  goods: number
  freight: OrderFreight
  /** Goods and freight, without tax; null where the freight has no amount or another currency than the goods. */
  total: number | null
}

type CostTerms = Pick<
  QuotationTerms,
  'currency' | 'priceUom' | 'offeredQuantity' | 'incoterm' | 'freight' | 'specResponses'
>

/**
 * What a quantity of a quotation costs. Its buyer sees this before and after the order. The `total` of an order is for the goods alone.
 * @param goods what the goods cost
 */
export function orderCost(
  rfq: Pick<Rfq, 'snapshot'> & { listingId: string | null },
  terms: CostTerms,
  { quantity, goods }: { quantity: number; goods: number },
): OrderCost {
  const { uom } = rfq.snapshot
  const freight = orderFreight(rfq, terms, quantity)
  const isAdded = freight.kind === 'AMOUNT' && freight.currency === terms.currency
  return {
    priced: isSameUnit(uom, terms.priceUom) ? null : pricedQuantity(rfq, terms, terms.priceUom, quantity),
    goods,
    freight,
    total: isAdded ? sumOf([goods, freight.amount]) : freight.kind === 'INCLUDED' ? goods : null,
  }
}

function orderFreight(rfq: Parameters<typeof orderCost>[0], terms: CostTerms, quantity: number): OrderFreight {
  const { freight, incoterm, offeredQuantity } = terms
  if (freight === null) {
    const missing = missingLegs({ tradeMode: rfq.snapshot.tradeMode, incoterm, hasFreight: false })
    return { kind: missing.some(isFreightLeg) ? 'NOT_INCLUDED' : 'INCLUDED' }
  }
  if (isFreightInPrice(terms)) return { kind: 'INCLUDED' }
  const { amount, currency, per } = freight
  if (per === 'lot')
    return isLumpSumFor(offeredQuantity, quantity) ? { kind: 'AMOUNT', amount, currency } : { kind: 'OTHER_QUANTITY' }
  const ratio = ratioToUnit(rfq, terms, per)
  return ratio === null
    ? { kind: 'OTHER_QUANTITY' }
    : { kind: 'AMOUNT', amount: orderTotal(amount, quantity, ratio), currency }
}
