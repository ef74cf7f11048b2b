import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { processDefinition } from './definition'
import { processHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const millFinishProcessJob: ModuleDefinition = {
  ...processDefinition,
  hooks: processHooks,
  loadViews: async () => (await import('./views')).processViews,
}
