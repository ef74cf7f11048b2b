import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleViews } from '@/lib/domain/modules/registry/views'
import { factsOf } from '../facts'
import { type Drawing, NO_DRAWING } from './drawing'

/** The drawing of a listing from its fields: the same on its card, its page and in a comparison. */
export function listingDrawing(listingId: string, values: FieldValues, definition: ModuleDefinition): Drawing {
  return moduleViews(definition.moduleKey).drawing?.(factsOf(definition, values), listingId) ?? NO_DRAWING
}
