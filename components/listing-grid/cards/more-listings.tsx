'use client'

import { useLinkStatus } from 'next/link'
import { Spinner } from '@/components/ui/spinner'

/** The label of the "show more" link, which says when listings are loading. */
export function MorePending({ label }: { label: string }) {
  const { pending } = useLinkStatus()
  return pending ? (
    <span data-pending className="inline-flex items-center gap-2">
      <Spinner />
      Loading
    </span>
  ) : (
    label
  )
}
