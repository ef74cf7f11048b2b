'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Passes the listing on, or puts it on paper. */
export function ShareRow({ title }: { title: string }) {
  const [said, setSaid] = useState('')

  async function share() {
    const url = window.location.href
    try {
      if (navigator.share && window.matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setSaid('Link copied')
    } catch {
      // Given up by the reader, or no clipboard: the address bar has it.
      setSaid('')
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
        {said}
      </span>
    </div>
  )
}
