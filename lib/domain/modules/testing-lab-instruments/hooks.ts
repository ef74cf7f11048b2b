import { hsText } from '@/lib/domain/families/customs/text'
import { suggestLabHs } from '@/lib/domain/families/lab/hs'
import { sacText, suggestSac } from '@/lib/domain/families/service/sac'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { TESTING_RULES } from './rules'
import { testingTitle } from './title'

export const testingHooks: ModuleHooks = {
  title: testingTitle,
  rules: TESTING_RULES,
  suggestHs: ({ words }) =>
    ['Test service', 'Calibration service'].includes(textValue(words, 'listingKind'))
      ? suggestSac('998346')
      : suggestLabHs(textValue(words, 'instrumentType')),
  hsFrom: ['listingKind', 'instrumentType'],
  hsText: (code) => hsText(code) || sacText(code),
}
