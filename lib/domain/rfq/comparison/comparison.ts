import { type Issue, IssueList } from '@/lib/domain/errors'
import { RATE_PERCENT_DEFAULT } from '@/lib/domain/listing/pricing/pdc'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { convertMoney, type ExchangeRates, isOldRate, pairRate } from '@/lib/domain/units/exchange-rates'
import { roundTo } from '@/lib/domain/units/rounding'
import { unitRatio } from './conversion'
import { LEG_LABELS } from './landed'
import type { Verdict } from './number-verdict'
import { type Basis, currenciesOf, type PricedOffer, priceAsOffered, priceOffer } from './price'
import { coverTogether, rankOffers } from './ranking'
import { areComparedWithTax, goodsTaxPercent } from './reading/tax'
import type { Comparison, ComparisonColumn, ComparisonTotal } from './record'
import { requirementRows, statedRows } from './rows/specification-rows'
import { targetOf, termRows } from './rows/term-rows'
import { type AskedTerms, type BasisChoice, basisBounds, type OfferedTerms, type RatesOfTheDay } from './terms'

const PRICE_PLACES = 4
const MONEY_PLACES = 2

/** What is wrong with the chosen basis (BASIS_NOT_CONVERTIBLE and bounds); empty: `compareQuotations` can use it. */
export function basisIssues(asked: AskedTerms, choice: BasisChoice, rates: ExchangeRates): Issue[] {
  const issues = new IssueList()
  const { uom, currency } = choice
  issues.add(...basisBounds(choice))
  if (uom !== undefined && ratioToAsked(asked, uom) === null) {
    issues.error(
      'BASIS_NOT_CONVERTIBLE',
      'uom',
      `You asked in ${asked.uom}. Without the weight of one, it cannot be converted to ${uom}.`,
    )
  }
  if (currency !== undefined && convertMoney(1, currency, asked.currency, rates) === null) {
    issues.error('BASIS_NOT_CONVERTIBLE', 'currency', `There is no exchange rate for ${currency}.`)
  }
  return issues.all
}

/**
 * Compares all quotations on one basis: quantity, unit, currency, credit and delivery (reference 6.9).
 * Prices go to the slab of the quantity, then through unit, currency and tax; a missing part is named and never counted as
 * 0.
 * @param offers the latest live version of each quotation; expired ones are shown but not ranked
 * @throws Error on a basis that `basisIssues` refuses
 */
export function compareQuotations(
  definition: ModuleDefinition,
  asked: AskedTerms,
  offers: readonly OfferedTerms[],
  choice: BasisChoice,
  ofTheDay: RatesOfTheDay,
): Comparison {
  const taxPercent = goodsTaxPercent(definition, asked.facts, asked.tradeMode)
  const tax = { taxPercent, isWithTax: areComparedWithTax(offers, taxPercent) }
  const basis = { ...basisOf(asked, choice, ofTheDay), ...tax }
  const priced = offers.map((offer) => priceOffer(offer, basis))
  const requirements = requirementRows(definition, asked, offers)
  const verdictsOf = (quoteId: string): Verdict[] =>
    requirements.flatMap((row) =>
      row.cells.filter((cell) => cell.quoteId === quoteId).flatMap(({ verdict }) => verdict ?? []),
    )
  const judged = priced.map((offer) => ({ priced: offer, verdicts: verdictsOf(offer.offer.quoteId) }))
  const together = coverTogether(judged, basis)
  return {
    basis: {
      quantity: roundTo(basis.quantity, PRICE_PLACES),
      uom: basis.side.unit,
      currency: basis.currency,
      targetPrice: targetOf(asked, basis),
      creditRate: basis.creditRatePercent,
      ...(basis.isWithTax ? { taxIncluded: true } : {}),
      fx: usedRates(asked, offers, basis),
    },
    columns: offers.map(columnOf),
    rows: [...termRows(asked, priced, basis), ...requirements, ...statedRows(definition, asked, offers)],
    totals: priced.map((offer) => totalOf(offer, basis, verdictsOf(offer.offer.quoteId))),
    ranking: rankOffers(judged, basis),
    ...(together === null ? {} : { together }),
    warnings: priced.flatMap(({ offer, warnings }) =>
      warnings.map((warning) => ({ ...warning, quoteId: offer.quoteId })),
    ),
  }
}

