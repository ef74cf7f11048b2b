import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { Listing } from '../listing'
import { searchText, searchVector } from './search-text'

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

test('a count that a title has in short is found by its words in full', () => {
  expect(wordsOf({ title: '40s CH' })).toEqual(expect.arrayContaining(['combed', 'hosiery']))
  expect(wordsOf({ title: 'Export quality 40s KW yarn' })).toEqual(expect.arrayContaining(['carded', 'weaving']))
})

test('a unit is found by its name, and not by short names that are other words', () => {
  const values = { title: 'Buttons', uom: 'gross' }
  const words = searchText({ values, seller: SELLER } as unknown as Listing, matrixDefinition('garment_accessories'))
  expect(words.split(' ')).toContain('gross')
  expect(words.toLowerCase().split(' ')).not.toContain('grs')
})

const vectorOf = (values: Record<string, unknown>) =>
  searchVector({ values, seller: SELLER } as unknown as Listing, matrixDefinition('yarn')).split(' ')

test('the parts of a number with hyphens or slashes are words of their own, those of the title weigh more', () => {
  const words = vectorOf({ title: 'Dye 17095-24-8 PC 65/35', sellerSku: 'X-1' })
  expect(words).toEqual(
    expect.arrayContaining(["'17095':1A", "'24':1A", "'8':1A", "'65':1A", "'35':1A", "'tiruppur':1"]),
  )
})

test('a vowel sign of an Indian script belongs to its word, and invisible characters to none', () => {
  expect(vectorOf({ title: 'कपास co\u00adtton क्\u200dष ❤\ufe0f' }).slice(0, 4)).toEqual([
    "'कपास':1A",
    "'cotton':1A",
    "'क्ष':1A",
    "'kongu':1",
  ])
})
