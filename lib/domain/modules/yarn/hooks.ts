import { swatchProps } from '@/lib/domain/families/package-drawing'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { suggestYarnHs } from './hs'
import { hsHeading } from './hs-headings'
import { yarnIssues } from './issues'
import { YARN_RULES } from './rule-texts'
import { autoTitle } from './title'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['cv', ['cotton', 'viscose']],
  ['rayon', ['viscose']],
  ['kora', ['grey']],
  ['sulzer', ['weaving']],
])

export const yarnHooks: ModuleHooks = {
  title: ({ values, count }) => autoTitle(values, count),
  rules: YARN_RULES,
  specificationIssues: ({ words, count }, status) => yarnIssues(words, count, status),
  suggestHs: ({ words, count }) => suggestYarnHs(words, count),
  hsFrom: ['fiberType', 'blendPercentages', 'yarnType', 'spinningSystem', 'count', 'ply', 'twist'],
  hsText: hsHeading,
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
