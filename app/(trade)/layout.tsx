import type { ReactNode } from 'react'
import { SiteFrame } from '@/app/site-frame'
import { Toaster } from '@/components/ui/toaster'
import { getPageActor } from '@/lib/auth/page-actor'

export default async function TradeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame actor={await getPageActor()}>{children}</SiteFrame>
      <Toaster />
    </>
  )
}
