import { fabricHeading } from '@/lib/domain/families/fabric/hs/tables'
import { structureFills } from '@/lib/domain/families/shop/fills'
import { CLOTH_PRODUCTS } from '@/lib/domain/families/shop/goods'
import { SHOP_CLOTH_HS_FIELDS, suggestShopClothHs } from '@/lib/domain/families/shop/hs'
import { textValue } from '@/lib/domain/listing/listing'
import type { HsResult, ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { RETAIL_RULES, retailIssues } from './rules'
import { retailTitle } from './title'

export const textileRetailersHooks: ModuleHooks = {
  title: retailTitle,
  rules: RETAIL_RULES,
  specificationIssues: retailIssues,
  fills: structureFills,
  suggestHs,
  hsFrom: SHOP_CLOTH_HS_FIELDS,
  hsText: fabricHeading,
}

function suggestHs(facts: Facts): HsResult {
  const product = textValue(facts.words, 'productGroup')
  if (CLOTH_PRODUCTS.has(product)) return suggestShopClothHs(facts)
  return { ok: false, missing: product === '' ? ['productGroup'] : [], message: 'Choose the product and its fibre.' }
}
