import { MISSING_ID, YARN } from '../../../demo'
import { type Client, client, type Reply } from '../../client'
import { percentile, type Trial } from '../../trial'
import type { World } from '../../world'
import { writableRoutes } from '../../writable-routes'
import type { WritableRoute } from '../../writable-routes/route'

/** JSON literals that no client library would write. */
const ODD: readonly string[] = [
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00x"', '"x\\ud83d"', '"\\u202e\\u200b\\ufeff"', '"\\u001b[2J"'],
  ...['1e400', '-1e400', '-0', '0', '9007199254740993', '1e-400', '1e308', '0.12345678901234567', '-1', '4294967296'],
  ...[
    '""',
    '"   "',
    'null',
    'true',
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '{"":""}',
    '[1e400]',
    '["\\u0000"]',
    '{"\\u0000":1}',
  ],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1}', '{"length":1e9}'],
  ...['"2026-02-30"', '"+275760-09-13T00:00:00Z"', '"99999999999999999999999999"', '"1e999"', '"NaN"', '"-0"'],
  ...[
    `"${'x'.repeat(10_001)}"`,
    `"${'é'.repeat(9999)}"`,
    `${'['.repeat(50)}${']'.repeat(50)}`,
    `[${'0,'.repeat(5000)}0]`,
  ],
]

const MANY_KEYS = Array.from({ length: 500 }, (_, n) => `"k${n}":${n}`).join()

