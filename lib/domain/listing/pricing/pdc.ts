import { errorIssue, type Issue, IssueList, warningIssue } from '@/lib/domain/errors'
import { roundToStep } from '@/lib/domain/units/rounding'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { spoken } from '../../spoken'
import type { ListingStatus } from '../listing'
import type { PdcSlab } from '../record-parts'

export type { PdcSlab }

/** Post-dated cheques are an instrument of the Indian domestic trade. */
const PDC_CURRENCY_USUAL = 'INR'
/** The highest usual yearly interest; a higher one is probably a typing error. */
const RATE_PERCENT_MAX = 36
export const RATE_PERCENT_DEFAULT = 18
const SUGGESTION_STEP = 0.05
const DAYS_OF_YEAR = 365
/** MSMED Act section 15: the longest credit that a micro or small supplier may agree to. */
export const MSME_CREDIT_DAYS_MAX = 45

export interface PdcTerms {
  currency: string
  /** The cash price: basePrice, otherwise the first slab's; null without a price. */
  cashPrice: number | null
  tradeMode: string
  status: ListingStatus
  /** Whether the seller is registered as a micro or small enterprise. */
  isMicroOrSmall: boolean
}

/** Everything wrong with the post-dated cheque prices of a listing (reference 4.14). */
export function pdcIssues(slabs: readonly PdcSlab[], terms: PdcTerms): Issue[] {
  const issues = new IssueList()
  const seen = new Set<number>()
  slabs.forEach((slab, position) => {
    const path = `pdcSlabs[${position}]`
    if (!PDC_INTERVALS_DAYS.includes(slab.days)) {
      issues.error('PDC_DAYS', `${path}.days`, 'Credit days go from 15 to 360 in steps of 15: 15, 30, 45 and so on.')
    }
    if (seen.has(slab.days)) {
      issues.error('PDC_DUP', `${path}.days`, `${slab.days} days appear twice. Enter one price for each term.`)
    }
    seen.add(slab.days)
    if (slab.enabled) issues.add(...offeredIssues(slab, path, terms))
  })
  issues.add(...orderIssues(slabs))
  const offered = slabs.filter((slab) => slab.enabled)
  if (offered.length > 0) issues.add(...termIssues(offered, terms))
  return issues.all
}

function offeredIssues(slab: PdcSlab, path: string, { currency, cashPrice }: PdcTerms): Issue[] {
  const issues = new IssueList()
  if (currency && slab.currency !== currency) {
    issues.error(
      'PDC_CURRENCY',
      `${path}.currency`,
      `The listing is priced in ${currency}, but this term is in ${slab.currency || 'no currency'}. Use one currency.`,
    )
  }
  if (!isPositive(slab.price)) {
    issues.error('PDC_PRICE', `${path}.price`, 'Enter a price above 0, or switch the term off.')
    return issues.all
  }
  if (cashPrice === null || !isPositive(cashPrice)) return issues.all
  if (slab.price < cashPrice) {
    issues.warning(
      'PDC_BELOW_CASH',
      `${path}.price`,
      `This is below the cash price of ${spoken(cashPrice)}: paying after ${slab.days} days would cost the buyer less than paying now.`,
    )
  } else if (slab.days > 0) {
    const rate = impliedRatePercent(cashPrice, slab.price, slab.days)
    if (rate > RATE_PERCENT_MAX) {
      issues.warning(
        'PDC_RATE',
        `${path}.price`,
        `This is ${Math.round(rate)} % interest a year over the cash price of ${spoken(cashPrice)}. Check it for a typing error.`,
      )
    }
  }
  return issues.all
}

/** Longer credit costs more: compared by days, in any order of the rows. */
function orderIssues(slabs: readonly PdcSlab[]): Issue[] {
  const byDays = slabs
    .map((slab, position) => ({ slab, position }))
    .filter(({ slab }) => slab.enabled && isPositive(slab.price))
    .sort((a, b) => a.slab.days - b.slab.days)
  return byDays.flatMap(({ slab, position }, rank) => {
    const shorter = byDays[rank - 1]?.slab
    if (!shorter || slab.days === shorter.days || slab.price >= shorter.price) return []
    return [
      warningIssue(
        'PDC_NOT_INCREASING',
        `pdcSlabs[${position}].price`,
        `${slab.days} days cost less than ${shorter.days} days (${spoken(shorter.price)}). Check that this is intended.`,
      ),
    ]
  })
}

