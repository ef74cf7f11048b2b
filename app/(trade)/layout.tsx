import type { ReactNode } from 'react'
import { SiteShell } from '@/components/site/site-shell'
import { Toaster } from '@/components/ui/toaster'
import { getPageActor } from '@/lib/auth/page-actor'

export default async function TradeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteShell actor={await getPageActor()}>{children}</SiteShell>
      <Toaster />
    </>
  )
}
