'use client'

import { type ComponentProps, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { isFilled } from '@/lib/domain/fields/condition'
import type { SellerOnCard } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { LiveCardView } from './live-card-view'

/** The card with the drawings of its module, and of no other. */
function cardOf(definition: ModuleDefinition) {
  return new LaterPart<Omit<ComponentProps<typeof LiveCardView>, 'definition' | 'views'>>(async () => {
    const { loadLiveCard } = await import('../later')
    const [{ LiveCardView }, views] = await Promise.all([loadLiveCard(), definition.loadViews()])
    return { default: (props) => <LiveCardView definition={definition} views={views} {...props} /> }
  })
}

/** Narrower windows have no room next to the form; they load nothing of the card. */
const WIDE = '(min-width: 90rem)'

/** The card that buyers will see, next to the form while it is filled in. The last step shows the whole page. */
export function LiveCard({ seller }: { seller: SellerOnCard }) {
  const { definition, model, attachments } = useListingForm()
  const { views: files } = useSyncExternalStore(attachments.subscribe, attachments.read, attachments.read)
  const values = useJudged((state) => state.values)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(WIDE)
    const follow = () => setWide(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  const card = useMemo(() => definition && cardOf(definition), [definition])
  const hasMuch = isFilled(values.title) || isFilled(values.productName) || isFilled(values.basePrice)
  const isNext = isWide && hasMuch
  useEffect(() => {
    if (isNext) void model.loadJudgement()
  }, [isNext, model])
  return (
    <div className="hidden min-[90rem]:block">
      {isNext && card ? (
        // A picture of the card: its links lead nowhere yet.
        <div inert className="sticky top-6">
          <p className="mb-2 text-ink-2 text-sm">As buyers will see it</p>
          <Fetched part={card} props={{ values, seller, files: [...files.values()] }} />
        </div>
      ) : null}
    </div>
  )
}
