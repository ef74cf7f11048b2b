import { expect, test } from 'vitest'
import type { Comparison } from '../record'
import { taxNote } from './tax-note'

const note = (basis: object, totals: object[]) => taxNote({ basis, totals } as Comparison)

test('the page says whether its figures include tax, and what was taken out', () => {
  expect(note({}, [{}])).toBe('Excluding tax.')
  expect(note({}, [{}, { taxTaken: 5 }])).toBe('Excluding tax: 5 % GST is taken out of prices that include it.')
  expect(note({ taxIncluded: true }, [{}])).toBe('Including tax, as all prices do.')
})
