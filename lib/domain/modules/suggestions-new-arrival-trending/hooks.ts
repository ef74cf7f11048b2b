import { fabricName } from '@/lib/domain/families/fabric/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { canonicalOption } from '@/lib/domain/vocabulary/vocabulary'
import { BOARD_RULES } from './rules'
import { cardOf, cardStateOf, fromSource } from './source'
import { boardTitle } from './title'

export const boardHooks: ModuleHooks = {
  title: boardTitle,
  rules: BOARD_RULES,
  fills: structureFills,
  fromSource,
  cardOf,
  stateFields: cardStateOf,
}

/** A card names its cloths; which of them are woven and which knitted follows. */
function structureFills(values: FieldValues): FieldValues {
  const structures = listValue(values, 'fabricName').flatMap((name) => {
    const condition = canonicalOption(fabricName, name)?.offeredWhen
    return condition && 'in' in condition && condition.field === 'fabricStructure' ? condition.in.slice(0, 1) : []
  })
  return structures.length === 0 ? {} : { fabricStructure: [...new Set(structures)] }
}
