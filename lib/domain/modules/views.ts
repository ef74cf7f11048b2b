import type { ModuleViews } from './define-module'
import { greyViews } from './grey-fabric/views'
import type { ModuleKey } from './keys'
import { packingViews } from './packing-accessories/views'
import { threadViews } from './thread/views'
import { yarnViews } from './yarn/views'

const VIEWS: Partial<Readonly<Record<ModuleKey, ModuleViews>>> = {
  yarn: yarnViews,
  thread: threadViews,
  grey_fabric: greyViews,
  packing_accessories: packingViews,
}

const NONE: ModuleViews = {}

/** How a module's goods are read and drawn; empty while it is not ready. */
export function moduleViews(key: ModuleKey): ModuleViews {
  return VIEWS[key] ?? NONE
}
