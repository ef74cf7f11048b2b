import { dayInIndia } from '@/lib/domain/calendar-day'
import { type Issue, IssueList } from '@/lib/domain/errors'
import { textValue } from '@/lib/domain/listing/listing'
import { RATE_PERCENT_DEFAULT } from '@/lib/domain/listing/pricing/pdc'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { type SpecificationPoint, specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { spoken } from '@/lib/domain/spoken'
import { convertMoney, type ExchangeRates, isOldRate, pairRate } from '@/lib/domain/units/exchange-rates'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { taxWords } from '../quotations/tax-words'
import { unitRatio } from './conversion'
import { countHint } from './count-hint'
import { askedUnit, measureAt } from './kind-verdicts'
import { freightWords, LEG_LABELS } from './landed'
import type { Verdict } from './number-verdict'
import { type Basis, currenciesOf, type PricedOffer, priceAsOffered, priceOffer } from './price'
import { rankOffers } from './ranking'
import type { Comparison, ComparisonCell, ComparisonColumn, ComparisonRow, ComparisonTotal } from './record'
import {
  type AskedTerms,
  type BasisChoice,
  basisBounds,
  type OfferedTerms,
  type RatesOfTheDay,
  type Requirement,
} from './terms'
import { judgeRequirement, normalizedCount, requirementText } from './verdict'

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
 * Prices go to the slab of the quantity, then through unit and currency; a missing part is named and never counted as
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
  const basis = basisOf(asked, choice, ofTheDay)
  const priced = offers.map((offer) => priceOffer(offer, basis))
  const requirements = requirementRows(definition, asked, offers)
  const verdictsOf = (quoteId: string): Verdict[] =>
    requirements.flatMap((row) =>
      row.cells.filter((cell) => cell.quoteId === quoteId).flatMap(({ verdict }) => verdict ?? []),
    )
  return {
    basis: {
      quantity: roundTo(basis.quantity, PRICE_PLACES),
      uom: basis.side.unit,
      currency: basis.currency,
      targetPrice: targetOf(asked, basis),
      creditRate: basis.creditRatePercent,
      fx: usedRates(asked, offers, basis),
    },
    columns: offers.map(columnOf),
    rows: [...termRows(asked, priced, basis), ...requirements, ...statedRows(definition, asked, offers)],
    totals: priced.map((offer) => totalOf(offer, basis, verdictsOf(offer.offer.quoteId))),
    ranking: rankOffers(
      priced.map((offer) => ({ priced: offer, verdicts: verdictsOf(offer.offer.quoteId) })),
      basis,
    ),
    warnings: priced.flatMap(({ offer, warnings }) =>
      warnings.map((warning) => ({ ...warning, quoteId: offer.quoteId })),
    ),
  }
}

/** How many of the RFQ's units are one `uom`; null when a weight is missing. */
function ratioToAsked(asked: AskedTerms, uom: string): number | null {
  return unitRatio({ unit: uom, facts: asked.facts }, { unit: asked.uom, facts: asked.facts })
}

