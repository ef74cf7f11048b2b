import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { yarnDefinition } from './definition'
import { yarnHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const yarn: ModuleDefinition = {
  ...yarnDefinition,
  hooks: yarnHooks,
  loadViews: async () => (await import('./views')).yarnViews,
}
