import { QuoteActions } from '@/components/rfq/quotation/quote-card'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Notice } from '@/components/ui/notice'
import { matrixDefinition } from '@/lib/domain/modules'
import { comparableUnits } from '@/lib/domain/rfq/comparison/conversion'
import type { Comparison } from '@/lib/domain/rfq/comparison/record'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { openQuantity, packagingFacts } from '@/lib/domain/rfq/quotations/quotation'
import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import { isEnded } from '@/lib/domain/rfq/states'
import { ComparisonView } from './comparison-view'
import type { BasisParameters } from './queries'

export interface ComparisonPageViewProps {
  rfq: RfqRecord
  quotes: readonly QuoteRecord[]
  comparison: Comparison & { answerTimes: ResponseTimes }
  parameters: BasisParameters
}

/** All quotations for one request, side by side. */
export function ComparisonPageView({ rfq, quotes, comparison, parameters }: ComparisonPageViewProps) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <Breadcrumbs
          crumbs={[
            { label: 'Requests', href: '/rfq?as=buyer' },
            { label: rfq.title, href: `/rfq/${rfq.rfqId}` },
            { label: 'Compare' },
          ]}
        />
        <h1 className="mt-2 font-semibold text-xl">{headingOf(rfq, comparison.columns.length)}</h1>
        <p className="mt-1 text-ink-2">{rfq.title}</p>
      </header>
      {rfq.sealedNow ? (
        <Notice title="Sealed">Prices stay hidden until the deadline.</Notice>
      ) : (
        <ComparisonView
          rfqId={rfq.rfqId}
          first={comparison}
          responseTimes={comparison.answerTimes}
          parameters={parameters}
          canAsk={!isEnded(rfq.status)}
          requested={{
            quantity: openQuantity(rfq.snapshot.quantity, rfq.awardedQuantity),
            asked: rfq.snapshot.quantity,
            uom: rfq.snapshot.uom,
          }}
          units={unitsOf(rfq, quotes)}
          actions={Object.fromEntries(
            quotes.map((quote) => [
              quote.quoteId,
              <QuoteActions key={quote.quoteId} rfq={rfq} quote={quote} side="buyer" />,
            ]),
          )}
        />
      )}
    </div>
  )
}

function headingOf({ sealedNow, quoteCount }: RfqRecord, shown: number): string {
  if (sealedNow) return quoteCount === 1 ? '1 sealed quotation' : `${quoteCount} sealed quotations`
  return shown === 1 ? 'One quotation' : `Compare ${shown} quotations`
}

/** The units in which the trade compares prices, of those that say something of these quotations. */
function unitsOf(rfq: RfqRecord, quotes: readonly QuoteRecord[]): string[] {
  const { uom, technicalSpecificationSnapshot } = rfq.snapshot
  const offers = quotes
    .filter(({ lineType, version }) => version > 0 && lineType !== 'NOT_AVAILABLE')
    .map(({ priceUom, specResponses }) => ({
      unit: priceUom,
      facts: packagingFacts(rfq, rfq.listingId !== '', specResponses),
    }))
  const bases = matrixDefinition(rfq.moduleKey).sale.bases.map(({ unit }) => unit)
  return comparableUnits({ unit: uom, facts: technicalSpecificationSnapshot.fields }, offers, bases)
}
