import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import { textValue } from '../../listing'
import type { Understood } from '../line-text'
import { isSoldBy, numberOf, price, unitNamed } from './figures'
import { isShown } from './offered'
import { NUMBER, SIGN } from './patterns'

/** Prices that hold from a quantity on, next to the price of one: "$18.95 ea, 12+ $17.50". */

/** Stands for the sign of a price that has none. */
const NO_SIGN = '¤'
const ANY_SIGN = `${SIGN}|${NO_SIGN}`

const EACH = String.raw`(?:\s*\/-)?(?:\s*(?:ea(?:ch)?|(?:\/|per\b)\s*\p{L}+))?\.?`
const FROM = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}`
/** "12+ $17.50", "100+ cones Rs 58", "500 pcs & above @ Rs 17", "1000-4999 m Rs 61", "above 20000 m Rs 44". */
const STEP = new RegExp(
  String.raw`(?<=(?:[,;|(:]|^|\bslabs?)\s*)(?![01]\s*(?:-|to\b))(?:(?:above|over|beyond|more\s+than)\s+(?<over>${FROM})\s*(?!(?:${ANY_SIGN})\s*\d)(?<ofOver>\p{L}+)?|(?<from>${FROM})\s*(?:\+\s*(?<plus>\p{L}+)?|(?<named>\p{L}+)\s*(?:&|and|or)\s+(?:above|up|more)|(?:-|to\b)\s*(?<to>${FROM})\s*(?!(?:${ANY_SIGN})\s*\d)(?<ofRange>\p{L}+)?))\s*[@:=-]?\s*(?<sign>${ANY_SIGN})\s*(?<figure>${NUMBER})${EACH}(?=\s*(?:$|[,;|)])|\s[-–—]\s)`,
  'giu',
)
/** "1-11 $18.95", "0-5000 m Rs 47", "upto 5000 m Rs 47": the first of them is the price of one; that of "10-50 pcs Rs 350" of ten. */
const FIRST = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(${FROM})\s*(?:-|to\b)|(?:up\s?to|below|under)\s)\s*(\d[\d,]*)(?:\s*(pcs|pieces|nos|cones|tubes|spools|boxes|rolls|kgs?|m|mtrs?|met(?:er|re)s?|yds?|yards?))?\s*[@:=-]?\s*(?=(?:${SIGN})\s*\d)`,
  'iu',
)
/** The price behind it, with no unit of its own. */
const PRICE_OF_FIRST = new RegExp(String.raw`^(?:${SIGN})\s*${NUMBER}(?:\s*\/-)?(?=\s*(?:$|[,;|)]))`, 'iu')

/** "1-49 cones 75, 50-199 cones 68, 200+ cones 61": without a sign, each with its unit. */
const BARE_FIRST = new RegExp(
  String.raw`(?<=(?:[,;|(:]|^)\s*)1\s*(?:-|to\b)\s*(${FROM})\s*(\p{L}+?)s?\s*[@:=-]?\s*(?<![\d.])(${NUMBER})(\s*\/-)?(?=\s*(?:$|[,;|)]))`,
  'iu',
)
const BARE_STEP = new RegExp(
  String.raw`(?<=(?:[,;|(:]|^)\s*)(?!1\s*(?:-|to\b))(?<from>${FROM})\s*(?:\+\s*(?<plus>\p{L}+)|(?<named>\p{L}+)\s*(?:&|and|or)\s+(?:above|up|more)|(?:-|to\b)\s*(?<to>${FROM})\s*(?<ofRange>\p{L}+))\s*[@:=-]?\s*(?<![\d.])(?<figure>${NUMBER})(?:\s*\/-)?(?=\s*(?:$|[,;|)]))`,
  'giu',
)

/** "Slabs:", in front of them. */
const SLABS_NAMED = /(?<!\p{L})(?:(?:price|rate|qty|quantity)\s)?slabs?(?!\p{L})\s?[:=-]?/iu

