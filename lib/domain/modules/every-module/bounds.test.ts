import { describe, expect, test } from 'vitest'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { fieldSpec, hasPrices, writableFields } from '@/lib/domain/modules/resolve'
import { brokenValues } from '@/lib/testing/broken-values'
import { valuesFor } from '@/lib/testing/conditions'

/** A draft with another condition or trade mode than those of the list cannot be shown, so it is not stored. */
const DECIDED_BY_LIST: ReadonlySet<string> = new Set(['condition', 'tradeMode'])

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))(
  'the bounds of %s',
  (key, definition) => {
    const judged = (body: FieldValues, status: 'ACTIVE' | 'DRAFT') =>
      judgeListing({ definition, body: { ...body, status }, stored: {}, storedStatus: status, isMicroOrSmall: false })
    const bodyWith = (name: string): FieldValues => {
      const [example] = moduleExamples(key).whole.filter(({ body }) => name in body)
      return (
        example?.body ?? {
          title: 'Goods to judge',
          basePrice: 100,
          ...valuesFor(definition, name, definition.defaults),
        }
      )
    }
    const cases = writableFields(definition).flatMap((name) => {
      const spec = fieldSpec(definition, name)
      const isUsed = spec !== null && !spec.isHidden && valuesFor(definition, name, definition.defaults) !== null
      return isUsed ? brokenValues(name, spec as FieldSpec).map((broken) => ({ name, ...broken })) : []
    })

    test('block a publication with their code and path, and a draft is stored with the issue', () => {
      // Without prices and packages there are few.
      expect(cases.length).toBeGreaterThan(hasPrices(definition) ? 40 : 10)
      for (const { name, code, path, value, isUnstorable = false } of cases) {
        const body = { ...bodyWith(name), [name]: value }
        const issue = expect.objectContaining({ code, field: path, severity: 'error' })
        const what = `${path} ${code}: ${JSON.stringify(value)}`
        expect(judged(body, 'ACTIVE').blocking, what).toContainEqual(issue)
        const draft = judged(body, 'DRAFT')
        if (isUnstorable || DECIDED_BY_LIST.has(name)) expect(draft.blocking, what).toContainEqual(issue)
        else {
          expect(draft.blocking, what).toEqual([])
          expect(draft.errors, what).toContainEqual(issue)
        }
      }
    })
  },
)
