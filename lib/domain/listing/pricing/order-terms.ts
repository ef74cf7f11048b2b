import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { quantityWords, unitWord } from '@/lib/domain/units/unit-words'
import { convertQuantity } from '@/lib/domain/units/units'
import { numberValue, textValue } from '../listing'
import { brokenSetMessage, type FullSets, fullSetsOf } from './full-sets'
import { moqIn } from './moq'

/** What a seller takes an order of, counted in one unit. */
interface UnitTerms {
  /** The minimum order; null if the listing has no minimum or it does not convert to the unit. */
  moq: number | null
  sets: FullSets | null
}

/** What a seller takes an order of. Plain data, so that browser and server judge the same. */
export interface OrderTerms {
  /** The minimum order as its seller states it, in words: "200 kg". */
  minimum: string
  inUnit: Readonly<Record<string, UnitTerms>>
}

/** Why the seller may not take a quantity. */
export interface QuantityConcern {
  code: 'MOQ_NOT_MET' | 'SET_BROKEN'
  message: string
}

/** What the seller of these goods takes an order of, counted in this unit. */
export function unitTerms(values: FieldValues, uom: string): UnitTerms {
  return { moq: moqIn(uom, values), sets: fullSetsOf(values, uom) }
}

/** What the seller of these goods takes an order of, in each of these units that says something of it. */
export function orderTermsOf(values: FieldValues, units: readonly string[]): OrderTerms {
  const inUnit = units
    .map((unit) => [unit, unitTerms(values, unit)] as const)
    .filter(([, { moq: least, sets }]) => least !== null || sets !== null)
  return {
    minimum: statedMinimum(values)?.words ?? '',
    inUnit: Object.fromEntries(inUnit),
  }
}

function statedMinimum(values: FieldValues): { words: string; unit: string } | null {
  const moq = numberValue(values, 'moq')
  const unit = textValue(values, 'moqUom') || textValue(values, 'uom')
  return moq === null ? null : { words: quantityWords(moq, unit), unit }
}

/** Tells buyers of a minimum order in a unit that does not convert to the unit of sale. Null if it converts, or there is no minimum. */
export function unconvertedMinimum(values: FieldValues): string | null {
  const minimum = statedMinimum(values)
  const uom = textValue(values, 'uom')
  if (minimum === null || uom === '' || moqIn(uom, values) !== null) return null
  const isWeighed = convertQuantity(1, uom, 'kg', {}) !== null
  const asks = `Ask the seller what one ${unitWord(minimum.unit, 1)} ${isWeighed ? 'weighs' : 'holds'}.`
  return `The minimum order is ${minimum.words}. ${asks}`
}

/** The same in each unit that a buyer can ask in. */
export function orderTermsIn(definition: ModuleDefinition, values: FieldValues): OrderTerms {
  const units = definition.sale.units.options.map(({ value }) => value)
  return orderTermsOf(values, [...units, textValue(values, 'uom')])
}

/** Why the seller may not take this quantity; null if nothing is known against it. They may take it, but the buyer should know. */
export function quantityConcern(terms: OrderTerms, quantity: number, uom: string): QuantityConcern | null {
  const { moq = null, sets = null } = terms.inUnit[uom] ?? {}
  if (moq !== null && quantity < moq) {
    const message = `The minimum order is ${terms.minimum}. The seller may decline or ask for a higher price.`
    return { code: 'MOQ_NOT_MET', message }
  }
  const broken = sets && brokenSetMessage(sets, quantity)
  return broken ? { code: 'SET_BROKEN', message: broken } : null
}
