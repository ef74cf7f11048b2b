import { formatNumber, formatStock } from '@/components/ui/numbers'
import { dayText } from '@/lib/domain/calendar-day'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'
import { countries } from '@/lib/domain/vocabulary/countries'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'

/** A number and its unit, which is set lighter. */
export interface Measure {
  number: string
  unit: string
}

/** The facts on a card; null where the seller gave none. */
export interface CardFacts {
  moq: Measure | null
  stock: Measure | null
  /** To the kilogram, for the table, where digits align. */
  exactStock: Measure | null
  lead: Measure | null
  /** Of a service, in place of stock: what it does in a day, and the day from which a slot is free. */
  capacity: { perDay: Measure | null; from: string } | null
  fineness: Measure | null
  place: string
}

export function cardFacts(card: ListingCard): CardFacts {
  const { moq, stock, capacity, leadTimeDays, resultantTex } = card
  return {
    moq: moq === null ? null : { number: quantityText(moq), unit: unitWord(card.moqUom, moq) },
    stock: stock === null ? null : stock === 0 ? MADE_TO_ORDER : formatStock(stock, card.uom),
    exactStock: stockMeasure(stock, card.uom),
    lead: leadTime(leadTimeDays),
    capacity: capacity ? { perDay: perDayMeasure(capacity), from: capacity.from && dayText(capacity.from) } : null,
    fineness: resultantTex === null ? null : { number: formatNumber(resultantTex, 1), unit: 'tex' },
    place: placeOf(card),
  }
}

/** What tells these goods apart most: the count of yarn, the construction of cloth. */
export function keyFactOf({ keyFact, count }: ListingCard): string {
  return keyFact ?? count
}

const MADE_TO_ORDER: Measure = { number: '', unit: 'made to order' }

export function stockMeasure(stock: number | null, unit: string): Measure | null {
  if (stock === null) return null
  return stock === 0 ? MADE_TO_ORDER : { number: quantityText(stock), unit: unitWord(unit, stock) }
}

/** "6,000 kg a day". */
export function perDayMeasure({ perDay, unit }: { perDay: number | null; unit: string }): Measure | null {
  return perDay === null ? null : { number: quantityText(perDay), unit: `${unitWord(unit, perDay)} a day` }
}

export function leadTime(days: number | null): Measure | null {
  if (days === null) return null
  if (days === 0) return { number: '', unit: 'same day' }
  return { number: formatNumber(days), unit: days === 1 ? 'day' : 'days' }
}

/** Town and state, or town and country outside India. */
function placeOf({ place, country }: ListingCard): string {
  if (country === 'IN') return place || 'India'
  const name = optionLabel(countries, country)
  return place ? `${place.split(',')[0]}, ${name}` : name
}
