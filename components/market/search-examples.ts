import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'

const SHOWN = 6

/** A search of each of the first modules, as its buyers type it. */
export const SEARCH_EXAMPLES: readonly string[] = MODULE_KEYS.flatMap((key) =>
  matrixDefinition(key).words.searchExamples.slice(0, 1),
).slice(0, SHOWN)
