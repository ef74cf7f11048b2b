import type { ReactNode } from 'react'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'

export default async function DocsLayout({ children }: { children: ReactNode }) {
  return <SiteShell actor={await getPageActor()}>{children}</SiteShell>
}
