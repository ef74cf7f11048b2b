import { hsText } from '@/lib/domain/families/customs/text'
import { structureFills } from '@/lib/domain/families/shop/fills'
import { SHOP_HS_FIELDS, suggestShopHs } from '@/lib/domain/families/shop/hs'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { RETAIL_RULES } from './rules'
import { retailTitle } from './title'

export const textileRetailersHooks: ModuleHooks = {
  title: retailTitle,
  rules: RETAIL_RULES,
  fills: structureFills,
  suggestHs: suggestShopHs,
  hsFrom: SHOP_HS_FIELDS,
  hsText,
}
