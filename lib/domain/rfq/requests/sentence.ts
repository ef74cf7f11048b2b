import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { derivedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { convertQuantity } from '@/lib/domain/units/units'
import type { Requirement } from '../comparison/terms'
import { requirementsOf } from './requirement-lines'

/** What the service read in a sentence about goods. */
export interface ReadSentence {
  text: string
  values: FieldValues
  understood: readonly { name: string; text: string }[]
}

/** The points that can be required in a module, and what buyers ask first. */
export interface AskablePoints extends Pick<ModuleDefinition, 'firstQuestions'> {
  points: readonly { path: string }[]
  /** The unit by which such goods are priced, where a price names none. */
  usualUnit: string
}

/** The unit by which goods of a module are usually priced. */
export function usualUnitOf({ defaults }: Pick<ModuleDefinition, 'defaults'>): string {
  return textValue(defaults, 'priceUom') || textValue(defaults, 'uom')
}

/** What a sentence asks for; null or "" where it does not say. */
export interface AskedInWords {
  quantity: number | null
  uom: string
  targetPrice: number | null
  requirements: Requirement[]
}

/**
 * A sentence as a request: its figures are the quantity and the target price, and what it says of the goods is required.
 * What follows from a count, such as its ply, is not repeated.
 */
export function askedInWords(
  { text, values, understood }: ReadSentence,
  { points, firstQuestions, usualUnit }: AskablePoints,
): AskedInWords {
  const words = text.split(/[\s,;]+/).join(' ')
  const spoken = understood.filter((part) => ` ${words} `.includes(` ${part.text.split(/[\s,;]+/).join(' ')} `))
  const stated = Object.fromEntries(spoken.map(({ name }) => [name, oneWord(values[name])]))
  // What the trade means where the buyer says nothing is no requirement.
  const { composition } = derivedTexts({ blendPercentages: stated.blendPercentages })
  const asked: FieldValues = composition ? { ...stated, composition } : stated
  return {
    ...askedAmounts(values, usualUnit),
    requirements: requirementsOf(
      { firstQuestions },
      asked,
      points.map(({ path }) => path).filter((path) => path !== 'uom'),
    ),
  }
}

/**
 * Quantity and target price in one unit, that of the price: "2 MT at 240 per kg" is 2,000 kg. A price in a unit that the
 * quantity does not convert to is no target for it.
 */
function askedAmounts(values: FieldValues, usualUnit: string): Pick<AskedInWords, 'quantity' | 'uom' | 'targetPrice'> {
  const quantity = figure(values.availableQuantity) ?? figure(values.moq)
  const uom = textValue(values, values.availableQuantity === undefined ? 'moqUom' : 'uom')
  const targetPrice = figure(values.basePrice)
  const per = textValue(values, 'priceUom') || usualUnit
  if (targetPrice === null || uom === '' || uom === per) return { quantity, uom, targetPrice }
  const inPriceUnit = quantity === null ? null : convertQuantity(quantity, uom, per, values)
  return inPriceUnit === null ? { quantity, uom, targetPrice: null } : { quantity: inPriceUnit, uom: per, targetPrice }
}

/** A list with one word is that word; several cannot be required together in one line. */
function oneWord(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}

function figure(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
