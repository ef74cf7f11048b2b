'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Buttons to share or print the listing. */
export function ShareRow({ title }: { title: string }) {
  const [status, setStatus] = useState('')

  async function share() {
    const url = window.location.href
    try {
      if (navigator.share && window.matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setStatus('Link copied')
    } catch {
      // Cancelled by the reader, or no clipboard; the link is in the address bar.
      setStatus('')
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden noscript:hidden">
      <Button size="sm" variant="quiet" onClick={share}>
        <Icon name="link" />
        Share
      </Button>
      <Button size="sm" variant="quiet" onClick={() => window.print()}>
        <Icon name="document" />
        Print
      </Button>
      <span role="status" className="text-ink-2 text-sm">
        {status}
      </span>
    </div>
  )
}
