import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { routeText } from '@/lib/contract/route'
import { ROUTES } from '@/lib/contract/routes'
import { DIRECT_HANDLERS, directHandler } from './direct'

const ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'
const LISTINGS = '/api/trade-core/listings/yarn'

const direct = DIRECT_HANDLERS.map(({ declaration }) => declaration)

const isAnswered = (method: string, url: string, headers: IncomingMessage['headers'] = {}) =>
  directHandler({ method, url, headers } as IncomingMessage) !== null

test('every declared route is answered without Next', () => {
  expect(direct.map(routeText).sort()).toEqual(ROUTES.map(routeText).sort())
})

test.each(direct.map((route) => [routeText(route), route] as const))(
  '%s is answered here, and no method of its path that is not declared',
  (_, { method, path }) => {
    const url = path.replace(':moduleKey', 'yarn').replaceAll(/:\w+/g, ID)
    expect(isAnswered(method, url)).toBe(true)
    expect(isAnswered('HEAD', url)).toBe(direct.some((at) => at.path === path && at.method === 'GET'))
    const declared = new Set<string>(direct.filter((at) => at.path === path).map((at) => at.method))
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'get']) {
      expect(isAnswered(other, url), other).toBe(declared.has(other))
    }
  },
)

describe('what is unusual is left to Next', () => {
  test.each([
    ['the sign-in of NextAuth', '/api/auth/session'],
    ['an unknown path', '/api/unknown'],
    ['a path without its dot', '/api/openapi-json'],
    ['a page', '/listings/yarn'],
    ['a longer path', `${LISTINGS}/${ID}/attachments/${ID}/more`],
    ['a slash at the end', `${LISTINGS}/`],
    ['a second slash', `${LISTINGS}//${ID}`],
    ['an escaped path', '/api/trade-core/listings/%79arn'],
    ['a path in capitals', '/api/trade-core/listings/YARN'],
    ['what is not an id', `${LISTINGS}/x`],
    ['a parameter of Next', `${LISTINGS}?_rsc=1`],
    ['a query that parsers read in different ways', `${LISTINGS}?search="a"`],
  ])('%s', (_, url) => {
    expect(isAnswered('GET', url)).toBe(false)
  })

  test('a request of its router', () => {
    expect(isAnswered('GET', LISTINGS)).toBe(true)
    expect(isAnswered('GET', LISTINGS, { rsc: '1' })).toBe(false)
  })
})
