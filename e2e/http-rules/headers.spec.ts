import { expect, problemOf, test } from '../fixtures'
import { pathOf, routeFiles } from './routes'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** The address of everything that is none. */
const NOTHING = '/api/:...path'

const routes = routeFiles().filter(({ pattern }) => pattern !== NOTHING)

test('a method that an address does not take is 405 with those that it takes, in the one shape, on every route', async ({
  api,
}) => {
  for (const { pattern, methods } of routes) {
    const taken = pattern.includes('nextauth') ? ['GET', 'POST'] : methods
    const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ')
    const refused = METHODS.filter((method) => !taken.includes(method))
    expect(refused.length, pattern).toBeGreaterThan(0)
    for (const method of refused) {
      const response = await api.anonymous.fetch(pathOf(pattern), { method })
      await problemOf(response, 405, 'METHOD_NOT_ALLOWED')
      expect(response.headers().allow, `${method} ${pattern}`).toBe(allow)
      expect(response.headers()).toMatchObject({
        'api-version': expect.any(String),
        'ratelimit-policy': expect.any(String),
      })
    }
  }
})

test('OPTIONS names the methods of every address, HEAD answers as GET does without a body', async ({ api }) => {
  const buyer = await api.as('buyer')
  for (const { pattern, methods } of routes.filter((route) => !route.pattern.includes('stream'))) {
    const options = await api.anonymous.fetch(pathOf(pattern), { method: 'OPTIONS' })
    expect(options.status(), pattern).toBe(204)
    const allow = new Set((options.headers().allow ?? '').split(', '))
    expect(
      methods.every((method) => allow.has(method)),
      `${pattern} allows ${[...allow]}`,
    ).toBe(true)
    if (!methods.includes('GET') || pattern.includes('nextauth')) continue
    const [got, head] = [await buyer.get(pathOf(pattern)), await buyer.head(pathOf(pattern))]
    expect(head.status(), pattern).toBe(got.status())
    expect(head.headers()['content-type'], pattern).toBe(got.headers()['content-type'])
    expect(await head.text(), pattern).toBe('')
  }
})

test('what is refused at the door names the request, the version and the limit too', async ({ api }) => {
  const refusals = [
    await api.anonymous.fetch('/api/rfq/mine', { headers: { 'next-action': 'x' } }),
    await api.anonymous.fetch('/api/rfq/create', {
      method: 'POST',
      headers: { 'content-encoding': 'gzip' },
      data: 'x',
    }),
    await api.anonymous.get('/api/nothing/here'),
    await api.anonymous.get('/api/rfq/mine'),
  ]
  for (const response of refusals) {
    expect(response.ok()).toBe(false)
    const headers = response.headers()
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
    expect(headers['api-version']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(headers['ratelimit-policy']).toMatch(/^"address";q=\d+;w=60/)
  }
})

test('a counted request tells what is left of each limit, by whichever door it came', async ({ api }) => {
  const seller = await api.as('growth')
  for (const path of ['/api/trade-core/listings/yarn?limit=1', '/api/notifications']) {
    const { ratelimit = '' } = (await seller.get(path)).headers()
    expect(ratelimit, path).toMatch(/^"address";r=\d+;t=\d+, "account";r=\d+;t=\d+$/)
  }
})

test('a version that is pinned is answered by name, one that is none is refused', async ({ api }) => {
  for (const path of ['/api/trade-core/listings/yarn?limit=1', '/api/health/ready']) {
    const pinned = await api.anonymous.get(path, { headers: { 'api-version': '2026-11-21' } })
    expect([pinned.status(), pinned.headers()['api-version']]).toEqual([200, '2026-11-21'])
    await problemOf(await api.anonymous.get(path, { headers: { 'api-version': 'latest' } }), 400, 'API_VERSION_UNKNOWN')
  }
})
