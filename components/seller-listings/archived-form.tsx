'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ForSeller } from '@/lib/domain/listing/listing'
import { sellPath } from './for-seller/sell-path'
import { moveListing } from './move-listing'

/** An archived listing must be unarchived before editing. */
export function ArchivedForm({
  moduleKey,
  listingId,
  forSeller,
}: {
  moduleKey: string
  listingId: string
  forSeller: ForSeller | null
}) {
  const router = useRouter()
  const [isMoving, setMoving] = useState(false)
  const [problem, setProblem] = useState('')

  async function unarchive() {
    setMoving(true)
    const refusal = await moveListing(moduleKey, listingId, 'unarchive')
    setMoving(false)
    if (refusal) setProblem(refusal)
    else router.refresh()
  }

  return (
    <Notice
      tone="warn"
      title="This listing is archived"
      actions={
        <>
          <Button size="sm" variant="primary" loading={isMoving} loadingLabel="Unarchiving" onClick={unarchive}>
            Unarchive
          </Button>
          <ButtonAnchor size="sm" href={sellPath('/listings', forSeller, { status: 'ARCHIVED' })}>
            Archived listings
          </ButtonAnchor>
        </>
      }
    >
      Buyers cannot see it. To change it, unarchive it; it returns to its earlier status.
      <span role="alert" className="block font-medium text-madder empty:hidden">
        {problem}
      </span>
    </Notice>
  )
}