interface Step {
  from: number
  /** Where the line says it: the price is not of more. */
  to: number | null
  unit: string
  amount: number
  currency: unknown
}

/** The prices from a quantity on, and the line without them. */
export interface Steps {
  rest: string
  steps: readonly Step[]
  /** Their words in the line. */
  text: string
  /** From how many on the price of one is that of the line; null where it does not say. */
  least: number | null
}

const STEPS_MAX = 4

/** What one of them says. "Above 20000 m" begins with the next. */
function partsOf({ 0: typed, groups = {} }: RegExpExecArray) {
  const { over, ofOver, from, plus, named, to, ofRange, sign = '', figure = '' } = groups
  return {
    typed,
    from: over === undefined ? numberOf(from) : numberOf(over) + 1,
    to: to === undefined ? null : numberOf(to),
    word: (over === undefined ? plus || named || ofRange : ofOver) ?? '',
    sign,
    figure,
  }
}

/** "1000m+ 64/-", "100 cones+ Rs 62": the unit in front of the plus. */
const OPEN_STEP = new RegExp(
  String.raw`(?<=(?:[,;|(:]|^|\bslabs?)\s*)(?<from>${FROM})\s*(?<unit>\p{L}+)\s*\+\s*[@:=-]?\s*(?<sign>${SIGN})?\s*(?<![\d.])(?<figure>${NUMBER})(?<rupees>\s*\/-)?(?=\s*(?:$|[,;|)]))`,
  'giu',
)

/** "62/m for 5000 m, 60.5/m for 20000 m". */
const PRICE_FOR = new RegExp(
  String.raw`(?<=(?:[,;|(:]|^|\bslabs?)\s*)(?:(?<sign>${SIGN})\s*)?(?<![\d.])(?<figure>${NUMBER})\s*(?:\/\s*|per\s+)(?<unit>\p{L}+)\s+(?:for|above|from)\s+(?<from>${FROM})\s*\k<unit>(?:\s*(?:\+|& above|and above))?(?=\s*(?:$|[,;|)]))`,
  'giu',
)

/** "402/kg, 1000 kg @ 398": behind the price of one, less for so many. */
const PRICE_AT = new RegExp(
  String.raw`(?<=(?<![\d.,])(?<base>${NUMBER})\s*(?:\/-\s*)?(?:\/|per)\s*(?<unit>\p{L}+)\s*[,;|]\s*)(?<from>${FROM})\s*\k<unit>\s*\+?\s*@\s*(?<sign>${SIGN})?\s*(?<figure>${NUMBER})(?:\s*\/-)?(?=\s*(?:$|[,;|)]))`,
  'iu',
)

/** A price by quantity behind that of one, with the sign of `STEP`. */
function behindPrice(line: string): string {
  const { 0: text, groups = {} } = PRICE_AT.exec(line) ?? { 0: '' }
  const { base, unit, from, sign = NO_SIGN, figure } = groups
  const [one, many] = [numberOf(base), numberOf(figure)]
  return text !== '' && many < one && many >= one * SHARE_MIN
    ? line.replace(text, `${from}+ ${unit} ${sign} ${figure}`)
    : line
}

/** Two prices by quantity, in the order and with the signs of `STEP`. */
function inOrder(line: string): string {
  const pattern = [OPEN_STEP, PRICE_FOR].find((one) => [...line.matchAll(one)].length > 1)
  if (pattern === undefined) return line
  const found = [...line.matchAll(pattern)].map(({ groups = {} }) => groups)
  const sign = found.some(({ rupees }) => rupees) ? 'Rs' : (found.find((one) => one.sign)?.sign ?? NO_SIGN)
  const steps = found.map(({ from, unit, figure, sign: own = sign }) => `${from}+ ${unit} ${own} ${figure}`)
  return line.replaceAll(pattern, () => steps.shift() ?? '')
}

