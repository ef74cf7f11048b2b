import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { LEG_LABELS } from './landed'
import type { Verdict } from './number-verdict'
import { type Basis, type Exclusion, type PricedOffer, priceOffer } from './price'
import type { Ranking, RankingMetric, Together } from './record'

export interface RankedOffer {
  priced: PricedOffer
  verdicts: readonly Verdict[]
}

/** Every ranking leaves out what cannot be compared, with the reason; equal figures share a place. */
export function rankOffers(offers: readonly RankedOffer[], basis: Basis): Ranking[] {
  const per = `${basis.currency} per ${basis.side.unit}`
  const quantity = quantityWords(basis.quantity, basis.side.unit)
  const isTaken = offers.some(({ priced }) => priced.taxTaken !== null)
  const taxed = basis.isWithTax
    ? 'with tax, without freight or duty'
    : `${isTaken ? '' : 'as quoted, '}without freight, duty or tax`
  const explanations: Record<RankingMetric, string> = {
    unitPrice: `Lowest price in ${per} for ${quantity}, ${taxed}.`,
    cashEquivalent: `Lowest cash equivalent in ${per}, with credit at ${spoken(basis.creditRatePercent)} % a year.`,
    landed: `Lowest delivered cost in ${basis.currency} for ${quantity}. Quotations with an unknown cost are left out.`,
    leadTime: 'Shortest lead time.',
    requirements: 'Fewest deviations from your requirements, then fewest points not given.',
  }
  return (Object.keys(explanations) as RankingMetric[]).map((metric) =>
    rankBy(metric, explanations[metric], offers, basis),
  )
}

function rankBy(metric: RankingMetric, explanation: string, offers: readonly RankedOffer[], basis: Basis): Ranking {
  const ranked: { quoteId: string; figure: number }[] = []
  const excluded: Ranking['excluded'] = []
  for (const offer of offers) {
    const { quoteId } = offer.priced.offer
    const found = figureOf(metric, offer, basis)
    if (typeof found === 'number') ranked.push({ quoteId, figure: found })
    else excluded.push({ quoteId, ...found })
  }
  ranked.sort((a, b) => a.figure - b.figure || (a.quoteId < b.quoteId ? -1 : 1))
  const places: Record<string, number> = {}
  ranked.forEach(({ quoteId, figure }, position) => {
    const before = ranked[position - 1]
    const isTie = before !== undefined && Math.abs(before.figure - figure) <= Math.abs(figure) * 1e-9
    places[quoteId] = isTie ? (places[before.quoteId] ?? position + 1) : position + 1
  })
  return { metric, explanation, order: ranked.map(({ quoteId }) => quoteId), places, excluded }
}

function partOnly({ offeredQuantity }: PricedOffer['offer'], { askedQuantity, askedUom }: Basis): Exclusion {
  const reason = `Offers ${spoken(offeredQuantity)} of ${quantityWords(askedQuantity, askedUom)}.`
  return { code: 'PARTIAL_QUANTITY', reason }
}

/**
 * The offers that cover the quantity together, where no single one does: the lowest price first, each for all that it offers and the
 * last for the rest. Null where one covers it, or all of them do not. An offer that cannot be ordered, misses a requirement or does not
 * take so little is left out.
 */
export function coverTogether(offers: readonly RankedOffer[], basis: Basis): Together | null {
  const possible = offers.filter(({ priced: { excluded } }) => excluded === null || !OUT.has(excluded.code))
  if (possible.some(({ priced }) => priced.coversQuantity)) return null
  const order = possible
    .filter(({ verdicts }) => !verdicts.includes('deviates'))
    .map(({ priced: { offer } }) => ({
      offer,
      price: priceOfPart(offer, offer.offeredQuantity, basis)?.unitPrice ?? null,
    }))
    .flatMap(({ offer, price }) => (price === null ? [] : [{ offer, price }]))
    .toSorted((a, b) => a.price - b.price || (a.offer.quoteId < b.offer.quoteId ? -1 : 1))
  const parts: Together['parts'] = []
  let left = basis.askedQuantity
  for (const { offer } of order) {
    const amount = Math.min(offer.offeredQuantity, left)
    const part = amount > 0 ? priceOfPart(offer, amount, basis) : null
    if (part === null) continue
    const quantity = roundTo((amount * basis.quantity) / basis.askedQuantity, 4)
    parts.push({ quoteId: offer.quoteId, quantity, total: roundTo(part.total, 2) })
    left = roundTo(left - amount, 4)
  }
  return left > 0
    ? null
    : {
        parts,
        total: roundTo(
          parts.reduce((sum, { total }) => sum + total, 0),
          2,
        ),
      }
}

/** What a part in the unit of the request costs; null where it cannot be ordered by itself. */
function priceOfPart(
  offer: PricedOffer['offer'],
  amount: number,
  basis: Basis,
): { unitPrice: number; total: number } | null {
  const quantity = (amount * basis.quantity) / basis.askedQuantity
  const { unitPrice, total, excluded } = priceOffer(offer, { ...basis, quantity, askedQuantity: amount })
  return excluded !== null || unitPrice === null || total === null ? null : { unitPrice, total }
}

/** A deviation weighs more than any number of open points. */
const DEVIATION_WEIGHT = 1000

/** Offers that cannot be ordered are in no ranking. */
const OUT: ReadonlySet<Exclusion['code']> = new Set(['NOT_AVAILABLE', 'EXPIRED', 'SELLER_SUSPENDED', 'ORDERED'])

function figureOf(metric: RankingMetric, { priced, verdicts }: RankedOffer, basis: Basis): number | Exclusion {
  const { offer, excluded, landed } = priced
  const isOut = excluded !== null && OUT.has(excluded.code)
  // The price of a part says nothing about the price of the whole.
  const outOfPrices = excluded ?? (priced.coversQuantity ? null : partOnly(offer, basis))
  switch (metric) {
    case 'unitPrice':
      return outOfPrices ?? priced.unitPrice ?? unknown('The price is unknown.')
    case 'cashEquivalent':
      return outOfPrices ?? priced.cashEquivalent?.unitPrice ?? unknown('The price is unknown.')
    case 'landed': {
      if (outOfPrices) return outOfPrices
      if (landed.amount !== null) return landed.amount
      const legs = landed.missing.map((leg) => LEG_LABELS[leg]).join(', ')
      return { code: 'LEG_MISSING', reason: `Unknown: ${legs}.` }
    }
    case 'leadTime':
      if (isOut) return excluded
      return offer.leadTimeDays ?? { code: 'NO_LEAD_TIME', reason: 'No lead time is stated.' }
    case 'requirements': {
      if (isOut) return excluded
      if (verdicts.length === 0) return unknown('Nothing was required.')
      const deviations = verdicts.filter((verdict) => verdict === 'deviates').length
      const open = verdicts.filter((verdict) => verdict === 'not_stated').length
      return deviations * DEVIATION_WEIGHT + open
    }
  }
}

function unknown(reason: string): Exclusion {
  return { code: 'NOT_STATED', reason }
}
