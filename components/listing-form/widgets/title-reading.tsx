'use client'

import { useDefinition, useJudged } from '@/components/listing-form/state/form-context'
import { titleSuggestions } from '@/lib/domain/listing/reading/goods-words'
import { SuggestedValues } from './suggested-values'

/** What the title says about fields that are still empty: buyers filter by the fields. */
export default function TitleReading() {
  const definition = useDefinition()
  const found = useJudged(({ values, shown }) => titleSuggestions(definition, values, shown))
  return <SuggestedValues values={found} intro="Your title says: " />
}
