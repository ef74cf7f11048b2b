import { describe, expect, test } from 'vitest'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { yarn } from '@/lib/domain/modules/yarn'
import { askOrigin } from '@/lib/domain/rfq/requests/ask-origin'
import {
  apiParameters,
  askSellersHref,
  changedAddress,
  clearedAddress,
  comparedIds,
  hrefOf,
  tidyAddress,
  toggledCompare,
  withoutValue,
} from './grid-address'

const tidied = (query: string, counts = ['count']) => tidyAddress(new URLSearchParams(query), counts).toString()

describe('tidyAddress', () => {
  test('drops what a form sends empty or twice', () => {
    expect(tidied('q=&priceMin=&fiberType=Cotton&fiberType=Cotton&sort=price&moqMax=+')).toBe(
      'fiberType=Cotton&sort=price',
    )
  })

  test('names the system of a count range as the API expects', () => {
    expect(tidied('countMin=28&countMax=&countIn=Nm')).toBe('countMin=28&countSystem=Nm')
  })

  test('keeps the chosen system as a page parameter while there is no range', () => {
    expect(tidied('countMin=&countMax=&countIn=Nm')).toBe('countIn=Nm')
  })

  test('prefers the system in the form over the one in the address', () => {
    expect(tidied('countMin=150&countIn=Denier&countSystem=Ne')).toBe('countMin=150&countSystem=Denier')
  })

  test('names the system of a range of any count, in Ne too', () => {
    const counts = ['warpCount', 'weftCount']
    expect(tidied('warpCountMin=40&countIn=Ne&weftCountMax=&countIn=Ne', counts)).toBe('warpCountMin=40&countSystem=Ne')
    expect(tidied('warpCountMin=&countIn=Ne', counts)).toBe('')
  })

  test('has a quantity in digits alone, and its unit only with it', () => {
    expect(tidied('quantity=2,000&quantityUom=kg')).toBe('quantity=2000&quantityUom=kg')
    expect(tidied('quantity=1,20,000.5')).toBe('quantity=120000.5')
    expect(tidied('quantity=2,5')).toBe('quantity=2%2C5')
    expect(tidied('quantity=+&quantityUom=kg')).toBe('')
  })

  test('gives the same result when applied twice', () => {
    const tidiedOnce = tidied('countMin=28&countIn=Nm&q= combed &layout=table')
    expect(tidied(tidiedOnce)).toBe(tidiedOnce)
  })
})

describe('apiParameters', () => {
  test('leaves no parameter that the API would refuse as unknown', () => {
    const address = new URLSearchParams(
      'layout=table&countIn=Nm&after=24&filters=all&view=card&facets=true&fiberType=Cotton&quantity=2000&quantityUom=kg',
    )
    const parameters = apiParameters(address)
    expect(parameters.toString()).toBe('fiberType=Cotton')
    expect(parseCatalogueQuery(yarn, parameters).issues).toEqual([])
  })
})

describe('changes of an address', () => {
  const address = new URLSearchParams(
    'fiberType=Cotton&fiberType=Viscose&layout=table&sort=relevance&q=30s&cursor=abc&after=24',
  )

  test('start at the first page of the list', () => {
    expect(changedAddress(address, { sort: 'price' }).has('cursor')).toBe(false)
    expect(changedAddress(address, { sort: 'price' }).has('after')).toBe(false)
  })

  test('remove one value and keep the others', () => {
    expect(withoutValue(address, 'fiberType', 'Cotton').getAll('fiberType')).toEqual(['Viscose'])
    expect(withoutValue(address, 'fiberType', null).has('fiberType')).toBe(false)
  })

  test('clear the filters but keep the layout', () => {
    expect(clearedAddress(address).toString()).toBe('layout=table')
  })

  test('give a path without a question mark when there are no parameters', () => {
    expect(hrefOf('/listings/yarn', new URLSearchParams())).toBe('/listings/yarn')
  })
})

describe('listings selected for comparison', () => {
  test('are added and removed without leaving the page', () => {
    const address = new URLSearchParams('q=30s&cursor=abc&after=24&compare=a')
    const two = toggledCompare(address, 'b')
    expect(two?.toString()).toBe('q=30s&cursor=abc&after=24&compare=a&compare=b')
    expect(two && toggledCompare(two, 'a')?.toString()).toBe('q=30s&cursor=abc&after=24&compare=b')
  })

  test('are at most four, without duplicates', () => {
    const address = new URLSearchParams('compare=a&compare=a&compare=b&compare=c&compare=d')
    expect(comparedIds(address)).toEqual(['a', 'b', 'c', 'd'])
    expect(toggledCompare(address, 'e')).toBeNull()
    expect(toggledCompare(address, 'd')?.getAll('compare')).toEqual(['a', 'b', 'c'])
  })

  test('stay when the filters are cleared and are not sent to the API', () => {
    const address = new URLSearchParams('fiberType=Cotton&compare=a')
    expect(clearedAddress(address).toString()).toBe('compare=a')
    expect(apiParameters(address).toString()).toBe('fiberType=Cotton')
  })
})

describe('askSellersHref', () => {
  const listingIds = ['0192f0c1-2222-7000-8000-000000000001', '0192f0c1-2222-7000-8000-000000000002']
  const originOf = (href: string) => askOrigin(new URL(href, 'http://mill.example').searchParams)

  test('asks for a quantity in its unit', () => {
    const asked = { amount: 400, unit: 'piece' } as const
    const href = askSellersHref('mini_wholesale_textile_market', listingIds, asked)
    expect(originOf(href)).toMatchObject({ kind: 'similar', listingIds, asked })
    expect(originOf(askSellersHref('yarn', listingIds))).toMatchObject({ asked: null })
  })

  test('without its unit a quantity of several listings is not read', () => {
    expect(originOf(`${askSellersHref('yarn', listingIds)}&quantity=400`)).toMatchObject({ asked: null })
  })
})
