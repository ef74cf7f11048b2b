'use client'

import { Button } from '@/components/ui/button'
import { readListingCount } from '@/lib/domain/listing/count-reading'
import { textValue } from '@/lib/domain/listing/listing'
import { autoTitle } from '@/lib/domain/listing/title'
import { canonicalValues } from '@/lib/domain/modules'
import { useBoard, useListingForm } from './form-context'

/** The title a trader would write, from what is filled in; the seller may go on from there. */
export function TitleBuilder() {
  const { definition, setField } = useListingForm()
  const built = useBoard(({ values: typed }) => {
    const values = canonicalValues(definition, typed)
    const reading = readListingCount(values, definition.familyField)
    return autoTitle(values, reading?.ok ? reading.count : null)
  })
  const title = useBoard(({ values }) => textValue(values, 'title'))
  if (!built || built === title) return null
  return (
    <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => setField('title', built)}>
      Build from details
    </Button>
  )
}
