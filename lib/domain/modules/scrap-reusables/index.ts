import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { scrapDefinition } from './definition'
import { scrapHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const scrapReusables: ModuleDefinition = {
  ...scrapDefinition,
  hooks: scrapHooks,
  loadViews: async () => (await import('./views')).scrapViews,
}
