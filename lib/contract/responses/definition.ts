import { z } from 'zod'
import { DEFAULT_MODULE_KEY, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { byName, described, text, texts } from '@/lib/domain/record-schema'
import { response } from '../schema'
import { dependencyMatrixSchema, moduleKeySchema } from './listing'

export const definitionSchema = response('Definition', 'The module for programs: all that a form of your own needs.', {
  moduleKey: moduleKeySchema,
  displayName: text('', MODULE_NAMES[DEFAULT_MODULE_KEY]),
  sectionGroups: z.array(z.object({ key: text(), fields: texts })),
  facetOrder: texts,
  fields: z.array(
    z.object({
      name: text('', 'count'),
      groups: texts,
      section: z.string().nullable(),
      isWritable: z.boolean(),
      kind: text('', 'count'),
      label: text('', 'Count'),
      help: text(),
      unit: text(),
      unitFrom: z.string().nullable(),
      need: text('', 'optional'),
      neededWhen: z.unknown(),
      visibleWhen: z.unknown(),
      facet: text('', 'range'),
      rule: z.unknown(),
      vocabulary: z.unknown(),
      parts: z.unknown(),
      base: described(z.string().optional(), 'Of a measure: the unit in which listings are filtered and compared.'),
      units: described(z.unknown().optional(), 'Of a measure: the words of its unit.'),
      of: described(z.enum(['number', 'count']).optional(), 'Of a range: what its ends are.'),
      key: described(z.string().nullish(), 'Of rows: the column that has a value of its own in every row.'),
      sum: described(z.unknown().optional(), 'Of rows: the column that adds up to the number of another field.'),
    }),
  ),
  derivedFields: z.array(
    z.object({ name: text(), kind: text(), label: text(), unit: text().optional(), help: text(), from: texts }),
  ),
  units: described(
    z.array(z.object({ name: text('', 'kg'), label: text('', 'kg'), isCounted: z.boolean() })),
    'The units of sale.',
  ),
  conditions: texts,
  priceBases: described(
    z.array(z.object({ unit: text('', 'kg'), label: text('', 'kg') })),
    'By which prices are compared; the first is that of the price filter and the sort.',
  ),
  rules: described(
    z.array(
      z.object({ code: text('', 'PLY_MISMATCH'), severity: z.enum(['error', 'warning']), fields: texts, says: text() }),
    ),
    'The rules across the fields of this module.',
  ),
  dependency: dependencyMatrixSchema,
  searchExamples: texts,
  firstQuestions: described(
    z.array(
      z.object({
        field: text('', 'count'),
        op: text('', '='),
        tolerance: z.number().optional(),
        tolerancePercent: z.number().optional(),
      }),
    ),
    'What buyers of these goods ask first.',
  ),
  examples: described(
    z.array(z.object({ name: text('', 'Spun cotton'), body: byName('A write body.') })),
    'Whole bodies, each of which publishes.',
  ),
  ready: z.boolean(),
  writeSchema: byName('The JSON Schema of the write body.'),
  definitionVersion: text(),
  checksum: text(),
})
