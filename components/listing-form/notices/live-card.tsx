'use client'

import { useEffect, useState } from 'react'
import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { isFilled } from '@/lib/domain/fields/condition'

const cardView = new LaterPart(() => import('./live-card-view'))

/** Narrower windows have no room next to the form; they load nothing of the card. */
const WIDE = '(min-width: 90rem)'

/** The card that buyers will see, next to the form while it is filled in. The last step shows the whole page. */
export function LiveCard() {
  const { definition, model } = useListingForm()
  const values = useJudged((state) => state.values)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(WIDE)
    const follow = () => setWide(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  const hasMuch = isFilled(values.title) || isFilled(values.productName) || isFilled(values.basePrice)
  const isNext = isWide && hasMuch
  useEffect(() => {
    if (isNext) void model.loadJudgement()
  }, [isNext, model])
  return (
    <div className="hidden min-[90rem]:block">
      {isNext && definition ? (
        // A picture of the card: its links lead nowhere yet.
        <div inert className="sticky top-6">
          <p className="mb-2 text-ink-2 text-sm">As buyers will see it</p>
          <Fetched part={cardView} props={{ definition, values }} />
        </div>
      ) : null}
    </div>
  )
}
