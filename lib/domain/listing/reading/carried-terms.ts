import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { factsOf } from '../facts'

/**
 * How a seller sells and packs, in groups that belong together: half of one would contradict what is said of the other half.
 * None of them is a price, a quantity or a fact about the goods.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['paymentTerms', 'creditTerms'],
  ['sampleAvailable', 'samplePrice'],
  ['taxIncluded'],
  ['negotiable'],
  ['incoterm', 'loadingPort', 'exportDocumentationReadiness', 'destinationRestrictions', 'shippingResponsibility'],
  ['originCountry'],
  ['dispatchCountry'],
  [
    'packageType',
    'unitsPerPackage',
    'netWeight',
    'grossWeight',
    'weightUnit',
    'length',
    'width',
    'height',
    'dimensionUnit',
    'palletContainerReadiness',
  ],
]

/** Where goods come from follows their fibre. */
const OF_THE_FIBRE: ReadonlySet<string> = new Set(['originCountry'])

function wordsOf(values: FieldValues, name: string): string[] {
  return [values[name]].flat().filter((word): word is string => typeof word === 'string' && word !== '')
}

function isSameFibre(one: FieldValues, other: FieldValues): boolean {
  const [a, b] = [one, other].map((values) => wordsOf(values, 'fiberType').sort().join())
  return a === b
}

/**
 * Whether a seller sells and packs these goods as the others: those of one family, or, where the line names none, those
 * that share a word of the specification and contradict none.
 * @param goods what the line says
 */
export function isSoldAlike(
  { familyField, groups }: ModuleDefinition,
  goods: FieldValues,
  earlier: FieldValues,
): boolean {
  const names = isFilled(goods[familyField]) ? [familyField] : groups.specifications
  const compared = names.map((name) => [wordsOf(goods, name), wordsOf(earlier, name)] as const)
  const stated = compared.filter(([own, other]) => own.length > 0 && other.length > 0)
  return stated.length > 0 && stated.every(([own, other]) => own.some((word) => other.includes(word)))
}

/**
 * The terms, packing and dispatch of a seller's earlier listing that a new one leaves open. The earlier one is sold in the
 * same way: a sale at home has other terms than an export.
 * @param goods what the new listing says of its goods
 * @param isStated whether the new listing says something of this field, other than the module's default
 */
export function carriedTerms(
  definition: ModuleDefinition,
  earlier: FieldValues,
  goods: FieldValues,
  isStated: (name: string) => boolean,
): [name: string, value: unknown][] {
  const { applicable } = factsOf(definition, earlier)
  const isOpen = (name: string) => !isStated(name) && (!OF_THE_FIBRE.has(name) || isSameFibre(goods, earlier))
  return GROUPS.filter((group) => group.every(isOpen)).flatMap((group) =>
    group.flatMap((name): [string, unknown][] => {
      const spec = fieldSpec(definition, name)
      const isGiven = isFilled(earlier[name]) && applicable.has(name) && spec !== null && !spec.isHidden
      return isGiven && earlier[name] !== definition.defaults[name] ? [[name, earlier[name]]] : []
    }),
  )
}
