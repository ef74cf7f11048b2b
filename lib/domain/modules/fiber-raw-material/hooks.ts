import { hsText } from '@/lib/domain/families/customs/text'
import { suggestFibreHs } from '@/lib/domain/families/raw-fibre/hs'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { fibreFills } from './fibre-facts'
import { FIBRE_RULES } from './rules'
import { fibreTitle } from './title'

export const fibreHooks: ModuleHooks = {
  title: fibreTitle,
  rules: FIBRE_RULES,
  fills: fibreFills,
  suggestHs: ({ words }) =>
    suggestFibreHs({
      family: textValue(words, 'fiberFamily'),
      variety: textValue(words, 'variety'),
      preparation: textValue(words, 'preparation'),
      polymer: textValue(words, 'polymer'),
      fibre: listValue(words, 'fiberType')[0] ?? '',
      iv: numberValue(words, 'iv'),
    }),
  hsFrom: ['fiberFamily', 'variety', 'preparation', 'polymer', 'fiberType', 'iv'],
  hsText,
}
