import type { ReactNode } from 'react'
import { SiteFrame } from '@/app/site-frame'
import { getPageActor } from '@/lib/auth/page-actor'

export default async function DocsLayout({ children }: { children: ReactNode }) {
  return <SiteFrame actor={await getPageActor()}>{children}</SiteFrame>
}
