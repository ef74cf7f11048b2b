import { type ExchangeRates, isOldRate, rateDays } from '@/lib/domain/units/exchange-rates'
import { moneyText, quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'

/** Formats numbers with lakh and crore grouping, without trailing zeros. */

const formats = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number, decimalsMax = 2, decimalsMin = 0): string {
  const key = `${decimalsMin}-${decimalsMax}`
  const known = formats.get(key)
  const format =
    known ?? new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimalsMin, maximumFractionDigits: decimalsMax })
  if (!known) formats.set(key, format)
  return format.format(value)
}

export function currencySign(code: string): string {
  return moneyText(0, code).sign
}

/** A short stock figure: "12.5 t" from one tonne up, unless that would hide more than 5 kg. */
export function formatStock(quantity: number, unit: string): { number: string; unit: string } {
  const tonnes = Number((quantity / 1000).toFixed(2))
  const isExactEnough = unit === 'kg' && quantity >= 1000 && Math.abs(tonnes * 1000 - quantity) <= 5
  return isExactEnough
    ? { number: quantityText(tonnes), unit: 't' }
    : { number: quantityText(quantity), unit: unitWord(unit, quantity) }
}

const INDIA = 'Asia/Kolkata'
const DATE = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: INDIA,
})
const DATE_AND_TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  // Otherwise midnight is shown as 24:22.
  hourCycle: 'h23',
  timeZone: INDIA,
})

/** The date in India. */
export function formatDay(iso: string): string {
  return DATE.format(new Date(iso))
}

const WEEKDAY_AND_DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: INDIA })

/** The weekday and the date in India, as a heading. */
export function formatWeekday(iso: string): string {
  return WEEKDAY_AND_DATE.format(new Date(iso))
}

export function formatMoment(iso: string): string {
  return `${DATE_AND_TIME.format(new Date(iso))} IST`
}

const CLOCK = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: INDIA,
})
const CLOCK_WITH_SECONDS = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: INDIA,
})

/** The time of a day that is named elsewhere. */
export function formatClock(iso: string, { hasSeconds = false } = {}): string {
  return `${(hasSeconds ? CLOCK_WITH_SECONDS : CLOCK).format(new Date(iso))} IST`
}

/** The note for lists with several currencies, with the dates of the rates; null when all prices are in rupees. */
export function ratesNote(currencies: Iterable<string>, rates: ExchangeRates): string | null {
  const days = rateDays(currencies, rates)
  if (!days) return null
  const { first, last } = days
  const dates = first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`
  const age = isOldRate(first, new Date()) ? ', more than 30 days old' : ''
  return `Amounts marked ≈ ₹ are converted at the rates of ${dates}${age}. You pay in the seller’s currency.`
}
