import { fieldSpec, writableFields } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { canonicalOption } from '@/lib/domain/vocabulary/vocabulary'
import { readListingCount } from '../judging/count-reading'
import { type Listing, textValue } from '../listing'
import { derivedTexts } from '../presenting/derived'

/**
 * The words by which a listing is found: its names, its vocabulary values with the trade's synonyms ("viscose" also as
 * "rayon"), the qualifiers in its count, its seller and place. Private fields are left out.
 */
export function searchText(listing: Listing, definition: ModuleDefinition): string {
  const { values, seller } = listing
  const words: string[] = [seller.companyName, seller.city, seller.state, ...Object.values(derivedTexts(values))]
  for (const name of writableFields(definition)) {
    const spec = fieldSpec(definition, name)
    const value = values[name]
    if (!spec || spec.isHidden) continue
    if (spec.kind === 'choice' || spec.kind === 'choices') {
      for (const item of Array.isArray(value) ? value : [value]) {
        if (typeof item !== 'string') continue
        const option = canonicalOption(spec.vocabulary, item)
        words.push(item, ...(option ? [option.label ?? option.value, ...(option.aliases ?? [])] : []))
      }
    } else if (spec.facet === 'search' || spec.facet === 'values') {
      words.push(textValue(values, name))
    }
  }
  const reading = readListingCount(values, definition.familyField)
  if (reading?.ok) words.push(...reading.count.qualifiers)
  return words.filter(Boolean).join(' ').slice(0, 20_000)
}
