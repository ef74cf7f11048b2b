import Link from 'next/link'
import type { ReactNode } from 'react'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'
import { StageBand } from './stage-band'

interface StageBoxesProps {
  moduleKeys: ReadonlySet<ModuleKey>
  hrefOf: (moduleKey: ModuleKey) => string
  /** Shown at the right of a module. */
  endOf: (moduleKey: ModuleKey) => ReactNode
  stageHref?: (stage: string) => string
}

/** Modules as links, in a box for each stage of the trade. */
export function StageBoxes({ moduleKeys: shown, hrefOf, endOf, stageHref }: StageBoxesProps) {
  const stages = MODULE_STAGES.map((stage) => ({ ...stage, keys: stage.moduleKeys.filter((key) => shown.has(key)) }))
  return (
    <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {stages
        .filter(({ keys }) => keys.length > 0)
        .map(({ name, texture, keys }) => (
          <li key={name} className="overflow-hidden rounded-md border border-line bg-raised px-4 pb-2">
            <StageBand texture={texture} className="-mx-4 mb-3" />
            <h3 className="font-semibold text-sm">
              {stageHref ? (
                <Link href={stageHref(name)} prefetch={false} className="hover:text-indigo">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <ul className="mt-1">
              {keys.map((moduleKey) => (
                <li key={moduleKey}>
                  <Link
                    href={hrefOf(moduleKey)}
                    prefetch={false}
                    className="flex min-h-8 items-center justify-between gap-3 text-sm hover:text-indigo pointer-coarse:min-h-11"
                  >
                    {MODULE_NAMES[moduleKey]}
                    {endOf(moduleKey)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  )
}
