import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { boardDefinition } from './definition'
import { boardHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const suggestionsNewArrivalTrending: ModuleDefinition = {
  ...boardDefinition,
  hooks: boardHooks,
  loadViews: async () => (await import('./views')).boardViews,
}
