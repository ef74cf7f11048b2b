import type { Comparison } from '../comparison/record'
import { comparisonSummary } from '../comparison/summary'

/**
 * A line with its quotations on the basis of the enquiry; null while they are sealed. A line whose currency has no rate to the currency
 * of the enquiry is compared in its own.
 */
export interface ComparedLine {
  rfqId: string
  comparison: Comparison | null
}

/** What one seller offers of an enquiry. */
export interface Supplier {
  sellerId: string
  companyName: string
  /** How many lines they quoted in full, and can still be compared. */
  lines: number
  /** The goods of these lines, in the currency of the enquiry. */
  total: number
  /** The requirements that the quotations miss. */
  misses: number
  /** In days; null where one of the lines has none. */
  leadTimeDays: number | null
}

export interface Supply {
  currency: string
  /** Those who quoted every line in full, the lowest total first. */
  ofAll: Supplier[]
  /** Those who quoted some lines, most lines first. */
  ofSome: Supplier[]
  /** The best offer of each line together; null while a line has none. */
  split: { total: number; sellers: number } | null
  /** The currencies of lines that are in no total: they have no rate to the currency of the enquiry. */
  otherCurrencies: string[]
}

/** Who can supply how much of an enquiry, all on one basis. */
export function supplyOf(all: readonly ComparedLine[], currency: string): Supply {
  const isOther = ({ comparison }: ComparedLine) => comparison !== null && comparison.basis.currency !== currency
  const lines = all.map((line) => (isOther(line) ? { ...line, comparison: null } : line))
  const suppliers = new Map<string, Supplier>()
  for (const { comparison } of lines) {
    for (const offer of comparison ? wholeOffers(comparison) : []) {
      const { sellerId, companyName } = offer
      const earlier = suppliers.get(sellerId) ?? {
        sellerId,
        companyName,
        lines: 0,
        total: 0,
        misses: 0,
        leadTimeDays: 0,
      }
      suppliers.set(sellerId, {
        ...earlier,
        lines: earlier.lines + 1,
        total: earlier.total + offer.total,
        misses: earlier.misses + offer.misses,
        leadTimeDays: laterOf(earlier.leadTimeDays, offer.leadTimeDays),
      })
    }
  }
  const known = [...suppliers.values()].map((one) => ({ ...one, total: cents(one.total) }))
  const isWhole = (one: Supplier) => one.lines === lines.length
  return {
    currency,
    ofAll: known.filter(isWhole).sort((a, b) => a.total - b.total),
    ofSome: known.filter((one) => !isWhole(one)).sort((a, b) => b.lines - a.lines || a.total - b.total),
    split: splitOf(lines),
    otherCurrencies: [...new Set(all.filter(isOther).flatMap(({ comparison }) => comparison?.basis.currency ?? []))],
  }
}

/** The offers of a line that cover its quantity and whose total is known. */
function wholeOffers(comparison: Comparison) {
  return comparison.columns.flatMap((column) => {
    const total = comparison.totals.find(({ quoteId }) => quoteId === column.quoteId)
    if (!total?.coversQuantity || total.total === null || column.expired || column.sellerSuspended) return []
    if (isOrdered(comparison, column.quoteId)) return []
    const misses = comparison.rows.filter(({ cells }) =>
      cells.some(({ quoteId, verdict }) => quoteId === column.quoteId && verdict === 'deviates'),
    ).length
    return [{ ...column, total: total.total, leadTimeDays: total.leadTimeDays, misses }]
  })
}

/** Whether it was ordered in part, and the rest is compared. */
function isOrdered({ ranking }: Comparison, quoteId: string): boolean {
  return ranking.some(({ excluded }) => excluded.some((one) => one.quoteId === quoteId && one.code === 'ORDERED'))
}

/** The best offer of each line, as its comparison ranks them. */
function splitOf(lines: readonly ComparedLine[]): Supply['split'] {
  let total = 0
  const sellers = new Set<string>()
  for (const { comparison } of lines) {
    const best = comparison ? bestOffer(comparison) : null
    if (!best) return null
    total += best.total
    sellers.add(best.sellerId)
  }
  return lines.length === 0 ? null : { total: cents(total), sellers: sellers.size }
}

function bestOffer(comparison: Comparison) {
  const [best] = comparisonSummary(comparison)?.best ?? []
  return wholeOffers(comparison).find(({ quoteId }) => quoteId === best) ?? null
}

function laterOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other)
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
