import { swatchProps } from '@/lib/domain/families/package-drawing'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['cv', ['cotton', 'viscose']],
  ['rayon', ['viscose']],
  ['kora', ['grey']],
  ['sulzer', ['weaving']],
])

/** Types that only the cotton system makes: without another fibre the trade means cotton. */
const COTTON_TYPES: ReadonlySet<string> = new Set(['Carded', 'Combed', 'Combed compact', 'Carded compact'])

function usualFibre(values: FieldValues): FieldValues {
  const isNamed = ['yarnFamily', 'fiberType', 'blendPercentages', 'material'].some((name) => isFilled(values[name]))
  const isCottonType = listValue(values, 'yarnType').some((type) => COTTON_TYPES.has(type))
  return isCottonType && !isNamed ? { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'] } : {}
}

export const yarnViews: ModuleViews = {
  usualTerms: usualFibre,
  shortNames: SHORT_NAMES,
  drawing: ({ values, count }, listingId) =>
    swatchProps({
      listingId,
      resultantTex: count?.resultantTex ?? null,
      ply: count?.ply ?? null,
      conePackageType: textValue(values, 'conePackageType'),
      color: textValue(values, 'shade') || textValue(values, 'color'),
      dyeingStatus: textValue(values, 'dyeingStatus'),
      twist: values.twist,
      yarnType: listValue(values, 'yarnType').join(' ') || textValue(values, 'yarnType'),
      yarnFamily: textValue(values, 'yarnFamily'),
    }),
}
