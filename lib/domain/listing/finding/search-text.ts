import { readAll } from '@/lib/domain/families/reading'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, listingFields } from '@/lib/domain/modules/resolve'
import { moduleViews } from '@/lib/domain/modules/views'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalOption, canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { factsOf } from '../facts'
import { type Listing, listValue, textValue } from '../listing'
import { derivedTexts } from '../presenting/derived'
import { withoutSeller } from '../presenting/private-seller'
import { columnValues, facetSpec } from './facets'
import { wordsOfPart } from './read-parts'

/** The database would read "17095-24-8" as 17095, minus 24 and minus 8, which a search for 24 does not find. */
const HYPHEN_BEFORE_NUMBER = /(?<=[\p{L}\p{N}])-(?=\p{N})/u
const HYPHENS_BEFORE_NUMBERS = new RegExp(HYPHEN_BEFORE_NUMBER, 'gu')

/**
 * The words by which a listing is found: its names, its vocabulary values with the trade's synonyms ("viscose" also as
 * "rayon"), the qualifiers in its count, its seller and place. Private fields are left out.
 */
export function searchText(listing: Listing, definition: ModuleDefinition): string {
  const { seller } = withoutSeller(listing, definition)
  const { values, counts } = factsOf(definition, listing.values)
  const words: string[] = [seller.companyName, seller.city, seller.state, ...Object.values(derivedTexts(values))]
  const family = fieldSpec(definition, definition.familyField)
  const families = family && 'vocabulary' in family ? family.vocabulary : null
  const isOwn = (alias: string) => namesOwnFibre(alias, values)
  for (const name of listingFields(definition)) {
    const value = values[name]
    const spec = value === undefined ? null : fieldSpec(definition, name)
    if (!spec || spec.isHidden) continue
    if (spec.kind === 'choice' || spec.kind === 'choices') {
      for (const item of Array.isArray(value) ? value : [value]) {
        if (typeof item !== 'string') continue
        const option = canonicalOption(spec.vocabulary, item)
        const aliases = (option?.aliases ?? []).filter((alias) => spec.vocabulary !== families || isOwn(alias))
        words.push(item, ...(option ? [option.label ?? option.value, ...aliases] : []))
      }
    } else if (spec.facet === 'search' || spec.facet === 'values') {
      words.push(textValue(values, name))
    }
  }
  for (const { field, label } of columnValues(definition, values)) {
    const column = facetSpec(definition, field)
    const option = column && 'vocabulary' in column && column.vocabulary && canonicalOption(column.vocabulary, label)
    words.push(label, ...(option ? [option.label ?? option.value, ...(option.aliases ?? [])] : []))
  }
  const title = textValue(values, 'title')
  words.push(...wordsOfTitle(title, definition), HYPHEN_BEFORE_NUMBER.test(title) ? title : '')
  for (const reading of counts.values()) if (reading.ok) words.push(...reading.count.qualifiers)
  return words.filter(Boolean).join(' ').replaceAll(HYPHENS_BEFORE_NUMBERS, ' ').slice(0, 20_000)
}

/** The lists' own words for what the title says: a search for "kurta" asks for "kurti", whichever the seller wrote. */
function wordsOfTitle(title: string, definition: ModuleDefinition): string[] {
  const { readers } = moduleViews(definition.moduleKey)
  return readers ? readAll(title, readers).understood.flatMap((part) => wordsOfPart(definition, part)) : []
}

/** A family's synonym that begins with a fibre describes only listings of that fibre: 100 % viscose is no lyocell. */
function namesOwnFibre(alias: string, values: Listing['values']): boolean {
  const fibre = canonicalValue(fibres, alias.split(' ', 1)[0] ?? '')
  const own = listValue(values, 'fiberType').map((value) => canonicalValue(fibres, value) ?? value)
  return fibre === null || own.length === 0 || own.includes(fibre)
}
