import { hsText } from '@/lib/domain/families/customs/text'
import { suggestScrapHs } from '@/lib/domain/families/scrap/hs'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { SCRAP_RULES } from './rules'
import { scrapTitle } from './title'

export const scrapHooks: ModuleHooks = {
  title: scrapTitle,
  rules: SCRAP_RULES,
  suggestHs: ({ words }) =>
    suggestScrapHs({
      scrapClass: textValue(words, 'scrapClass'),
      reuse: textValue(words, 'reuseOrScrap'),
      material: textValue(words, 'material'),
      litres: numberValue(words, 'drumVolume'),
    }),
  hsFrom: ['scrapClass', 'reuseOrScrap', 'material', 'drumVolume'],
  hsText,
}
