import { suggestConsumableHs } from '@/lib/domain/families/consumable/hs'
import { readTravellerSize } from '@/lib/domain/families/consumable/traveller'
import { hsText } from '@/lib/domain/families/customs/text'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { CONSUMABLE_RULES } from './rules'
import { consumableTitle } from './title'

/** What the size of a traveller says: "C1 6/0" is profile C1, number 6/0. */
function travellerFills(values: FieldValues): FieldValues {
  const size =
    textValue(values, 'utilityClass') === 'Ring traveller' ? readTravellerSize(textValue(values, 'size')) : null
  if (size === null) return {}
  return {
    ...(isFilled(values.travellerNo) ? {} : { travellerNo: size.number }),
    ...(isFilled(values.travellerProfile) || size.profile === '' ? {} : { travellerProfile: size.profile }),
  }
}

export const consumableHooks: ModuleHooks = {
  title: consumableTitle,
  rules: CONSUMABLE_RULES,
  fills: travellerFills,
  suggestHs: ({ words }) =>
    suggestConsumableHs({
      utilityClass: textValue(words, 'utilityClass'),
      itemType: textValue(words, 'itemType'),
      material: textValue(words, 'material'),
      baseOil: textValue(words, 'baseOil'),
    }),
  hsFrom: ['utilityClass', 'itemType', 'material', 'baseOil'],
  hsText,
}
