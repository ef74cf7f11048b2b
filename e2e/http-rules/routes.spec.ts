import { PAID_WRITE_ROUTES } from '@/lib/contract/readback/marketplace-routes'
import { routeText } from '@/lib/contract/route'
import { expect, problemOf, test } from '../fixtures'
import { onlyReads, pathOf, routeFiles } from './routes'

/** Handles every path without a route of its own. */
const CATCH_ALL = '/api/:...path'

/** Public routes. Every other route needs authentication. */
const PUBLIC = new Set([
  'GET /api/attachments/:attachmentId',
  'GET /api/auth/:...nextauth',
  'POST /api/auth/:...nextauth',
  'POST /api/account/email-confirmation',
  'POST /api/account/password-reset',
  'POST /api/account/password-reset/request',
  'POST /api/account/sign-up',
  'POST /api/notifications/unsubscribe',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/openapi.json',
  'GET /api/trade-core/listings/:moduleKey',
  'GET /api/trade-core/search',
  'GET /api/trade-core/search/suggestions',
  'GET /api/trade-core/listings/:moduleKey/:listingId',
  'GET /api/trade-core/listings/:moduleKey/definition',
  'GET /api/trade-core/listings/:moduleKey/import-template',
])

const routes = routeFiles()
  .filter(({ pattern }) => pattern !== CATCH_ALL)
  .flatMap((route) => route.methods.map((method) => ({ ...route, method, name: `${method} ${route.pattern}` })))

test('every route that is not listed as public is 401 without authentication', async ({ api }) => {
  expect(routes.length).toBeGreaterThan(8)
  const names = new Set(routes.map(({ name }) => name))
  for (const name of PUBLIC) expect(names, 'the public list contains only existing routes').toContain(name)
  for (const { method, pattern, name } of routes) {
    if (PUBLIC.has(name)) continue
    const response = await api.anonymous.fetch(pathOf(pattern), { method, ...(method === 'GET' ? {} : { data: {} }) })
    expect(response.status(), name).toBe(401)
    expect(await response.json(), name).toMatchObject({ ok: false, code: 'AUTH_REQUIRED' })
  }
})

test('every listing write is declared as paid and is 403 for a seller without the module', async ({ api }) => {
  const onDisk = routes
    .filter(({ method, pattern }) => !onlyReads(method, pattern) && pattern.startsWith('/api/trade-core/listings/'))
    .map(({ name }) => name)
  expect(PAID_WRITE_ROUTES.map(routeText).sort()).toEqual(onDisk.sort())
  for (const account of ['none', 'lapsed'] as const) {
    const seller = await api.as(account)
    for (const route of PAID_WRITE_ROUTES) {
      const response = await seller.fetch(pathOf(route.path), { method: route.method, data: {} })
      expect(response.status(), `${routeText(route)} as ${account}`).toBe(403)
    }
  }
  const starter = await api.as('starter')
  for (const route of PAID_WRITE_ROUTES) {
    const response = await starter.fetch(pathOf(route.path, { moduleKey: 'chemical_dye' }), {
      method: route.method,
      data: {},
    })
    expect(await response.json(), routeText(route)).toMatchObject({
      code: 'MODULE_NOT_IN_PLAN',
      blockCode: 'MODULE_NOT_IN_PLAN',
    })
  }
})

test('an unknown API path is 404 and an unsupported method is 405', async ({ api }) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    await problemOf(await api.anonymous.fetch('/api/nothing/here', { method }), 404, 'NOT_FOUND')
  }
  const refused = await api.anonymous.fetch('/api/trade-core/listings/yarn', { method: 'PATCH' })
  await problemOf(refused, 405, 'METHOD_NOT_ALLOWED')
  expect(refused.headers().allow).toBe('GET, HEAD, OPTIONS, POST')
  await problemOf(await api.anonymous.fetch('/api/health/live', { method: 'DELETE' }), 405, 'METHOD_NOT_ALLOWED')
})

test('route files are declarations of at most 20 lines', () => {
  for (const { file, lines, methods } of routeFiles()) {
    expect(methods.length, file).toBeGreaterThan(0)
    expect(lines, file).toBeLessThanOrEqual(20)
  }
})
