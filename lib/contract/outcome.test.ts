import { expect, test } from 'vitest'
import { JsonText } from './json-text'
import { Outcome } from './outcome'

test('an outcome is of an existing record without a version unless it says otherwise', () => {
  expect(new Outcome({ record: { a: 1 } })).toMatchObject({ isNew: false, version: null, isReplay: false })
  expect(new Outcome({ record: {}, isNew: true, version: 0 })).toMatchObject({ isNew: true, version: 0 })
})

test('its value is the record, whether it comes as an object or as stored text', () => {
  expect(new Outcome({ record: { a: 1 } }).value).toEqual({ a: 1 })
  expect(new Outcome({ record: new JsonText<object>('{"a":1}') }, true).value).toEqual({ a: 1 })
})
