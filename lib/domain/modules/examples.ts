import { greyFabricExamples } from './grey-fabric/examples'
import type { ModuleKey } from './keys'
import type { ModuleExamples } from './module-examples'
import { packingExamples } from './packing-accessories/examples'
import { threadExamples } from './thread/examples'
import { yarnExamples } from './yarn/examples'

const EXAMPLES: Partial<Readonly<Record<ModuleKey, ModuleExamples>>> = {
  yarn: yarnExamples,
  thread: threadExamples,
  grey_fabric: greyFabricExamples,
  packing_accessories: packingExamples,
}

const NONE: ModuleExamples = { whole: [], broken: [], searches: [], demo: [] }

/** The examples of a module; empty while it is not ready. */
export function moduleExamples(key: ModuleKey): ModuleExamples {
  return EXAMPLES[key] ?? NONE
}
