import { goodsInEnglish } from '@/lib/domain/families/italian'
import { isFiller, readAll } from '@/lib/domain/families/reading/read-all'
import type { TextReader } from '@/lib/domain/families/reading/reading'
import { tokensOf } from '@/lib/domain/families/reading/tokens'
import { verdict } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition, ModuleReading } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { canonicalValues, fieldSpec, hasPrices } from '@/lib/domain/modules/resolve'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { textValue } from '../listing'
import { builtTitle } from '../titles/built-title'
import { dropDoublePrice, dropPrice, readBarePrice } from './bare-price'
import { hasOtherShares, issuesOf, readCountLine, restOf, TRACES, usualText } from './count-line'
import type { Trade } from './doubts/context'
import { lineOf, tradeOf } from './doubts/doubts'
import { withoutPackageFibres } from './doubts/package-fibres'
import { leastIsWanted } from './doubts/quantity'
import { withoutRowCode } from './doubts/row-code'
import { severalQuantities, withoutOneOf } from './doubts/several-quantities'
import { shadePricesIn } from './doubts/shade-prices'
import { withoutEmptyWords } from './empty-words'
import { type LineReading, LineText, type Understood } from './line-text'
import { type Papers, papersOf } from './papers'
import { inMoneyOfPlace } from './sale/money'
import { isShown, packsGoods } from './sale/offered'
import { placesOf } from './sale/places'
import { readQuality } from './sale/quality'
import { takeSteps, withFirstStep, withPdcPrice, withSteps } from './sale/steps'
import { isExWorksAbroad } from './sale/supply'
import { readSaleTerms, readUnitTerms } from './sale/terms'
import { inUsualWords } from './usual-words'

/**
 * Reads one line of a price list, or a sentence that describes goods.
 * @param isRequest whether it asks for goods: its quantity is that which is wanted
 */
export function readLine(definition: ModuleDefinition, typed: string, isRequest = false): LineReading {
  const text = typed.replace(LONG_GAP, ' ')
  const reading = isRequest
    ? readRequest(definition, text)
    : withoutRowCode(readOffer(definition, text), (row) => readOffer(definition, row))
  return reading.text === typed ? reading : { ...reading, text: typed, issues: issuesOf(definition, reading.values) }
}

function readOffer(definition: ModuleDefinition, text: string): LineReading {
  const prices = shadePricesIn(definition, text)
  if (prices !== '') {
    const reading = readOffer(definition, text.replace(prices, ' '))
    return { ...reading, text, rest: `${reading.rest} ${prices}`.trim() }
  }
  return definition.rendererFamily === 'SERVICE'
    ? readOnePrice(definition, text, false)
    : withPdcPrice(definition, text, (line) => readSteps(definition, line))
}

/** Fields of what one package holds, weighs or is long. */
const OF_ONE_PACKAGE =
  /^(?:net|gross|package|bale|cone)Weight$|^(?:pieceLength|lengthPerPackage|unitsPerPackage|packSize)$/

/** "200 m for sample and 3000 m for bulk": the goods that are asked for are those of the bulk. */
const SAMPLE_QUANTITY =
  /(?<![\p{L}\d.,])\d[\d,.]*\s*\p{L}+\s+for\s+(?:an?\s+)?(?:samples?|sampling|trials?|lab\s?dips?)(?!\p{L})(?:\s*(?:and|aur|[&,])(?!\p{L}))?/iu
const BULK = /\d\s*\p{L}+\s+(?:for|in)\s+bulk(?!\p{L})/iu

