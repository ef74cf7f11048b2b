'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** A part of the form could not be fetched. */
export function AwayNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warn"
      role="status"
      className="mt-2"
      actions={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      This part needs a connection. What you typed is kept.
    </Notice>
  )
}