/** Whole bodies, built from the valid one. */
const BODIES: readonly { name: string; text: (body: string) => string }[] = [
  { name: 'an empty body', text: () => '' },
  { name: 'truncated JSON', text: (body) => body.slice(0, -1) },
  { name: 'NaN', text: () => '{"a":NaN}' },
  { name: 'a list', text: (body) => `[${body}]` },
  { name: 'a text', text: () => '"text"' },
  { name: 'null', text: () => 'null' },
  { name: 'a number too large', text: () => '1e400' },
  {
    name: 'duplicate keys',
    text: (body) => `{${body.slice(1, -1)}${body === '{}' ? '"a":1,"a":2' : `,${body.slice(1, -1)}`}}`,
  },
  { name: 'a duplicate key of another type', text: (body) => body.replace(/^\{/, '{"title":{},"title":[],') },
  { name: 'arrays 200,000 deep', text: () => `${'['.repeat(200_000)}${']'.repeat(200_000)}` },
  { name: 'objects 40,000 deep', text: () => `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}` },
  {
    name: 'a field 100,000 deep',
    text: (body) =>
      body.replace(/^\{/, `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}${body === '{}' ? '' : ','}`),
  },
  { name: '10 MB of text', text: () => `{"title":"${'x'.repeat(10 * 1024 * 1024)}"}` },
  { name: 'a text just below the limit', text: () => `{"title":"${'x'.repeat(262_100)}"}` },
  { name: '500 keys', text: () => `{${MANY_KEYS}}` },
  { name: 'a byte order mark', text: (body) => `\ufeff${body}` },
]

/** Bytes that are not valid UTF-8. */
const INVALID_UTF8 = Uint8Array.from([...Buffer.from('{"title":"'), 0xff, 0xfe, 0xc0, 0xaf, ...Buffer.from('"}')])

const ODD_PATHS = [
  '%00',
  '%ff',
  '%ed%a0%80',
  '..%2f..%2fetc%2fpasswd',
  `${'a'.repeat(4000)}`,
  '%',
  '%u0000',
  'null',
  '-1',
  "'",
  MISSING_ID,
]
const ODD_QUERY = [
  '%00',
  '%ed%a0%80',
  '1e400',
  '-0',
  '9007199254740993',
  'NaN',
  '%',
  "'",
  '[]',
  `${'9'.repeat(400)}`,
  '2026-02-30',
]
const PARAMETERS = [
  'q',
  'limit',
  'cursor',
  'sort',
  'priceMin',
  'countMax',
  'fiberType',
  'sellerId',
  'facets',
  'view',
  'status',
  'as',
  'rfqId',
  'quantity',
  'creditRate',
  'nonsense',
]

/** At most this long for 99 of 100 refusals; on a slow or busy machine, this many times the cheapest refusal there is. */
const REFUSAL_MS_MAX = 100
const REFUSAL_TIMES_CHEAPEST = 5
/** Of so many requests one is the cheapest. */
const CHEAPEST_EVERY = 25

/** Values that are valid on the wire but make no sense. None may cause a 5xx. */
export const oddValues: Trial = {
  name: 'odd-values',
  // Some bodies count as failed sign-ins.
  environment: { SIGN_IN_FAILURES_MAX: '1000000' },
  control: {
    sources: [
      {
        file: 'lib/contract/json-guard.ts',
        from: 'if (!isStorable(text)) {',
        to: 'if (text.length < 0) {',
      },
    ],
    fault: /"(a?\\u0000|\\u|\\ud)/,
  },
  async run(world, scale) {
    const times: number[] = []
    const cheapest: number[] = []
    const counts = { requests: 0, refused: 0, taken: 0, broken: 0 }
    const faults: string[] = []
    const send = async (name: string, request: () => Promise<Reply>): Promise<Reply> => {
      const startedAt = performance.now()
      const reply = await request()
      counts.requests += 1
      if (reply.status >= 400) times.push(performance.now() - startedAt)
      if (reply.status >= 500) {
        counts.broken += 1
        faults.push(`${name}: ${reply.status} ${reply.text.slice(0, 160)}`)
      } else if (reply.status >= 400) counts.refused += 1
      else counts.taken += 1
      if (counts.requests % CHEAPEST_EVERY === 0) {
        const from = performance.now()
        await world.anonymous.get('/api/no-such-route')
        cheapest.push(performance.now() - from)
      }
      return reply
    }
    const routes = (await writableRoutes(world)).filter(({ send }) => !send)
    for (const route of routes) await sendBodies(route, send, scale < 0.5 ? 3 : 1)
    await sendPathsAndHeaders(world, send)
    const p99 = Math.round(percentile(times, 0.99) * 10) / 10
    const cheapestMs = Math.round(percentile(cheapest, 0.99) * 10) / 10
    const figures = { routes: routes.length, ...counts, 'ms at p99': p99, 'ms for the cheapest': cheapestMs }
    if (p99 > Math.max(REFUSAL_MS_MAX, REFUSAL_TIMES_CHEAPEST * cheapestMs))
      faults.push(`a refusal takes ${p99} ms at p99, the cheapest ${cheapestMs} ms`)
    return { figures, faults }
  },
}

type Send = (name: string, request: () => Promise<Reply>) => Promise<Reply>

/** Each field of a valid body with each odd value; at a small scale every nth value, shifted by one per field. */
async function sendBodies(route: WritableRoute, send: Send, every: number): Promise<void> {
  let write = await route.prepare()
  const type = { 'content-type': 'application/json' }
  const sendBody = async (name: string, body: string | Uint8Array): Promise<void> => {
    const reply = await send(`${route.name}, ${name}`, () => route.client.post(write.path, body, { headers: type }))
    if (reply.status < 300 && !route.isRepeatable) write = await route.prepare()
  }
  for (const [nth, field] of [...Object.keys(write.body), 'note', 'expectedVersion'].entries()) {
    for (const [n, odd] of ODD.entries()) {
      if ((n + nth) % every !== 0) continue
      const { [field]: _replaced, ...rest } = write.body
      const others = JSON.stringify(rest).slice(1, -1)
      await sendBody(`${field} ${odd.slice(0, 40)}`, `{${others}${others ? ',' : ''}"${field}":${odd}}`)
    }
  }
  for (const { name, text } of BODIES) await sendBody(name, text(JSON.stringify(write.body)))
  await sendBody('invalid UTF-8', INVALID_UTF8)
}

/** Odd values in paths, parameters and headers. */
async function sendPathsAndHeaders(world: World, send: Send): Promise<void> {
  const [seller, buyer] = [await world.as('growth'), await world.as('buyer')]
  const reads: [Client, string][] = [
    [world.anonymous, YARN],
    [world.anonymous, '/api/trade-core/search'],
    [world.anonymous, '/api/trade-core/search/suggestions'],
    [seller, `${YARN}/export`],
    [seller, `${YARN}/imports`],
    [buyer, '/api/rfq/mine'],
    [buyer, '/api/trade-core/orders/mine'],
    [buyer, `/api/rfq/compare/${MISSING_ID}`],
    [buyer, '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'],
    [buyer, '/api/notifications'],
    [seller, '/api/trade-core/seller-subscription/status'],
    [world.anonymous, '/listings/yarn'],
    [world.anonymous, '/search'],
    [buyer, '/rfq/new'],
  ]
  for (const [reader, path] of reads) {
    for (const name of PARAMETERS) {
      for (const value of ODD_QUERY) {
        const address = `${path}?${name}=${value}`
        await send(address, () => reader.get(address))
      }
    }
  }
  for (const odd of ODD_PATHS) {
    for (const path of [
      `/api/trade-core/listings/${odd}`,
      `${YARN}/${odd}`,
      `/api/rfq/${odd}`,
      `/listings/${odd}`,
      `/sellers/${odd}`,
    ]) {
      await send(path, () => seller.get(path))
    }
  }
  const odd = ['', '"', '"1e400"', 'W/"-0"', '9007199254740993', 'x'.repeat(2000), '\u00ff\u00fe', '"1", "2"']
  for (const value of odd) {
    for (const name of [
      'if-match',
      'if-none-match',
      'idempotency-key',
      'accept',
      'accept-encoding',
      'range',
      'cookie',
      'x-request-id',
    ]) {
      const headers = { [name]: value }
      await send(`${name}: ${value.slice(0, 20)}`, () => client(world.url).get(YARN, { headers }))
      await send(`${name}: ${value.slice(0, 20)}`, () =>
        seller.post(YARN, { title: 'Odd', status: 'DRAFT' }, { headers }),
      )
    }
  }
}
