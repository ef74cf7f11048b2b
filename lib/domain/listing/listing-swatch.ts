import type { FieldValues } from '../fields/field'
import type { ModuleDefinition } from '../modules/define-module'
import { readListingCount } from './count-reading'
import { listValue, textValue } from './listing'
import { type SwatchData, swatchProps } from './swatch'

/** The drawing of a listing from its fields: the same on its card, on its page and in a comparison. */
export function listingSwatch(listingId: string, values: FieldValues, definition: ModuleDefinition): SwatchData {
  const reading = readListingCount(values, definition.familyField)
  return swatchProps({
    listingId,
    resultantTex: reading?.ok ? reading.count.resultantTex : null,
    ply: reading?.ok ? reading.count.ply : null,
    conePackageType: textValue(values, 'conePackageType'),
    color: textValue(values, 'shade') || textValue(values, 'color'),
    dyeingStatus: textValue(values, 'dyeingStatus'),
    twist: values.twist,
    yarnType: listValue(values, 'yarnType').join(' ') || textValue(values, 'yarnType'),
    yarnFamily: textValue(values, 'yarnFamily'),
  })
}
