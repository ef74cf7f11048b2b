import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { weavingJobDefinition } from './definition'
import { weavingHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const weaveKnitWarpingJob: ModuleDefinition = {
  ...weavingJobDefinition,
  hooks: weavingHooks,
  loadViews: async () => (await import('./views')).weavingJobViews,
}
