import { expect, test } from 'vitest'
import { isUuid, uuidOf } from './uuid'

const ID = '0197a000-0000-7000-8000-00000000000f'

test('an id is a UUID in lower case', () => {
  expect(isUuid(ID)).toBe(true)
  expect(isUuid(ID.toUpperCase())).toBe(false)
})

test.each(['', 'x', `${ID}0`, ` ${ID}`, `${ID}\n`, ID.replaceAll('-', ''), `{${ID}}`])('%j is no id', (text) => {
  expect(isUuid(text)).toBe(false)
})

test('the id of an address is read in any case', () => {
  expect(uuidOf(ID.toUpperCase())).toBe(ID)
  expect(() => uuidOf('nothing')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})
