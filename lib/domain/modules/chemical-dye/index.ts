import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { chemicalDyeDefinition } from './definition'
import { chemicalHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const chemicalDye: ModuleDefinition = {
  ...chemicalDyeDefinition,
  hooks: chemicalHooks,
  loadViews: async () => (await import('./views')).chemicalViews,
}
