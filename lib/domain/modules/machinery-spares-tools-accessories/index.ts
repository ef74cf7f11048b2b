import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { machineryDefinition } from './definition'
import { machineryHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const machinery: ModuleDefinition = {
  ...machineryDefinition,
  hooks: machineryHooks,
  loadViews: async () => (await import('./views')).machineryViews,
}
