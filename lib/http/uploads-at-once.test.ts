import { expect, test, vi } from 'vitest'
import { POST as uploadFile } from '@/app/api/rfq/attachments/route'
import { createTokenFor } from '@/lib/services/accounts/tokens'
import { testMarket } from '@/lib/testing/market'

const market = testMarket()

test('only so many uploads of one account are under way, until one of them ends', async () => {
  vi.stubEnv('LOG_LEVEL', 'silent')
  const newToken = async () => {
    const { email } = await market.newSeller({ plan: null, roles: ['buyer', 'seller'] })
    return createTokenFor(market.ctxFor(null), { email, name: 'erp' })
  }
  const post = async (token: string | null, body: ReadableStream | string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    return uploadFile(new Request('http://market.example/api', init), { params: Promise.resolve({}) })
  }
  const [one, other] = [await newToken(), await newToken()]
  const ends: (() => void)[] = []
  const answers: Promise<Response>[] = []
  for (let n = 0; n < 8; n++) {
    await new Promise<void>((isRead) => {
      const pull = (controller: ReadableStreamDefaultController) => {
        ends.push(() => controller.close())
        isRead()
      }
      answers.push(post(one, new ReadableStream({ pull }, { highWaterMark: 0 })))
    })
  }
  const refused = await post(one, '--b--')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect((await post(other, '--b--')).status, 'of another account').toBe(422)
  ends[0]?.()
  expect((await answers[0])?.status).toBe(422)
  expect((await post(one, '--b--')).status, 'after the end of one').toBe(422)
  for (const end of ends.slice(1)) end()
  for (const answer of answers) expect((await answer).status).toBe(422)
})
