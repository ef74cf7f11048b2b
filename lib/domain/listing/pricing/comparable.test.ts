import { describe, expect, test } from 'vitest'
import { chemicalDye } from '@/lib/domain/modules/chemical-dye'
import { garmentAccessories } from '@/lib/domain/modules/garment-accessories'
import { testingLab } from '@/lib/domain/modules/testing-lab-instruments'
import { textileRetailers } from '@/lib/domain/modules/textile-retailers'
import { comparedFields, comparedNames, isComparable } from './comparable'

const ZIP = { trimType: 'Zipper', material: 'Brass', finish: 'Antique brass' }
const zip = (parts: object) => ({ ...ZIP, zipper: { number: 5, teeth: 'Metal', ends: 'Closed', length: 18, ...parts } })

describe('trims', () => {
  test.each([
    ['another length', { length: 70 }],
    ['other ends', { ends: 'Two-way' }],
    ['other teeth', { teeth: 'Coil' }],
    ['no stated length', { length: null }],
  ])('a zip is not compared with one of %s', (_what, parts) => {
    expect(isComparable(garmentAccessories, zip({}), zip(parts))).toBe(false)
  })

  test('a zip is compared with one that is written in other words', () => {
    const other = { ...zip({ ends: 'closed end' }), condition: 'Fresh' }
    expect(isComparable(garmentAccessories, zip({}), other)).toBe(true)
  })

  test('labels are compared with those of their type and length', () => {
    const label = { trimType: 'Label', labelType: 'Woven', dimensions: { length: 60 } }
    expect(isComparable(garmentAccessories, label, label)).toBe(true)
    expect(isComparable(garmentAccessories, label, { ...label, labelType: 'Care' })).toBe(false)
    expect(isComparable(garmentAccessories, label, { ...label, dimensions: { length: 25 } })).toBe(false)
  })

  test('each field is read once, and only what a listing states is named', () => {
    expect(comparedFields(garmentAccessories).filter((name) => name.startsWith('zipper'))).toEqual(['zipper'])
    const button = { trimType: 'Button', material: 'Polyester' }
    expect(comparedNames(garmentAccessories, button)).toEqual(['condition', 'material'])
    expect(comparedNames(garmentAccessories, zip({}))).toContain('zipper.length')
  })
})

test('a dye without a name is compared with no other', () => {
  const yellow = { chemClass: 'Dye', dyeClass: 'Disperse', color: 'Yellow' }
  const turquoise = { chemClass: 'Dye', dyeClass: 'Reactive', color: 'Turquoise' }
  expect(isComparable(chemicalDye, yellow, turquoise)).toBe(false)
  const black = { chemClass: 'Dye', ciName: 'C.I. Reactive Black 5' }
  expect(isComparable(chemicalDye, black, black)).toBe(true)
  expect(isComparable(chemicalDye, black, yellow)).toBe(false)
})

test('the rent for a day is not compared with that for a month', () => {
  const rental = { listingKind: 'Rental', instrumentType: 'Evenness', rentalPeriod: 'Day' }
  expect(isComparable(testingLab, rental, rental)).toBe(true)
  expect(isComparable(testingLab, rental, { ...rental, rentalPeriod: 'Month' })).toBe(false)
})

test('lists are compared by their words, whatever the order', () => {
  const kurti = { fabricName: 'Rayon', size: ['M', 'L'] }
  expect(isComparable(textileRetailers, kurti, { ...kurti, size: ['L', 'm'] })).toBe(true)
  expect(isComparable(textileRetailers, kurti, { ...kurti, size: ['L'] })).toBe(false)
})
