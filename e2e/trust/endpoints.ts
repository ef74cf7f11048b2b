import { readdirSync } from 'node:fs'
import { YARN } from '../demo'
import { pathOf, routeFiles } from '../http-rules/routes'
import { ROOT } from '../start/launch'
import { type Client, must } from './client'
import { deal, sellerIdOf } from './fixtures'
import type { World } from './world'

export interface Endpoint {
  /** The pattern of the file. */
  name: string
  method: string
  path: string
  isPage: boolean
  /** The same for everyone, so shared caches may keep it. */
  isOpen: boolean
}

/** Every page and route on disk, with ids of existing records, and four paths that do not exist. */
export async function listEndpoints(world: World): Promise<Endpoint[]> {
  const [seller, buyer] = [await world.as('growth'), await world.as('buyer')]
  const { rfqId, quoteId, orderId } = await deal(buyer, seller, { isAccepted: true })
  const listingId = await firstPublicListing(world.anonymous)
  const ids = {
    moduleKey: 'yarn',
    chapter: 'listings',
    listingId,
    rfqId,
    quoteId,
    orderId,
    id: rfqId,
    sellerId: await sellerIdOf(seller),
  }
  const pages = pagePatterns().map((pattern) => ({
    name: pattern,
    path: pathOf(pattern, ids),
    isPage: true,
    isOpen: true,
  }))
  const routes = routeFiles()
    // A stream does not end. Its headers are those of every route.
    .filter(({ pattern }) => !pattern.endsWith('/stream') && pattern !== '/api/:...path')
    .flatMap(({ pattern, methods }) =>
      methods.map((method) => ({
        name: `${method} ${pattern}`,
        method,
        // Writes change nothing: they have no body and name no record.
        path: pathOf(pattern, method === 'GET' ? ids : {}),
        isPage: false,
        isOpen: /^\/api\/(trade-core\/listings|health|openapi\.json)/.test(pattern),
      })),
    )
  const missing = [
    { name: 'no page', path: '/nothing/here', isPage: true },
    { name: 'no module', path: '/listings/nothing', isPage: true },
    { name: 'no route', path: '/api/nothing', isPage: false },
    { name: 'no method', method: 'PUT', path: '/api/rfq/mine', isPage: false },
  ]
  return [...pages, ...missing.map((endpoint) => ({ isOpen: true, ...endpoint })), ...routes]
    .map((endpoint) => ({ method: 'GET', ...endpoint }))
    .filter(({ path, method }) => !(method === 'DELETE' && path === '/api/account/sessions'))
}

function pagePatterns(): string[] {
  return readdirSync(`${ROOT}/app`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('page.tsx'))
    .map(
      (name) =>
        `/${name.replace(/\/?page\.tsx$/, '')}`.replaceAll(/\/\([^)]+\)/g, '').replaceAll(/\[([^\]]+)\]/g, ':$1') ||
        '/',
    )
    .sort()
}

async function firstPublicListing(anonymous: Client): Promise<string> {
  const { listings } = must(await anonymous.get(`${YARN}?limit=1`), 200).json<{ listings: { listingId: string }[] }>()
  return listings[0]?.listingId ?? ''
}
