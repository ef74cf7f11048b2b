import type { FieldValues } from '@/lib/domain/fields/field'
import { spoken } from '@/lib/domain/spoken'
import { convertMoney, type PlainRates } from '@/lib/domain/units/exchange-rates'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { roundTo } from '@/lib/domain/units/rounding'
import { isSameUnit } from '@/lib/domain/units/units'
import { unitRatio } from '../comparison/conversion'
import type { Rfq } from '../rfq'
import type { OwnListing, StatedPrice } from './own-listing'

/** A price with what says what one of its unit is. */
export interface PriceInUnit extends StatedPrice {
  facts: FieldValues
}

/** A price that a quotation is compared with before it is sent. */
export interface PriceReference extends PriceInUnit {
  /** "the price of your listing" */
  what: string
}

/** A price that is more than this many times another, or less than one part of it, is probably a slip of a digit. */
const FACTOR = 3

/** What a seller's price is compared with: their own listing, then what the buyer aims at. */
export function priceReferences({ snapshot }: Pick<Rfq, 'snapshot'>, listing: OwnListing | null): PriceReference[] {
  const { targetPrice, currency, uom, technicalSpecificationSnapshot } = snapshot
  return [
    ...(listing?.price ? [{ ...listing.price, facts: listing.facts, what: 'the price of your listing' }] : []),
    ...(targetPrice === null
      ? []
      : [
          {
            amount: targetPrice,
            currency,
            unit: uom,
            facts: technicalSpecificationSnapshot.fields,
            what: 'the buyer’s target price',
          },
        ]),
  ]
}

/** Says when a price is far from a reference on one basis of unit and currency; null where none is, or where they do not convert. */
export function priceConcern(
  price: PriceInUnit,
  references: readonly PriceReference[],
  rates: PlainRates,
): string | null {
  for (const reference of references) {
    const factor = factorOf(price, reference, rates)
    if (factor === null || (factor <= FACTOR && factor >= 1 / FACTOR)) continue
    const stated = moneyWords(reference.amount, reference.currency)
    const unit = isSameUnit(price.unit, reference.unit) ? '' : ` per ${reference.unit}`
    const amount = moneyWords(price.amount, price.currency)
    return `${amount} is about ${factorWords(factor)} ${reference.what} (${stated}${unit}). Check it.`
  }
  return null
}

function factorOf(price: PriceInUnit, reference: PriceReference, rates: PlainRates): number | null {
  const money = convertMoney(price.amount, price.currency, reference.currency, rates)
  const ratio = unitRatio(price, reference)
  return money === null || ratio === null ? null : money / ratio / reference.amount
}

const PARTS: Readonly<Record<number, string>> = {
  3: 'a third',
  4: 'a quarter',
  5: 'a fifth',
  6: 'a sixth',
  7: 'a seventh',
  8: 'an eighth',
  9: 'a ninth',
  10: 'a tenth',
  100: 'a hundredth',
}
/** From this many times on, whole numbers say enough. */
const WHOLE_FROM = 5

function factorWords(factor: number): string {
  if (factor >= 1) return `${spoken(factor < WHOLE_FROM ? roundTo(factor, 1) : Math.round(factor))} times`
  const part = Math.round(1 / factor)
  return `${PARTS[part] ?? `1/${part}`} of`
}
