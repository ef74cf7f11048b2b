import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { listenToInbox } from '@/components/notification/inbox-feed'
import { WRITTEN } from '@/components/request/request'
import type { ShellActor } from './nav'

/**
 * Reads the counts of the menu again with the next page, after the account has written or been told something: the frame of
 * neighbouring pages is kept from page to page.
 */
export function useFreshCounts(actor: ShellActor | null): void {
  const path = usePathname()
  const router = useRouter()
  const isStale = useRef(false)
  const isSignedIn = actor !== null
  useEffect(() => {
    if (!isSignedIn) return
    const mark = () => {
      isStale.current = true
    }
    window.addEventListener(WRITTEN, mark)
    const stop = listenToInbox(({ kind }) => kind === 'notification' && mark())
    return () => {
      window.removeEventListener(WRITTEN, mark)
      stop()
    }
  }, [isSignedIn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each new page.
  useEffect(() => {
    if (isStale.current) router.refresh()
    isStale.current = false
  }, [path, router])
}
