import { expect, test } from 'vitest'
import { awardedSeller } from './awarded-seller'

const [kongu, tapi] = [
  { status: 'CREATED', sellerId: 'kongu' },
  { status: 'CREATED', sellerId: 'tapi' },
] as const

test('is the one with all orders of an awarded request', () => {
  expect(awardedSeller({ status: 'AWARDED' }, [kongu, kongu])).toBe('kongu')
  expect(awardedSeller({ status: 'AWARDED' }, [kongu, { ...tapi, status: 'CANCELLED' }])).toBe('kongu')
})

test('is no one while the request is open, or when several sellers share it', () => {
  expect(awardedSeller({ status: 'QUOTED' }, [kongu])).toBe('')
  expect(awardedSeller({ status: 'AWARDED' }, [kongu, tapi])).toBe('')
})
