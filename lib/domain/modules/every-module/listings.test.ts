import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { searchText } from '@/lib/domain/listing/finding/search-text'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing } from '@/lib/domain/listing/listing'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleViews } from '@/lib/domain/modules/registry/views'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { valuesFor } from '@/lib/testing/conditions'
import { exampleListings, listingWith } from '@/lib/testing/example-listings'
import { fieldValue } from '@/lib/testing/field-values'

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))(
  'the listings of %s',
  (key, definition) => {
    const listings = exampleListings(key)

    test('show a value that does not apply in no filter, search, title, drawing, code or card', () => {
      const seen = ({ values, ...listing }: Listing) => {
        const whole = { ...listing, values }
        return {
          facets: listingFacets(whole, definition),
          numbers: listingNumbers(values, definition),
          text: searchText(whole, definition),
          title: builtTitle(definition, values),
          hs: suggestHs(definition, values),
          card: presentCard(whole, definition, moduleViews(key)),
        }
      }
      let hidden = 0
      for (const { name: example, listing } of listings.slice(0, 3)) {
        const { applicable } = factsOf(definition, listing.values)
        const without = seen(listing)
        for (const name of writableFields(definition)) {
          const spec = fieldSpec(definition, name)
          if (applicable.has(name) || !spec || name in listing.values) continue
          const values: FieldValues = { ...listing.values, [name]: fieldValue(spec) }
          // Some fields apply as soon as they are filled.
          if (factsOf(definition, values).applicable.has(name)) continue
          hidden++
          expect(seen(listingWith(key, example, values)), `${example} with ${name}`).toEqual(
            seen(listingWith(key, example, listing.values)),
          )
          // Terms of sale that contradict each other are judged although they do not apply.
          if (!definition.groups.specifications.includes(name)) continue
          const { blocking, errors, warnings } = judgeListing({
            definition,
            body: values,
            stored: {},
            storedStatus: 'ACTIVE',
            isMicroOrSmall: false,
          })
          expect({ blocking, errors }, `${example} with ${name}`).toEqual({ blocking: [], errors: [] })
          expect(
            warnings.map(({ code, field }) => `${code} ${field}`),
            example,
          ).toContain(`FIELD_NOT_APPLICABLE ${name}`)
        }
        expect(without.title).not.toBe('')
      }
      expect(hidden).toBeGreaterThan(0)
    })

    test('keep no number or filter of a branch that they do not have', () => {
      for (const name of writableFields(definition)) {
        const values = valuesFor(definition, name, definition.defaults)
        const spec = fieldSpec(definition, name)
        if (!values || !spec) continue
        const filled = { ...values, [name]: fieldValue(spec) }
        const { applicable } = factsOf(definition, filled)
        const fields = listingFacets(listingWith(key, name, filled), definition).map(
          ({ field }) => field.split('.')[0] ?? '',
        )
        const foreign = fields.filter((field) => fieldSpec(definition, field) !== null && !applicable.has(field))
        expect(foreign, name).toEqual([])
      }
    })
  },
)
