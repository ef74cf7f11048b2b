import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { hasPrices } from '@/lib/domain/modules/resolve'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import { roundTo } from '@/lib/domain/units/rounding'
import { unitWord } from '@/lib/domain/units/unit-words'
import { convertQuantity, isCountedUnit, type UnitName, unitName } from '@/lib/domain/units/units'
import { numberValue, textValue } from '../listing'
import { readLine } from '../reading/read-line'
import { isSoldBy, numberOf, unitNamed } from '../reading/sale/figures'

/** The unit in which goods of a module are usually asked for. */
export function usualQuantityUnit({ defaults, sale }: ModuleDefinition): UnitName {
  return unitName(textValue(defaults, 'uom')) ?? sale.bases[0].unit
}

/** The quantity that an address names, in the usual unit of the module where it names none. What cannot be read is an issue. */
export function readAskedQuantity(
  definition: ModuleDefinition,
  params: URLSearchParams,
): { asked: AskedQuantity | null; issues: Issue[] } {
  const [figure, word] = ['quantity', 'quantityUom'].map((name) => params.get(name)?.trim() ?? '')
  const refuse = (field: 'quantity' | 'quantityUom', message: string) => ({
    asked: null,
    issues: [errorIssue('BAD_PARAMETER', field, message)],
  })
  if (!figure) return word ? refuse('quantityUom', 'Enter a quantity with this unit.') : { asked: null, issues: [] }
  if (!hasPrices(definition)) return refuse('quantity', 'These listings have no prices of their own.')
  const unit = word ? unitNamed(definition, word) : usualQuantityUnit(definition)
  if (unit === null || !isAskedBy(definition, unit)) {
    const units = definition.sale.units.options.map(({ value }) => value)
    return refuse('quantityUom', `Use one of ${units.join(', ')}.`)
  }
  const amount = /^\d{1,12}(?:\.\d{1,3})?$/.test(figure) ? Number(figure) : 0
  if (amount <= 0) return refuse('quantity', 'Use a number above 0, such as 2000.')
  if (isCountedUnit(unit) && !Number.isInteger(amount))
    return refuse('quantity', `Use a whole number of ${unitWord(unit, 2)}.`)
  return { asked: { amount, unit }, issues: [] }
}

/** What the part of a search with its quantity is called. */
export const QUANTITY_PART = 'quantity'

/** The quantity among what a search was read as; null where it names none. */
export function quantityOfSearch(read: readonly { name: string; value: unknown }[]): AskedQuantity | null {
  const value = read.find(({ name }) => name === QUANTITY_PART)?.value
  const { amount, unit } = Object(value) as { amount?: unknown; unit?: unknown }
  const known = typeof unit === 'string' ? unitName(unit) : null
  return typeof amount === 'number' && known !== null ? { amount, unit: known } : null
}

/** Whether buyers ask for such goods by this unit: one of the module's, or one that is a number of them, as tonnes are of kilograms. */
function isAskedBy(definition: ModuleDefinition, unit: UnitName): boolean {
  return (
    isSoldBy(definition, unit) ||
    definition.sale.units.options.some(({ value }) => convertQuantity(1, unit, value, {}) !== null)
  )
}

/** A quantity in a phrase: what it comes to, its words, and the phrase without them. */
export interface SpokenQuantity {
  asked: AskedQuantity
  text: string
  rest: string
}

const FIGURE = /(?<![\p{L}\d.,/x×*-])(\d[\d,]*(?:\.\d+)?k?)\s*(\p{L}+)\.?(?![\p{L}\d])/giu
/** "18L", "36L": the size of a button, and no litres. */
const SIZE = /^\d+L$/
/** Words that lead to the goods and say nothing without the quantity: "2 tonnes of". */
const OF_BEHIND = /^\s*of\b/i

/**
 * The quantity that a search names, as the reader of requests reads it: "2 tonnes" of "2 tonnes 30s combed". A figure without a unit of the
 * trade, such as "30s" and "60 denier", is one of the goods.
 */
export function spokenQuantity(definition: ModuleDefinition, phrase: string): SpokenQuantity | null {
  const named = [...phrase.matchAll(FIGURE)].flatMap(({ 0: text, 1: figure, 2: word = '', index }) => {
    const unit = SIZE.test(text) ? null : unitNamed(definition, word)
    return unit !== null && isAskedBy(definition, unit) ? [{ text, amount: numberOf(figure), unit, word, index }] : []
  })
  if (named.length === 0 || !hasPrices(definition)) return null
  const { values, quantities } = readLine(definition, phrase, true)
  if (quantities !== undefined) return null
  const amount = numberValue(values, 'availableQuantity')
  const unit = unitName(textValue(values, 'uom'))
  const isRead = (one: (typeof named)[number]) =>
    amount !== null && unit !== null && (isAmount(one, amount, unit) || isMetres(one, amount, unit))
  // What work is wanted for is no stock of a service, so that its reader leaves the figure in front.
  const isLead = ({ index }: (typeof named)[number]) => definition.rendererFamily === 'SERVICE' && index === 0
  const found = named.find(isRead) ?? (amount === null ? named.find(isLead) : undefined)
  if (found === undefined) return null
  const behind = phrase.slice(found.index + found.text.length).replace(OF_BEHIND, '')
  // "10 spools" are ten pieces, and spools are what is looked for.
  const noun = definition.sale.spoken?.has(found.word.toLowerCase()) ? found.word : ''
  return {
    asked: amount === null || unit === null ? { amount: found.amount, unit: found.unit } : { amount, unit },
    text: found.text.trim(),
    rest: `${phrase.slice(0, found.index)} ${noun} ${behind}`.replace(/\s+/g, ' ').trim(),
  }
}

const DECIMALS = 6

function isAmount(one: { amount: number; unit: UnitName }, amount: number, unit: UnitName): boolean {
  const converted = convertQuantity(one.amount, one.unit, unit, {})
  return converted !== null && roundTo(converted, DECIMALS) === roundTo(amount, DECIMALS)
}

/** "5000 mt" of cloth are metres. */
const isMetres = (one: { amount: number; word: string }, amount: number, unit: UnitName): boolean =>
  unit === 'm' && /^mts?$/i.test(one.word) && one.amount === amount