/** A sentence that asks for goods. With several quantities it has what holds for all of them. */
function readRequest(definition: ModuleDefinition, typed: string): LineReading {
  const [sample = ''] = BULK.test(typed) ? (SAMPLE_QUANTITY.exec(typed) ?? []) : []
  if (sample !== '') {
    const bulk = readRequest(definition, typed.replace(sample, ' '))
    return { ...bulk, text: typed, rest: `${bulk.rest} ${sample}`.trim() }
  }
  const text = packsGoods(definition) ? withoutPackageFibres(typed) : typed
  const whole = readOnePrice(definition, text, true)
  const isOfPackages = (figure: string) =>
    whole.understood.some(({ name, text: words }) => OF_ONE_PACKAGE.test(name) && words.includes(figure))
  const unitOf = (word: string) => canonicalValue(definition.sale.units, word)
  const several = severalQuantities(text, unitOf, isOfPackages)
  if (several === null) return whole
  const { values: common, understood } = withoutOneOf(several, whole, (part) => readOnePrice(definition, part, true))
  const goods = builtTitle(definition, canonicalValues(definition, withFigures(definition, common)))
  const values = { ...common, ...(common.title === undefined ? {} : { title: goods || firstWords(whole.text) }) }
  const left = whole.understood.filter((part) => !understood.includes(part)).map((part) => part.text)
  return {
    ...whole,
    values,
    understood,
    rest: [whole.rest, ...new Set(left)].filter((words) => words !== '').join(' '),
    issues: issuesOf(definition, values),
    ...(several.total === null ? { quantities: several.named } : {}),
  }
}

/** Patterns that allow spaces on both sides of a sign would take minutes on 2,000 of them. */
const LONG_GAP = /\s{9,}/gu

/** Reads a line of an offer with the prices that hold from a quantity on. */
function readSteps(definition: ModuleDefinition, text: string): LineReading {
  const steps = takeSteps(definition, text)
  if (steps.steps.length === 0) return readOnePrice(definition, text, false)
  const first = withFirstStep(definition, text, steps)
  for (const one of [steps, first]) {
    const reading = one.steps.length > 0 ? readOnePrice(definition, one.rest, false) : null
    if (reading?.values.basePrice === undefined) continue
    const whole = withSteps(definition, { ...reading, text }, one)
    return { ...whole, issues: issuesOf(definition, whole.values) }
  }
  return readOnePrice(definition, text, false)
}

/** Reads a line with the price of one. */
function readOnePrice(definition: ModuleDefinition, text: string, isRequest: boolean): LineReading {
  const { readers, usualTerms, isUnitOpen, ownWords } = moduleReading(definition.moduleKey)
  const figures = inUsualWords(definition, text, isRequest)
  const { goods: withGone, ...papers } = papersOf(definition, figures)
  const isOfTariff =
    !isRequest &&
    definition.rendererFamily !== 'SERVICE' &&
    (Object.hasOwn(papers.values, 'hsCode') || HIGH_TENACITY.test(withGone))
  const sold = withGone.replace(GONE, '')
  const goods = isOfTariff ? sold.replace(EITHER_FIBRE, '') : sold
  const withPapers = (reading: LineReading): LineReading => {
    const inMoney = inMoneyOfPlace(definition, { ...addedTo(definition, reading, papers, text), text })
    const { understood, ...whole } = isRequest ? inMoney : withPlaces(definition, inMoney)
    return {
      ...whole,
      understood: understood.map((part) => ({ ...part, text: part.text.replace(papers.added, '') })),
      rest: withoutPhrase(withoutEmptyWords(whole.rest, Object.hasOwn(whole.values, 'basePrice')), papers.held),
    }
  }
  if (!readers) return withPapers(readCountLine(definition, goods, isRequest))
  const { asTyped, text: english } = goodsInEnglish(goods)
  const read = (words: string) =>
    withPapers(readByReaders(definition, { readers, usualTerms, isUnitOpen }, words, isRequest))
  const plain = inWordsTyped(read(english), asTyped)
  if (ownWords === undefined || plain.rest === '') return plain
  const { rest, ...own } = inWordsTyped(read(`${english} ; ${ownWords}`), asTyped)
  const left = rest.split(' ').filter((word) => !ownWords.split(' ').includes(word))
  return left.join(' ').length < plain.rest.length ? { ...own, rest: left.join(' ') } : plain
}

