import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity, isCountedUnit, type UnitName } from '@/lib/domain/units/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { textValue } from '../../listing'
import { bareNumbers } from '../bare-price'
import type { LineText } from '../line-text'
import { isSoldBy, numberOf, price, unitNamed } from './figures'
import { takeSmallMoney } from './money'
import { isShown } from './offered'
import { BALE_KG_MAX, PACKAGE_KG_MAX, readPackagesOfStock, readPackedIn } from './packing'
import {
  AMOUNT_OF_ROW,
  CONE_OF,
  CONES_IN_PACKAGE,
  CONTENTS,
  CONTENTS_IN_BRACKETS,
  DAYS,
  FIGURE_OF_ROW,
  MINIMUM,
  MINIMUM_BEHIND,
  MINIMUM_OF_SHADE,
  NOT_OF_GOODS,
  PACKAGE_OF,
  PACKED,
  PRICE_AND_PIECES,
  PRICE_AT_COUNT,
  PRICE_AT_KG,
  PRICE_BEFORE_MINIMUM,
  PRICE_BEHIND_UNIT,
  PRICE_EACH,
  PRICE_IN_LAKHS,
  PRICE_IN_LAKHS_AT,
  PRICE_IN_SHORT,
  PRICE_MARK,
  PRICE_NAMED,
  PRICE_OF_100,
  PRICE_OF_100_LONG,
  PRICE_OF_1000,
  PRICE_OF_A_UNIT,
  PRICE_OF_BOX,
  PRICE_OF_LOT,
  PRICE_OF_ONE,
  PRICE_OF_ONE_MIN,
  PRICE_OF_PACK,
  PRICE_OF_PACKAGE_MIN,
  PRICE_PER,
  PRICE_SIGNED_AFTER,
  PRICE_SIGNED_AFTER_LOOSE,
  SIGNED_PRICE,
  SIGNED_PRICE_LOOSE,
  STOCK_ALONE,
  STOCK_NAMED,
  TAX,
  TAX_INCLUDED,
  UNIT_ASKED,
  UNIT_FIRST,
} from './patterns'
import { noteExport, readNetDays, readPayment } from './payments'
import { isOfWeight, OF_METRES, PER_METRE, stockIn, takeStock, unitOfStock } from './stock'
import { readSupply, takeFreight } from './supply'

const CONE_KG_MAX = 25

/**
 * Reads the terms of a sale: price, tax, packing, minimum, credit, days and stock.
 * @param usualUom the unit in which such goods are sold, once the price is read
 * @param isRequest whether the line asks for goods
 */
