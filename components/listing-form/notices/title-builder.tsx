'use client'

import { useBoard, useListingForm } from '@/components/listing-form/state/form-context'
import { Button } from '@/components/ui/button'
import { textValue } from '@/lib/domain/listing/listing'

/** The title a trader would write, from what is filled in; the seller may go on from there. */
export function TitleBuilder() {
  const { setField } = useListingForm()
  const built = useBoard(({ builtTitle }) => builtTitle)
  const title = useBoard(({ values }) => textValue(values, 'title'))
  if (!built || built === title) return null
  return (
    <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => setField('title', built)}>
      Build from details
    </Button>
  )
}
