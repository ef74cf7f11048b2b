import type { FieldValues } from '@/lib/domain/fields/field'
import { stem, tradeWords } from '@/lib/domain/market/trade-words'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { UnitName } from '@/lib/domain/units/units'
import { textValue } from '../listing'
import { numberOf, unitNamed } from '../reading/sale/figures'
import { OF_SOMETHING } from '../reading/sale/patterns'
import { priceNumber } from './price'

/** A price limit in a phrase: "under 700", "below Rs 300/kg". */
export interface SpokenLimit {
  text: string
  figure: number
  /** The word of the unit that it is for; "" without one. */
  per: string
  /** It has the sign of rupees or names what it is for, so that it is money and no measure. */
  isMoney: boolean
  /** What follows it. */
  behind: string
  /** The phrase without it. */
  rest: string
}

const LIMIT =
  /(?<!\p{L})(?:under|below|up\s?to|less than|not more than|max(?:imum)?|within|budget)\.?\s*(?:of\s+)?(?<sign>₹|rs\.?|inr|rupees?)?\s*(?<figure>\d[\d,]*(?:\.\d+)?k?)(?![\d.])\s*(?<mark>\/-|\/=|₹|(?:rs|inr|rupees?)(?!\p{L})\.?)?(?:\s*(?:\/|(?<!\p{L})(?:per|a)\s)\s*(?<per>1000|\p{L}+))?(?![\p{L}\d])/iu
/** A time or a share is no price. */
const TIME_OR_SHARE = /^\s*(?:%|(?:days?|din|weeks?|wks?|pm|am)(?!\p{L}))/iu

/** The price limit that a phrase names, in the words of any trade; null: none. */
export function spokenLimit(phrase: string): SpokenLimit | null {
  const match = LIMIT.exec(phrase)
  const { sign, figure = '', mark, per = '' } = match?.groups ?? {}
  if (!match) return null
  const behind = phrase.slice(match.index + match[0].length)
  const isMoney = sign !== undefined || mark !== undefined || per !== ''
  if (!isMoney && (OF_SOMETHING.test(behind.replace(/^\s+/, ' ')) || TIME_OR_SHARE.test(behind))) return null
  const rest = `${phrase.slice(0, match.index)} ${behind}`.replace(/\s+/g, ' ').trim()
  return { text: match[0].trim(), figure: numberOf(figure), per, isMoney, behind, rest }
}

/** The highest price of goods, in INR per a unit by which the module compares prices. */
export interface PriceLimit {
  max: number
  unit: UnitName
  /** The number facet that it limits. */
  name: string
}

/**
 * A price limit as the module's filter takes it; null where it may be no price, or is for a unit that the module does not compare.
 * @param goods what the phrase says of the goods: a saree is sold by the piece, cloth by the metre
 */
export function priceLimit(definition: ModuleDefinition, limit: SpokenLimit, goods: FieldValues): PriceLimit | null {
  const { defaults, sale } = definition
  const { figure, per, isMoney, behind } = limit
  const usual = textValue(goods, 'priceUom') || textValue(goods, 'uom') || textValue(defaults, 'uom')
  const unit = per === '' ? usual : unitNamed(definition, per)
  const place = sale.bases.findIndex((basis) => basis.unit === unit)
  const basis = sale.bases[place]
  if (basis === undefined) return null
  const [min = 0] = basis.usualInr ?? []
  if (!isMoney && (figure < min || !endsAt(definition, behind))) return null
  return { max: figure, unit: basis.unit, name: priceNumber({ priceUnit: place === 0 ? null : basis.unit }) }
}

/** What a price limit in a search is called: "Price per piece". */
export function limitLabel({ sale }: ModuleDefinition, value: unknown): string | null {
  const unit: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'unit') : null
  const basis = sale.bases.find((one) => one.unit === unit)
  return basis ? `Price per ${basis.label}` : null
}

/** A bare figure is a price at the end of a part, or before the name of goods: "under 700 sarees". */
function endsAt(definition: ModuleDefinition, behind: string): boolean {
  const [word] = /^\p{L}+/u.exec(behind.trim()) ?? []
  if (word === undefined) return /^\s*(?:$|[,;)])/.test(behind)
  const { titles, names } = tradeWords(definition)
  const own = stem(word.toLowerCase())
  return titles.has(own) || names.has(own)
}
