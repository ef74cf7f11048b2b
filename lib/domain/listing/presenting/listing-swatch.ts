import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { type SwatchData, swatchProps } from '@/lib/domain/modules/yarn/swatch'
import { factsOf } from '../facts'
import { listValue, textValue } from '../listing'

/** The drawing of a listing from its fields: the same on its card, its page and in a comparison. */
export function listingSwatch(listingId: string, typed: FieldValues, definition: ModuleDefinition): SwatchData {
  const { values, count } = factsOf(definition, typed)
  return swatchProps({
    listingId,
    resultantTex: count?.resultantTex ?? null,
    ply: count?.ply ?? null,
    conePackageType: textValue(values, 'conePackageType'),
    color: textValue(values, 'shade') || textValue(values, 'color'),
    dyeingStatus: textValue(values, 'dyeingStatus'),
    twist: values.twist,
    yarnType: listValue(values, 'yarnType').join(' ') || textValue(values, 'yarnType'),
    yarnFamily: textValue(values, 'yarnFamily'),
  })
}
