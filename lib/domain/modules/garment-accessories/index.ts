import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { garmentAccessoriesDefinition } from './definition'
import { garmentAccessoriesHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const garmentAccessories: ModuleDefinition = {
  ...garmentAccessoriesDefinition,
  hooks: garmentAccessoriesHooks,
  loadViews: async () => (await import('./views')).garmentAccessoriesViews,
}
