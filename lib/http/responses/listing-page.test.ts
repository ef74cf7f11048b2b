import { expect, test } from 'vitest'
import { readCatalogueQuery } from '@/lib/contract/queries/listing-page'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { RUPEE } from '@/lib/domain/units/exchange-rates'
import { listingPageResponse } from './listing-page'

function validatorOf(moduleKey: ModuleKey, version: number, asked = '') {
  const search = new URLSearchParams(asked)
  const query = readCatalogueQuery(moduleKey, search, RUPEE)
  const page = () => Promise.reject(new Error('a validator needs no page'))
  return listingPageResponse({ version, query, page }, { params: { moduleKey }, search }).etag
}

test('the validator of a list has its data version, its query and what the definition says', () => {
  const validator = validatorOf('yarn', 7, 'facets=true')
  expect(validator).toMatch(/^"7-[0-9a-f]{16}"$/)
  expect(validatorOf('yarn', 7, 'facets=true')).toBe(validator)
  const others = [
    validatorOf('yarn', 8, 'facets=true'),
    validatorOf('yarn', 7),
    validatorOf('thread', 7, 'facets=true'),
  ]
  expect(new Set([validator, ...others]).size).toBe(4)
})
