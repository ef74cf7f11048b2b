import { expect, test } from 'vitest'
import { scriptSafe } from './json-ld'

test('escapes text that could close the element and parses back unchanged', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028 \u2029' }
  const text = scriptSafe(hostile)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(hostile)
})
