import { hsText } from '@/lib/domain/families/customs/text'
import { suggestTrimHs } from '@/lib/domain/families/trim/hs'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { TRIM_RULES } from './rules'
import { partWord, sizeFills } from './size'
import { trimTitle } from './title'

export const garmentAccessoriesHooks: ModuleHooks = {
  title: trimTitle,
  rules: TRIM_RULES,
  fills: sizeFills,
  suggestHs: ({ words }) =>
    suggestTrimHs({
      trimType: textValue(words, 'trimType'),
      trimStyle: textValue(words, 'trimStyle'),
      material: textValue(words, 'material'),
      structure: textValue(words, 'structure'),
      labelType: textValue(words, 'labelType'),
      zip: { teeth: partWord(words.zipper, 'teeth'), ends: partWord(words.zipper, 'ends') },
      interlining: {
        fusing: partWord(words.interlining, 'fusing'),
        base: partWord(words.interlining, 'base'),
        adhesive: partWord(words.interlining, 'adhesive'),
      },
    }),
  hsFrom: ['trimType', 'trimStyle', 'material', 'structure', 'labelType', 'zipper', 'interlining'],
  hsText,
}
