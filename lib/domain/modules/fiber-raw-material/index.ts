import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fiberRawMaterialDefinition } from './definition'
import { fibreHooks } from './hooks'

/** The module with what only it knows how to judge. */
export const fiberRawMaterial: ModuleDefinition = { ...fiberRawMaterialDefinition, hooks: fibreHooks }
