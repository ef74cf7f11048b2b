import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { threadDefinition } from './definition'
import { threadHooks } from './hooks'

/** The module with what only it knows how to judge. */
export const thread: ModuleDefinition = { ...threadDefinition, hooks: threadHooks }
