import { describe, expect, test } from 'vitest'
import { JsonText, recordText } from './json-text'

describe('the JSON text of a record', () => {
  test.each([
    {},
    { a: 1, 'b "c"': [null, true, 'ü'], d: { e: undefined, f: new Date(0) } },
    { a: undefined, b: () => 1 },
  ])('is what JSON.stringify gives (%#)', (record) => {
    expect(recordText(record)).toBe(JSON.stringify(record))
  })

  test('has a part that is stored as text unchanged', () => {
    expect(recordText({ listing: new JsonText('{"price":245.0, "a":1}'), issues: [] })).toBe(
      '{"listing":{"price":245.0, "a":1},"issues":[]}',
    )
  })

  test('is the stored text where the whole record is text', () => {
    expect(recordText(new JsonText('{"a": 1}'))).toBe('{"a": 1}')
  })
})

test('a stored part reads as its value, also within JSON.stringify', () => {
  const part = new JsonText<{ a: number }>('{"a":1}')
  expect(part.value.a).toBe(1)
  expect(JSON.stringify({ deep: [{ part }] })).toBe('{"deep":[{"part":{"a":1}}]}')
})
