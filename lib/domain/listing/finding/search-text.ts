import { readAll } from '@/lib/domain/families/reading/read-all'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { fieldSpec, valuedFields } from '@/lib/domain/modules/resolve'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalOption, canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { factsOf } from '../facts'
import { type Listing, listValue, textValue } from '../listing'
import { derivedTexts } from '../presenting/derived'
import { withoutSeller } from '../presenting/private-seller'
import { columnValues, facetSpec } from './facets'
import { wordsOfPart } from './read-parts'
import { splitCount, wordsOf } from './titles/count-in-title'

/**
 * A listing's words as the database keeps them: the text of a tsvector, in which words of its names weigh A. They are those of
 * `wordsOf`, as in a search: the database would cut "65/35" and "17095-24-8" otherwise.
 */
export function searchVector(listing: Listing, definition: ModuleDefinition): string {
  const { values } = listing
  const names = new Set(wordsOf(`${textValue(values, 'title')} ${textValue(values, 'productName')}`))
  const words = new Set([...names, ...wordsOf(searchText(listing, definition))])
  return [...words].map((word) => `'${word}':1${names.has(word) ? 'A' : ''}`).join(' ')
}

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
  for (const name of valuedFields(definition, values)) {
    const value = values[name]
    const spec = fieldSpec(definition, name)
    if (!spec || spec.isHidden) continue
    if (spec.kind === 'choice' || spec.kind === 'choices') {
      for (const item of Array.isArray(value) ? value : [value]) {
        if (typeof item !== 'string') continue
        const option = canonicalOption(spec.vocabulary, item)
        // Short names of units are other words too: GRS is a certificate, and no gross.
        const isUnit = spec.vocabulary === definition.sale.units
        const aliases = (isUnit ? [] : (option?.aliases ?? [])).filter(
          (alias) => spec.vocabulary !== families || isOwn(alias),
        )
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
  words.push(...wordsOfTitle(textValue(values, 'title'), definition))
  for (const reading of counts.values()) if (reading.ok) words.push(...reading.count.qualifiers)
  return words.filter(Boolean).join(' ').slice(0, 20_000)
}

/** The lists' own words for what the title says: a search for "kurta" asks for "kurti", whichever the seller wrote. */
function wordsOfTitle(title: string, definition: ModuleDefinition): string[] {
  const { readers } = moduleReading(definition.moduleKey)
  return readers
    ? readAll(title, readers).understood.flatMap((part) => wordsOfPart(definition, part))
    : splitCount(title).words
}

/** A family's synonym that begins with a fibre describes only listings of that fibre: 100 % viscose is no lyocell. */
function namesOwnFibre(alias: string, values: Listing['values']): boolean {
  const fibre = canonicalValue(fibres, alias.split(' ', 1)[0] ?? '')
  const own = listValue(values, 'fiberType').map((value) => canonicalValue(fibres, value) ?? value)
  return fibre === null || own.length === 0 || own.includes(fibre)
}
