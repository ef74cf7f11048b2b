import { expect, problemOf, test } from '../fixtures'
import { pathOf, routeFiles } from './routes'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Handles every path without a route of its own. */
const CATCH_ALL = '/api/:...path'

const routes = routeFiles().filter(({ pattern }) => pattern !== CATCH_ALL)

test('an unsupported method is 405 with the allowed methods on every route', async ({ api }) => {
  for (const { pattern, methods } of routes) {
    const supported = pattern.includes('nextauth') ? ['GET', 'POST'] : methods
    const allow = [...supported, ...(supported.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ')
    const refused = METHODS.filter((method) => !supported.includes(method))
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

test('OPTIONS lists the methods of every route, and HEAD equals GET without a body', async ({ api }) => {
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
    const [get, head] = [await buyer.get(pathOf(pattern)), await buyer.head(pathOf(pattern))]
    expect(head.status(), pattern).toBe(get.status())
    expect(head.headers()['content-type'], pattern).toBe(get.headers()['content-type'])
    expect(await head.text(), pattern).toBe('')
  }
})

test('early refusals have the headers for request id, API version and rate limit', async ({ api }) => {
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

test('every counted request returns the remaining rate limits', async ({ api }) => {
  const seller = await api.as('growth')
  for (const path of ['/api/trade-core/listings/yarn?limit=1', '/api/notifications']) {
    const { ratelimit = '' } = (await seller.get(path)).headers()
    expect(ratelimit, path).toMatch(/^"address";r=\d+;t=\d+, "account";r=\d+;t=\d+$/)
  }
})

test('a known API version is confirmed and an unknown one refused', async ({ api }) => {
  for (const path of ['/api/trade-core/listings/yarn?limit=1', '/api/health/ready']) {
    const pinned = await api.anonymous.get(path, { headers: { 'api-version': '2026-11-21' } })
    expect([pinned.status(), pinned.headers()['api-version']]).toEqual([200, '2026-11-21'])
    await problemOf(await api.anonymous.get(path, { headers: { 'api-version': 'latest' } }), 400, 'API_VERSION_UNKNOWN')
  }
})