/** The prices by quantity of a line. Without a sign the first of them, and one behind another, tell them from other figures. */
function stepsIn(line: string): { found: ReturnType<typeof partsOf>[]; line: string } {
  const signed = [...line.matchAll(STEP)].map(partsOf)
  const [text = '', last, unit = '', figure = '', rupees = ''] = signed.length > 0 ? [] : (BARE_FIRST.exec(line) ?? [])
  if (text === '') return { found: signed, line }
  const found = [...line.matchAll(BARE_STEP)].map(partsOf)
  const isInOrder = found.every(({ to }, at) => to === null || (found[at + 1]?.from ?? to + 1) === to + 1)
  return found.length > 0 && isInOrder && found[0]?.from === numberOf(last) + 1
    ? { found, line: line.replace(text, `${figure}${rupees} per ${unit}`) }
    : { found: [], line }
}

/** Takes the prices from a quantity on out of a line, which then has one price. */
export function takeSteps(definition: ModuleDefinition, typed: string): Steps {
  const { found, line } = stepsIn(inOrder(behindPrice(typed)))
  // "12 inch & above", "120 gsm and above", "5+ years" are no quantities.
  const isOfQuantity = found.every(({ word }) => word === '' || unitNamed(definition, word) !== null)
  const steps = found.map(({ from, to, word, sign, figure }) => ({
    from,
    to,
    unit: unitNamed(definition, word) ?? '',
    amount: numberOf(figure),
    currency: price(definition, figure, sign).currency,
  }))
  const isRising = steps.every((step, at) => step.from > (steps[at - 1]?.from ?? 1))
  const isFalling = steps.every((step, at) => at === 0 || step.amount < (steps[at - 1]?.amount ?? 0))
  // "30-34 Rs 62": a range alone may be of counts or widths.
  const isOfRanges = steps.every(({ to, unit }, at) =>
    to === null ? true : isNextTo(to, steps[at + 1]) && (unit !== '' || found.length > 1),
  )
  if (found.length === 0 || found.length > STEPS_MAX || !isOfQuantity || !isRising || !isFalling || !isOfRanges)
    return { rest: typed, steps: [], text: '', least: null }
  const alone = found.reduce((left, part) => left.replace(part.typed, ''), line)
  const first = FIRST.exec(alone)
  const isOfFirst = first !== null && numberOf(first[2]) + 1 === steps[0]?.from
  const least = isOfFirst && numberOf(first[1] ?? '1') > 1 ? numberOf(first[1]) : null
  // "Size 28-34 Rs 350, 35+ Rs 340", "kurti 28-34 Rs 350, 35+ Rs 340"; "500-999 Rs 66, 1000+ Rs 62" are quantities.
  const isWithoutUnit = first?.[3] === undefined && steps.every(({ unit }) => unit === '')
  const isOfSizes = SIZE_IN_FRONT.test(alone.slice(0, first?.index)) || steps.every(({ from }) => from <= SIZE_MAX)
  if (least !== null && isWithoutUnit && isOfSizes && !QUANTITY_IN_FRONT.test(alone.slice(0, first?.index)))
    return { rest: typed, steps: [], text: '', least: null }
  const rest = isOfFirst ? withoutFirst(definition, alone, first) : alone
  const words = found.map((part) => part.typed).join(', ')
  return { rest: withoutSlabs(rest), steps, text: words, least }
}

const SIZE_IN_FRONT = /(?<!\p{L})sizes?\s*[:=-]?\s*$/iu
const QUANTITY_IN_FRONT = /(?<!\p{L})(?:qty|quantity)\.?\s*[:=-]?\s*$/iu
const SIZE_MAX = 60

/** The line without the quantity of its first price: "upto 100 cones Rs 60" is a price per cone. */
function withoutFirst(definition: ModuleDefinition, line: string, first: RegExpExecArray): string {
  const [text, , , unit] = first
  const [front, behind] = [line.slice(0, first.index), line.slice(first.index + text.length)]
  if (unit === undefined || unitNamed(definition, unit) === null) return front + behind
  return front + behind.replace(PRICE_OF_FIRST, (price) => `${price} per ${unit.replace(/(?<=x)es$|(?<=[^s])s$/i, '')}`)
}

