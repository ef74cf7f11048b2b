import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { greyFabricDefinition } from './definition'
import { greyHooks } from './hooks'

/** The module with what only it knows how to judge. */
export const greyFabric: ModuleDefinition = { ...greyFabricDefinition, hooks: greyHooks }
