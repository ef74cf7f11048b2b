import fs from 'node:fs'
import { parse as parseCsv } from 'csv-parse/sync'
import {
  changeExchangeRates,
  consultedRates,
  exchangeRatesFile,
  parseExchangeRates,
  readExchangeRatesFile,
  withBuiltIn,
} from '@/lib/config/exchange-rate-source'
import { dayInIndia, dayText } from '@/lib/domain/calendar-day'
import { type DatedRate, type ExchangeRates, isOldRate } from '@/lib/domain/units/exchange-rates'
import { changeDoubts, changePercent, rateProblems } from '@/lib/domain/units/rate-rules'
import { putRatesInForce, ratesInForce } from '@/lib/services/operation/exchange-rates'
import { commandOf, listed, operatorContext, parse, print, warn } from './command-line'

const USAGE = `Usage: npm run rates -- <command>
  list
  set <currency> <rupees for one unit> [--on <date>] [--source <text>] [--force]
  import <file.csv or file.json> [--on <date>] [--source <text>] [--force]
  check
A CSV has the columns currency and inr, and date and source where --on and --source are not for all of it; a JSON file is written as
exchange-rates.json is. --force takes a change of more than 25 %, or a rate older than the one in its place.`

const SOURCE_DEFAULT = 'configured'
const CHANGE_OPTIONS = { on: { type: 'string' }, source: { type: 'string' }, force: { type: 'boolean' } } as const

/** Edits and checks the exchange rates that make prices in several currencies comparable. @throws with the sentence for stderr */
export const ratesCommand = commandOf(USAGE, { list, set, import: importFile, check })

function list(args: string[]): void {
  parse(USAGE, { args, options: {}, count: 0 })
  const now = new Date()
  const rates = Object.entries(withBuiltIn(readExchangeRatesFile(exchangeRatesFile(), now)))
  const rows = rates.filter(([, { asOf }]) => asOf !== '').sort(([a], [b]) => (a < b ? -1 : 1))
  const width = Math.max(...rows.map(([, { inr }]) => String(inr).length))
  // In one piece, for a reader such as `head` that stops after the first lines.
  print(rows.map(([currency, rate]) => lineOf(currency, rate, width, now)).join('\n'))
  warnWhenOverridden()
}

async function set(args: string[]): Promise<void> {
  const { positionals, values } = parse(USAGE, { args, options: CHANGE_OPTIONS, count: 2 })
  const [typedCurrency = '', typedRate = ''] = positionals
  const now = new Date()
  const rate = { inr: numberOf(typedRate), ...termsOf(values, now) }
  await change({ [typedCurrency.toUpperCase()]: rate }, values.force === true, now)
}

async function importFile(args: string[]): Promise<void> {
  const { positionals, values } = parse(USAGE, { args, options: CHANGE_OPTIONS, count: 1 })
  const [name = ''] = positionals
  const now = new Date()
  if (!fs.existsSync(name)) throw new Error(`There is no file ${name}.`)
  const text = fs.readFileSync(name, 'utf8')
  const rates = /\.json$/i.test(name) ? ratesOfJson(text, name, now) : ratesOfCsv(text, name, termsOf(values, now))
  if (Object.keys(rates).length === 0) throw new Error(`${name} has no rates.`)
  await change(rates, values.force === true, now)
}

/** What is consulted at this moment, what is wrong with it, and whose rates are long past, the oldest day first. */
export function judgeRates(now: Date): {
  place: string
  problems: string[]
  old: { day: string; currencies: string[] }[]
} {
  const { place, text } = consultedRates()
  const parsed = text === null ? ({ ok: true, rates: {} } as const) : parseExchangeRates(text, now)
  if (!parsed.ok) return { place, problems: parsed.problems, old: [] }
  const name = text === null ? `no file ${place}: the built-in rates hold` : place
  return { place: name, problems: [], old: oldOnes(withBuiltIn(parsed.rates), now) }
}

/** Judges what is consulted at this moment and says what is old. @throws when it is refused, so that other rates than it says are in force */
async function check(args: string[]): Promise<void> {
  parse(USAGE, { args, options: {}, count: 0 })
  const { place, problems, old } = judgeRates(new Date())
  if (problems.length > 0) {
    throw new Error(`${place} is refused, the last good rates stay in force:\n${listed(problems)}`)
  }
  print(`In order: ${place}.`)
  for (const { day, currencies } of old) warn(`More than 30 days old, of ${dayText(day)}: ${currencies.join(', ')}.`)
  const { version } = await ratesInForce(operatorContext().db)
  print(version === 0 ? 'No service has put rates in force yet.' : `In force: version ${version}.`)
}

