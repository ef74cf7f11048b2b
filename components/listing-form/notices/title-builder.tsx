'use client'

import { useEffect, useRef } from 'react'
import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { Button } from '@/components/ui/button'
import { textValue } from '@/lib/domain/listing/listing'

/** Fills in the title that a trader would write for these details; the seller can edit it. */
export function TitleBuilder() {
  const { outline, setField } = useListingForm()
  const built = useJudged(({ builtTitle }) => builtTitle)
  const title = useJudged(({ values }) => textValue(values, 'title'))
  if (!built || built === title) return null
  return (
    <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => setField(outline.titleField, built)}>
      Build from details
    </Button>
  )
}

/** Keeps a title that was built from the details true when these change. A title in the seller's own words stays. */
export function FollowingTitle() {
  const { outline, setField } = useListingForm()
  const built = useJudged(({ builtTitle }) => builtTitle)
  const title = useJudged(({ values }) => textValue(values, 'title'))
  const before = useRef(built)
  useEffect(() => {
    const isFollowing = before.current !== '' && before.current !== built && title === before.current
    before.current = built
    if (isFollowing && built !== '') setField(outline.titleField, built)
  }, [built, title, setField, outline.titleField])
  return null
}
