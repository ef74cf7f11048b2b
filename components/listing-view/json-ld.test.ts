import { expect, it } from 'vitest'
import { scriptSafe } from './json-ld'

it('lets no text end the element it stands in, and reads back the same', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028 \u2029' }
  const text = scriptSafe(hostile)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(hostile)
})