/** A line that has prices by quantity and no other: the first of them is the price of one. */
export function withFirstStep(definition: ModuleDefinition, typed: string, { steps }: Steps): Steps {
  const line = inOrder(typed)
  const [first, ...others] = steps
  const found = [...line.matchAll(STEP)].map(partsOf)
  const { typed: text = '', word: unit = '', sign = '', figure = '' } = found[0] ?? {}
  if (!first || others.length === 0 || !isShown(definition, 'quantitySlabs'))
    return { rest: line, steps: [], text: '', least: null }
  const { rest } = takeSteps(
    definition,
    line.replace(text, `${sign === NO_SIGN ? '' : sign} ${figure}${unit === '' ? '' : `/${unit}`}`),
  )
  const words = found.map(({ typed }) => typed).join(', ')
  return { rest: withoutSlabs(rest), steps: others, text: words, least: first.from }
}

const withoutSlabs = (line: string): string => line.replace(SLABS_NAMED, '').replace(/(?:\s*[,;|])+\s*$/u, '')

const isNextTo = (to: number, next: Step | undefined): boolean =>
  next === undefined || next.from === to + 1 || next.from === to

/** Less than this share of the price of one is that of something else. */
const SHARE_MIN = 0.5

/** The prices from a quantity on as the form of a module has them; null where they are in another unit or money. */
function slabsOf(definition: ModuleDefinition, values: FieldValues, { steps, least: from }: Steps) {
  const [basePrice, least] = [Number(values.basePrice), from ?? Number(values.moq ?? 1)]
  const uom = textValue(values, 'uom') || textValue(definition.defaults, 'uom')
  const unit = textValue(values, 'priceUom') || uom
  const isMeant = steps.every(
    (step) =>
      step.from > least &&
      step.amount < basePrice &&
      step.amount >= basePrice * SHARE_MIN &&
      (step.unit === '' || step.unit === uom) &&
      (step.currency ?? 'INR') === (values.currency ?? 'INR'),
  )
  if (steps.length === 0 || !isMeant || unit !== uom || !isSoldBy(definition, uom)) return null
  if (!isShown(definition, 'quantitySlabs') || (values.moqUom ?? uom) !== uom) return null
  const { currency, priceUom } = values
  const all = [{ from: least, to: null, amount: basePrice }, ...steps]
  return all.map(({ from, to, amount }, at) => {
    const next = all[at + 1]?.from
    const maxQty = next === undefined ? to : next - 1
    const terms = { ...(currency !== undefined && { currency }), ...(priceUom !== undefined && { priceUom }) }
    return { index: at + 1, minQty: from, maxQty, price: amount, ...terms }
  })
}

/** A reading of a line with the prices that were taken out of it. */
export function withSteps<Reading extends { values: FieldValues; understood: readonly Understood[]; rest: string }>(
  definition: ModuleDefinition,
  reading: Reading,
  taken: Steps,
): Reading {
  if (taken.steps.length === 0) return reading
  const quantitySlabs = slabsOf(definition, reading.values, taken)
  if (quantitySlabs === null) return { ...reading, rest: `${reading.rest} ${taken.text}`.trim() }
  const part = { name: 'quantitySlabs', text: taken.text, value: quantitySlabs }
  return { ...reading, values: { ...reading.values, quantitySlabs }, understood: [...reading.understood, part] }
}

