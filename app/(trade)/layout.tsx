import type { ReactNode } from 'react'
import { LayoutFrame } from '@/app/site-frame'
import { Toaster } from '@/components/ui/toaster'
import { getPageActor } from '@/lib/auth/page-actor'

export default async function TradeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LayoutFrame actor={await getPageActor()}>{children}</LayoutFrame>
      <Toaster />
    </>
  )
}