export function readSaleTerms(
  line: LineText,
  definition: ModuleDefinition,
  usualUom: () => string = () => textValue(definition.defaults, 'uom'),
  isRequest = false,
): void {
  const packages = fieldSpec(definition, 'packageType')
  const packed = (type = '', weight: string | undefined) => {
    if (numberOf(weight) > (/^bale/i.test(type) ? BALE_KG_MAX : PACKAGE_KG_MAX)) return null
    const packageType = packages?.kind === 'choice' ? canonicalValue(packages.vocabulary, type) : null
    return { netWeight: numberOf(weight), weightUnit: 'kg', ...(packageType && { packageType }) }
  }
  line.take(TAX_INCLUDED, () => ({ taxIncluded: true }))
  line.take(TAX, () => ({ taxIncluded: false }))
  line.take(CONES_IN_PACKAGE, ([, counted, each, type]) => {
    const [cones, coneWeight] = [numberOf(counted), numberOf(each)]
    const filled = coneWeight <= CONE_KG_MAX && packed(type, String(roundTo(cones * coneWeight, 3)))
    const held = isShown(definition, 'unitsPerPackage') && { unitsPerPackage: cones }
    return filled ? { dimensions: { coneWeight }, ...held, ...filled } : null
  })
  line.take(CONE_OF, ([, of, after, before]) => {
    const coneWeight = numberOf(of ?? after ?? before)
    return coneWeight <= CONE_KG_MAX ? { dimensions: { coneWeight } } : null
  })
  line.take(PACKAGE_OF, ([, type, counted, weight]) => packed((type ?? counted)?.replace(/s$/i, ''), weight))
  line.take(PACKED, ([, weight, type]) => packed(type, weight))
  takeContents(line, definition)
  readPackedIn(line, definition)
  if (!line.has('basePrice') && !PRICE_MARK.test(line.rest) && bareNumbers(line).length <= 1)
    line.take(PRICE_BEFORE_MINIMUM, ([, figure]) => price(definition, figure, '', 'pcs'))
  const isByMetre = PER_METRE.test(line.rest)
  line.take(MINIMUM, ([, figure, word = '']) => {
    const unit = isByMetre && OF_METRES.test(word) ? 'm' : unitNamed(definition, word)
    return { moq: numberOf(figure), ...(unit && { moqUom: unit }) }
  })
  line.take(MINIMUM_BEHIND, ([, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    return unit || word === '' ? { moq: numberOf(figure), ...(unit && { moqUom: unit }) } : null
  })
  // Who wants several shades wants more than the least of one.
  if (!isRequest) takeMinimumOfShade(line, definition)
  readSupply(line, definition)
  readPayment(line, definition)
  line.take(DAYS, ([, days, word = '']) => ({ dispatchLeadTime: Number(days) * (/^w/i.test(word) ? 7 : 1) }))
  takeLoosePrice(line, definition)
  line.take(PRICE_EACH, ([, sign, figure]) =>
    priceOfOne(line, definition, [textValue(line.values, 'moqUom'), usualUom()], figure, sign),
  )
  takeSmallMoney(line, definition)
  if (!line.has('basePrice'))
    line.take(UNIT_FIRST, ([, named = '', counted = '', sign, figure, behind]) =>
      unitNamed(definition, named || counted) ? price(definition, figure, sign ?? behind, named || counted) : null,
    )
  if (!line.has('basePrice') && !isSoldBy(definition, 'L'))
    line.take(PRICE_IN_SHORT, ({ 1: figure, 2: lakhs, index, input }) =>
      OF_A_UNIT.test(input.slice(0, index)) ? null : price(definition, lakhs ? `${figure} lakh` : `${figure}k`),
    )
  const ofGoods = (figure?: string, sign?: string, per = '') =>
    NOT_OF_GOODS.test(per) && !isSoldBy(definition, unitNamed(definition, per))
      ? null
      : price(definition, figure, sign, per)
  if (!line.has('basePrice')) line.take(SIGNED_PRICE, ([, sign, figure, per]) => ofGoods(figure, sign, per))
  if (!line.has('basePrice'))
    line.take(PRICE_SIGNED_AFTER, ([, figure, sign, per, next]) => ofGoods(figure, sign, per ?? next))
  if (!line.has('basePrice'))
    line.take(PRICE_PER, ([, figure, per = '']) => (unitNamed(definition, per) ? ofGoods(figure, '', per) : null))
  if (!line.has('basePrice')) line.take(PRICE_IN_LAKHS, ([, figure]) => price(definition, figure))
  if (!line.has('basePrice') && textValue(definition.defaults, 'uom') === 'unit')
    line.take(PRICE_IN_LAKHS_AT, ([, figure]) => price(definition, figure))
  if (!line.has('basePrice')) line.take(PRICE_AND_PIECES, ([, figure]) => price(definition, figure, '', 'pcs'))
  takePriceOfOne(line, definition)
  if (line.has('basePrice')) readNetDays(line)
  if (!line.has('basePrice'))
    line.take(UNIT_ASKED, ([, before, behind]) => {
      const unit = unitNamed(definition, before ?? behind ?? '')
      return unit && isSoldBy(definition, unit) ? { priceUom: unit } : null
    })
  // Who sells work has no stock: a quantity is that of a lot or a day. Who asks for work says how much.
  if (definition.rendererFamily !== 'SERVICE' || isRequest) takeStock(line, definition, usualUom())
  readPackagesOfStock(line, definition)
  // Last: "500 kg ex mill" is no stock.
  takeFreight(line, definition)
  // Which term a buyer wants goods by is their own word.
  if (!isRequest) noteExport(line)
  priceOfRow(line, definition)
  priceOfBobbins(line, definition)
  minimumOfPrice(line, definition)
  sellByPriceUnit(line, definition, usualUom())
  priceOfUnit(line)
}

/** "12,600 m, USD 1.52, 19,152.00": the price is that of one of what there is, since all of them come to the last figure. */
function priceOfRow(line: LineText, definition: ModuleDefinition): void {
  const { basePrice, priceUom } = line.values
  const quantity = line.understood.find(({ name }) => name === 'availableQuantity')
  const [, counted, word = ''] = QUANTITY.exec(quantity?.text ?? '') ?? []
  const unit = unitNamed(definition, word)
  if (priceUom !== undefined || !isSoldBy(definition, unit)) return
  if (basePrice === undefined) {
    priceByTotal(line, definition, numberOf(counted), word)
    return
  }
  const all = Number(basePrice) * numberOf(counted)
  line.take(AMOUNT_OF_ROW, ([, figure]) =>
    all > 0 && Math.abs(numberOf(figure) - all) < HALF_A_CENT ? { priceUom: unit } : null,
  )
}

/** "14,250.00 MTR | 61.75 | 8,79,937.50": of two bare figures the first is the price, where so many of it come to the last. */
function priceByTotal(line: LineText, definition: ModuleDefinition, counted: number, word: string): void {
  const figures = [...line.rest.matchAll(FIGURE_OF_ROW)]
  const [typed = '', before, total = '', behind] = figures.at(-1) ?? []
  // "200 rolls 50 10000": rolls of 50 m, and how many metres there are.
  const isTotal = /\.\d{2}$/.test(total) || (numberOf(total) >= WHOLE_TOTAL_MIN && !OF_LENGTH.test(word))
  if (!isTotal || counted < LEAST_OF_ROW) return
  const [found, sign, figure, after] =
    figures.slice(0, -1).findLast(([, , one]) => Math.abs(numberOf(one) * counted - numberOf(total)) < CENT) ?? []
  if (found === undefined) return
  line.note(price(definition, figure, sign ?? after ?? before ?? behind, word), found)
  line.remove(found)
  line.remove(typed)
}
const QUANTITY = /(\d[\d,]*(?:\.\d+)?)\s*(\p{L}+)/u
const OF_LENGTH = /^(?:rolls?|bales?|bags?|takas?|thaa?ns?|pcs|pieces?)$/i
const WHOLE_TOTAL_MIN = 10_000
const LEAST_OF_ROW = 10
const CENT = 0.01
const HALF_A_CENT = 0.005

/** "Prewound style L, 144 pcs box, USD 16": so much is the price of a box, and no bobbin. */
function priceOfBobbins(line: LineText, definition: ModuleDefinition): void {
  const { packageType, unitsPerPackage, basePrice, priceUom, currency = 'INR' } = line.values
  const least = BOX_OF_BOBBINS_MIN[String(currency)]
  const isBox = packageType === 'Bobbin pre-wound' && Number(unitsPerPackage) >= BOBBINS_OF_BOX_MIN
  if (!isBox || priceUom !== undefined || line.has('uom') || least === undefined || !isSoldBy(definition, 'box')) return
  const price = line.understood.find(({ name }) => name === 'basePrice')
  if (price && Number(basePrice) >= least) line.note({ priceUom: 'box', uom: 'box' }, price.text)
}
const BOBBINS_OF_BOX_MIN = 72
const BOX_OF_BOBBINS_MIN: Readonly<Record<string, number>> = { INR: 100, USD: 5, EUR: 5, GBP: 5 }

/** "$6.20 per cone, MOQ 24": the least is counted in what the price is for. */
function minimumOfPrice(line: LineText, definition: ModuleDefinition): void {
  const { moqUom, priceUom } = line.values
  const least = line.understood.find(({ name }) => name === 'moq')
  if (!least || moqUom !== undefined || !isSoldBy(definition, String(priceUom)) || !/\d$/.test(least.text)) return
  line.note({ moqUom: priceUom }, least.text)
}

/** "2,880 cones, unit price USD 1.15": the price is that of one of what is counted. */
const UNIT_PRICE = /(?<!\p{L})unit\s+(?:price|rate)(?!\p{L})/iu
const UNIT_OF_PRICE = /(?<!\p{L})unit(?=\s*;)/iu
const IS_ONE = /^(?:cone|cop|piece|reel|spool|tube)$/
function priceOfUnit(line: LineText): void {
  const unit = textValue(line.values, 'uom')
  if (line.has('priceUom') || !line.has('availableQuantity') || !IS_ONE.test(unit)) return
  const price = line.understood.find(({ name }) => name === 'basePrice')
  if (price) line.take(/^(?:price|rate)/i.test(price.text) ? UNIT_OF_PRICE : UNIT_PRICE, () => ({ priceUom: unit }))
}

/** "3.10 pcs 20k": how many there are of what costs 3.10. */
const OF_A_UNIT = /\d\s*(?:pcs?|pieces?|nos|kgs?|m|mtrs?|met(?:er|re)s?)\.?\s*[,;]?\s*$/iu

/** How many are in one package, and what that package costs where a price follows it. */
function takeContents(line: LineText, definition: ModuleDefinition): void {
  const isField = isShown(definition, 'unitsPerPackage')
  line.take(CONTENTS_IN_BRACKETS, ([, figure]) => (isField ? { unitsPerPackage: numberOf(figure) } : null))
  if (isSoldBy(definition, 'piece') && !line.has('basePrice'))
    line.take(PRICE_OF_PACK, ([, pieces, sign, figure]) => {
      const packed = numberOf(pieces)
      const unit = packed === 1000 && isSoldBy(definition, '1000') ? '1000' : 'pcs'
      const { basePrice, ...rest } = price(definition, figure, sign, unit)
      return {
        basePrice: unit === '1000' ? basePrice : roundTo(basePrice / packed, 6),
        ...rest,
        ...(isField && { unitsPerPackage: packed }),
      }
    })
  line.take(CONTENTS, ([, figure]) => (isField ? { unitsPerPackage: numberOf(figure) } : null))
}

/** The least of one shade is the smallest order of goods that are sold shade by shade, and by the cone. */
function takeMinimumOfShade(line: LineText, definition: ModuleDefinition): void {
  if (line.has('moq') || !isSoldBy(definition, 'cone') || !isShown(definition, 'stockByColour')) return
  // "120 cones per shade, 5000 cones per order": the order has its own.
  if (/\d\s*\p{L}+\.?\s*(?:\/|per\b|each\b|an?\b)\s*order(?!\p{L})/iu.test(line.rest)) return
  const [text, ...parts] = MINIMUM_OF_SHADE.exec(line.rest) ?? []
  const [figure, word = ''] = parts.filter((part) => part !== undefined)
  const unit = unitNamed(definition, word)
  if (text === undefined || unit === null) return
  line.note({ moq: numberOf(figure), moqUom: unit }, text)
  line.remove(text)
}

/** Whether goods are counted in this: yarn is sold by weight, whatever it is wound on, and cloth by the metre. */
function isCountedByUsual(definition: ModuleDefinition, counted: string): boolean {
  const usual = textValue(definition.defaults, 'uom')
  return isCountedUnit(usual) && (usual === 'piece' || !/^p/i.test(counted))
}

/** What a box holds, or nothing: "box of 10 EUR 48". */
const IN_BOX = /^(?:pcs|pieces|nos|cones?|spools?|tubes?|reels?|bobb?ins?|balls?|hanks?|skeins?|cops?)?$/i

/** A price with a unit of the module behind it, without a stroke between them. */
function takeLoosePrice(line: LineText, definition: ModuleDefinition): void {
  const inOwnUnit = (figure?: string, sign?: string, word = '') =>
    !line.has('basePrice') && isSoldBy(definition, unitNamed(definition, word))
      ? price(definition, figure, sign, word)
      : null
  if (isSoldBy(definition, '1000'))
    line.take(PRICE_OF_1000, ([, sign, figure]) => price(definition, figure, sign, '1000'))
  line.take(PRICE_OF_BOX, ([, word = '', count, what = '', sign, figure]) => {
    const isCounted = isShown(definition, 'unitsPerPackage') && numberOf(count) > 1 && IN_BOX.test(what)
    const ofBox = inOwnUnit(figure, sign, word)
    return ofBox && { ...ofBox, ...(isCounted && { unitsPerPackage: numberOf(count) }) }
  })
  line.take(PRICE_OF_A_UNIT, ([, word, sign, figure]) => inOwnUnit(figure, sign, word))
  if (!isOfWeight(textValue(definition.defaults, 'uom')))
    line.take(PRICE_AT_KG, ([, sign, figure]) => inOwnUnit(figure, sign, 'kg'))
  line.take(PRICE_AT_COUNT, ([, counted = '', sign, figure]) =>
    isCountedByUsual(definition, counted) ? inOwnUnit(figure, sign, counted) : null,
  )
  line.take(PRICE_OF_100, ([, sign, figure]) => {
    if (!isSoldBy(definition, 'piece') || line.has('basePrice')) return null
    const { basePrice, ...rest } = price(definition, figure, sign, 'pcs')
    return { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
  line.take(PRICE_OF_100_LONG, ([, sign, figure, word]) => {
    const of100 = inOwnUnit(figure, sign, word)
    return of100 && { ...of100, basePrice: roundTo(of100.basePrice / 100, 6) }
  })
  line.take(PRICE_NAMED, ([, sign, named, unit, figure, word]) => inOwnUnit(named ?? figure, sign, unit ?? word))
  if (isSoldBy(definition, 'lot') && !line.has('basePrice'))
    line.take(PRICE_OF_LOT, ([, sign, figure, inLakhs]) => price(definition, figure ?? inLakhs, sign, 'lot'))
  line.take(PRICE_BEHIND_UNIT, ([, counted, roll, sign, figure]) =>
    // A roll of cloth is priced by its metres.
    roll && textValue(definition.defaults, 'uom') === 'm' ? null : inOwnUnit(figure, sign, counted ?? roll),
  )
  line.take(SIGNED_PRICE_LOOSE, ([, sign, figure, word]) => inOwnUnit(figure, sign, word))
  line.take(PRICE_SIGNED_AFTER_LOOSE, ([, figure, sign, word]) => inOwnUnit(figure, sign, word))
}

/** Who sells work has no stock: "CMT 95 set" is what one costs. */
const LEAST_RATE = 20
/** A number of a unit in the singular is a price where the line has no other and says nothing of a stock. */
function takePriceOfOne(line: LineText, definition: ModuleDefinition): void {
  if (line.has('basePrice')) return
  const bare = bareNumbers(line)
  line.take(PRICE_OF_ONE, ([, figure = '', word = '']) => {
    const isWork = definition.rendererFamily === 'SERVICE'
    const least = isWork ? LEAST_RATE : (PRICE_OF_ONE_MIN[word.toLowerCase()] ?? PRICE_OF_PACKAGE_MIN)
    const isPrice = numberOf(figure) >= least || (figure.includes('.') && word.length <= 'piece'.length)
    const isOnly = bare.every((number) => number === figure)
    return isPrice && isOnly && isSoldBy(definition, unitNamed(definition, word))
      ? price(definition, figure, '', word)
      : null
  })
}

/**
 * Takes prices and quantities in the module's units out of a line, before the words of its goods are read: the cones of "62 per cone" and of
 * "2,400 cones ready" are no package.
 * @returns the rest of the line
 */
export function readUnitTerms(line: LineText, definition: ModuleDefinition): string {
  const isOwn = (unit: UnitName | null) => isSoldBy(definition, unit)
  const usual = textValue(definition.defaults, 'uom')
  const perOwn = (figure: string | undefined, sign: string | undefined, per: string | undefined) => {
    const unit = per ? unitNamed(definition, per) : null
    return isOwn(unit) && !line.has('basePrice') ? price(definition, figure, sign, per) : null
  }
  takeLoosePrice(line, definition)
  line.take(SIGNED_PRICE, ([, sign, figure, per]) => perOwn(figure, sign, per))
  line.take(PRICE_SIGNED_AFTER, ([, figure, sign, per, next]) => perOwn(figure, sign, per ?? next))
  line.take(PRICE_PER, ([, figure, per]) => perOwn(figure, '', per))
  line.take(MINIMUM, ([, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    return isOwn(unit) ? { moq: numberOf(figure), moqUom: unit } : null
  })
  if (!line.has('basePrice'))
    line.take(PRICE_EACH, ([, sign, figure]) =>
      priceOfOne(line, definition, [textValue(line.values, 'moqUom'), usual], figure, sign),
    )
  line.take(STOCK_NAMED, ([, figure, word = '']) => {
    const unit = unitOfStock(line, definition, word)
    return unit && isOwn(unit) ? stockIn(unit, numberOf(figure), definition, line, usual) : null
  })
  // "68/cone, 200 cones": a number of what the price is for, alone in its part of the line.
  line.take(STOCK_ALONE, ([, figure, word = '']) => {
    const unit = unitNamed(definition, word)
    const isPriced = unit !== null && unit === (line.values.priceUom ?? usual) && !line.has('availableQuantity')
    return isPriced && isCountedUnit(unit) ? stockIn(unit, numberOf(figure), definition, line, usual) : null
  })
  return line.rest
}

/** The unit of cones or tubes, where they are sold one by one and the line names nothing else that may be "each". */
function woundOn({ typed }: LineText, definition: ModuleDefinition): UnitName | null {
  const isCounted = isCountedUnit(textValue(definition.defaults, 'uom'))
  const units = (typed.match(CONE_OR_TUBE) ?? []).flatMap((word) => unitNamed(definition, word) ?? [])
  const [unit, ...others] = new Set(units)
  const isOnly = unit !== undefined && others.length === 0 && !OTHER_PACKAGE.test(typed)
  return isOnly && isCounted && isSoldBy(definition, unit) ? unit : null
}
const CONE_OR_TUBE = /(?<!\p{L})(?:cones?|tubes?)(?!\p{L})/giu
const OTHER_PACKAGE =
  /(?<!\p{L})(?:(?:king\s?)?spools?|reels?|bobb?ins?|cops?|vicones?|hanks?|skeins?|balls?|box(?:es)?|cartons?|ctns?|cases?|packs?|packets?|pkts?|bags?|sets?|kits?|dozens?|doz|gross|rolls?|pcs|pieces?|nos)(?!\p{L})/iu

/** What one costs: of the unit that the line or the trade counts in, else a piece. */
function priceOfOne(
  line: LineText,
  definition: ModuleDefinition,
  counted: readonly string[],
  figure?: string,
  sign?: string,
) {
  const priceUom =
    woundOn(line, definition) ??
    [...counted, 'piece', 'unit'].find((unit) => /^(?:piece|unit|test)$/.test(unit) && isSoldBy(definition, unit))
  return { ...price(definition, figure, sign), ...(priceUom && { priceUom }) }
}

/** Goods that are priced by a unit that does not convert to the usual one are sold by it: elastic per metre among buttons. */
function sellByPriceUnit(line: LineText, definition: ModuleDefinition, usual: string): void {
  const unit = textValue(line.values, 'priceUom')
  if (unit === '' || line.has('uom') || !isSoldBy(definition, unit)) return
  if (convertQuantity(1, unit, usual, line.values) === null) line.values.uom = unit
}
