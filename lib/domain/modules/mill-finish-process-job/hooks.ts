import { missing } from '@/lib/domain/families/customs/result'
import { sacText, suggestSac } from '@/lib/domain/families/service/sac'
import { listValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { PROCESS_RULES } from './rules'
import { processTitle } from './title'

export const processHooks: ModuleHooks = {
  title: processTitle,
  rules: PROCESS_RULES,
  suggestHs: ({ words }) => {
    if (listValue(words, 'processStage').length === 0)
      return missing(['processStage'], 'Choose the processes for a service code.')
    const forms = listValue(words, 'materialForm')
    if (forms.some((form) => form === 'Garment' || form === 'Panels'))
      return missing([], 'Work on garments is under 998821 or 998822. Ask your tax adviser.')
    return suggestSac('998821')
  },
  hsFrom: ['processStage', 'materialForm'],
  hsText: sacText,
}
