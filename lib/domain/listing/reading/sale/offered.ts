import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

/** Whether the form of a module has this field. */
export const isShown = (definition: ModuleDefinition, name: string): boolean => {
  const spec = fieldSpec(definition, name)
  return spec !== null && !spec.isHidden
}

/** Whether a shown field of a module has this value in its list. */
export function isOffered(definition: ModuleDefinition, field: string, value: string): boolean {
  const spec = fieldSpec(definition, field)
  const hasList = spec?.kind === 'choice' || spec?.kind === 'choices'
  return hasList && !spec.isHidden && canonicalValue(spec.vocabulary, value) === value
}

/** Their goods may be packages themselves: "50 wooden cases", "500 jute bags". */
export const SELLS_PACKAGES: ReadonlySet<ModuleKey> = new Set([
  'packing_accessories',
  'scrap_reusables',
  'consumables_utilities',
  'machinery_spares_tools_accessories',
  'recycle_waste_materials',
  'garment_accessories',
  'wholesale_ready_product',
  'mini_wholesale_textile_market',
  'textile_retailers',
  'textile_c2c_trader',
  'suggestions_new_arrival_trending',
])