function basisOf(asked: AskedTerms, choice: BasisChoice, ofTheDay: RatesOfTheDay): Basis {
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
  const { quoteId, version, sellerId, companyName, status, lineType, validUntil, isExpired } = offer
  return { quoteId, version, sellerId, companyName, status, lineType, validUntil, expired: isExpired }
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

function termRows(asked: AskedTerms, priced: readonly PricedOffer[], basis: Basis): ComparisonRow[] {
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
    row('terms', 'leadTimeDays', 'Lead time', '', priced, ({ offer }) => ({
      raw: offer.leadTimeDays,
      display: offer.leadTimeDays === null ? '' : quantityWords(offer.leadTimeDays, 'days'),
      normalized: offer.leadTimeDays,
      verdict: null,
    })),
    row('terms', 'validUntil', 'Valid until', '', priced, ({ offer }) => ({
      raw: offer.validUntil,
      // The last day of validity in India.
      display: offer.validUntil && dayInIndia(new Date(offer.validUntil)),
      normalized: null,
      verdict: null,
    })),
  ]
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

function targetOf(asked: AskedTerms, basis: Basis): number | null {
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

/** What a seller states on the points of a specification. */
type StatedOffer = Pick<OfferedTerms, 'quoteId' | 'lineType' | 'specResponses'>

/** A requirement that one quotation misses or says nothing about. */
export interface RequirementGap {
  label: string
  asked: string
  /** "" where it says nothing. */
  offered: string
}

/** What a quotation leaves open of the requirements, for the person who orders it. */
export function requirementGaps(
  definition: ModuleDefinition,
  asked: Pick<AskedTerms, 'facts' | 'requirements'>,
  offer: StatedOffer,
): RequirementGap[] {
  return requirementRows(definition, asked, [offer]).flatMap(({ label, requested, cells: [cell] }) =>
    cell?.verdict === 'deviates' || cell?.verdict === 'not_stated'
      ? [{ label, asked: requested, offered: cell.display }]
      : [],
  )
}

function requirementRows(
  definition: ModuleDefinition,
  asked: Pick<AskedTerms, 'facts' | 'requirements'>,
  offers: readonly StatedOffer[],
): ComparisonRow[] {
  const hint = countHint(definition, asked.facts, asked.requirements)
  return asked.requirements.map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    const cells = offers.map((offer): ComparisonCell => {
      const cell = statedCell({ definition, offer, point, hint }, requirement.field, requirement)
      const isOut = offer.lineType === 'NOT_AVAILABLE'
      return { ...cell, verdict: isOut ? null : judgeRequirement(requirement, cell.raw, point, hint) }
    })
    return {
      group: 'requirements',
      field: requirement.field,
      label: point?.label ?? requirement.field,
      requested: requirementText(requirement, point),
      allEqual: areEqual(cells),
      cells,
    }
  })
}

/** What sellers state beyond the requirements. */
function statedRows(definition: ModuleDefinition, asked: AskedTerms, offers: readonly OfferedTerms[]): ComparisonRow[] {
  const required = new Set(asked.requirements.map(({ field }) => field))
  const fields = new Set(offers.flatMap(({ specResponses }) => specResponses.map(({ field }) => field)))
  const hint = countHint(definition, asked.facts, asked.requirements)
  return [...fields]
    .filter((field) => !required.has(field))
    .map((field) => {
      const point = specificationPoint(definition, field)
      const cells = offers.map((offer) => ({
        ...statedCell({ definition, offer, point, hint }, field),
        verdict: null,
      }))
      return { group: 'stated', field, label: point?.label ?? field, requested: '', allEqual: areEqual(cells), cells }
    })
}

interface Stated {
  definition: ModuleDefinition
  offer: StatedOffer
  point: SpecificationPoint | null
  hint: string | null
}

function statedCell(
  { definition, offer, point, hint }: Stated,
  field: string,
  requirement?: Requirement,
): Omit<ComparisonCell, 'verdict'> {
  const response = offer.specResponses.find((one) => one.field === field)
  const raw = response?.offered ?? null
  const text = Array.isArray(raw) ? raw.join(', ') : raw === null ? '' : String(raw)
  const count = point?.compares !== 'count' || text === '' ? null : normalizedCount(text, hint)
  const measure =
    point?.compares === 'measure' ? measureAt(raw, point, requirement && askedUnit(requirement, point)) : null
  const figure = typeof raw === 'number' ? spoken(raw, point) : text
  const unit = /^[\d.,]+$/.test(figure) ? unitStated(definition, offer, field, point) : ''
  const display = unit === '' ? figure : `${figure} ${unit}`
  return {
    quoteId: offer.quoteId,
    raw,
    display: response?.note ? `${display} (${response.note})` : display,
    normalized: count ? roundTo(count.tex, PRICE_PLACES) : (measure ?? (typeof raw === 'number' ? raw : null)),
  }
}

/** The unit of a bare figure: the point's own, or the one that the seller or the module gives for it. */
function unitStated(
  definition: ModuleDefinition,
  { specResponses }: StatedOffer,
  field: string,
  point: SpecificationPoint | null,
): string {
  const from = fieldSpec(definition, field.split('.')[0] ?? '')?.unitFrom
  if (point?.unit || from === undefined) return point?.unit ?? ''
  const offered = specResponses.find((one) => one.field === from)?.offered
  return typeof offered === 'string' ? offered : textValue(definition.defaults, from)
}

function areEqual(cells: readonly Pick<ComparisonCell, 'display' | 'normalized'>[]): boolean {
  const [first, ...rest] = cells
  return rest.every((cell) => cell.normalized === first?.normalized && cell.display === first?.display)
}

function holds(isTrue: boolean): Verdict {
  return isTrue ? 'meets' : 'deviates'
}
