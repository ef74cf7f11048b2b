import { expect, test } from 'vitest'
import { openApiDocument } from '@/lib/contract/document/document'
import { asObject } from '@/lib/contract/document/example'
import { exampleListing } from '@/lib/contract/document/real-examples'
import { SEARCH_EXAMPLE } from '@/lib/contract/responses/listing'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'
import { testMarket } from '@/lib/testing/market'
import { searchMarket } from './search-market'

const market = testMarket({ now: new Date('2026-11-21T06:30:00.000Z') })

test('the example of the search is what the service answers where its listing is the only one', async () => {
  const { seller: shown, moduleKey } = exampleListing()
  const { companyName, city, state } = shown
  const seller = await market.newSeller({ companyName, city, state })
  const [first] = moduleExamples(moduleKey).whole
  const ctx = market.ctxFor(seller)
  await writeListing(ctx, await entitledSeller(ctx, { moduleKey }), { body: first?.body, mode: {} })

  const operation = asObject(asObject(asObject(openApiDocument().paths)['/api/trade-core/search']).get)
  const { content } = asObject(asObject(operation.responses)['200'])
  const { understood, corrected, groups } = asObject(asObject(asObject(content)['application/json']).example)

  const answered = await searchMarket(market.ctxFor(null), { q: SEARCH_EXAMPLE.q, limit: 4 })
  // Ids differ, and with them the drawing.
  const same = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (name, part: unknown) =>
      ['listingId', 'sellerId', 'swatch'].includes(name) ? undefined : part,
    )
  expect(same({ understood, corrected, groups })).toEqual(same(answered))
})
