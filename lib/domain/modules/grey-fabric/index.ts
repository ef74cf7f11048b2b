import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { greyFabricDefinition } from './definition'
import { greyHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const greyFabric: ModuleDefinition = {
  ...greyFabricDefinition,
  hooks: greyHooks,
  loadViews: async () => (await import('./views')).greyViews,
}
