import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { threadDefinition } from './definition'
import { threadHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const thread: ModuleDefinition = {
  ...threadDefinition,
  hooks: threadHooks,
  loadViews: async () => (await import('./views')).threadViews,
}
