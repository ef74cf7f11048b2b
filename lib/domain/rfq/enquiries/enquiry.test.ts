import { expect, test } from 'vitest'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { createSchema } from '../requests/create-request'
import { readEnquiry } from './enquiry'

const NOW = new Date('2026-11-26T00:00:00Z')

test('a text in the place of the lines is one problem', () => {
  const { issues } = readEnquiry({ lines: 'x' }, NOW)
  expect(issues.map(({ code, field }) => [code, field])).toEqual([['WRONG_TYPE', 'lines']])
})

test('a line that is no object is refused in plain words', () => {
  const { error } = createSchema.safeParse('a text')
  expect(schemaIssues(error?.issues ?? [], '')[0]?.message).toBe('Use an object, such as {"name": "value"}.')
})
