import { formatNumber } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import type { Comparison, ComparisonTotal, Ranking, RankingMetric } from '@/lib/domain/rfq/comparison/record'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { Misses } from './misses'

const TITLES: Record<RankingMetric, string> = {
  unitPrice: 'By price',
  cashEquivalent: 'By cash equivalent',
  landed: 'By delivered cost',
  leadTime: 'By lead time',
  requirements: 'By your requirements',
}

/** Each ranking with its explanation, and which quotations are left out and why. */
export function RankingList({ comparison }: { comparison: Comparison }) {
  const { ranking, columns, totals } = comparison
  const nameOf = (quoteId: string) => columns.find((column) => column.quoteId === quoteId)?.companyName ?? ''
  return (
    <Section
      id="ranking"
      title="How we ranked them"
      lead="Quotations that cannot be compared exactly are left out, with the reason."
      gap={4}
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {ranking
          .filter(({ order, excluded }) => order.length + excluded.length > 0)
          .map((entry) => (
            <div key={entry.metric} className="min-w-0">
              <h3 className="font-semibold">{TITLES[entry.metric]}</h3>
              <p className="mb-2 text-ink-2 text-sm">{entry.explanation}</p>
              <ol className="text-sm">
                {entry.order.map((quoteId) => (
                  <li key={quoteId} className="flex gap-2 border-line border-t py-1.5">
                    <span className="num w-5 shrink-0 text-ink-2">{entry.places[quoteId]}</span>
                    <span className="min-w-0 flex-1">
                      {nameOf(quoteId)}
                      <Misses comparison={comparison} quoteId={quoteId} />
                    </span>
                    <span className="num">
                      {figure(
                        entry,
                        totals.find((total) => total.quoteId === quoteId),
                      )}
                    </span>
                  </li>
                ))}
                {entry.excluded.map(({ quoteId, reason }) => (
                  <li key={quoteId} className="flex gap-2 border-line border-t py-1.5 text-ink-2">
                    <span className="w-5 shrink-0" aria-hidden="true">
                      –
                    </span>
                    <span className="min-w-0 flex-1">
                      {nameOf(quoteId)}: {reason}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
      </div>
    </Section>
  )
}

function figure({ metric }: Ranking, total: ComparisonTotal | undefined): string {
  if (!total) return ''
  switch (metric) {
    case 'unitPrice':
      return total.unitPriceNormalized === null ? '' : formatNumber(total.unitPriceNormalized, 2, 2)
    case 'cashEquivalent':
      return total.cashEquivalent === null ? '' : formatNumber(total.cashEquivalent.unitPrice, 2, 2)
    case 'landed':
      return total.landed.amount === null ? '' : formatNumber(total.landed.amount, 0)
    case 'leadTime':
      return total.leadTimeDays === null ? '' : quantityWords(total.leadTimeDays, 'days')
    case 'requirements':
      return ''
  }
}
