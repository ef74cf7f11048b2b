import Ajv from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readCell, writeCell } from '@/lib/domain/bulk/cells'
import { bulkColumns } from '@/lib/domain/bulk/columns'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { fieldRuleIssues } from '@/lib/domain/fields/field-rules'
import { valueSchema } from '@/lib/domain/fields/kinds'
import { listingWriteSchema, readWriteBody } from '@/lib/domain/fields/listing-schema'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import { matrixDefinition } from '@/lib/domain/modules'
import { SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { describeModule } from '@/lib/domain/modules/describe'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { fieldValues } from '@/lib/testing/field-values'

const RUNS = { numRuns: 12, seed: 13 }

/** What buyers cannot require as one value. */
const NO_POINT: ReadonlySet<FieldSpec['kind']> = new Set([
  'url',
  'blend',
  'quantitySlabs',
  'pdcSlabs',
  'settlement',
  'file',
  'files',
  'rows',
  'reference',
])

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))('each field of %s', (_, definition) => {
  const specs = writableFields(definition).flatMap((name) => {
    const spec = fieldSpec(definition, name)
    return spec ? [[name, spec] as const] : []
  })
  /** Runs over values of every field; the first field that fails is in the message. */
  const ofEach = (judge: (name: string, spec: FieldSpec, given: unknown) => void) => {
    for (const [name, spec] of specs) {
      fc.assert(
        fc.property(fieldValues(spec), (given) => {
          judge(name, spec, given)
        }),
        RUNS,
      )
    }
  }

  test('takes what is within its bounds and lists, by its JSON Schema and by the service', () => {
    const json = z.toJSONSchema(listingWriteSchema(definition), { io: 'input', unrepresentable: 'any' })
    const isValid = addFormats(new Ajv({ strict: false, allErrors: true })).compile(json)
    ofEach((name, spec, given) => {
      expect(isValid({ [name]: given }), `${name}: ${JSON.stringify(given)} ${JSON.stringify(isValid.errors)}`).toBe(
        true,
      )
      const { errors, given: stored } = readWriteBody(definition, { [name]: given }, {})
      expect(errors, `${name}: ${JSON.stringify(given)}`).toEqual([])
      expect(fieldRuleIssues(spec, name, stored[name]), `${name}: ${JSON.stringify(given)}`).toEqual([])
    })
  })

  test('is written to a cell and read back unchanged, where a sheet has it', () => {
    const columns = new Set(bulkColumns(definition).map(({ name }) => name))
    ofEach((name, spec, given) => {
      if (!columns.has(name)) return
      const stored = valueSchema(spec).parse(given)
      const { text } = writeCell(spec, stored, { currency: 'INR', priceUom: definition.defaults.uom })
      const reading = readCell(spec, text)
      expect(reading && 'value' in reading, `${name}: ${text} ${JSON.stringify(reading)}`).toBe(true)
      const value = reading && 'value' in reading ? reading.value : null
      expect(valueSchema(spec).parse(value), `${name}: ${text}`).toEqual(stored)
    })
  })

  test('has a text for people', () => {
    ofEach((name, spec, given) => {
      expect(valueText(spec, valueSchema(spec).parse(given)), name).not.toBe('')
    })
  })

  test('is in the definition and, unless it is hidden or a file, in the sheet once', () => {
    const described = describeModule(definition).fields.map(({ name }) => name)
    const columns = bulkColumns(definition).map(({ name }) => name)
    expect(described.filter((name, at) => described.indexOf(name) !== at)).toEqual([])
    expect(columns.filter((name, at) => columns.indexOf(name) !== at)).toEqual([])
    const shown = new Set(SECTION_GROUPS.flatMap((section) => definition.sections[section]))
    for (const [name, spec] of specs) {
      expect(described, name).toContain(name)
      const isInSheet = shown.has(name) && spec.kind !== 'file' && spec.kind !== 'files'
      if (isInSheet) expect(columns, name).toContain(name)
    }
  })

  test('is a point that buyers can require, by itself or by its parts', () => {
    for (const [name, spec] of specs) {
      const paths = spec.kind === 'parts' ? spec.parts.map((part) => `${name}.${part.name}`) : [name]
      const points = paths.filter((path) => specificationPoint(definition, path) !== null)
      if (NO_POINT.has(spec.kind)) expect(points, name).toEqual([])
      else expect(points.length, name).toBeGreaterThan(0)
    }
  })
})
