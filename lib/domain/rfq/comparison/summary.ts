import { roundTo } from '@/lib/domain/units/rounding'
import type { Comparison, ComparisonRow, ComparisonTotal, RankingMetric } from './record'

/** The figure by which offers are summed up: the widest cost that is known of every offer with a price. */
export type SummaryMetric = Extract<RankingMetric, 'landed' | 'cashEquivalent' | 'unitPrice'>

/** Who has the best offer, by how much, on what basis, and what it leaves open. */
export interface ComparisonSummary {
  metric: SummaryMetric
  /** Equal offers share the place. */
  best: string[]
  figure: number
  /** The next offer that is not equal, and how much more it costs. */
  next: { quoteId: string; more: number } | null
  /** Requirements that the best offer misses, when no offer meets all. */
  misses: string[]
  /** A lower offer that misses requirements. */
  lower: { quoteId: string; less: number; misses: string[] } | null
  /** Requirements that the best offer says nothing about. */
  notGiven: string[]
  /** The best offer that states and meets all requirements, and how much more it costs, where the best one leaves some open. */
  complete: { quoteId: string; more: number } | null
  /** Costs that are not known of an offer, so that it is not compared by what it costs delivered. */
  unknownCosts: string[]
  /** Offers left out because their price includes a tax at an unknown rate. */
  taxUnknown: string[]
  /** The difference to the buyer's target per unit; null without one. */
  overTarget: number | null
  /** Who delivers first, when that is somebody else. */
  fastest: { quoteIds: string[]; days: number } | null
}

/** Null when no offer can be compared by its price. */
export function comparisonSummary(comparison: Comparison): ComparisonSummary | null {
  const orderOf = (metric: RankingMetric) => comparison.ranking.find((entry) => entry.metric === metric)?.order ?? []
  const priced = orderOf('unitPrice')
  const hasCredit = comparison.totals.some(({ cashEquivalent }) => (cashEquivalent?.days ?? 0) > 0)
  const metric = orderOf('landed').length === priced.length ? 'landed' : hasCredit ? 'cashEquivalent' : 'unitPrice'
  const order = orderOf(metric)
  const missesOf = (quoteId: string) => labelsOf(comparison.rows, quoteId, 'deviates')
  const [lowest] = order
  const winner = order.find((quoteId) => missesOf(quoteId).length === 0) ?? lowest
  if (winner === undefined || lowest === undefined) return null

  const costs = new Map(order.map((quoteId) => [quoteId, figureOf(metric, totalOf(comparison, quoteId))]))
  const costOf = (quoteId: string) => costs.get(quoteId) ?? 0
  const difference = (from: string, to: string) => roundTo(costOf(to) - costOf(from), 2)
  const best = order.filter(
    (quoteId) => isEqual(costOf(quoteId), costOf(winner)) && missesOf(quoteId).length === missesOf(winner).length,
  )
  const next = order.slice(order.indexOf(winner)).find((quoteId) => !isEqual(costOf(quoteId), costOf(winner)))
  const isLower = costOf(lowest) < costOf(winner) && !isEqual(costOf(lowest), costOf(winner))
  const notGivenOf = (quoteId: string) => labelsOf(comparison.rows, quoteId, 'not_stated')
  const isComplete = (quoteId: string) => missesOf(quoteId).length === 0 && notGivenOf(quoteId).length === 0
  const complete = order.find(isComplete)
  const price = totalOf(comparison, winner)?.unitPriceNormalized ?? null
  const { targetPrice } = comparison.basis
  return {
    metric,
    best,
    figure: roundTo(costOf(winner), 2),
    next: next === undefined ? null : { quoteId: next, more: difference(winner, next) },
    misses: missesOf(winner),
    lower: isLower ? { quoteId: lowest, less: difference(lowest, winner), misses: missesOf(lowest) } : null,
    notGiven: notGivenOf(winner),
    complete:
      complete === undefined || best.includes(complete)
        ? null
        : { quoteId: complete, more: difference(winner, complete) },
    unknownCosts: metric === 'landed' ? [] : unknownCosts(comparison, priced),
    taxUnknown: unrankedBy(comparison, 'TAX_UNKNOWN'),
    overTarget: price === null || targetPrice === null ? null : roundTo(price - targetPrice, 2),
    fastest: fastestOf(comparison, orderOf('leadTime'), best),
  }
}

/** Whether a quotation is the first of a ranking; one that is alone in it is not. */
export function leadsRanking(
  { ranking }: Pick<Comparison, 'ranking'>,
  metric: RankingMetric,
  quoteId: string,
): boolean {
  const places = ranking.find((entry) => entry.metric === metric)?.places ?? {}
  return places[quoteId] === 1 && Object.keys(places).length > 1
}

/** Points that no seller states: one question asks for all of them. */
export function isSilent({ cells }: ComparisonRow): boolean {
  return cells.every(({ display }) => display === '')
}

/** Points that say the same of every seller, and nothing against any. */
export function isSettled(row: ComparisonRow): boolean {
  const isGood = row.cells.every(({ verdict }) => verdict === null || verdict === 'meets')
  return row.allEqual && row.cells.length > 1 && isGood && !isSilent(row)
}

function totalOf({ totals }: Comparison, quoteId: string): ComparisonTotal | undefined {
  return totals.find((total) => total.quoteId === quoteId)
}

function figureOf(metric: SummaryMetric, total: ComparisonTotal | undefined): number {
  const figure = {
    landed: total?.landed.amount,
    cashEquivalent: total?.cashEquivalent?.unitPrice,
    unitPrice: total?.unitPriceNormalized,
  }[metric]
  return figure ?? 0
}

/** Figures that people would write the same. */
function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005
}

function labelsOf(rows: Comparison['rows'], quoteId: string, verdict: 'deviates' | 'not_stated'): string[] {
  return rows
    .filter(({ group }) => group === 'requirements')
    .filter(({ cells }) => cells.some((cell) => cell.quoteId === quoteId && cell.verdict === verdict))
    .map(({ label }) => label)
}

function unknownCosts(comparison: Comparison, quoteIds: readonly string[]): string[] {
  const missing = quoteIds.flatMap((quoteId) => totalOf(comparison, quoteId)?.landed.missing ?? [])
  return [...new Set(missing.map(({ label }) => label))]
}

function unrankedBy({ ranking }: Comparison, reason: string): string[] {
  const left = ranking.find(({ metric }) => metric === 'unitPrice')?.excluded ?? []
  return left.filter(({ code }) => code === reason).map(({ quoteId }) => quoteId)
}

function fastestOf(comparison: Comparison, order: readonly string[], best: readonly string[]) {
  const [first] = order
  const days = first === undefined ? null : (totalOf(comparison, first)?.leadTimeDays ?? null)
  if (days === null) return null
  const quoteIds = order.filter((quoteId) => totalOf(comparison, quoteId)?.leadTimeDays === days)
  return quoteIds.some((quoteId) => best.includes(quoteId)) ? null : { quoteIds, days }
}
