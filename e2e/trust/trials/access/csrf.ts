import { DEMO_PASSWORD, type DemoAccount, emailOf, YARN, yarnBody } from '../../../demo'
import { pathOf, routeFiles } from '../../../http-rules/routes'
import { type Client, client, must, type Reply } from '../../client'
import { cookieOf, deal, newcomer, objectOf } from '../../fixtures'
import type { Trial } from '../../trial'
import type { World } from '../../world'

const UNSAFE = /^(POST|PUT|PATCH|DELETE)$/
const FOREIGN = 'https://prices-for-you.example'

interface Attack {
  name: string
  headers: Record<string, string>
  body?: string
}

/** Forms that a page of another site can submit with the cookie of our user. */
const FORMS: readonly Attack[] = [
  ['application/x-www-form-urlencoded', 'title=Planted&action=CANCEL'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nPlanted\r\n--b--\r\n',
  ],
  ['text/plain', '{"title":"Planted","x":"="}'],
].map(([type = '', body = '']) => ({
  name: `a form (${type.split(';', 1)[0]})`,
  headers: { 'content-type': type, origin: FOREIGN },
  body,
}))

const JSON_TYPE = { 'content-type': 'application/json' }

const ATTACKS: readonly Attack[] = [
  { name: 'cross-site', headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site', origin: FOREIGN } },
  { name: 'same-site', headers: { ...JSON_TYPE, 'sec-fetch-site': 'same-site', origin: FOREIGN } },
  { name: 'an older browser', headers: { ...JSON_TYPE, origin: FOREIGN } },
  { name: 'an opaque origin', headers: { ...JSON_TYPE, origin: 'null' } },
  { name: 'no origin', headers: JSON_TYPE },
  { name: 'own origin, but marked cross-site', headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } },
  ...FORMS,
]

/** The actions of next-auth that change something. Its other paths take no POST. */
const AUTH_ACTIONS = ['callback/credentials', 'signout']

/** Calls every unsafe route as a page of another site, with the cookie of a signed-in user. */
export const csrf: Trial = {
  name: 'csrf',
  control: {
    sources: [
      {
        file: 'lib/http/same-origin.ts',
        from: "throw new DomainError('CROSS_ORIGIN', 'This request came from another site.')",
        to: '',
      },
    ],
  },
  async run(world) {
    const figures = {
      routes: 0,
      attacks: ATTACKS.length,
      requests: 0,
      'refused (403)': 0,
      'refused (415)': 0,
      'by token': 0,
    }
    const faults: string[] = []
    const count = (reply: Reply) => {
      figures.requests += 1
      if (reply.status === 403) figures['refused (403)'] += 1
      if (reply.status === 415) figures['refused (415)'] += 1
    }
    const targets = await targetsOf(world)
    figures.routes = new Set(targets.map(({ name }) => name)).size
    for (const target of targets) {
      for (const attack of ATTACKS) {
        const browser = client(world.url, { cookie: target.cookie })
        const body = attack.body ?? JSON.stringify(target.body)
        const headers = headersFor(attack, world.url)
        const reply = await browser.request(target.method, target.path, { headers, body })
        count(reply)
        const isRefused = reply.status === 415 || (reply.status === 403 && objectOf(reply).code === 'CROSS_ORIGIN')
        if (!isRefused) faults.push(`${target.name}, ${attack.name}: ${reply.status} ${reply.text.slice(0, 160)}`)
      }
      // A JSON route refuses a form, even from our own page.
      if (target.readsJson) {
        const sameOrigin = client(world.url, { cookie: target.cookie, 'sec-fetch-site': 'same-origin' })
        const [{ headers, body }] = FORMS as [Attack]
        const reply = await sameOrigin.request(target.method, target.path, {
          headers: { 'content-type': headers['content-type'] ?? '' },
          body,
        })
        count(reply)
        if (reply.status !== 415) faults.push(`${target.name}: a form from our own page gets ${reply.status}`)
      }
      // A token is not sent by a browser on its own, so its origin does not matter.
      if (target.token) {
        const reply = await target.token.request(target.method, target.pathForToken ?? target.path, {
          headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site', origin: FOREIGN },
          body: '{}',
        })
        figures['by token'] += 1
        if (objectOf(reply).code === 'CROSS_ORIGIN') {
          faults.push(`${target.name}: a cross-site request with a token gets ${reply.status}`)
        }
      }
    }
    for (const { cookie, name } of targets) {
      const profile = await client(world.url, { cookie }).get('/api/account/profile')
      if (profile.status !== 200) faults.push(`after ${name} the session gets ${profile.status}`)
    }
    return { figures, faults }
  },
}

function headersFor({ name, headers }: Attack, url: string): Record<string, string> {
  return name.startsWith('own origin') ? { ...headers, origin: new URL(url).origin } : headers
}

interface Target {
  name: string
  method: string
  path: string
  body: object
  cookie: string
  readsJson: boolean
  token?: Client
  /** The path for the token, whose request is not refused, so it must name no record. */
  pathForToken?: string
}

/** Every unsafe route with the caller's own record, so that only the origin check can refuse it. */
async function targetsOf(world: World): Promise<Target[]> {
  const [seller, buyer] = [await world.as('growth'), await world.as('buyer')]
  const person = await newcomer(world)
  const created = must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201)
  const { listingId } = created.json<{ listing: { listingId: string } }>().listing
  const { rfqId, orderId } = await deal(buyer, seller, { isAccepted: true })
  const sessions = must(await person.client.get('/api/account/sessions'), 200).json<{
    sessions: { sessionId: string }[]
  }>()
  const ids = { listingId, rfqId, orderId, sessionId: sessions.sessions[0]?.sessionId ?? '', userId: person.userId }
  const signedIn = (account: DemoAccount) => cookieOf(world.url, { email: emailOf(account), password: DEMO_PASSWORD })
  const cookies = { seller: await signedIn('growth'), buyer: await signedIn('buyer'), admin: await signedIn('admin') }
  const ownerOf = (pattern: string): string => {
    if (/suspensions|answer/.test(pattern)) return cookies.admin
    if (pattern.startsWith('/api/trade-core/listings') || /respond|plan-requests/.test(pattern)) return cookies.seller
    if (pattern.startsWith('/api/rfq') || pattern.startsWith('/api/trade-core')) return cookies.buyer
    return person.cookie
  }
  return routeFiles()
    .filter(({ pattern }) => pattern !== '/api/:...path')
    .flatMap(({ pattern, methods }) =>
      methods.filter((method) => UNSAFE.test(method)).map((method) => ({ pattern, method })),
    )
    .flatMap(({ pattern, method }): Target[] => {
      const common = { name: `${method} ${pattern}`, method, body: {}, cookie: ownerOf(pattern), readsJson: false }
      if (pattern.includes('nextauth')) {
        return AUTH_ACTIONS.map((action) => ({
          ...common,
          name: `POST /api/auth/${action}`,
          path: `/api/auth/${action}`,
        }))
      }
      const readsJson =
        method === 'POST' &&
        !/archive|attachments|imports|cancel|confirmation\/request|suspensions|unsubscribe/.test(pattern)
      const path = pathOf(pattern, ids)
      return [
        {
          ...common,
          path,
          readsJson,
          token: pattern.includes('account') ? undefined : seller,
          pathForToken: pathOf(pattern),
        },
      ]
    })
}
