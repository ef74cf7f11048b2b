import { AcceptDialog } from '@/components/rfq/quotation/accept-dialog'
import { gapsOf } from '@/components/rfq/quotation/quote-card'
import { QUOTE_TONES, RFQ_TONES } from '@/components/rfq/rfq-words'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { TextLink } from '@/components/ui/link'
import { formatMoment } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { leadsRanking } from '@/lib/domain/rfq/comparison/summary'
import type { EnquiryLine } from '@/lib/domain/rfq/enquiries/page'
import type { QuoteRecord } from '@/lib/domain/rfq/present'
import { unitPriceOf } from '@/lib/domain/rfq/quotations/award'
import { openQuantity } from '@/lib/domain/rfq/quotations/quotation'
import { quantityWords } from '@/lib/domain/units/unit-words'

/** Figures of all lines are under each other where the page is wide. A figure that is missing takes no room elsewhere. */
const COLUMN = 'empty:max-xl:hidden xl:shrink-0 xl:text-right'

/** As many offers of a line are shown; its comparison has them all. */
const OFFERS_MAX = 4

interface LineOffersProps {
  line: EnquiryLine
  position: number
  canAccept: boolean
}

/** One line with its state and its best offers, in the order of its comparison. */
export function LineOffers({ line, position, canAccept }: LineOffersProps) {
  const { rfq } = line
  const offers = rankedOffers(line)
  const { snapshot } = rfq
  return (
    <div className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[2fr_3fr] print:py-2">
      <div className="min-w-0">
        <p className="text-ink-2 text-sm">
          <span className="num">{position}</span> · {MODULE_NAMES[rfq.moduleKey]}
        </p>
        <h3 className="font-medium">
          <TextLink href={`/rfq/${rfq.rfqId}`}>{rfq.title}</TextLink>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <Quantity amount={snapshot.quantity} unit={snapshot.uom} />
          <Badge tone={RFQ_TONES[rfq.status]}>{rfq.buyerStatus}</Badge>
          {rfq.sealedNow ? <Badge>Sealed</Badge> : null}
        </p>
      </div>
      <div className="min-w-0">
        {rfq.sealedNow ? (
          <p className="text-ink-2 text-sm">
            {rfq.quoteCount === 1 ? '1 sealed quotation' : `${rfq.quoteCount} sealed quotations`}, open from{' '}
            {formatMoment(rfq.respondBy)}.
          </p>
        ) : offers.length === 0 ? (
          <p className="text-ink-2 text-sm">No quotations yet from {asked(line)}.</p>
        ) : (
          <ul aria-label={`Offers for line ${position}`} className="divide-y divide-line">
            {offers.slice(0, OFFERS_MAX).map((quote) => (
              <li key={quote.quoteId} className="py-2 first:pt-0">
                <Offer line={line} quote={quote} canAccept={canAccept} />
              </li>
            ))}
          </ul>
        )}
        {offers.length > 1 && !rfq.sealedNow ? (
          <p className="mt-2 text-sm print:hidden">
            <TextLink href={`/rfq/${rfq.rfqId}/compare`}>Compare {offers.length} quotations</TextLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Offer({ line, quote, canAccept }: Omit<LineOffersProps, 'position'> & { quote: QuoteRecord }) {
  const total = line.comparison?.totals.find(({ quoteId }) => quoteId === quote.quoteId)
  const order = line.orders.find(({ quoteId }) => quoteId === quote.quoteId)
  const goods = (total?.offered ?? total)?.total ?? null
  const open = openQuantity(line.rfq.snapshot.quantity, line.rfq.awardedQuantity)
  const unitPrice = unitPriceOf(quote, order?.quantity ?? Math.min(quote.offeredQuantity ?? open, open))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="min-w-40 flex-1 max-sm:w-full max-sm:flex-none">
        <span className="font-medium">{quote.companyName}</span>{' '}
        {line.comparison && leadsRanking(line.comparison, 'unitPrice', quote.quoteId) ? (
          <Badge tone="meet">Lowest price</Badge>
        ) : null}
        {quote.lineType === 'ALTERNATIVE' ? <Badge tone="warn">Alternative</Badge> : null}
        {quote.lineType === 'NOT_AVAILABLE' ? <Badge>Cannot supply</Badge> : null}
        {total && !total.coversQuantity && quote.lineType !== 'NOT_AVAILABLE' ? <Badge tone="warn">Part</Badge> : null}
      </span>
      <span className={cx(COLUMN, 'xl:w-28')}>
        {unitPrice === null ? null : <Price amount={unitPrice} currency={quote.currency} unit={quote.priceUom} />}
      </span>
      <span className={cx(COLUMN, 'xl:w-32')}>
        {goods !== null && line.comparison ? (
          <Price amount={goods} currency={line.comparison.basis.currency} className="font-semibold" />
        ) : null}
      </span>
      <span className={cx(COLUMN, 'num text-ink-2 xl:w-16')}>
        {quote.leadTimeDays === null ? null : quantityWords(quote.leadTimeDays, 'days')}
      </span>
      {order ? (
        <span className={cx(COLUMN, 'xl:w-36')}>
          <TextLink href={`/orders/${order.orderId}`} className="num">
            {order.orderNumber}
          </TextLink>
        </span>
      ) : canAccept && quote.actions.includes('ACCEPT') ? (
        <span className={cx(COLUMN, 'ml-auto xl:w-36 print:hidden')}>
          <AcceptDialog rfq={line.rfq} quote={quote} gaps={gapsOf(line.rfq, quote)} />
        </span>
      ) : (
        <span className={cx(COLUMN, 'xl:w-36')}>
          <Badge tone={QUOTE_TONES[quote.status]}>{quote.buyerStatus}</Badge>
        </span>
      )}
    </div>
  )
}

/** The quotations of a line: those that are ranked by price first, then the others. */
function rankedOffers(line: EnquiryLine): QuoteRecord[] {
  const place = (quote: QuoteRecord) => placeOf(line, quote) ?? Number.MAX_SAFE_INTEGER
  return line.quotes.filter(({ version }) => version > 0).toSorted((a, b) => place(a) - place(b))
}

function placeOf({ comparison }: EnquiryLine, { quoteId }: QuoteRecord): number | null {
  return comparison?.ranking.find(({ metric }) => metric === 'unitPrice')?.places[quoteId] ?? null
}

function asked({ rfq }: EnquiryLine): string {
  if (rfq.openPool) return 'any seller'
  return rfq.sellers.map(({ companyName }) => companyName).join(', ')
}