/** All of them or none. */
async function change(wanted: ExchangeRates, isForced: boolean, now: Date): Promise<void> {
  const news: string[] = []
  let changed: ExchangeRates = {}
  changeExchangeRates(exchangeRatesFile(), now, (stored) => {
    const before = withBuiltIn(stored)
    const problems = Object.entries(wanted).flatMap(([currency, rate]) => {
      const known = Object.hasOwn(before, currency) ? (before[currency] ?? null) : null
      const faults = rateProblems(currency, rate, dayInIndia(now))
      const doubts = faults.length > 0 || isForced ? [] : changeDoubts(known, rate)
      if (faults.length + doubts.length === 0) news.push(newsOf(currency, known, rate))
      return [...faults, ...doubts.map((doubt) => `${doubt}; with --force it is taken`)].map(
        (one) => `${currency}: ${one}`,
      )
    })
    if (problems.length > 0) throw new Error(`Nothing was changed.\n${listed(problems)}`)
    changed = { ...stored, ...wanted }
    return changed
  })
  for (const line of news) print(line)
  if (warnWhenOverridden()) return
  try {
    const { version } = await putRatesInForce(operatorContext(), withBuiltIn(changed))
    print(`In force: version ${version}.`)
  } catch {
    // The file is written by now, and a running service reads it.
    warn('The database could not be reached; the service takes the file as soon as it can reach both.')
  }
}

/** @throws with every problem of the file */
function ratesOfJson(text: string, name: string, now: Date): ExchangeRates {
  const parsed = parseExchangeRates(text, now)
  if (parsed.ok) return parsed.rates
  throw new Error(`Nothing was changed. ${name}:\n${listed(parsed.problems)}`)
}

const COLUMNS = ['currency', 'inr', 'date', 'source']

/** @throws with every problem of its form */
function ratesOfCsv(text: string, name: string, terms: Pick<DatedRate, 'asOf' | 'source'>): ExchangeRates {
  const [head = [], ...rows] = csvRows(text, name)
  const names = head.map((cell) => cell.toLowerCase())
  const unknown = names.filter((column) => !COLUMNS.includes(column))
  if (unknown.length > 0 || !names.includes('currency') || !names.includes('inr')) {
    throw new Error(`${name} must begin with a line of columns: currency and inr, perhaps date and source.`)
  }
  const rates: Record<string, DatedRate> = {}
  const twice: string[] = []
  for (const row of rows) {
    const cell = (column: string) => row[names.indexOf(column)] ?? ''
    const currency = cell('currency').toUpperCase()
    if (Object.hasOwn(rates, currency)) twice.push(currency)
    const asOf = cell('date') || terms.asOf
    rates[currency] = { inr: numberOf(cell('inr')), asOf, source: cell('source') || terms.source }
  }
  if (twice.length > 0) throw new Error(`Nothing was changed. ${name} names twice: ${twice.join(', ')}.`)
  return rates
}

function csvRows(text: string, name: string): string[][] {
  try {
    return parseCsv(text, { bom: true, trim: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] })
  } catch (error) {
    throw new Error(`${name} cannot be read as CSV: ${error instanceof Error ? error.message : 'it is broken'}`)
  }
}

function termsOf(values: { on?: string; source?: string }, now: Date): Pick<DatedRate, 'asOf' | 'source'> {
  return { asOf: values.on ?? dayInIndia(now), source: values.source ?? SOURCE_DEFAULT }
}

/** Digits and a point alone; everything else is no number, which the rules say. */
function numberOf(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

function newsOf(currency: string, before: DatedRate | null, after: DatedRate): string {
  if (!before) return `${currency}: ${wordsOf(after)}, the first rate`
  const percent = changePercent(before, after)
  const moved = percent === 0 ? 'unchanged' : `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(2)} %`
  return `${currency}: ${wordsOf(before)} → ${wordsOf(after)}, ${moved}`
}

function wordsOf({ inr, asOf, source }: DatedRate): string {
  return `${inr} of ${dayText(asOf)} (${source})`
}

function lineOf(currency: string, { inr, asOf, source }: DatedRate, width: number, now: Date): string {
  const age = isOldRate(asOf, now) ? ', more than 30 days old' : ''
  return `${currency}  ${String(inr).padStart(width)}  ${asOf}  ${source}${age}`
}

function oldOnes(rates: ExchangeRates, now: Date): { day: string; currencies: string[] }[] {
  const byDay = new Map<string, string[]>()
  for (const [currency, { asOf }] of Object.entries(rates)) {
    if (asOf !== '' && isOldRate(asOf, now)) byDay.set(asOf, [...(byDay.get(asOf) ?? []), currency])
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, currencies]) => ({ day, currencies }))
}

function warnWhenOverridden(): boolean {
  const isOverridden = consultedRates().place === 'EXCHANGE_RATES_JSON'
  if (isOverridden) warn('EXCHANGE_RATES_JSON is set: it is consulted, and this file is not.')
  return isOverridden
}
