import { expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { applicableFields } from '@/lib/domain/listing/judging/applicable-fields'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { openReadings } from './open-readings'

const titled = (moduleKey: ModuleKey, title: string, more: FieldValues = {}) => {
  const definition = matrixDefinition(moduleKey)
  const values = { ...definition.defaults, title, ...more }
  const shown = applicableFields(definition, { ...readLine(definition, title).values, ...values })
  return openReadings(definition, readLine(definition, title), values, shown)
}
const valuesOf = (readings: ReturnType<typeof titled>) =>
  Object.fromEntries(readings.map(({ name, value }) => [name, value]))

test.each<[ModuleKey, string, object]>([
  ['yarn', '60s combed cotton weaving', { count: '60s', fiberType: ['Cotton'], yarnType: ['Combed'] }],
  [
    'thread',
    '40/2 spun poly thread 5000m cone black',
    { construction: '40/2', lengthPerPackage: 5000, color: 'Black' },
  ],
  ['grey_fabric', '60x60 92x88 63 inch cambric', { fabricName: 'Cambric', epi: 92, ppi: 88 }],
])('a title in %s says what a pasted line says: "%s"', (moduleKey, title, values) => {
  expect(valuesOf(titled(moduleKey, title))).toMatchObject(values)
})

test('a title says nothing about fields that are filled in, nor about itself', () => {
  const found = valuesOf(titled('yarn', '60s combed', { count: '30s', yarnType: ['Carded'] }))
  for (const name of ['count', 'yarnType', 'title', 'productName']) expect(found).not.toHaveProperty(name)
})

test('what a title says is shown as buyers read it', () => {
  const texts = titled('yarn', '60s combed cotton').map(({ label, text }) => `${label} ${text}`)
  expect(texts).toEqual(expect.arrayContaining(['Count 60s', 'Fibres Cotton']))
})
