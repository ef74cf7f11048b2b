import { describe, expect, test } from 'vitest'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition, READY_MODULE_KEYS } from '@/lib/domain/modules'
import { specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { moduleExamples } from './examples'

const SCORE_MIN = 80
const EXAMPLES_MIN = 3

describe.each(READY_MODULE_KEYS.map((key) => [key] as const))('the examples of %s', (key) => {
  const definition = matrixDefinition(key)
  const { whole, broken } = moduleExamples(key)
  const judged = (body: Readonly<Record<string, unknown>>) =>
    judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })

  test('are one for each main branch at least', () => {
    expect(whole.length).toBeGreaterThanOrEqual(EXAMPLES_MIN)
    expect(new Set(whole.map(({ name }) => name)).size).toBe(whole.length)
  })

  test.each(whole.map((example) => [example.name, example] as const))(
    '%s publishes, nearly complete',
    (_, { body }) => {
      const { blocking, errors, warnings, values } = judged(body)
      expect({ blocking, errors, warnings }).toEqual({ blocking: [], errors: [], warnings: [] })
      const { score, sections } = completeness(definition, values)
      expect(score, JSON.stringify(sections)).toBeGreaterThanOrEqual(SCORE_MIN)
      expect(builtTitle(definition, values)).not.toBe('')
    },
  )

  test('break each rule that blocks, with its code and path', () => {
    for (const { code, path, change, example } of broken) {
      const from = whole.find(({ name }) => name === example) ?? whole[0]
      const { blocking } = judged({ ...from?.body, ...change })
      expect(blocking, `${code} by ${JSON.stringify(change)}`).toContainEqual(
        expect.objectContaining({ code, field: path }),
      )
      const draft = judgeListing({
        definition,
        body: { ...from?.body, ...change, status: 'DRAFT' },
        stored: {},
        storedStatus: 'DRAFT',
        isMicroOrSmall: false,
      })
      expect(draft.blocking).toEqual([])
      expect(draft.errors).toContainEqual(expect.objectContaining({ code, field: path }))
    }
    const blocking = definition.hooks.rules.filter(({ severity }) => severity === 'error')
    const shown = new Set(broken.map(({ code }) => code))
    expect(blocking.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([])
  })
})

describe.each(READY_MODULE_KEYS.map((key) => [key] as const))('the definition of %s', (key) => {
  const definition = matrixDefinition(key)

  test('asks first for points of its own specification', () => {
    expect(definition.firstQuestions.length).toBeGreaterThanOrEqual(3)
    const unknown = definition.firstQuestions.filter(({ field }) => specificationPoint(definition, field) === null)
    expect(unknown).toEqual([])
  })

  test('sells in its own units and compares prices by some of them', () => {
    const units = definition.sale.units.options.map(({ value }) => value)
    expect(definition.sale.bases.map(({ unit }) => unit).filter((unit) => !units.includes(unit))).toEqual([])
    expect(units).toContain(definition.defaults.uom)
  })
})
