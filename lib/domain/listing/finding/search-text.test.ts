import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { Listing } from '../listing'
import { searchText } from './search-text'

const SELLER = { companyName: 'Kongu Yarns', city: 'Tiruppur', state: 'Tamil Nadu' }
const wordsOf = (values: Record<string, unknown>) =>
  searchText({ values, seller: SELLER } as unknown as Listing, matrixDefinition('yarn'))
    .toLowerCase()
    .split(' ')

const VISCOSE_FAMILY = { yarnFamily: 'Viscose spun', category: 'Viscose spun' }

test('viscose is not found as lyocell, although both are one family', () => {
  expect(wordsOf({ ...VISCOSE_FAMILY, fiberType: ['Viscose'] })).not.toContain('tencel')
  expect(wordsOf({ ...VISCOSE_FAMILY, fiberType: ['Viscose'] })).toContain('rayon')
})

test.each([['Lyocell'], ['Tencel']])('%s is found as tencel and as lyocell', (fibre) => {
  expect(wordsOf({ ...VISCOSE_FAMILY, fiberType: [fibre] })).toEqual(expect.arrayContaining(['tencel', 'lyocell']))
})

test('a family without its fibres is found by all its synonyms', () => {
  expect(wordsOf(VISCOSE_FAMILY)).toEqual(expect.arrayContaining(['tencel', 'modal', 'rayon']))
})

test('a title is found by the words of the lists for what it says', () => {
  const values = { title: 'SJ 160 GSM renial' }
  const text = searchText({ values, seller: SELLER } as unknown as Listing, matrixDefinition('grey_fabric'))
  expect(text.toLowerCase().split(' ')).toEqual(expect.arrayContaining(['single', 'jersey', 'rayon']))
})

test('the parts of a number with hyphens are words of their own', () => {
  expect(wordsOf({ title: 'Dye 17095-24-8', sellerSku: 'X' })).toEqual(expect.arrayContaining(['17095', '24', '8']))
})
