'use client'

import { useLinkStatus } from 'next/link'
import { Spinner } from '@/components/ui/spinner'

/** Stands in the link that grows the page; while its answer is on the way it says so, and the shapes of what is coming stand above. */
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
