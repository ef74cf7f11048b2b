'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import type { ForSeller, ListingStatus } from '@/lib/domain/listing/listing'
import { sellPath } from './for-seller/sell-path'
import { moveListing } from './move-listing'

interface OwnListingActionsProps {
  moduleKey: string
  listingId: string
  title: string
  status: ListingStatus
  forSeller: ForSeller | null
}

const UNDO_MS = 10_000

/** Edit, copy, archive or unarchive. Archiving needs no confirmation and can be undone for ten seconds. */
export function OwnListingActions({ moduleKey, listingId, title, status, forSeller }: OwnListingActionsProps) {
  const router = useRouter()
  const [isMoving, setMoving] = useState(false)

  async function move(to: 'archive' | 'unarchive') {
    setMoving(true)
    const refusal = await moveListing(moduleKey, listingId, to)
    setMoving(false)
    if (refusal) {
      toast.error(refusal)
      return
    }
    router.refresh()
    if (to === 'archive') {
      toast('Archived', {
        description: title,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => void undo() },
      })
    } else {
      toast('Unarchived', { description: title })
    }
  }

  async function undo() {
    const refusal = await moveListing(moduleKey, listingId, 'unarchive')
    if (refusal) toast.error(refusal)
    router.refresh()
  }

  return (
    <div className="col-start-2 flex flex-wrap gap-2 md:col-start-auto md:justify-end">
      {status === 'ARCHIVED' ? (
        <Button size="sm" loading={isMoving} loadingLabel="Unarchiving" onClick={() => move('unarchive')}>
          Unarchive<span className="sr-only"> {title}</span>
        </Button>
      ) : (
        <>
          {status === 'ACTIVE' ? (
            <ButtonLink href={`/listings/${moduleKey}/${listingId}`} size="sm" variant="quiet">
              View<span className="sr-only"> as buyers see it: {title}</span>
            </ButtonLink>
          ) : null}
          <ButtonLink href={`/sell/${moduleKey}/${listingId}`} size="sm">
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
          <ButtonLink href={sellPath(`/${moduleKey}`, forSeller, { copy: listingId })} size="sm" variant="quiet">
            Copy<span className="sr-only"> as a new listing: {title}</span>
          </ButtonLink>
          <Button size="sm" variant="quiet" loading={isMoving} loadingLabel="Archiving" onClick={() => move('archive')}>
            Archive<span className="sr-only"> {title}</span>
          </Button>
        </>
      )}
    </div>
  )
}
