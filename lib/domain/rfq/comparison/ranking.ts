import { spoken } from '@/lib/domain/spoken'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { LEG_LABELS } from './landed'
import type { Verdict } from './number-verdict'
import type { Basis, Exclusion, PricedOffer } from './price'
import type { Ranking, RankingMetric } from './record'

export interface RankedOffer {
  priced: PricedOffer
  verdicts: readonly Verdict[]
}

/** Every ranking leaves out what cannot be compared, with the reason; equal figures share a place. */
export function rankOffers(offers: readonly RankedOffer[], basis: Basis): Ranking[] {
  const per = `${basis.currency} per ${basis.side.unit}`
  const quantity = quantityWords(basis.quantity, basis.side.unit)
  const explanations: Record<RankingMetric, string> = {
    unitPrice: `Lowest price in ${per} for ${quantity}, as quoted, without freight, duty or tax.`,
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

/** A deviation weighs more than any number of open points. */
const DEVIATION_WEIGHT = 1000

/** Offers that cannot be ordered are in no ranking. */
const OUT: ReadonlySet<Exclusion['code']> = new Set(['NOT_AVAILABLE', 'EXPIRED', 'ORDERED'])

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
