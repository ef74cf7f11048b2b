'use client'

import { Button } from '@/components/ui/button'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { textValue } from '@/lib/domain/listing/listing'
import { plainHsCode } from '@/lib/domain/listing/trade-terms'
import { useBoard, useListingForm } from './form-context'

/** Takes the suggested customs code, until the seller's own says the same. */
export function HsTaker() {
  const { definition, setField } = useListingForm()
  const code = useBoard(({ values }) => {
    const suggestion = suggestHs(definition, values)
    return suggestion?.ok ? suggestion.code : ''
  })
  const own = useBoard(({ values }) => plainHsCode(textValue(values, 'hsCode')))
  if (!code || own.startsWith(code)) return null
  return (
    <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => setField('hsCode', code)}>
      Take <span className="num">{code}</span>
    </Button>
  )
}
