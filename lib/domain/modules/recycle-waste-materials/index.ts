import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { recycleWasteDefinition } from './definition'
import { recycleWasteHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const recycleWasteMaterials: ModuleDefinition = {
  ...recycleWasteDefinition,
  hooks: recycleWasteHooks,
  loadViews: async () => (await import('./views')).recycleWasteViews,
}
