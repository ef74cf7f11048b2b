import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { textileRetailersDefinition } from './definition'
import { textileRetailersHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const textileRetailers: ModuleDefinition = {
  ...textileRetailersDefinition,
  hooks: textileRetailersHooks,
  loadViews: async () => (await import('./views')).textileRetailersViews,
}