/** A reading of an offer with the countries of the places in it. */
function withPlaces(definition: ModuleDefinition, reading: LineReading): LineReading {
  const places = placesOf(definition, reading)
  if (places.length === 0) return reading
  const values = { ...reading.values, ...Object.fromEntries(places.map(({ name, value }) => [name, value])) }
  return {
    ...reading,
    values,
    understood: [...reading.understood, ...places],
    rest: places.reduce((rest, { text }) => withoutPhrase(rest, text), reading.rest),
    issues: issuesOf(definition, values),
  }
}

/** What was not read, without a phrase of which it has all words next to each other. */
function withoutPhrase(rest: string, phrase: string): string {
  const words = tokensOf(phrase.toLowerCase()).filter((word) => word !== 'x' && !isFiller(word))
  const left = rest.split(' ')
  const at = left.findIndex((_, start) => words.every((word, next) => left[start + next]?.toLowerCase() === word))
  return words.length === 0 || at < 0 ? rest : left.toSpliced(at, words.length).join(' ')
}

/** A reading with what the papers in its line say. */
function addedTo(
  definition: ModuleDefinition,
  reading: Omit<LineReading, 'text'>,
  papers: Omit<Papers, 'goods'>,
  text: string,
) {
  if (papers.understood.length === 0) return reading
  const read = { ...reading.values, ...papers.values }
  const isExWorks =
    isShown(definition, 'incoterm') &&
    isExWorksAbroad(read, { text, understood: reading.understood }, papers.values.originCountry)
  const { shippingResponsibility: freight, ...others } = read
  const values = isExWorks ? { ...others, tradeMode: 'Export', incoterm: 'EXW' } : read
  return {
    ...reading,
    values,
    understood: [
      ...reading.understood
        .filter(({ name }) => !Object.hasOwn(papers.values, name))
        .map((part) => (isExWorks && part.value === freight ? { ...part, name: 'incoterm', value: 'EXW' } : part)),
      ...papers.understood,
    ],
    issues: issuesOf(definition, values),
  }
}

/** A reading with the words of the line, where it was read in English. */
function inWordsTyped(reading: LineReading, asTyped: (part: string) => string): LineReading {
  const understood = reading.understood.map((part) => ({ ...part, text: asTyped(part.text) }))
  return { ...reading, understood, rest: asTyped(reading.rest) }
}

/** "No stock of 60/2; 50/2 at 31.50", "not put up for retail sale": what is not sold. */
const GONE =
  /(?<!\p{L})(?:not (?:put up )?for retail(?: sales?)?(?!\p{L})|(?:(?:no|out of) stock of|not put up for) [^;,|]*)/giu

const FIBRE =
  '(?:nylon|polyamides?|polyester|cotton|viscose|rayon|silk|wool|acrylic|polypropylene|flax|linen|jute|ramie)'
/** "Of high tenacity yarn of nylon or polyester": the words of a heading of the tariff, of which the goods have one. */
const EITHER_FIBRE = new RegExp(`(?<!\\p{L})of ${FIBRE}(?:, ${FIBRE})* or (?:of )?(?:other )?${FIBRE}(?!\\p{L})`, 'giu')
const HIGH_TENACITY = /\bhigh tenacity yarns? of\b/i
/** "Mixed mainly with cotton": not of cotton alone. */
const MIXED = /(?<!\p{L})mixed (?:mainly|solely|principally)(?!\p{L})/iu

