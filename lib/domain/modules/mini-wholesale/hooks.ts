import { missing } from '@/lib/domain/families/customs/result'
import { hsText } from '@/lib/domain/families/customs/text'
import { structureFills } from '@/lib/domain/families/shop/fills'
import { SHOP_HS_FIELDS, suggestClothHs, suggestShopHs } from '@/lib/domain/families/shop/hs'
import { textValue } from '@/lib/domain/listing/listing'
import type { HsResult, ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { MINI_RULES } from './rules'
import { miniTitle } from './title'

export const miniWholesaleHooks: ModuleHooks = {
  title: miniTitle,
  rules: MINI_RULES,
  fills: structureFills,
  suggestHs,
  hsFrom: ['sourceModule', ...SHOP_HS_FIELDS],
  hsText,
}

function suggestHs(facts: Facts): HsResult {
  const source = textValue(facts.words, 'sourceModule')
  if (source === 'Grey fabric') return suggestClothHs(facts, 'Unbleached')
  if (source === 'Yarn' || source === 'Thread' || source === 'Trims')
    return missing([], `${source} has headings by its own facts: ask your broker.`)
  if (source === 'Finished fabric' && textValue(facts.words, 'productGroup') === '') return suggestClothHs(facts, null)
  return suggestShopHs(facts)
}
