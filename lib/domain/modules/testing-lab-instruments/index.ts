import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { testingDefinition } from './definition'
import { testingHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const testingLab: ModuleDefinition = {
  ...testingDefinition,
  hooks: testingHooks,
  loadViews: async () => (await import('./views')).testingViews,
}
