import { expect, test } from 'vitest'
import { comparableUnits } from './conversion'

test('only units in which a quotation can be shown are offered', () => {
  const asked = { unit: 'cone', facts: {} }
  const units = ['1000 m', 'kg', 'set']
  expect(comparableUnits(asked, [{ unit: 'cone', facts: {} }], units)).toEqual(['cone'])
  const known = { unit: 'cone', facts: { lengthPerPackage: 5000 } }
  expect(comparableUnits(known, [known], units)).toEqual(['cone', '1000 m'])
  expect(comparableUnits(known, [known, { unit: '1000 m', facts: {} }], units)).toEqual(['cone', '1000 m'])
})

test('a unit of the trade that the quantity of the request does not convert to is left out', () => {
  expect(comparableUnits({ unit: 'm', facts: {} }, [{ unit: 'kg', facts: {} }], ['m', 'kg'])).toEqual(['m'])
})