/** A line whose goods are in the notations of the module's readers; what they leave are the terms of the sale. */
function readByReaders(
  definition: ModuleDefinition,
  {
    readers,
    usualTerms,
    isUnitOpen,
  }: Pick<ModuleReading, 'usualTerms' | 'isUnitOpen'> & { readers: readonly TextReader[] },
  text: string,
  isRequest: boolean,
): LineReading {
  const uom = (more: FieldValues = {}) =>
    textValue({ ...definition.defaults, ...usualTerms?.({ ...line.values, ...more }, text) }, 'uom')
  const trade = tradeOf(definition, uom, isRequest)
  const { terms, understood, left, kept, several } = withUnitTerms(definition, readers, text, trade)
  const line = lineOf(left, text, trade)
  for (const { name, value, text: words } of terms) line.note({ [name]: value }, words)
  const [known, foreign] = partition(
    understood,
    (part) =>
      fieldSpec(definition, part.name.split('.', 1)[0] ?? '') !== null &&
      // The place that a buyer names is where the goods go.
      !(isRequest && part.name === 'pickupPlace') &&
      !part.isLikely &&
      !isTraceOfCloth(part, understood),
  )
  const shares = known.find(({ name }) => name === 'blendPercentages')?.typed
  const isBlend = Array.isArray(shares) && shares.length > 1
  for (const { name, typed, text: words } of known)
    line.notePath(name, name === 'fiberType' ? fibresInOrder(typed, isBlend) : typed, words)
  const priced = known.find(({ name }) => name === 'basePrice')
  if (priced && RUPEES.test(priced.text)) line.note({ currency: 'INR' }, priced.text)
  line.giveUp(ruledOut(definition, line.values))
  // A price of one of two goods is dropped, but is no part of a title either.
  let dropped: readonly Understood[] = []
  // A card on a board has no terms of a sale.
  if (hasPrices(definition)) {
    readSaleTerms(line, definition, uom, isRequest)
    readBarePrice(line, definition, true)
    dropDoublePrice(line, definition)
    if (SEVERAL_GOODS.some((name) => several.has(name))) {
      dropped = line.understood.filter(({ name }) => name === 'basePrice')
      dropPrice(line)
    }
  }
  readQuality(line, definition, isRequest)
  if (isRequest) leastIsWanted(line)
  const isOpen = isUnitOpen?.(line.values, text) === true
  for (const [name, value] of Object.entries(usualTerms?.(line.values, text) ?? {})) {
    const isBlended = name === 'blendPercentages' && (hasOtherShares(line.rest) || MIXED.test(text))
    if (line.has(name) || isBlended || (isOpen && name === 'uom')) continue
    // Facts about the goods are shown to the seller; a unit is that of its figure.
    if (UNITS.has(name)) line.values[name] = value
    else line.note({ [name]: value }, usualText(name, value))
  }
  const machineReadable = new Map(known.map(({ name, value }) => [name, value]))
  const title =
    builtTitle(definition, canonicalValues(definition, withFigures(definition, line.values))) ||
    firstWords(withoutTerms(text, [...dropped, ...line.understood]))
  const values = { title, ...line.values }
  return {
    text,
    values,
    understood: line.understood.map((part) =>
      machineReadable.has(part.name) ? { ...part, value: machineReadable.get(part.name) } : part,
    ),
    rest: [
      ...restOf(line)
        .split(' ')
        .filter((word) => word !== '' && !isFiller(word)),
      ...kept,
      ...new Set([...several.values()].flat()),
      // The module has no field for it: a count among finished goods.
      ...new Set(foreign.map(({ text: words }) => words).filter((words) => !isReadAsWell(words, known))),
    ].join(' '),
    issues: issuesOf(definition, values),
  }
}

/** Whether all of these words were also read as something else: the elastane of "10x10+70D lycra" is in its counts. */
function isReadAsWell(words: string, known: readonly { text: string }[]): boolean {
  const read = new Set(known.flatMap(({ text }) => tokensOf(text.toLowerCase())))
  return tokensOf(words.toLowerCase()).every((token) => read.has(token))
}

/** The sign of rupees in the words of a price. */
const RUPEES = /₹|(?<!\p{L})(?:rs|inr|rupees?)(?!\p{L})/iu

const UNITS: ReadonlySet<string> = new Set(['uom', 'moqUom', 'priceUom'])

/** A line with two of these is about two goods, and says not which has the price: "30/2 192, 40/2 201 per kg". */
const SEVERAL_GOODS = ['construction', 'ticketNo', 'lengthPerPackage']

/** The fields that what else was read rules out: a spunlace has no weave, whatever "plain" says of it. */
function ruledOut(definition: ModuleDefinition, read: FieldValues): string[] {
  const values = canonicalValues(definition, read)
  return Object.keys(read).filter((name) => {
    const condition = fieldSpec(definition, name)?.visibleWhen
    return condition !== undefined && verdict(condition, values) === false
  })
}

