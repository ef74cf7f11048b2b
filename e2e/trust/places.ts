import { readdirSync } from 'node:fs'
import { YARN } from '../demo'
import { pathOf, routeFiles } from '../house/routes'
import { ROOT } from '../start/launch'
import { type Client, must } from './client'
import { deal, sellerIdOf } from './scene'
import type { World } from './world'

export interface Place {
  /** As the file system names it. */
  name: string
  method: string
  path: string
  isPage: boolean
  /** Open to everybody alike: it may be kept while its validator holds. */
  isOpen: boolean
}

/** Each page and each route of the file system, on things that are there, and what is not there at all. */
export async function placesOf(world: World): Promise<Place[]> {
  const [seller, buyer] = [await world.as('growth'), await world.as('buyer')]
  const { rfqId, quoteId, orderId } = await deal(buyer, seller, { isAccepted: true })
  const listingId = await anOpenListing(world.anonymous)
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
    // A stream has no end that could be waited for; its headers are those of every route.
    .filter(({ pattern }) => !pattern.endsWith('/stream') && pattern !== '/api/:...path')
    .flatMap(({ pattern, methods }) =>
      methods.map((method) => ({
        name: `${method} ${pattern}`,
        method,
        // Nothing is changed: every write is sent without a body, and to nothing.
        path: pathOf(pattern, method === 'GET' ? ids : {}),
        isPage: false,
        isOpen: /^\/api\/(trade-core\/listings|health|openapi\.json)/.test(pattern),
      })),
    )
  const elsewhere = [
    { name: 'no page', path: '/nothing/here', isPage: true },
    { name: 'no module', path: '/listings/nothing', isPage: true },
    { name: 'no route', path: '/api/nothing', isPage: false },
    { name: 'no method', method: 'PUT', path: '/api/rfq/mine', isPage: false },
  ]
  return [...pages, ...elsewhere.map((place) => ({ isOpen: true, ...place })), ...routes]
    .map((place) => ({ method: 'GET', ...place }))
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

async function anOpenListing(anonymous: Client): Promise<string> {
  const { listings } = must(await anonymous.get(`${YARN}?limit=1`), 200).json<{ listings: { listingId: string }[] }>()
  return listings[0]?.listingId ?? ''
}
