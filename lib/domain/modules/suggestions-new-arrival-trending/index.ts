import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { boardDefinition } from './definition'
import { boardHooks } from './hooks'

/** The module with what only it knows how to judge. */
export const suggestionsNewArrivalTrending: ModuleDefinition = { ...boardDefinition, hooks: boardHooks }
