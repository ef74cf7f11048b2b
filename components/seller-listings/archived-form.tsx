'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { moveListing } from './move-listing'

/** An archived listing is not edited; it is taken out first. */
export function ArchivedForm({ moduleKey, listingId }: { moduleKey: string; listingId: string }) {
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
          <Button size="sm" variant="primary" loading={isMoving} loadingLabel="Taking it out" onClick={unarchive}>
            Take it out of the archive
          </Button>
          <ButtonLink size="sm" href="/sell/listings?status=ARCHIVED">
            Your archive
          </ButtonLink>
        </>
      }
    >
      Buyers no longer see it. Take it out to change it; it gets back the status it had.
      <span role="alert" className="block font-medium text-madder empty:hidden">
        {problem}
      </span>
    </Notice>
  )
}
