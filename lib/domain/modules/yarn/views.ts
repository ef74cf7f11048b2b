import { swatchProps } from '@/lib/domain/families/package-drawing'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'

export const yarnViews: ModuleViews = {
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
