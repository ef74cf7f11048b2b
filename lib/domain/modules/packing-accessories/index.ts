import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { packingDefinition } from './definition'
import { packingHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const packingAccessories: ModuleDefinition = {
  ...packingDefinition,
  hooks: packingHooks,
  loadViews: async () => (await import('./views')).packingViews,
}
