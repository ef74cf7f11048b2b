import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { spinningJobDefinition } from './definition'
import { spinningHooks } from './hooks'

/** The module with what only it knows how to judge. */
export const spinningTexturisingJob: ModuleDefinition = { ...spinningJobDefinition, hooks: spinningHooks }
