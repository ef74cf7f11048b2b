import { KeyValue, type KeyValueRow } from '@/components/ui/key-value'
import { formatDay, formatNumber } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { slabRangeText } from '@/lib/domain/listing/pricing/slab-text'
import { freightBasis, isFreightInPrice } from '@/lib/domain/rfq/comparison/landed'
import type { RequirementGap } from '@/lib/domain/rfq/comparison/rows/specification-rows'
import { otherChequeBasis, unitPriceOf } from '@/lib/domain/rfq/quotations/award'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/quotation'
import { taxWords } from '@/lib/domain/rfq/quotations/tax-words'
import type { RfqSnapshot } from '@/lib/domain/rfq/requests/snapshot'
import type { PointLabel } from '@/lib/domain/rfq/requests/specification-point'
import { spoken } from '@/lib/domain/spoken'
import { quantityWords } from '@/lib/domain/units/unit-words'

export interface QuoteTermsProps {
  terms: QuotationTerms
  /** What the request asks for. */
  asked: Pick<RfqSnapshot, 'quantity' | 'uom' | 'tradeMode'>
  /** What the offer leaves open of the requirements. */
  gaps?: readonly RequirementGap[]
  pointLabels: Readonly<Record<string, PointLabel>>
}

/** "25,000 of 40,000 m" where less is offered than is asked for. */
function OfferedPart({ offered, asked: { quantity, uom } }: { offered: number; asked: QuoteTermsProps['asked'] }) {
  if (offered >= quantity) return <Quantity amount={offered} unit={uom} />
  return (
    <>
      {formatNumber(offered)} of <Quantity amount={quantity} unit={uom} />
    </>
  )
}

function aboveAsked(offered: number, { quantity, uom }: QuoteTermsProps['asked']): { note?: string } {
  return offered > quantity
    ? { note: `The request is for ${quantityWords(quantity, uom)}. No more can be ordered.` }
    : {}
}

/** The terms of a quotation, price first. */
export function QuoteTerms({ terms, asked, gaps = [], pointLabels }: QuoteTermsProps) {
  const { uom, tradeMode } = asked
  const { unitPrice, currency, priceUom, offeredQuantity, quantitySlabs, pdcSlabs, freight } = terms
  if (terms.lineType === 'NOT_AVAILABLE') {
    return <p className="text-ink-2 text-sm">Cannot supply this.{terms.note ? ` ${terms.note}` : ''}</p>
  }
  const money = (amount: number, unit?: string) => <Price amount={amount} currency={currency} unit={unit} />
  const price = offeredQuantity === null ? unitPrice : unitPriceOf(terms, offeredQuantity)
  const offered = pdcSlabs.filter(({ enabled }) => enabled)
  const chequeBasis = otherChequeBasis(terms)
  const rows: (KeyValueRow | null)[] = [
    price === null
      ? null
      : { label: 'Price', value: money(price, priceUom), note: taxWords(terms.taxIncluded, tradeMode) },
    offeredQuantity === null
      ? null
      : {
          label: 'Quantity',
          value: <OfferedPart offered={offeredQuantity} asked={asked} />,
          ...aboveAsked(offeredQuantity, asked),
        },
    terms.moq === undefined
      ? null
      : { label: 'Smallest order', value: <Quantity amount={terms.moq} unit={uom} />, note: 'at this price' },
    quantitySlabs.length === 0
      ? null
      : {
          label: 'By quantity',
          value: (
            <span className="flex flex-col">
              {quantitySlabs.map((slab, at) => (
                <span key={slab.index}>
                  {slabRangeText(slab, quantitySlabs[at + 1], uom)}: {money(slab.price, priceUom)}
                </span>
              ))}
            </span>
          ),
        },
    offered.length === 0
      ? null
      : {
          label: 'By cheque',
          value: (
            <span className="flex flex-col">
              {offered.map(({ days, price }) => (
                <span key={days}>
                  {days} days: {money(price, priceUom)}
                </span>
              ))}
            </span>
          ),
          ...(chequeBasis === null
            ? {}
            : {
                note: (
                  <>stated for {money(chequeBasis, priceUom)}; the price by quantity carries the same yearly rate</>
                ),
              }),
        },
    terms.paymentTerms ? { label: 'Payment', value: terms.paymentTerms } : null,
    { label: 'Delivery term', value: terms.incoterm || 'not given' },
    freight
      ? {
          label: 'Freight',
          value: isFreightInPrice(terms) ? (
            'included in the price'
          ) : (
            <>
              <Price amount={freight.amount} currency={freight.currency} /> {freightBasis(freight)}
            </>
          ),
        }
      : null,
    terms.leadTimeDays === null
      ? null
      : { label: 'Lead time', value: `${quantityWords(terms.leadTimeDays, 'days')} until dispatch` },
    terms.validUntil ? { label: 'Valid until', value: formatDay(terms.validUntil) } : null,
    ...statedRows(terms, gaps, pointLabels),
  ]
  return (
    <div className="flex flex-col gap-3">
      <KeyValue rows={rows.filter((row) => row !== null)} />
      {terms.note ? <p className="max-w-prose whitespace-pre-line text-sm">{terms.note}</p> : null}
    </div>
  )
}

/** What the seller states of the goods, marked where it differs from what is required. */
function statedRows(
  { specResponses }: QuotationTerms,
  gaps: readonly RequirementGap[],
  pointLabels: QuoteTermsProps['pointLabels'],
): KeyValueRow[] {
  const unitOf = (point?: PointLabel) => {
    const stated = specResponses.find(({ field }) => field === point?.unitFrom?.field)?.offered
    return typeof stated === 'string' ? stated : (point?.unitFrom?.usual ?? '')
  }
  return specResponses.map(({ field, offered, note }) => {
    const point = pointLabels[field]
    const missed = gaps.find((gap) => gap.field === field && gap.verdict === 'deviates')
    return {
      key: field,
      label: point?.label ?? field,
      value:
        typeof offered === 'number'
          ? `${spoken(offered, point)} ${unitOf(point)}`.trim()
          : Array.isArray(offered)
            ? offered.join(', ')
            : String(offered),
      note: missed ? (
        <>
          <span className="text-turmeric">differs: {missed.asked} is required</span>
          {note ? ` · ${note}` : ''}
        </>
      ) : (
        note
      ),
    }
  })
}
