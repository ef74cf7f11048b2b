import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { packingDefinition } from './definition'
import { packingHooks } from './hooks'

/** The module with what only it knows how to judge. */
export const packingAccessories: ModuleDefinition = { ...packingDefinition, hooks: packingHooks }
