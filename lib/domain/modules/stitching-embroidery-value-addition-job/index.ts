import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { stitchingDefinition } from './definition'
import { stitchingHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const stitchingJobModule: ModuleDefinition = {
  ...stitchingDefinition,
  hooks: stitchingHooks,
  loadViews: async () => (await import('./views')).stitchingViews,
}
