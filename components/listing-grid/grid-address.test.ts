import { describe, expect, it } from 'vitest'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { yarn } from '@/lib/domain/modules/yarn'
import {
  apiParameters,
  changedAddress,
  clearedAddress,
  comparedIds,
  hrefOf,
  tidyAddress,
  toggledCompare,
  withoutValue,
} from './grid-address'

const tidied = (query: string) => tidyAddress(new URLSearchParams(query)).toString()

describe('tidyAddress', () => {
  it('drops what a form sends empty or twice', () => {
    expect(tidied('q=&priceMin=&fiberType=Cotton&fiberType=Cotton&sort=price&moqMax=+')).toBe(
      'fiberType=Cotton&sort=price',
    )
  })

  it('names the system of a count range as the API does', () => {
    expect(tidied('countMin=28&countMax=&countIn=Nm')).toBe('countMin=28&countSystem=Nm')
  })

  it('keeps the chosen system for the page alone while there is no range', () => {
    expect(tidied('countMin=&countMax=&countIn=Nm')).toBe('countIn=Nm')
  })

  it('takes the system the form was sent in over the one that stood in the address', () => {
    expect(tidied('countMin=150&countIn=Denier&countSystem=Ne')).toBe('countMin=150&countSystem=Denier')
  })

  it('is the same done twice', () => {
    const once = tidyAddress(new URLSearchParams('countMin=28&countIn=Nm&q= combed &layout=table'))
    expect(tidyAddress(once).toString()).toBe(once.toString())
  })
})

describe('apiParameters', () => {
  it('leaves nothing that the API would refuse as unknown', () => {
    const address = new URLSearchParams('layout=table&countIn=Nm&after=24&view=card&facets=true&fiberType=Cotton')
    const asked = apiParameters(address)
    expect(asked.toString()).toBe('fiberType=Cotton')
    expect(parseCatalogueQuery(yarn, asked).issues).toEqual([])
  })
})

describe('changes of an address', () => {
  const address = new URLSearchParams(
    'fiberType=Cotton&fiberType=Viscose&layout=table&sort=relevance&q=30s&cursor=abc&after=24',
  )

  it('start at the first page of the list', () => {
    expect(changedAddress(address, { sort: 'price' }).has('cursor')).toBe(false)
    expect(changedAddress(address, { sort: 'price' }).has('after')).toBe(false)
  })

  it('take one value off and leave its neighbours', () => {
    expect(withoutValue(address, 'fiberType', 'Cotton').getAll('fiberType')).toEqual(['Viscose'])
    expect(withoutValue(address, 'fiberType', null).has('fiberType')).toBe(false)
  })

  it('clear the filters but not how the list is shown', () => {
    expect(clearedAddress(address).toString()).toBe('layout=table')
  })

  it('give a path without a question mark when nothing is asked', () => {
    expect(hrefOf('/listings/yarn', new URLSearchParams())).toBe('/listings/yarn')
  })
})

describe('listings laid aside', () => {
  it('come and go without moving the list', () => {
    const address = new URLSearchParams('q=30s&cursor=abc&after=24&compare=a')
    const two = toggledCompare(address, 'b')
    expect(two?.toString()).toBe('q=30s&cursor=abc&after=24&compare=a&compare=b')
    expect(two && toggledCompare(two, 'a')?.toString()).toBe('q=30s&cursor=abc&after=24&compare=b')
  })

  it('are four at the most, and each once', () => {
    const address = new URLSearchParams('compare=a&compare=a&compare=b&compare=c&compare=d')
    expect(comparedIds(address)).toEqual(['a', 'b', 'c', 'd'])
    expect(toggledCompare(address, 'e')).toBeNull()
    expect(toggledCompare(address, 'd')?.getAll('compare')).toEqual(['a', 'b', 'c'])
  })

  it('stay when the filters are cleared, and are no question to the API', () => {
    const address = new URLSearchParams('fiberType=Cotton&compare=a')
    expect(clearedAddress(address).toString()).toBe('compare=a')
    expect(apiParameters(address).toString()).toBe('fiberType=Cotton')
  })
})
