import { expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { applicableFields } from '@/lib/domain/listing/judging/applicable-fields'
import { thread } from '@/lib/domain/modules/thread'
import { yarn } from '@/lib/domain/modules/yarn'
import { countSuggestions } from './goods-words'

const suggested = (values: FieldValues) =>
  Object.fromEntries(
    countSuggestions(yarn, 'count', values, applicableFields(yarn, values)).map(({ name, value }) => [name, value]),
  )

test('takes system, ply and the trade’s words out of a count', () => {
  expect(suggested({ yarnFamily: 'Cotton yarn', count: '30s CCW' })).toMatchObject({
    countSystem: 'Ne',
    ply: '1',
    yarnType: ['Combed compact'],
  })
  expect(suggested({ yarnFamily: 'Polyester filament', count: '150/48 DTY' })).toMatchObject({
    countSystem: 'Denier',
    yarnType: ['DTY'],
  })
})

test('takes the ply out of the construction of a thread', () => {
  const values = { threadType: 'Spun polyester', construction: '40/2' }
  const found = countSuggestions(thread, 'construction', values, applicableFields(thread, values))
  expect(found.map(({ name, value }) => [name, value])).toEqual([['ply', '2']])
})

test('suggests nothing for a field that is filled in', () => {
  const values = { yarnFamily: 'Cotton yarn', count: '30s CCW', countSystem: 'Ne', ply: 1, yarnType: ['Combed'] }
  for (const name of ['countSystem', 'ply', 'yarnType']) expect(suggested(values)).not.toHaveProperty(name)
})

test('suggests nothing from a count that cannot be read', () => {
  expect(suggested({ count: 'abc' })).toEqual({})
})
