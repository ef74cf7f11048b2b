import { matrixDefinition, READY_MODULE_KEYS } from '@/lib/domain/modules'

const SHOWN = 6

/** A search of each of the first modules, as its buyers type it. */
export const SEARCH_EXAMPLES: readonly string[] = READY_MODULE_KEYS.flatMap((key) =>
  matrixDefinition(key).words.searchExamples.slice(0, 1),
).slice(0, SHOWN)
