import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { miniWholesaleDefinition } from './definition'
import { miniWholesaleHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const miniWholesale: ModuleDefinition = {
  ...miniWholesaleDefinition,
  hooks: miniWholesaleHooks,
  loadViews: async () => (await import('./views')).miniWholesaleViews,
}
