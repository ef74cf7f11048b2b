'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * A bar at the upper edge from the click on a link until its page is there. A page that comes sooner than a glance shows none: the bar
 * fades in after 150 ms.
 */
export function NavigationProgress() {
  const path = usePathname()
  const [leaving, setLeaving] = useState('')
  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (leavesPage(event)) setLeaving(window.location.pathname)
    }
    const stop = () => setLeaving('')
    document.addEventListener('click', start)
    // The page is shown again, from the browser's memory.
    window.addEventListener('pageshow', stop)
    return () => {
      document.removeEventListener('click', start)
      window.removeEventListener('pageshow', stop)
    }
  }, [])
  if (leaving !== path) return null
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="late-in print:hidden fixed inset-x-0 top-0 z-50 h-0.5 bg-indigo"
    />
  )
}

/** Whether a click opens another page of the site in this window. */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return false
  return link.origin === window.location.origin && link.pathname !== window.location.pathname
}
