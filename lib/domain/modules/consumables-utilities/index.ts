import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { consumablesUtilitiesDefinition } from './definition'
import { consumableHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const consumablesUtilities: ModuleDefinition = {
  ...consumablesUtilitiesDefinition,
  hooks: consumableHooks,
  loadViews: async () => (await import('./views')).consumableViews,
}