/** "Lycra single jersey" is of another fibre, which the line does not name. */
const isTraceOfCloth = ({ name, typed }: Understood & { typed: unknown }, all: readonly { name: string }[]): boolean =>
  name === 'fiberType' &&
  Array.isArray(typed) &&
  typed.every((one) => TRACES.has(one)) &&
  all.some((part) => part.name === 'fabricStructure')

/** The fibres with elastane and the like last, and a recycled one without its plain name. */
function fibresInOrder(named: unknown, isBlend: boolean): unknown {
  if (!Array.isArray(named)) return named
  // "Recycled polyester spun 40/2": the second word names the same fibre.
  const isSame = (one: unknown) => !isBlend && named.includes(`Recycled ${String(one).toLowerCase()}`)
  const fibres = named.filter((one) => !isSame(one))
  return [...fibres.filter((one) => !TRACES.has(one)), ...fibres.filter((one) => TRACES.has(one))]
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** Readers give figures as they are typed; a title is made of numbers. */
function withFigures(definition: ModuleDefinition, values: FieldValues): FieldValues {
  const figures = Object.entries(values).filter(
    ([name, value]) => fieldSpec(definition, name)?.kind === 'number' && Number.isFinite(Number(value)),
  )
  return { ...values, ...Object.fromEntries(figures.map(([name, value]) => [name, Number(value)])) }
}

/** What the readers understand. Terms whose unit they would take for goods are read first, unless the readers know prices and stock themselves. */
function withUnitTerms(definition: ModuleDefinition, readers: readonly TextReader[], text: string, trade: Trade) {
  const whole = readAll(text, readers)
  if (!hasPrices(definition)) return { terms: [], ...whole }
  const line = lineOf(text, text, { ...trade, usualUnit: () => textValue(definition.defaults, 'uom') })
  readUnitTerms(line, definition)
  const asRead = tokensOf(whole.left).join(' ')
  const taken = line.understood.filter(({ text: words }) => !asRead.includes(tokensOf(words).join(' ')))
  const known = new Set(whole.understood.map(({ name }) => name))
  const isPriced = [...known].some(
    (name) => name === 'basePrice' || name === 'availableQuantity' || hasRates(definition, name),
  )
  if (isPriced || taken.length === 0) return { terms: [], ...whole }
  const goods = new LineText(text)
  for (const words of new Set(taken.map(({ text: words }) => words))) goods.remove(words)
  return { terms: taken, ...readAll(goods.rest, readers) }
}

/** Prices of several jobs or shades, one to a row. */
function hasRates(definition: ModuleDefinition, name: string): boolean {
  const spec = fieldSpec(definition, name)
  return spec?.kind === 'rows' && spec.parts.some((part) => part.name === 'rate')
}

const TERM_FIELDS: ReadonlySet<string> = new Set([
  'basePrice',
  'taxIncluded',
  'moq',
  'availableQuantity',
  'dispatchLeadTime',
  'creditTerms',
  'paymentTerms',
  'shippingResponsibility',
])

/** A line without its price, quantities and days, which are no part of a title. */
function withoutTerms(text: string, understood: readonly Understood[]): string {
  const goods = new LineText(text)
  for (const part of understood) if (TERM_FIELDS.has(part.name)) goods.remove(part.text)
  const words = goods.rest
    .replace(ABOUT_TERM, '')
    .split(/;|,(?!\d{2,3}\b)/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
  return words.filter((part) => part !== '').join(', ')
}

/** "Approx 3 ton": a word of the quantity that was taken out behind it. */
const ABOUT_TERM = /(?<!\p{L})(?:approx(?:imately)?|appx?|about|abt|around|nearly|almost|ca|circa)\b\.?\s*(?=;)/giu

/** As much of a line as a title may hold. */
function firstWords(text: string): string {
  const line = text.trim()
  return line.length <= TITLE_LENGTH_MAX ? line : line.slice(0, TITLE_LENGTH_MAX).replace(/\s+\S*$/, '')
}
