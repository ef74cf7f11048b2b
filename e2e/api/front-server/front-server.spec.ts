import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { createListing, DEMO_PASSWORD, expect, signInByHttp, test } from '../../fixtures'

/** Hot routes are handled in front of Next. A percent-encoded spelling of the same path goes through Next. */
const LISTINGS = '/api/trade-core/listings'
const encodedPath = (path: string) =>
  path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`)

interface Case {
  name: string
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

function send(
  base: string | undefined,
  path: string,
  { method = 'GET', headers = {}, body }: Case,
): Promise<RawResponse> {
  const { hostname, port } = new URL(base ?? '')
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The parts that both servers must agree on: everything but the request id, the time and the encoding. */
function comparable({ status, headers, body }: RawResponse) {
  const { date: _date, 'x-request-id': id = '', 'transfer-encoding': _framing, ...rest } = headers
  const {
    'content-length': _length,
    'content-encoding': encoding,
    vary,
    etag = '',
    ratelimit = '',
    ...otherHeaders
  } = rest
  const names = vary?.split(/,\s*/).map((name) => name.toLowerCase()) ?? []
  const plain = encoding === 'gzip' && body.length > 0 ? gunzipSync(body) : body
  const text = plain.toString('latin1').replaceAll(String(id), '<request id>')
  return {
    status,
    headers: otherHeaders,
    // The remaining quota changes with each request.
    limits: String(ratelimit).replaceAll(/;[rt]=\d+/g, ''),
    // Next compresses without a tag of the compressed bytes.
    etag: etag.replace(/-gz"$/, '"'),
    // Next adds its router's headers and the encoding to Vary on every response.
    vary: names.filter((name) => !/^(rsc|next-router-.*|accept-encoding)$/.test(name)).sort(),
    start: text.slice(0, 200),
    sha256: createHash('sha256').update(text).digest('hex'),
  }
}

const isFromFront = ({ headers }: RawResponse) => headers.vary === 'authorization, cookie, accept-encoding'

test.describe('front server and Next', () => {
  let cases: Case[] = []

  test.beforeAll(async ({ api, playwright, baseURL }) => {
    const page = await (await api.anonymous.get(`${LISTINGS}/yarn?limit=2&view=card`)).json()
    const id = String(page.listings[0].listingId)
    const cursor = encodeURIComponent(String(page.page.nextCursor))
    const etagOf = async (path: string) => (await api.anonymous.get(`${LISTINGS}${path}`)).headers().etag ?? ''
    const [listEtag, recordEtag, definitionEtag] = await Promise.all([
      etagOf('/yarn?limit=2'),
      etagOf(`/yarn/${id}`),
      etagOf('/yarn/definition'),
    ])
    const signedIn = await playwright.request.newContext({ baseURL })
    await signInByHttp(signedIn, 'growth')
    const cookie = (await signedIn.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const created = await signedIn.post('/api/account/tokens', {
      data: { name: 'front server', currentPassword: DEMO_PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const authorization = `Bearer ${String((await created.json()).token)}`
    await signedIn.dispose()

    const plain = [
      '/yarn',
      '/yarn?limit=1',
      '/yarn?limit=100',
      '/yarn?limit=101',
      '/yarn?limit=0',
      '/yarn?limit=x',
      '/yarn?limit=1&limit=2',
      '/yarn?view=card',
      '/yarn?view=nothing',
      '/yarn?view=card&facets=true',
      '/yarn?view=card&facets=maybe',
      `/yarn?limit=2&cursor=${cursor}`,
      '/yarn?cursor=broken',
      '/yarn?cursor=',
      '/yarn?sort=price&limit=3',
      '/yarn?sort=-price&limit=3',
      '/yarn?sort=moq&view=card',
      '/yarn?sort=sideways',
      '/yarn?condition=Fresh',
      '/yarn?condition=Fresh&condition=Lot',
      '/yarn?condition=Unheard',
      '/yarn?yarnFamily=Cotton%20yarn',
      '/yarn?yarnFamily=Cotton+yarn',
      '/yarn?q=combed',
      '/yarn?q=30s',
      '/yarn?q=%E0%A4%95%E0%A4%AA%E0%A4%BE%E0%A4%B8',
      '/yarn?q=%ZZ',
      '/yarn?q=%',
      '/yarn?q=%00',
      '/yarn?q=%ED%A0%80',
      `/yarn?q=${'x'.repeat(201)}`,
      '/yarn?q=a%26b%3Dc',
      '/yarn?priceMin=100&priceMax=300',
      '/yarn?priceMin=300&priceMax=100',
      '/yarn?priceMin=1e400',
      '/yarn?newArrival=true',
      '/yarn?scope=mine',
      '/yarn?unknown=1',
      '/yarn?=1',
      '/yarn?&&',
      '/yarn?',
      "/yarn?q='or'1'='1",
      '/thread?limit=1',
      '/nosuchmodule',
      '/YARN',
      `/yarn/${id}`,
      `/yarn/${id}?unknown=1`,
      `/yarn/${id.toUpperCase()}`,
      `/thread/${id}`,
      '/yarn/00000000-0000-4000-8000-000000000000',
      '/yarn/------------------------------------',
      '/yarn/definition',
      '/yarn/definition?x=1',
      '/thread/definition',
      '/nosuchmodule/definition',
    ]
    const withHeaders: [string, string, OutgoingHttpHeaders][] = [
      ['gzip', '/yarn?limit=2', { 'accept-encoding': 'gzip' }],
      ['gzip from the cache', '/yarn?limit=2', { 'accept-encoding': 'gzip' }],
      ['gzip among others', '/yarn/definition', { 'accept-encoding': 'br, deflate, gzip;q=0.5' }],
      ['gzip refused', '/yarn/definition', { 'accept-encoding': 'gzip;q=0' }],
      ['gzip of a record', `/yarn/${id}`, { 'accept-encoding': 'gzip, br' }],
      ['unchanged list', '/yarn?limit=2', { 'if-none-match': listEtag }],
      ['unchanged list with gzip', '/yarn?limit=2', { 'if-none-match': listEtag, 'accept-encoding': 'gzip' }],
      ['changed list', '/yarn?limit=2', { 'if-none-match': '"0-0"' }],
      ['unchanged record', `/yarn/${id}`, { 'if-none-match': `"other", ${recordEtag}` }],
      ['unchanged definition', '/yarn/definition', { 'if-none-match': definitionEtag }],
      ['any definition', '/yarn/definition', { 'if-none-match': '*' }],
      ['foreign cookies', '/yarn?limit=1', { cookie: 'theme=dark; a=b' }],
      ['a session', '/yarn?scope=mine', { cookie }],
      ['a session, gzip', '/yarn?scope=mine&limit=1', { cookie, 'accept-encoding': 'gzip' }],
      ['a broken session', '/yarn?scope=mine', { cookie: 'next-auth.session-token=xyz' }],
      ['a token', '/yarn?scope=mine&limit=2', { authorization }],
      ['a token, a record', `/yarn/${id}`, { authorization }],
      ['a bad token', '/yarn?limit=1', { authorization: 'Bearer tx_unknown' }],
      ['another scheme', '/yarn?limit=1', { authorization: 'Basic YTpi' }],
      ['both identities', '/yarn?scope=mine&limit=1', { authorization, cookie }],
    ]
    const writes: Case[] = [
      { name: 'write without identity', path: '/yarn', method: 'POST', body: '{}' },
      {
        name: 'write with broken JSON',
        path: '/yarn',
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{',
      },
      {
        name: 'write with another content type',
        path: '/yarn',
        method: 'POST',
        headers: { authorization, 'content-type': 'text/plain' },
        body: '{}',
      },
      {
        name: 'write with errors',
        path: '/yarn?mode=preview',
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
        body: '{"title":"x"}',
      },
      {
        name: 'write from another site',
        path: '/yarn',
        method: 'POST',
        headers: { cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' },
        body: '{}',
      },
      {
        name: 'write too large',
        path: '/yarn',
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: `{"title":"${'x'.repeat(300_000)}"}`,
      },
    ]
    cases = [
      ...plain.map((path) => ({ name: path.slice(0, 60), path })),
      ...withHeaders.map(([name, path, headers]) => ({ name, path, headers })),
      ...['/yarn?limit=2', `/yarn/${id}`, '/yarn/definition', '/nosuchmodule'].map((path) => ({
        name: `HEAD ${path}`,
        path,
        method: 'HEAD',
      })),
      ...writes,
    ]
  })

  test('the front server and Next give equal responses', async ({ baseURL }) => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
    for (const one of cases) {
      const front = await send(baseURL, LISTINGS + one.path, one)
      const next = await send(baseURL, LISTINGS + encodedPath(one.path), one)
      expect.soft(comparable(front), one.name).toEqual(comparable(next))
    }
  })

  test('the API is handled in front, unusual requests by Next', async ({ baseURL }) => {
    const serverOf = async (path: string, headers: OutgoingHttpHeaders = {}) =>
      isFromFront(await send(baseURL, path, { name: path, path, headers })) ? 'front' : 'next'
    expect(await serverOf(`${LISTINGS}/yarn?view=card&condition=Fresh`)).toBe('front')
    expect(await serverOf(`${LISTINGS}/yarn/definition`)).toBe('front')
    expect(await serverOf('/api/health/live')).toBe('front')
    expect(await serverOf(LISTINGS + encodedPath('/yarn'))).toBe('next')
    expect(await serverOf(`${LISTINGS}/yarn?nxtPmoduleKey=thread`)).toBe('next')
    expect(await serverOf(`${LISTINGS}/yarn`, { rsc: '1' })).toBe('next')
  })

  test('cached gzip equals the plain response and expires with its data', async ({ api, baseURL }) => {
    const path = `${LISTINGS}/yarn?limit=3`
    const compressed = () => send(baseURL, path, { name: path, path, headers: { 'accept-encoding': 'gzip' } })
    const plain = await send(baseURL, path, { name: path, path })
    for (const response of [await compressed(), await compressed()]) {
      expect(response.headers['content-encoding']).toBe('gzip')
      expect(isFromFront(response)).toBe(true)
      expect(response.headers.etag).toBe(plain.headers.etag?.replace(/"$/, '-gz"'))
      expect(gunzipSync(response.body).equals(plain.body)).toBe(true)
    }
    const seller = await api.as('growth')
    const listing = await createListing(seller)
    const after = JSON.parse(gunzipSync((await compressed()).body).toString())
    expect(after.listings[0].listingId).toBe(listing.listingId)
  })
})
