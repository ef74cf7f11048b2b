import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fiberRawMaterialDefinition } from './definition'
import { fibreHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const fiberRawMaterial: ModuleDefinition = {
  ...fiberRawMaterialDefinition,
  hooks: fibreHooks,
  loadViews: async () => (await import('./views')).fibreViews,
}
