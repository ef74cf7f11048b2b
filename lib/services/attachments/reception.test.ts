import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '@/lib/config/new-id'
import { isDomainError } from '@/lib/domain/errors'
import { receiveFile } from './reception'

/** The body as the server in front gives it to a route, and as Next does. */
const BODIES = {
  'of the server in front': (request: IncomingMessage) => Readable.toWeb(request) as ReadableStream<Uint8Array>,
  'of Next': (request: IncomingMessage) =>
    new Request('http://next', { method: 'POST', body: request as never, duplex: 'half' } as RequestInit).body,
}
let bodyOf: (typeof BODIES)[keyof typeof BODIES] = BODIES['of the server in front']

let server: Server
let dataDir = ''
let patience: Parameters<typeof receiveFile>[2]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'textile-reception-'))
  vi.stubEnv('DATA_DIR', dataDir)
  server = createServer(async (request, response) => {
    const header = (name: string) => (request.headers[name] as string | undefined) ?? null
    const sent = { header, bodyStream: bodyOf(request) }
    const text = await receiveFile(sent, newId, patience).then(
      async ({ path, name, fields }) => {
        const content = await readFile(path, 'utf8')
        await rm(path)
        return JSON.stringify({ name, content, fields: Object.fromEntries(fields) })
      },
      (error: unknown) => (isDomainError(error) ? JSON.stringify({ code: error.code }) : String(error)),
    )
    response.setHeader('connection', 'close')
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dataDir, { recursive: true })
})

/** @param isOpen leaves the body without its end */
function send(parts: string | readonly Uint8Array[], contentType: string, isOpen = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const headers = { 'content-type': contentType }
    const sending = httpRequest({ port, method: 'POST', headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        sending.destroy()
        resolve(text)
      })
    })
    sending.on('error', reject)
    for (const part of typeof parts === 'string' ? [parts] : parts) sending.write(part)
    if (!isOpen) sending.end()
  })
}

const B = 'multipart/form-data; boundary=b'
const REFUSED = JSON.stringify({ code: 'VALIDATION_FAILED' })
const FIELD = '--b\r\nContent-Disposition: form-data; name="role"\r\n\r\ntestReport\r\n'
const FILE = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n30s carded\r\n'
/** More than the parser keeps of what it does not take. */
const LONG = 'x'.repeat(200_000)
const incoming = () => readdirSync(join(dataDir, 'blobs/incoming'))

describe('a body that is whole', () => {
  const RECEIVED = { name: 'a.txt', content: '30s carded', fields: { role: 'testReport' } }

  test.each([
    ['bare', B],
    ['in quotation marks', 'multipart/form-data; charset=utf-8; boundary="b"'],
    ['under a name in capitals', 'Multipart/Form-Data; Boundary=b'],
  ])('is received with its boundary %s', async (_, contentType) => {
    expect(JSON.parse(await send(`${FIELD}${FILE}--b--\r\n`, contentType))).toEqual(RECEIVED)
  })

  test('is received with a boundary of every character that RFC 2046 allows', async () => {
    const boundary = "'()+_,-./:=? 09azAZ"
    const body = `${FIELD}${FILE}--b--\r\n`.replaceAll('--b', `--${boundary}`)
    expect(JSON.parse(await send(body, `multipart/form-data; boundary="${boundary}"`))).toEqual(RECEIVED)
  })

  test('is received in pieces of one byte, and with anything before and after it', async () => {
    const bytes = [...Buffer.from(`before\r\n${FIELD}${FILE}--b--\r\nafter`)].map((byte) => Uint8Array.of(byte))
    expect(JSON.parse(await send(bytes, B))).toEqual(RECEIVED)
  })
})

describe('a malformed body is answered and leaves no file', () => {
  test.each([
    ['that ends twice', '\r\n--b--\r\n--b--\r\n', B],
    ['that ends before any part', '--b--\r\n', B],
    ['with fields only', `${FIELD}--b--\r\n`, B],
    ['with fields only, without an end', FIELD, B],
    ['that ends in the headers of a part', '--b\r\nContent-Disposition: form-da', B],
    ['that ends after the headers of the file', FILE.slice(0, FILE.indexOf('30s')), B],
    ['that ends within its file', FILE.slice(0, -6), B],
    ['that ends within its boundary', `${FILE}--`, B],
    ['that goes on for long after its end', `--b--\r\n${LONG}`, B],
    ['that begins again after its end and goes on for long', `--b--\r\n--b\r\n${LONG}`, B],
    [
      'that goes on for long after a part that stops the parser',
      `--b\r\n\r\n${LONG.slice(0, 20_000)}\r\n--b--\r\n${LONG}`,
      B,
    ],
    ['that goes on for long within the headers of a part', `--b\r\nX: x\r\n${LONG}`, B],
    ['of nothing', '', B],
    ['of empty parts', '--b\r\n\r\n--b\r\n\r\n--b--\r\n', B],
    ['with a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n', B],
    ['with two files', `${FILE}${FILE}--b--\r\n`, B],
    ['with a file after too many fields', `${FIELD.repeat(9)}${FILE}--b--\r\n`, B],
    ['with its file under another name', `${FILE.replace('"file"', '"x"')}${FILE}--b--\r\n`, B],
    ['with an empty boundary', '\r\n----\r\n', 'multipart/form-data; boundary='],
    ['with an empty boundary in quotation marks', '\r\n----\r\n', 'multipart/form-data; boundary=""'],
    ['with a boundary of blanks', '\r\n--  --\r\n', 'multipart/form-data; boundary="  "'],
    ['without a boundary', `${FILE}--b--\r\n`, 'multipart/form-data; charset=utf-8'],
    ['with a boundary that is too long', FILE, `multipart/form-data; boundary=${'b'.repeat(71)}`],
  ])('%s', async (_, body, contentType) => {
    expect(await send(body, contentType)).toBe(REFUSED)
    expect(incoming()).toEqual([])
  })

  test.each(Object.entries(BODIES))(
    '%s, of any pieces in any order and cut anywhere',
    async (_, ofRoute) => {
      bodyOf = ofRoute
      const pieces = [
        '--b',
        '--',
        '\r\n',
        '\r\n--b--\r\n',
        'x',
        FIELD,
        FILE,
        'Content-Disposition: form-data; name="file"',
        LONG.slice(0, 70_000),
      ]
      const part = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 20 }))
      const body = fc.tuple(fc.array(part, { maxLength: 12 }), fc.nat({ max: 40 }))
      const bodies = fc.sample(body, { seed: 12, numRuns: 600 }).map(([texts, cut]) => texts.join('').slice(cut))
      for (let at = 0; at < bodies.length; at += 100) {
        const answers = await Promise.all(bodies.slice(at, at + 100).map((text) => send(text, B)))
        for (const answer of answers) expect(answer).toMatch(/^\{"(name|code)":/)
      }
      expect(incoming()).toEqual([])
      bodyOf = BODIES['of the server in front']
    },
    60_000,
  )

  test('whose end never comes', async () => {
    patience = { bodyMs: 100 }
    try {
      for (const body of ['--b', FIELD, FILE, `${FIELD}${FILE}--b--\r\n`])
        expect(await send(body, B, true), body).toBe(REFUSED)
    } finally {
      patience = undefined
    }
    expect(incoming()).toEqual([])
  })
})
