import type { ReactNode } from 'react'
import { LayoutFrame } from '@/app/site-frame'
import { getPageActor } from '@/lib/auth/page-actor'

export default async function DocsLayout({ children }: { children: ReactNode }) {
  return <LayoutFrame actor={await getPageActor()}>{children}</LayoutFrame>
}
