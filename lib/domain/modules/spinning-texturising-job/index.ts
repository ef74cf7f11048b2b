import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { spinningJobDefinition } from './definition'
import { spinningHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const spinningTexturisingJob: ModuleDefinition = {
  ...spinningJobDefinition,
  hooks: spinningHooks,
  loadViews: async () => (await import('./views')).spinningJobViews,
}
