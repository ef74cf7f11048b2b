import { expect, test } from 'vitest'
import type { Listing } from '../listing'
import { countryOfGoods, listingCountry, placeOfGoods } from './context'

const listing = (values: object, country = 'IN') => ({ values, seller: { country } }) as unknown as Listing

test('goods lie with their seller wherever they were grown, unless they are dispatched from elsewhere', () => {
  expect(countryOfGoods(listing({ originCountry: 'US' }))).toBe('IN')
  expect(countryOfGoods(listing({ originCountry: 'US', dispatchCountry: 'AE' }))).toBe('AE')
  expect(countryOfGoods(listing({ originCountry: 'US' }, ''))).toBe('US')
})

test('the country by which buyers filter is that of the dispatch, else that of the origin', () => {
  expect(listingCountry(listing({ originCountry: 'US' }))).toBe('US')
  expect(listingCountry(listing({}, 'IT'))).toBe('IT')
})

test('the town of the seller is the place of goods only if they lie in its country', () => {
  const surat = { city: 'Surat', state: 'Gujarat', country: 'IN' }
  const placeOf = (values: object, seller = surat) => placeOfGoods({ values, seller } as unknown as Listing)
  expect(placeOf({})).toBe('Surat, Gujarat')
  expect(placeOf({ originCountry: 'IT' })).toBe('Surat, Gujarat')
  expect(placeOf({ dispatchCountry: 'IT' })).toBe('')
  expect(placeOf({ dispatchCountry: 'IN' }, { ...surat, country: '' })).toBe('Surat, Gujarat')
})
