import { dayInIndia, dayText } from '@/lib/domain/calendar-day'
import { convertMoney } from '@/lib/domain/units/exchange-rates'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { leavesInTime } from '../../needed-by'
import { taxWords } from '../../quotations/tax-words'
import { unitRatio } from '../conversion'
import { freightWords } from '../landed'
import type { Verdict } from '../number-verdict'
import type { Basis, PricedOffer } from '../price'
import type { ComparisonCell, ComparisonRow } from '../record'
import type { AskedTerms, OfferedTerms } from '../terms'
import { areEqual } from './equal-cells'

const PRICE_PLACES = 4

/** Price, quantity, delivery and the other terms, each as a row. */
export function termRows(asked: AskedTerms, priced: readonly PricedOffer[], basis: Basis): ComparisonRow[] {
  const target = targetOnBasis(asked, basis)
  return [
    row(
      'terms',
      'unitPrice',
      'Price',
      target === null ? '' : `up to ${moneyWords(roundTo(target, 4), basis.currency)} per ${basis.side.unit}`,
      priced,
      ({ offer, unitPrice }) => ({
        raw: offer.unitPrice,
        display: `${moneyWords(offer.unitPrice, offer.currency)} per ${offer.priceUom}`,
        normalized: unitPrice === null ? null : roundTo(unitPrice, PRICE_PLACES),
        verdict: target === null ? null : unitPrice === null ? 'not_stated' : holds(unitPrice <= target * (1 + 1e-9)),
      }),
    ),
    row(
      'terms',
      'offeredQuantity',
      'Quantity',
      quantityWords(roundTo(basis.askedQuantity, 4), asked.uom),
      priced,
      ({ offer, coversQuantity }) => ({
        raw: offer.offeredQuantity,
        display: offeredWords(offer, asked),
        normalized: offer.offeredQuantity,
        verdict: holds(coversQuantity),
      }),
    ),
    ...statedTermRows(asked, priced),
    row('terms', 'incoterm', 'Delivery term', asked.incoterm, priced, ({ offer }) => ({
      raw: offer.incoterm,
      display: offer.incoterm,
      normalized: null,
      verdict: asked.incoterm ? (offer.incoterm ? holds(offer.incoterm === asked.incoterm) : 'not_stated') : null,
    })),
    row('terms', 'freight', 'Freight', '', priced, ({ offer }) => ({
      raw: offer.freight,
      display: offer.freight ? freightWords(offer, asked.tradeMode) : '',
      normalized: null,
      verdict: null,
    })),
    leadTimeRow(asked, priced, dayInIndia(basis.now)),
    row('terms', 'validUntil', 'Valid until', '', priced, ({ offer }) => ({
      raw: offer.validUntil,
      // The last day of validity in India.
      display: offer.validUntil && dayInIndia(new Date(offer.validUntil)),
      normalized: null,
      verdict: null,
    })),
  ]
}

/** The days until dispatch, against the day by which the goods are needed: an order of today could not leave in time. */
function leadTimeRow({ neededBy }: AskedTerms, priced: readonly PricedOffer[], today: string): ComparisonRow {
  const requested = neededBy ? `needed by ${dayText(neededBy)}; until dispatch, without the time in transit` : ''
  return row('terms', 'leadTimeDays', 'Lead time', requested, priced, ({ offer: { leadTimeDays: days } }) => ({
    raw: days,
    display: days === null ? '' : quantityWords(days, 'days'),
    normalized: days,
    verdict: !neededBy ? null : days === null ? 'not_stated' : holds(leavesInTime(days, neededBy, today)),
  }))
}

/** More may be offered than is asked for, but not ordered. */
function offeredWords({ offeredQuantity }: OfferedTerms, { quantity, uom }: AskedTerms): string {
  const words = quantityWords(offeredQuantity, uom)
  return offeredQuantity > quantity ? `${words}, you can order ${quantityWords(quantity, uom)}` : words
}

/** Terms that a seller may leave out: a row where at least one states them. */
function statedTermRows({ uom, tradeMode }: AskedTerms, priced: readonly PricedOffer[]): ComparisonRow[] {
  const isStated = (field: 'moq' | 'taxIncluded' | 'paymentTerms') =>
    priced.some(({ offer }) => offer.lineType !== 'NOT_AVAILABLE' && offer[field] !== undefined)
  const plain = { normalized: null, verdict: null }
  return [
    ...(isStated('moq')
      ? [
          row('terms', 'moq', 'Smallest order', '', priced, ({ offer: { moq = null } }) => ({
            raw: moq,
            display: moq === null ? '' : quantityWords(moq, uom),
            normalized: moq,
            verdict: null,
          })),
        ]
      : []),
    ...(isStated('taxIncluded')
      ? [
          row('terms', 'taxIncluded', 'Tax', '', priced, ({ offer: { taxIncluded } }) => ({
            raw: taxIncluded ?? null,
            display: taxWords(taxIncluded, tradeMode),
            ...plain,
          })),
        ]
      : []),
    ...(isStated('paymentTerms')
      ? [
          row('terms', 'paymentTerms', 'Payment', '', priced, ({ offer: { paymentTerms = '' } }) => ({
            raw: paymentTerms,
            display: paymentTerms,
            ...plain,
          })),
        ]
      : []),
  ]
}

/** The target price per unit of the basis; null without one. */
export function targetOf(asked: AskedTerms, basis: Basis): number | null {
  const target = targetOnBasis(asked, basis)
  return target === null ? null : roundTo(target, PRICE_PLACES)
}

function targetOnBasis(asked: AskedTerms, basis: Basis): number | null {
  if (asked.targetPrice === null) return null
  const money = convertMoney(asked.targetPrice, asked.currency, basis.currency, basis.rates)
  const ratio = unitRatio({ unit: asked.uom, facts: asked.facts }, basis.side)
  return money === null || ratio === null ? null : money / ratio
}

function row(
  group: ComparisonRow['group'],
  field: string,
  label: string,
  requested: string,
  priced: readonly PricedOffer[],
  cell: (priced: PricedOffer) => Omit<ComparisonCell, 'quoteId'>,
): ComparisonRow {
  // A seller who cannot supply states nothing.
  const cells = priced.map((one) => ({
    quoteId: one.offer.quoteId,
    ...(one.offer.lineType === 'NOT_AVAILABLE'
      ? { raw: null, display: '', normalized: null, verdict: null }
      : cell(one)),
  }))
  return { group, field, label, requested, allEqual: areEqual(cells), cells }
}

function holds(isTrue: boolean): Verdict {
  return isTrue ? 'meets' : 'deviates'
}
