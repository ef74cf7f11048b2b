import type { FieldValues, Vocabulary } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { derivedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { convertQuantity } from '@/lib/domain/units/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { Requirement } from '../../comparison/terms'
import { requirementsOf } from '../requirement-lines'

/** Read with the goods, so that a form loads both together. */
export { neededByInWords } from './delivery-words'

/** What the service read in a sentence about goods. */
export interface ReadSentence {
  text: string
  values: FieldValues
  understood: readonly { name: string; text: string }[]
  /** The words that were not understood. */
  rest?: string
  /** The quantities of goods, where it names several. */
  quantities?: readonly string[]
}

/** The points that can be required in a module, and what buyers ask first. */
export interface AskablePoints extends Pick<ModuleDefinition, 'firstQuestions'> {
  points: readonly { path: string }[]
  /** The unit by which such goods are priced, where a price names none. */
  usualUnit: string
  /** The units in which the module's goods are asked for. */
  units: Vocabulary
}

/** The unit by which goods of a module are usually priced. */
export function usualUnitOf({ defaults }: Pick<ModuleDefinition, 'defaults'>): string {
  return textValue(defaults, 'priceUom') || textValue(defaults, 'uom')
}

/** What a sentence asks for; null or "" where it does not say. */
export interface AskedInWords {
  /** Null also where the words name several quantities. */
  quantity: number | null
  /** Those quantities as typed; empty where there is one or none. */
  quantities: readonly string[]
  /** The unit of the quantity and of the target price. */
  uom: string
  /** Null also where the quantity does not convert to the unit of the price. */
  targetPrice: number | null
  /** Of the target price: "USD" of "under USD 1.20". */
  currency: string
  /** The price as a sentence to the sellers: "Target price: ₹240.00 per kg."; "" without one. */
  priceWords: string
  /** "Export" where the delivery term is one of exports. */
  tradeMode: string
  /** The delivery term that the words name: CIF, or EXW for "ex-mill". */
  incoterm: string
  requirements: Requirement[]
}

/**
 * A sentence as a request: its figures are the quantity and the target price, and what it says of the goods is required.
 * What follows from a count, such as its ply, is not repeated.
 */
export function askedInWords(
  { text, values, understood, quantities = [] }: ReadSentence,
  { points, firstQuestions, usualUnit, units }: AskablePoints,
): AskedInWords {
  const lead = leadOf(text, units)
  const words = text.split(/[\s,;]+/).join(' ')
  const spoken = understood.filter(
    (part) =>
      ` ${words} `.includes(` ${part.text.split(/[\s,;]+/).join(' ')} `) &&
      // "5000 kg jet": what is asked for, and not what the machine holds.
      (lead.unit === null || !part.text.startsWith(lead.text)),
  )
  const stated = Object.fromEntries(spoken.map(({ name }) => [name, oneWord(values[name])]))
  // What the trade means where the buyer says nothing is no requirement.
  const { composition } = derivedTexts({ blendPercentages: stated.blendPercentages })
  const asked: FieldValues = composition ? { ...stated, composition } : stated
  return {
    ...askedAmounts({ text, values, understood, quantities }, lead, usualUnit),
    quantities,
    tradeMode: textValue(values, 'incoterm') && textValue(values, 'tradeMode'),
    incoterm: values.shippingResponsibility === 'Ex-mill' ? 'EXW' : textValue(values, 'incoterm'),
    requirements: requirementsOf(
      { firstQuestions },
      asked,
      points.map(({ path }) => path).filter((path) => path !== 'uom'),
    ),
  }
}

/** What a sentence begins with: a figure and the word behind it. */
const LEAD =
  /^\s*(?:(?:i|we|need(?:ed)?|want(?:ed)?|require[ds]?|looking|buy|for|of|rfq|enquiry|quote|please|pls|qty|quantity)[\s:,-]+)*((\d[\d,]*(?:\.\d+)?)\s+(\p{L}+))/iu
/** What makes a bare number a price. */
const PRICED = /(?:@|\b(?:at|price|rate|target|budget|under|below|max|upto|up to)|₹|\brs\.?|\binr)[\s:]*$/iu

/** "Stitching of 3000 polo t-shirts": a bare number before the name of the goods says how many. */
const COUNTED = /^([\d,]*\d)\s+\p{L}{3,}/u

interface Lead {
  text: string
  figure: string
  /** Null: the word behind the figure is no unit of such goods. */
  unit: string | null
}

function leadOf(text: string, units: Vocabulary): Lead {
  const [, words = '', figure = '', word = ''] = LEAD.exec(text) ?? []
  return { text: words, figure, unit: canonicalValue(units, word) }
}

/**
 * Quantity and target price in one unit, that of the price: "2 MT at 240 per kg" is 2,000 kg. A price in a unit that the
 * quantity does not convert to is no target for it. In a price list a bare number is the price; who asks for "400 sarees" says how many.
 */
function askedAmounts(
  { text, values, understood, quantities = [] }: ReadSentence,
  lead: Lead,
  usualUnit: string,
): Pick<AskedInWords, 'quantity' | 'uom' | 'targetPrice' | 'currency' | 'priceWords'> {
  const bare = understood.find(({ name, text: words }) => name === 'basePrice' && /^[\d,.]+$/.test(words))?.text
  const isPrice = bare === undefined || PRICED.test(text.slice(0, text.lastIndexOf(bare)))
  const isAmount = quantities.length === 0 && (lead.unit !== null || (bare !== undefined && bare === lead.figure))
  const counted = isAmount
    ? lead.figure
    : isPrice || quantities.length > 0
      ? ''
      : (COUNTED.exec(text.slice(text.lastIndexOf(bare)))?.[1] ?? '')
  const first = counted === '' ? null : Number(counted.replaceAll(',', ''))
  const stated = figure(values.availableQuantity) ?? figure(values.moq)
  const quantity = stated ?? first
  const uom =
    stated === null && lead.unit !== null
      ? lead.unit
      : textValue(values, values.availableQuantity === undefined && values.moq !== undefined ? 'moqUom' : 'uom')
  const targetPrice = isPrice ? figure(values.basePrice) : null
  if (targetPrice === null) return { quantity, uom, targetPrice, currency: '', priceWords: '' }
  const currency = textValue(values, 'currency')
  const named = textValue(values, 'priceUom')
  const per = named || usualUnit
  const priceWords = `Target price: ${moneyWords(targetPrice, currency || 'INR')}${named && ` per ${named}`}.`
  const priced = { targetPrice, currency, priceWords }
  if (quantity === null) return { quantity, uom: named || uom, ...priced }
  if (uom === '' || uom === per) return { quantity, uom, ...priced }
  const inPriceUnit = convertQuantity(quantity, uom, per, values)
  if (inPriceUnit !== null) return { quantity: inPriceUnit, uom: per, ...priced }
  return { quantity, uom, targetPrice: null, currency: '', priceWords }
}

/** A list with one word is that word; several cannot be required together in one line. */
function oneWord(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}

function figure(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
