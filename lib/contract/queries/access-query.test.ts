import { describe, expect, test } from 'vitest'
import { readAccessExportQuery, readSellerIdQuery } from './access-query'

const refused = expect.objectContaining({ code: 'VALIDATION_FAILED' })

describe('the query of a readback', () => {
  test('names a seller by id in small letters, or no one', () => {
    expect(readSellerIdQuery(new URLSearchParams())).toBeNull()
    expect(readSellerIdQuery(new URLSearchParams('sellerId=019756F0-8A3C'))).toBe('019756f0-8a3c')
  })

  test.each(['plan=all', 'sellerId=a&sellerId=b', 'sellerId=a&x=1'])('%s is refused', (query) => {
    expect(() => readSellerIdQuery(new URLSearchParams(query))).toThrow(refused)
  })
})

describe('the query of an export of sellers', () => {
  test('has the filter of the page and a layout', () => {
    expect(readAccessExportQuery(new URLSearchParams('request=open&plan=&q='))).toMatchObject({
      filter: { request: 'open', plan: '', q: '' },
      layout: 'sellers',
    })
    expect(readAccessExportQuery(new URLSearchParams('layout=cells')).layout).toBe('cells')
  })

  test.each(['layout=sideways', 'colour=blue', 'state=half', 'plan=gold'])('%s is refused', (query) => {
    expect(() => readAccessExportQuery(new URLSearchParams(query))).toThrow(refused)
  })
})
