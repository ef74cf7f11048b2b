import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { finishFabricDefinition } from './definition'
import { finishHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const finishFabric: ModuleDefinition = {
  ...finishFabricDefinition,
  hooks: finishHooks,
  loadViews: async () => (await import('./views')).finishViews,
}
