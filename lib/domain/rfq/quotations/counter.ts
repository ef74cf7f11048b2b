import { dayInIndia, dayText } from '@/lib/domain/calendar-day'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import { priceFor } from '@/lib/domain/listing/pricing/slabs'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { difference } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { freightWords } from '../comparison/landed'
import type { RfqActionRequest } from '../requests/action-request'
import type { Rfq } from '../rfq'
import type { CounterTerms, QuotationTerms } from './quotation'

type Prices = Pick<QuotationTerms, 'quantitySlabs' | 'pdcSlabs'>
type QuantityTerms = Pick<QuotationTerms, 'moq' | 'offeredQuantity' | 'quantitySlabs'>

/** The terms of a quotation with those of a counter-offer. A new price takes the slabs and cheque prices of the old one with it. */
export function counteredTerms(latest: QuotationTerms, counter: CounterTerms): QuotationTerms {
  const { moq: _, ...others } = latest
  const moq = counteredMoq(latest, counter)
  return {
    ...others,
    ...counter,
    ...(counter.unitPrice === undefined ? {} : { quantitySlabs: [], pdcSlabs: [] }),
    ...(moq === undefined ? {} : { moq }),
  }
}

/**
 * The smallest order at the terms of a counter-offer; undefined where any part can be ordered. A price that was asked for a quantity
 * holds from that quantity; one that names none, from where the replaced slab begins.
 */
export function counteredMoq(
  { moq, offeredQuantity, quantitySlabs }: QuantityTerms,
  { unitPrice, offeredQuantity: named }: CounterTerms,
): number | undefined {
  if (unitPrice !== undefined && named !== undefined) return named
  // Who agrees to a smaller quantity agrees to an order of it.
  if (unitPrice === undefined) return moq === undefined || named === undefined ? moq : Math.min(moq, named)
  const { slab } = priceFor(quantitySlabs, offeredQuantity ?? 0)
  return slab === null ? moq : Math.max(slab.minQty, moq ?? 0)
}

/** A counter-offer as it is kept. @param currency of the quotation, which its freight has too where it names none */
export function counterOf(
  { freight, ...terms }: NonNullable<RfqActionRequest['terms']>,
  currency: string,
): CounterTerms {
  const given: CounterTerms = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
  if (freight === undefined) return given
  return {
    ...given,
    freight: { amount: freight.amount, currency: freight.currency ?? currency, per: freight.per ?? 'lot' },
  }
}

/** The terms of a quotation that a counter-offer may change. */
export type CounteredQuotation = Pick<
  QuotationTerms,
  'unitPrice' | 'currency' | 'priceUom' | 'leadTimeDays' | 'validUntil' | 'incoterm' | 'freight'
> &
  QuantityTerms

export interface CounterChange {
  label: string
  asked: string
  /** As quoted; "" where the quotation says nothing. */
  quoted: string
}

/** What a counter-offer asks for in place of what was quoted, in words for both sides. */
export function counterChanges(
  quote: CounteredQuotation,
  counter: CounterTerms,
  { uom, tradeMode }: { uom: string; tradeMode: string },
): CounterChange[] {
  const price = (amount: number) => `${moneyWords(amount, quote.currency)} per ${quote.priceUom}`
  const quantity = (amount: number) => quantityWords(amount, uom)
  const days = (amount: number) => quantityWords(amount, 'days')
  const day = (moment: string) => dayText(dayInIndia(new Date(moment)))
  const change = <T>(label: string, asked: T | undefined, quoted: T | null, words: (value: T) => string) =>
    asked === undefined
      ? []
      : [{ label, asked: words(asked), quoted: quoted === null || quoted === '' ? '' : words(quoted) }]
  const moq = counteredMoq(quote, counter)
  const freight = (terms: Pick<QuotationTerms, 'freight' | 'incoterm'>) => freightWords(terms, tradeMode)
  return [
    ...change('Price', counter.unitPrice, quote.unitPrice, price),
    ...change('Quantity', counter.offeredQuantity, quote.offeredQuantity, quantity),
    ...change('Smallest order', moq === quote.moq ? undefined : moq, quote.moq ?? null, quantity),
    ...change('Lead time', counter.leadTimeDays, quote.leadTimeDays, days),
    ...change('Delivery term', counter.incoterm, quote.incoterm, String),
    ...(counter.freight === undefined
      ? []
      : [
          {
            label: 'Freight',
            asked: freight({ incoterm: counter.incoterm ?? quote.incoterm, freight: counter.freight }),
            quoted: freight(quote),
          },
        ]),
    ...change('Valid until', counter.validUntil, quote.validUntil, day),
  ]
}

/** The prices that a countered price replaces, in words: "quantity slabs and cheque prices"; "" where there are none. */
export function replacedPrices({ quantitySlabs, pdcSlabs }: Prices): string {
  return [
    quantitySlabs.length > 0 ? 'quantity slabs' : '',
    pdcSlabs.some(({ enabled }) => enabled) ? 'cheque prices' : '',
  ]
    .filter((words) => words !== '')
    .join(' and ')
}

/**
 * Refuses a counter-offer for more than can be ordered: its seller would agree to a price for a quantity that no order can have.
 * A seller is not shown what is awarded, so theirs is compared with the whole request.
 */
export function counterQuantityIssues(
  { snapshot, awardedQuantity }: Pick<Rfq, 'snapshot' | 'awardedQuantity'>,
  { offeredQuantity }: Pick<CounterTerms, 'offeredQuantity'>,
  side: 'buyer' | 'seller',
): Issue[] {
  const { quantity, uom } = snapshot
  const open = side === 'buyer' ? difference(quantity, awardedQuantity) : quantity
  if (offeredQuantity === undefined || offeredQuantity <= open) return []
  const [most, whole] = [quantityWords(open, uom), quantityWords(quantity, uom)]
  if (side === 'seller') {
    const message = `The request is for ${whole}, but the counter-offer is for more. Send a new version for at most ${whole}.`
    return [errorIssue('QUANTITY_EXCEEDS_RFQ', 'offeredQuantity', message)]
  }
  const message =
    open === quantity
      ? `Your request is for ${whole}. Ask again for more.`
      : `Only ${most} of your request are still open. Ask again for more.`
  return [errorIssue('QUANTITY_EXCEEDS_RFQ', 'terms.offeredQuantity', message)]
}
