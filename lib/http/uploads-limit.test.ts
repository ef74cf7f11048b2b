import { expect, test, vi } from 'vitest'
import { POST as uploadFile } from '@/app/api/rfq/attachments/route'
import { POST as uploadAttachment } from '@/app/api/trade-core/listings/[moduleKey]/[listingId]/attachments/route'
import { POST as startImport } from '@/app/api/trade-core/listings/[moduleKey]/imports/route'
import { newId } from '@/lib/config/new-id'
import { createTokenFor } from '@/lib/services/accounts/tokens'
import { testMarket } from '@/lib/testing/market'

const market = testMarket()

test.each([
  ['a file of a request', uploadFile],
  ['a file of a listing', uploadAttachment],
  ['a file of listings', startImport],
])('%s counts against the uploads of its account in a minute', async (_, route) => {
  vi.stubEnv('UPLOADS_PER_MINUTE', '2')
  vi.stubEnv('LOG_LEVEL', 'silent')
  const { email } = await market.newSeller({ plan: null, roles: ['buyer', 'seller'] })
  const token = await createTokenFor(market.ctxFor(null), { email, name: 'erp' })
  const params = { moduleKey: 'yarn', listingId: newId() }
  const post = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' }
    const request = new Request('http://market.example/api', { method: 'POST', headers, body: 'x' })
    return (await route(request, { params: Promise.resolve(params) })).status
  }
  const statuses = [await post(), await post(), await post()]
  expect(statuses.slice(0, 2)).not.toContain(429)
  expect(statuses[2]).toBe(429)
})
