import { facetValue } from '@/lib/domain/listing/finding/facets'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { Titled } from '../requests/request-title'

/**
 * The family of goods that a request asks for, in the spelling by which filters compare words: of its requirements, its
 * listing, or its words; "" where none of them says it.
 */
export function requestFamily({ moduleKey, requirements, snapshot, title, note }: Titled): string {
  const definition = matrixDefinition(moduleKey)
  const { familyField } = definition
  const required = requirements.find(({ field, op }) => field === familyField && (op === '=' || op === 'in'))
  const [stated] = [required?.value ?? snapshot.technicalSpecificationSnapshot.fields[familyField]].flat()
  if (typeof stated === 'string' && stated !== '') return keyOf(definition, stated)
  const [read] = [readLine(definition, `${title} ${note}`.trim()).values[familyField]].flat()
  return typeof read === 'string' && isKnown(definition, read) ? keyOf(definition, read) : ''
}

function keyOf(definition: ModuleDefinition, word: string): string {
  const { familyField } = definition
  return facetValue(fieldSpec(definition, familyField), familyField, word).valueKey
}

/** A word that no list knows is no family: it would hide the request from those who sell it. */
function isKnown(definition: ModuleDefinition, word: string): boolean {
  const spec = fieldSpec(definition, definition.familyField)
  return spec !== null && 'vocabulary' in spec && canonicalValue(spec.vocabulary, word) !== null
}
