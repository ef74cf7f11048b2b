import type { FieldValues } from '@/lib/domain/fields/field'
import { UNIT_FACT_FIELDS } from '@/lib/domain/units/unit-facts'
import { unitRatio } from '../comparison/conversion'

/** The weight of one package, which a price per package needs. */
export const PACKAGE_WEIGHT = 'netWeight'

/** The unit of a request, and what its captured listing says of one unit. */
export interface AskedUnit {
  uom: string
  facts: FieldValues
}

/** The values that say what one unit of a listing is. */
export function unitFactsOf(fields: FieldValues): FieldValues {
  return Object.fromEntries(UNIT_FACT_FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
}

/** Whether a price per this unit says nothing in the unit of the request until the seller states what one weighs. */
export function needsPackageWeight(priceUom: string, { uom, facts }: AskedUnit): boolean {
  const ratioWith = (stated: FieldValues) =>
    unitRatio({ unit: priceUom, facts: { ...facts, ...stated } }, { unit: uom, facts })
  return ratioWith({}) === null && ratioWith({ [PACKAGE_WEIGHT]: 1 }) !== null
}
