import type { ReactNode } from 'react'
import { waitingFor } from '@/app/page-request'
import { StageBand } from '@/components/market/stages/stage-band'
import { FreshCounts } from '@/components/site/header/fresh-counts'
import { SiteShell } from '@/components/site/site-shell'
import type { Actor } from '@/lib/domain/actor'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { stageOf } from '@/lib/domain/modules/stages'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'

export interface SiteFrameProps {
  /** Null when no one is signed in. */
  actor: Actor | null
  /** The page fills the width and sets its own measure. */
  wide?: boolean
  /** The module that the page is about: its stage's band is below the header. */
  moduleKey?: ModuleKey
  children: ReactNode
}

/** The frame of a page, with what waits for the account in its menu. */
export async function SiteFrame({ actor, wide, moduleKey, children }: SiteFrameProps) {
  const waiting = actor && (await whenAvailable(() => waitingFor(actor)))
  return (
    <SiteShell
      actor={actor && { userId: actor.userId, name: actor.name, roles: actor.roles, waiting }}
      wide={wide}
      band={moduleKey && <StageBand texture={stageOf(moduleKey).texture} />}
    >
      {children}
    </SiteShell>
  )
}

/** The frame that a layout gives to all its pages. */
export async function LayoutFrame({ actor, children }: Pick<SiteFrameProps, 'actor' | 'children'>) {
  return (
    <>
      <SiteFrame actor={actor}>{children}</SiteFrame>
      {actor && <FreshCounts />}
    </>
  )
}
