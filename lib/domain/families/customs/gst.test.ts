import { expect, test } from 'vitest'
import { gstPercentOf } from './gst'

test.each([
  ['520523', 5],
  ['5205.23.10', 5],
  ['5407', 5],
  ['600622', 5],
  // Shirts carry 5 or 18 percent by their price, dyes are no textile, and raw jute is free.
  ['610510', null],
  ['320416', null],
  ['530310', null],
  ['', null],
])('the GST of code "%s" is %j', (code, percent) => {
  expect(gstPercentOf(code)).toBe(percent)
})
