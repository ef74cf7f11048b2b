import { type ExchangeRates, rateDays } from '@/lib/domain/units/exchange-rates'
import { moneyText, quantityText } from './figure-text'

/** Numbers as Indian buyers read them: lakh and crore grouping, no decimals that say nothing. */

const formats = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number, decimalsMax = 2, decimalsMin = 0): string {
  const key = `${decimalsMin}-${decimalsMax}`
  const known = formats.get(key)
  const format =
    known ?? new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimalsMin, maximumFractionDigits: decimalsMax })
  if (!known) formats.set(key, format)
  return format.format(value)
}

/** A price's figure: two decimals always, so that points stand under each other; more only where the seller gave more. */
export function formatPrice(value: number): string {
  return moneyText(value, 'INR').figure
}

export function currencySign(code: string): string {
  return moneyText(0, code).sign
}

/** A stock at a glance: "12.5 t" from a tonne on, where the tonnes say it without rounding away more than 5 kg. */
export function formatStock(quantity: number, unit: string): { number: string; unit: string } {
  const tonnes = Number((quantity / 1000).toFixed(2))
  const isTold = unit === 'kg' && quantity >= 1000 && Math.abs(tonnes * 1000 - quantity) <= 5
  return isTold ? { number: quantityText(tonnes), unit: 't' } : { number: quantityText(quantity), unit }
}

const DATE = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})
const DATE_AND_TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  // Midnight is 00:22, not 24:22.
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
})

/** A day in India. */
export function formatDay(iso: string): string {
  return DATE.format(new Date(iso))
}

export function formatMoment(iso: string): string {
  return `${DATE_AND_TIME.format(new Date(iso))} IST`
}

/** Said wherever prices of several currencies stand on one scale, with the days of their rates; null where all are in rupees. */
export function ratesNote(currencies: Iterable<string>, rates: ExchangeRates): string | null {
  const days = rateDays(currencies, rates)
  if (!days) return null
  const { first, last } = days
  const said = first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`
  return `≈ ₹: other currencies at indicative rates of ${said}; the order is in the seller’s own.`
}
