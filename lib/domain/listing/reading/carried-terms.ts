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

/**
 * The terms, packing and dispatch of a seller's earlier listing that a new one leaves open. The earlier one is sold in the
 * same way: a sale at home has other terms than an export.
 * @param isStated whether the new listing says something of this field, other than the module's default
 */
export function carriedTerms(
  definition: ModuleDefinition,
  earlier: FieldValues,
  isStated: (name: string) => boolean,
): [name: string, value: unknown][] {
  const { applicable } = factsOf(definition, earlier)
  return GROUPS.filter((group) => !group.some(isStated)).flatMap((group) =>
    group.flatMap((name): [string, unknown][] => {
      const spec = fieldSpec(definition, name)
      const isGiven = isFilled(earlier[name]) && applicable.has(name) && spec !== null && !spec.isHidden
      return isGiven && earlier[name] !== definition.defaults[name] ? [[name, earlier[name]]] : []
    }),
  )
}
