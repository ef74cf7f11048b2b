import type { Crumb } from '@/components/ui/breadcrumbs'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { stageOf } from '@/lib/domain/modules/stages'

/** The id of a stage's section on the category page: "fibre-and-yarn". */
export function stageId(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

/** The first breadcrumb of a module's pages: its stage on the category page. */
export function stageCrumb(moduleKey: ModuleKey): Crumb {
  const { name } = stageOf(moduleKey)
  return { label: name, href: `/listings#${stageId(name)}` }
}
