import type { ReactNode } from 'react'
import type { Chapter } from '@/lib/contract/document/chapters'
import { DocsNav } from './docs-nav'

export function DocsFrame(props: { chapters: readonly Chapter[]; current: string | null; children: ReactNode }) {
  const { children, ...nav } = props
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <DocsNav {...nav} />
      <div className="min-w-0 max-w-[60rem]">{children}</div>
    </div>
  )
}
