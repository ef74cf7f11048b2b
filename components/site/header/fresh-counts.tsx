'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { listenToInbox } from '@/components/notification/inbox-feed'
import { WRITTEN } from '@/components/request/request'

/**
 * For a layout, whose frame Next keeps from page to page: reads the counts of the menu again with the next page, after the account has
 * written something or got news. A page that changes its own address must not be inside it: it would be loaded again.
 */
export function FreshCounts() {
  const path = usePathname()
  const router = useRouter()
  const isStale = useRef(false)
  useEffect(() => {
    const mark = () => {
      isStale.current = true
    }
    window.addEventListener(WRITTEN, mark)
    const stop = listenToInbox(({ kind }) => kind === 'notification' && mark())
    return () => {
      window.removeEventListener(WRITTEN, mark)
      stop()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each new page.
  useEffect(() => {
    if (isStale.current) router.refresh()
    isStale.current = false
  }, [path, router])
  return null
}
