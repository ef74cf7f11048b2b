import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalJson } from '@/lib/domain/canonical-json'
import type { Vocabulary } from '@/lib/domain/fields/field'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import { valuesFor } from '@/lib/testing/conditions'
import { EXAMPLE_DAY, listingWith } from '@/lib/testing/example-listings'
import { fieldValue } from '@/lib/testing/field-values'
import { DERIVED_FORM, listingRow } from './listing-row'

const RATES = { version: 0, rates: BUILT_IN_RATES }

/** The module's whole examples, and for each field that none of them has a listing to which it applies. */
function samples(key: ModuleKey, definition: ModuleDefinition): Listing[] {
  const examples = moduleExamples(key).whole.map(({ name, body }) => {
    const about = { stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false, day: EXAMPLE_DAY } as const
    return listingWith(key, name, judgeListing({ definition, body, ...about }).values)
  })
  const ofFields = writableFields(definition).flatMap((name) => {
    const isShown = examples.some(({ values }) => name in values)
    const spec = isShown ? null : fieldSpec(definition, name)
    const values = spec && valuesFor(definition, name, definition.defaults)
    return spec && values ? [listingWith(key, name, { ...values, [name]: fieldValue(spec) })] : []
  })
  return [...examples, ...ofFields]
}

/** The words of the module's lists, by which facets, search and units read a value. */
function words(definition: ModuleDefinition) {
  const optionsOf = ({ options }: Vocabulary) => options.map(({ value, label, aliases }) => [value, label, aliases])
  return writableFields(definition).map((name) => {
    const spec = fieldSpec(definition, name)
    const parts = spec && 'parts' in spec ? spec.parts : []
    const vocabularies = [spec, ...parts].flatMap((one) => (one && 'vocabulary' in one && one.vocabulary) || [])
    return [name, vocabularies.map(optionsOf)]
  })
}

function derivedHash(key: ModuleKey): string {
  const definition = matrixDefinition(key)
  const derived = samples(key, definition).map((listing) => {
    const { derivedForm: _notDerived, ...row } = listingRow(listing, definition, RATES)
    return { row, facets: listingFacets(listing, definition) }
  })
  return createHash('sha256')
    .update(canonicalJson([derived, words(definition)]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Without a new number, stored listings keep what was derived before, and of two equal listings one is found and one is not.
 * To record what is derived now, with the number raised once for each release:
 *   npx vitest run --project services lib/services/listings/listing-row.test.ts -u
 */
test('what is derived from listings changes only together with DERIVED_FORM', async () => {
  const recorded = [`DERIVED_FORM ${DERIVED_FORM}`, ...MODULE_KEYS.map((key) => `${key} ${derivedHash(key)}`)]
  await expect(
    `${recorded.join('\n')}\n`,
    'raise DERIVED_FORM unless this release has raised it, then record with -u',
  ).toMatchFileSnapshot('./derived-form.txt')
}, 180_000)
