import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { wholesaleReadyProductDefinition } from './definition'
import { readyHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const wholesaleReadyProduct: ModuleDefinition = {
  ...wholesaleReadyProductDefinition,
  hooks: readyHooks,
  loadViews: async () => (await import('./views')).readyViews,
}