/** How many of the RFQ's units are one `uom`; null when a weight is missing. */
function ratioToAsked(asked: AskedTerms, uom: string): number | null {
  return unitRatio({ unit: uom, facts: asked.facts }, { unit: asked.uom, facts: asked.facts })
}

function basisOf(
  asked: AskedTerms,
  choice: BasisChoice,
  ofTheDay: RatesOfTheDay,
): Omit<Basis, 'taxPercent' | 'isWithTax'> {
  const unit = choice.uom ?? asked.uom
  const ratio = ratioToAsked(asked, unit)
  if (ratio === null) throw new Error(`No basis in ${unit}`)
  const quantity = choice.quantity ?? asked.quantity / ratio
  return {
    quantity,
    side: { unit, facts: asked.facts },
    currency: choice.currency ?? asked.currency,
    creditRatePercent: choice.creditRatePercent ?? RATE_PERCENT_DEFAULT,
    ...ofTheDay,
    askedUom: asked.uom,
    // A unit and back is not quite the same quantity, which could miss the slab that begins at it.
    askedQuantity: choice.quantity === undefined ? asked.quantity : roundTo(quantity * ratio, PRICE_PLACES),
    wholeQuantity: asked.quantity,
    tradeMode: asked.tradeMode,
    isRest: asked.isRest ?? false,
  }
}

function usedRates(
  asked: AskedTerms,
  offers: readonly OfferedTerms[],
  { currency, rates, now }: Basis,
): Comparison['basis']['fx'] {
  const named = [...offers.flatMap(currenciesOf), ...(asked.targetPrice === null ? [] : [asked.currency])]
  return [...new Set(named)].sort().flatMap((other) => {
    const found = pairRate(other, currency, rates)
    return found ? [{ ...found, rate: roundTo(found.rate, 6), isOld: isOldRate(found.asOf, now) }] : []
  })
}

function columnOf(offer: OfferedTerms): ComparisonColumn {
  const { quoteId, version, sellerId, companyName, status, lineType, validUntil, isExpired, isSellerSuspended } = offer
  const mark = isSellerSuspended ? { sellerSuspended: true } : {}
  return { quoteId, version, sellerId, companyName, status, lineType, validUntil, expired: isExpired, ...mark }
}

const price = (value: number) => roundTo(value, PRICE_PLACES)
const money = (value: number | null) => (value === null ? null : roundTo(value, MONEY_PLACES))

/** The figures of a quotation for one quantity. */
function figuresOf({ unitPrice, slabUsed, total, landed }: PricedOffer) {
  return {
    unitPriceNormalized: unitPrice === null ? null : price(unitPrice),
    slabUsed,
    total: money(total),
    landed: {
      known: money(landed.known),
      missing: landed.missing.map((leg) => ({ leg, label: LEG_LABELS[leg] })),
      amount: money(landed.amount),
    },
  }
}

function totalOf(priced: PricedOffer, basis: Basis, verdicts: readonly Verdict[]): ComparisonTotal {
  const { offer, landed, cashEquivalent } = priced
  const part = priceAsOffered(priced, basis)
  return {
    quoteId: offer.quoteId,
    ...figuresOf(priced),
    ...(priced.taxTaken === null ? {} : { taxTaken: priced.taxTaken }),
    ...(priced.creditDays ? { creditDays: priced.creditDays } : {}),
    cashEquivalent: cashEquivalent && { ...cashEquivalent, unitPrice: price(cashEquivalent.unitPrice) },
    credit: priced.credit.map((term) => ({
      days: term.days,
      unitPrice: price(term.price),
      cashEquivalent: price(term.cashEquivalent),
      breakEvenPercent: term.breakEvenPercent === null ? null : roundTo(term.breakEvenPercent, 2),
    })),
    offered: part && { quantity: price(part.quantity), ...figuresOf(part) },
    leadTimeDays: offer.leadTimeDays,
    coversQuantity: priced.coversQuantity,
    complete:
      priced.excluded === null && priced.coversQuantity && landed.amount !== null && !verdicts.includes('not_stated'),
  }
}
