import { connect } from 'node:net'
import { YARN } from '../../../demo'
import { inParallel, type Trial, tally } from '../../trial'

/** Half a request is cut off after 10 seconds. */
const ANSWER_MS_MAX = 20_000
const LANES = 8

const REFUSED = /^HTTP\/1\.1 4\d\d /
const CLOSED = /^$/
const CLOSED_OR_REFUSED = /^$|^HTTP\/1\.1 4\d\d /
const OK = /^HTTP\/1\.1 200 /
const NOT_FOUND = /^HTTP\/1\.1 404 /
const FILLER = 'x'.repeat(20_000)

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}Connection: close\r\n\r\n`
const post = (headers: string, body: string) =>
  `POST ${YARN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`

interface Case {
  name: string
  text: string
  expected: RegExp
}

const CASES: readonly Case[] = [
  { name: 'a plain request', text: get(`${YARN}?limit=1`), expected: OK },
  { name: 'HTTP/1.0', text: `GET ${YARN}?limit=1 HTTP/1.0\r\n\r\n`, expected: OK },
  {
    name: 'two requests together',
    text: get(YARN).replace('Connection: close\r\n', '') + get(YARN),
    expected: /^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 200 /,
  },
  { name: 'no Host', text: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', expected: REFUSED },
  { name: 'two Host headers', text: get(YARN, 'Host: y'), expected: REFUSED },
  { name: 'two Host headers in other letters', text: get('/', 'hOsT: x'), expected: REFUSED },
  ...[
    '/api/../listings/yarn',
    '/api/%2e%2e/listings',
    '/api/x/..%2f..%2flistings',
    '/_next/static/%2E%2E/%2e%2e/',
    '/./',
    '/api/..\\listings',
  ].map((path) => ({ name: `the path ${path}`, text: get(path), expected: NOT_FOUND })),
  { name: 'a whole address', text: get('http://elsewhere.example/api/health/live'), expected: NOT_FOUND },
  { name: 'no path', text: get('*'), expected: CLOSED_OR_REFUSED },
  { name: 'a path that is not UTF-8', text: get('/api/%ff%fe'), expected: REFUSED },
  {
    name: 'a header through the path',
    text: get('/api/x%0d%0aX-Injected:%201'),
    expected: /^(?![\s\S]*\r\nx-injected)HTTP\/1\.1 4/i,
  },
  {
    name: 'a length and chunks',
    text: post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    expected: REFUSED,
  },
  { name: 'two lengths', text: post('Content-Length: 2\r\nContent-Length: 3', '{}x'), expected: REFUSED },
  { name: 'a negative length', text: post('Content-Length: -2', '{}'), expected: REFUSED },
  { name: 'a length in words', text: post('Content-Length: two', '{}'), expected: REFUSED },
  { name: 'a length of twenty digits', text: post('Content-Length: 99999999999999999999', '{}'), expected: REFUSED },
  {
    name: 'a chunk without a size',
    text: post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'),
    expected: CLOSED_OR_REFUSED,
  },
  {
    name: 'chunks spelled otherwise',
    text: post('Transfer-Encoding: xchunked', '2\r\n{}\r\n0\r\n\r\n'),
    expected: CLOSED_OR_REFUSED,
  },
  {
    name: 'chunks twice',
    text: post('Transfer-Encoding: chunked, chunked', '2\r\n{}\r\n0\r\n\r\n'),
    expected: CLOSED_OR_REFUSED,
  },
  { name: 'a blank before the colon', text: get('/', 'X-A : 1'), expected: REFUSED },
  { name: 'a header without a name', text: get('/', ': 1'), expected: REFUSED },
  { name: 'a folded header', text: get('/', 'X-A: 1\r\n 2'), expected: /^HTTP\/1\.1 (?:200|4\d\d) / },
  { name: 'a NUL in a header', text: get('/', 'X-A: \0'), expected: REFUSED },
  { name: 'a header of 20 KB', text: get('/', `X-A: ${FILLER}`), expected: REFUSED },
  { name: 'a path of 20 KB', text: get(`/${FILLER}`), expected: REFUSED },
  {
    name: 'two hundred headers',
    text: get(`${YARN}?limit=1`, ...Array.from({ length: 200 }, (_, n) => `X-${n}: 1`)),
    expected: OK,
  },
  { name: 'a method of its own', text: get('/').replace('GET', 'HACK'), expected: REFUSED },
  { name: 'a method in small letters', text: get('/').replace('GET', 'get'), expected: REFUSED },
  { name: 'TRACE', text: get('/').replace('GET', 'TRACE'), expected: /^HTTP\/1\.1 405 / },
  { name: 'CONNECT', text: 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', expected: CLOSED },
  {
    name: 'an upgrade',
    text: get('/', 'Upgrade: websocket').replace('Connection: close', 'Connection: Upgrade'),
    expected: CLOSED,
  },
  { name: 'HTTP/2 without asking', text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', expected: CLOSED_OR_REFUSED },
  { name: 'another version', text: 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', expected: CLOSED_OR_REFUSED },
  { name: 'TLS', text: '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03', expected: CLOSED_OR_REFUSED },
  { name: 'another expectation', text: get('/', 'Expect: miracles'), expected: REFUSED },
  { name: 'half a header', text: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', expected: /^HTTP\/1\.1 408 / },
  { name: 'an action of Next', text: post('Next-Action: abc\r\nContent-Length: 2', '{}'), expected: NOT_FOUND },
  {
    name: 'an encoded body',
    text: post('Content-Encoding: gzip\r\nContent-Length: 2', '{}'),
    expected: /^HTTP\/1\.1 415 /,
  },
  {
    name: 'a request behind a body',
    text: `${post('Content-Length: 2', '{}')}GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n`,
    expected: /^HTTP\/1\.1 401 (?![\s\S]*HTTP\/1\.1 )/,
  },
]

/** What no HTTP library would send: each request is answered or its connection closed, in time, and none reaches a page by another name. */
export const rawHttp: Trial = {
  name: 'raw-http',
  inTests: true,
  control: {
    sources: [
      { file: 'server/http/guard.ts', from: "segment === '.' || segment === '..'", to: "segment === '....'" },
      { file: 'server/http/guard.ts', from: 'return hosts > 1', to: 'return hosts > 99' },
    ],
    fault: [/^two Host headers: "HTTP/, /^the path \S+: "HTTP/],
  },
  async run(world) {
    const faults: string[] = []
    const url = new URL(world.url)
    const statuses = await inParallel(CASES, LANES, async ({ name, text, expected }) => {
      const got = await everythingFrom(url, text)
      if (got === null) faults.push(`${name}: neither answered nor closed in ${ANSWER_MS_MAX / 1000} s`)
      else if (!expected.test(got)) faults.push(`${name}: ${JSON.stringify(got.slice(0, 100))}`)
      else if (/^HTTP\/1\.1 5/m.test(got)) faults.push(`${name}: a fault of ours`)
      return got === null ? 'none' : (/^HTTP\/1\.1 (\d+)/.exec(got)?.[1] ?? 'closed')
    })
    return { figures: { requests: CASES.length, answers: tally(statuses) }, faults }
  },
}

/** All that comes back until the server closes; null when it does neither in time. */
function everythingFrom({ hostname, port }: URL, text: string): Promise<string | null> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'))
    const timer = setTimeout(() => {
      resolve(null)
      socket.destroy()
    }, ANSWER_MS_MAX)
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      received += part
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
  })
}
