import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { consumablesUtilitiesDefinition } from './definition'
import { consumableHooks } from './hooks'

/** The module with what only it knows how to judge. */
export const consumablesUtilities: ModuleDefinition = { ...consumablesUtilitiesDefinition, hooks: consumableHooks }
