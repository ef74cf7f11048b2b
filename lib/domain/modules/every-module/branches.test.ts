import { describe, expect, test } from 'vitest'
import { holds } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { canonicalValues, fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { decidingFields, isNever, valuesFor, valuesWhere } from '@/lib/testing/conditions'
import { fieldValue } from '@/lib/testing/field-values'

const STEPS_MAX = 200

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))(
  'the branches of %s',
  (key, definition) => {
    const specs = writableFields(definition).flatMap((name) => {
      const spec = fieldSpec(definition, name)
      return spec ? [[name, spec] as const] : []
    })
    const used = specs.filter(([, { visibleWhen }]) => visibleWhen === undefined || !isNever(visibleWhen))

    test('reach every field that the module uses', () => {
      const lost = used.filter(
        ([name, { isHidden }]) => !isHidden && valuesFor(definition, name, definition.defaults) === null,
      )
      expect(lost.map(([name]) => name)).toEqual([])
    })

    test('need and offer only what can be reached', () => {
      const lost = used.flatMap(([name, spec]) => {
        const options = 'vocabulary' in spec ? spec.vocabulary.options : []
        const offers = options.flatMap(({ value, offeredWhen }) =>
          offeredWhen ? [[`${name} "${value}"`, offeredWhen] as const] : [],
        )
        const needs = spec.neededWhen && !isNever(spec.neededWhen) ? [[name, spec.neededWhen] as const] : []
        return [...needs, ...offers].filter(([, condition]) => {
          const values = valuesWhere(definition, condition, definition.defaults)
          return values === null || !holds(condition, canonicalValues(definition, values))
        })
      })
      // A shared list may offer words in branches of other modules.
      expect(lost.map(([what]) => what).filter((what) => !isOfOtherModules(what))).toEqual([])
    })

    /** A word that is offered under a field which this module does not have. */
    const isOfOtherModules = (what: string): boolean => {
      const [name = ''] = what.split(' ')
      const spec = fieldSpec(definition, name)
      const option =
        spec && 'vocabulary' in spec && spec.vocabulary.options.find(({ value }) => what === `${name} "${value}"`)
      return !!option && decidingFields(option.offeredWhen).some((field) => fieldSpec(definition, field) === null)
    }

    /** Fills what would help most, again and again, and returns the scores on the way. */
    const climb = (from: FieldValues): { scores: number[]; values: FieldValues } => {
      let values = from
      const scores: number[] = []
      for (let step = 0; step < STEPS_MAX; step++) {
        const { score, next } = completeness(definition, values)
        scores.push(score)
        const spec = next === null ? null : fieldSpec(definition, next)
        if (next === null || !spec) break
        values = { ...values, [next]: fieldValue(spec, step + 1) }
      }
      return { scores, values }
    }
    const isRising = (scores: readonly number[]) =>
      scores.every((score, at) => at === 0 || score >= (scores[at - 1] ?? 0))

    test('lead from each example to 100, and no step lowers the score', () => {
      for (const { name, body } of moduleExamples(key).whole) {
        const { scores, values } = climb(body)
        expect(scores.at(-1), name).toBe(100)
        expect(isRising(scores), `${name}: ${scores.join(' ')}`).toBe(true)
        const asked = used.filter(
          ([own, { need }]) => need === 'asked' && values[own] !== undefined && body[own] === undefined,
        )
        for (const [own] of asked) {
          const { [own]: _, ...without } = values
          expect(completeness(definition, without).score, `${name} without ${own}`).toBeLessThan(100)
        }
      }
    })

    test('lead from each word that decides a branch to 100', () => {
      const deciding = new Set(
        specs.flatMap(([, spec]) => [...decidingFields(spec.visibleWhen), ...decidingFields(spec.neededWhen)]),
      )
      for (const field of deciding) {
        const spec = fieldSpec(definition, field)
        const base = valuesFor(definition, field, definition.defaults)
        if (!spec || !('vocabulary' in spec) || base === null) continue
        for (const { value } of spec.vocabulary.options) {
          const { scores } = climb({ ...base, [field]: spec.kind === 'choices' ? [value] : value })
          expect(scores.at(-1), `${field} "${value}": ${scores.join(' ')}`).toBe(100)
          expect(isRising(scores), `${field} "${value}": ${scores.join(' ')}`).toBe(true)
        }
      }
    })
  },
)
