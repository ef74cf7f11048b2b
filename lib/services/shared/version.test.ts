import { expect, test } from 'vitest'
import { requireVersion } from './version'

test.each(['"3"', '"3-a1b2"', 'W/"3-a1b2"', '"1", "3"', '*'])('If-Match %s names version 3', (ifMatch) => {
  expect(() => requireVersion(3, undefined, ifMatch)).not.toThrow()
})

test.each(['"2"', '"2-a1b2"', '3', '""'])('If-Match %s does not name version 3', (ifMatch) => {
  expect(() => requireVersion(3, undefined, ifMatch)).toThrow(expect.objectContaining({ code: 'PRECONDITION_FAILED' }))
})

test('an expected version that is not the current one is a conflict', () => {
  expect(() => requireVersion(3, 3, null)).not.toThrow()
  expect(() => requireVersion(3, 2, null)).toThrow(expect.objectContaining({ code: 'VERSION_CONFLICT' }))
})