/** "31/- mtr cash, 90 days 33/-", "cash 285, 60 days 291", "285 cash / 291 60 days": what is paid later costs more. */
const CASH_PRICE = new RegExp(
  String.raw`(?:(?<![\d.,])(?<a>${NUMBER})(?<ofA>\s*\/-)?(?<unitOfA>\s*(?:per\s+|\/\s*)?(?!cash\b)\p{L}+)?\s+cash|(?<!\p{L})cash\s*(?:price|rate)?\s*[:@=-]?\s*(?:(?<sign>${SIGN})\s*)?(?<b>${NUMBER})(?<ofB>\s*\/-)?(?<unitOfB>\s*(?:per\s+|\/\s*)\p{L}+)?)\s*[,;|/&]\s*(?:(?<days>\d{2,3})\s*days?\s*(?<credit>credit|cr|pdc|cheques?)?\s*[:@=-]?\s*(?:(?:${SIGN})\s*)?(?<later>${NUMBER})(?:\s*\/-)?|(?:(?:${SIGN})\s*)?(?<other>${NUMBER})(?:\s*\/-)?\s*(?:for\s+|at\s+)?(?<ofOther>\d{2,3})\s*days?(?:\s+(?<by>credit|cr|pdc|cheques?))?)(?=\s*(?:$|[,;|)]))`,
  'iu',
)

/** A reading of a line with a price for cash and one for later, of which cash is the price. */
function withCashPrice<Reading extends PdcReading>(
  definition: ModuleDefinition,
  line: string,
  read: (text: string) => Reading,
): Reading | null {
  const { 0: text = '', groups = {} } = CASH_PRICE.exec(line) ?? {}
  const { a, ofA = '', unitOfA = '', b, ofB = '', unitOfB = '', sign = '@' } = groups
  const [cash, later] = [numberOf(a ?? b), numberOf(groups.later ?? groups.other)]
  if (text === '' || !(later > cash && later <= cash * PDC_SHARE_MAX)) return null
  const days = Number(groups.days ?? groups.ofOther)
  const isByCheque = !/^cr/i.test(groups.credit ?? groups.by ?? '')
  const reading = read(line.replace(text, `${a ?? `${sign} ${b}`}${ofA}${ofB}${unitOfA}${unitOfB}`))
  if (reading.values.basePrice !== cash) return null
  if (!isByCheque || !PDC_INTERVALS_DAYS.includes(days) || !isShown(definition, 'pdcSlabs'))
    return { ...reading, rest: `${reading.rest} ${days} days ${later}`.trim() }
  return withPdc(reading, text, days, later)
}

function withPdc<Reading extends PdcReading>(reading: Reading, text: string, days: number, price: number): Reading {
  const part = { name: 'pdcSlabs', text, value: [{ days, price }] }
  return {
    ...reading,
    values: { ...reading.values, pdcSlabs: part.value },
    understood: [...reading.understood, part],
  }
}

/** "PDC 30 days Rs 392", "30 days PDC 392": the price for a cheque of that day, next to the usual one. */
const PDC_PRICE = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:pdc\s*(?:of\s*)?(\d{2,3})\s*days?|(?<!\d)(\d{2,3})\s*days?\s*pdc)\s*[@:=-]?\s*)(?<![\d.,])(?:(?:${SIGN})\s*)?(${NUMBER})(?:\s*\/-)?(?=\s*(?:$|[,;|)]))`,
  'iu',
)
/** A cheque of a year costs less than this share more. */
const PDC_SHARE_MAX = 1.25

interface PdcReading {
  values: FieldValues
  understood: readonly Understood[]
  rest: string
}

/** A reading of a line with the price of a cheque. @param read reads the line without it */
export function withPdcPrice<Reading extends PdcReading>(
  definition: ModuleDefinition,
  line: string,
  read: (text: string) => Reading,
): Reading {
  const [text = '', first, second, figure] = PDC_PRICE.exec(line) ?? []
  const days = Number(first ?? second)
  if (text === '' || !isShown(definition, 'pdcSlabs') || !PDC_INTERVALS_DAYS.includes(days))
    return withCashPrice(definition, line, read) ?? read(line)
  const reading = read(line.replace(PDC_PRICE, ''))
  const [base, amount] = [Number(reading.values.basePrice), numberOf(figure)]
  if (!(amount > base && amount <= base * PDC_SHARE_MAX)) return read(line)
  return withPdc(reading, text, days, amount)
}