function termIssues(offered: readonly PdcSlab[], { currency, tradeMode, status, isMicroOrSmall }: PdcTerms): Issue[] {
  const issues = new IssueList()
  if (tradeMode === 'Export') {
    const say = status === 'DRAFT' ? warningIssue : errorIssue
    issues.add(
      say(
        'PDC_EXPORT_ONLY',
        'pdcSlabs',
        'Post-dated cheques are for the domestic trade. Choose Domestic or Both, or switch the cheque terms off.',
      ),
    )
  }
  if (currency && currency !== PDC_CURRENCY_USUAL) {
    issues.warning(
      'PDC_CURRENCY',
      'pdcSlabs',
      `Post-dated cheques are usual in ${PDC_CURRENCY_USUAL}; these are in ${currency}.`,
    )
  }
  const tooLong = offered.filter((slab) => slab.days > MSME_CREDIT_DAYS_MAX).map((slab) => slab.days)
  if (isMicroOrSmall && tooLong.length > 0) {
    issues.warning(
      'PDC_MSME',
      'pdcSlabs',
      `As a micro or small enterprise you may agree to at most ${MSME_CREDIT_DAYS_MAX} days of credit (MSMED Act s.15), and a buyer who pays later may lose the tax deduction (s.43B(h)). You offer ${tooLong.join(', ')} days.`,
    )
  }
  return issues.all
}

/**
 * `offlinePdcSettlement.slabDays` names the cheque term by which a sale is settled outside the platform, so that term
 * must be offered (PDC_SETTLEMENT).
 */
export function offlinePdcSettlementIssues(
  settlement: { slabDays: number } | null,
  slabs: readonly PdcSlab[],
): Issue[] {
  if (settlement === null) return []
  const days = slabs.filter((slab) => slab.enabled).map((slab) => slab.days)
  if (days.includes(settlement.slabDays)) return []
  return [
    errorIssue(
      'PDC_SETTLEMENT',
      'offlinePdcSettlement.slabDays',
      days.length > 0
        ? `Settlement after ${settlement.slabDays} days is not among the cheque terms you offer: ${days.join(', ')} days.`
        : `Settlement after ${settlement.slabDays} days needs a cheque term of that many days, switched on.`,
    ),
  ]
}

/**
 * A credit price: the cash price with simple interest for the days, to the nearest 0.05.
 * @param ratePercent per year
 */
export function suggestPdcPrice(net: number, days: number, ratePercent: number = RATE_PERCENT_DEFAULT): number {
  return roundToStep(net * (1 + (ratePercent / 100) * (days / DAYS_OF_YEAR)), SUGGESTION_STEP)
}

/** The simple interest per year, in percent, that a credit price contains. */
export function impliedRatePercent(cashPrice: number, creditPrice: number, days: number): number {
  return (creditPrice / cashPrice - 1) * (DAYS_OF_YEAR / days) * 100
}

export interface ChequePrice {
  days: number
  price: number
}

/** Whether this credit price is neither below cash nor at an interest that looks like a typing error. */
export function isUsualChequePrice({ days, price }: ChequePrice, cash: number): boolean {
  return price >= cash && impliedRatePercent(cash, price, days) <= RATE_PERCENT_MAX
}

/** Whether a later cheque would cost less than cash: then no yearly rate says anything. */
export function isBelowCash(rows: readonly ChequePrice[], cash: number | null): boolean {
  return cash !== null && rows.some(({ price }) => price < cash)
}

/**
 * The cheque prices of a quantity. The seller states them for one price; every other price carries the same yearly rate.
 * @param first the price that they were stated with
 * @param price the price of the quantity when paid immediately
 */
export function chequePricesAt(
  rows: readonly ChequePrice[],
  first: number | null,
  price: number | null,
): ChequePrice[] {
  if (!first || price === null || price === first) return [...rows]
  return rows.map((row) => ({ ...row, price: Math.round(((row.price * price) / first) * 100) / 100 }))
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0
}
