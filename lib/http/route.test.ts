import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { OpenFile } from '@/lib/contract/attachment-delivery'
import { JsonText } from '@/lib/contract/json-text'
import { Outcome } from '@/lib/contract/outcome'
import { type RouteDeclaration, routesOf } from '@/lib/contract/route'
import type { Actor } from '@/lib/domain/actor'
import { DomainError, forbidden } from '@/lib/domain/errors'
import { rfqListSchema } from '@/lib/domain/rfq/lists/list-query'
import { createTokenFor } from '@/lib/services/accounts/tokens'
import { testMarket } from '@/lib/testing/market'
import { fileResponse } from './responses/file'
import { type DeclaredHandler, handle, unknownRoute } from './route'

const market = testMarket()
const ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'

const route = routesOf('Service')
const common = { id: 'test', summary: 'Test' } as const
const responses = { 200: { description: 'Done.' } }
const body = { json: { schema: z.looseObject({}), example: {} } }

const openRead = route('GET /api/test', { ...common, access: 'open', responses })
const ownRead = route('GET /api/test/:moduleKey/:listingId', { ...common, access: 'actor', responses })
const write = route('POST /api/test', { ...common, access: 'actor', effect: 'record', responses, body })
const adminWrite = route('POST /api/test/:userId', { ...common, access: 'admin', effect: 'record', responses, body })

const tokens = new Map<string, string>()
let seller: Actor
let admin: Actor

beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent')
  ;[seller, admin] = [await market.newSeller(), await market.newAdmin()]
  for (const { userId, email } of [seller, admin]) {
    tokens.set(userId, (await createTokenFor(market.ctxFor(null), { email, name: 'test' })) ?? '')
  }
})

interface Sent {
  as?: Actor
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
  isCompressedHere?: boolean
}

/** The response of a handler to a request; a text is sent as it is, anything else as JSON. */
async function ask(
  handler: DeclaredHandler,
  { as, params = {}, query = '', body: sent, headers = {}, isCompressedHere = false }: Sent = {},
) {
  const { method } = handler.declaration
  const request = new Request(`http://mill.example/api/test${query}`, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${tokens.get(as.userId)}` } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
  })
  const reply = await handler.reply(Object.assign(request, { isCompressedHere }), params)
  const text = typeof reply.body === 'string' ? reply.body : ''
  return { ...reply, text, json: text === '' ? null : JSON.parse(text) }
}

const failure = (status: number, code: string) => ({ status, json: { ok: false, success: false, status, code } })

describe('the order of judgement', () => {
  const read = handle(ownRead, async () => ({}))
  const place = { moduleKey: 'yarn', listingId: ID }

  test('asks who calls before it looks at the path', async () => {
    expect(await ask(read, { params: { moduleKey: 'gold', listingId: 'x' } })).toMatchObject(
      failure(401, 'AUTH_REQUIRED'),
    )
    expect(await ask(read, { as: seller, params: place })).toMatchObject({ status: 200 })
  })

  test.each([
    ['an unknown module', { ...place, moduleKey: 'gold' }, 'MODULE_UNKNOWN'],
    ['what is not an id', { ...place, listingId: 'x' }, 'NOT_FOUND'],
    ['a missing id', { moduleKey: 'yarn' }, 'NOT_FOUND'],
  ])('finds nothing under %s', async (_, params, code) => {
    expect(await ask(read, { as: seller, params })).toMatchObject(failure(404, code))
  })

  test('gives the verb the id in small letters', async () => {
    const seen: unknown[] = []
    const handler = handle(ownRead, async ({ params }) => ({ seen: seen.push(params) }))
    await ask(handler, { as: seller, params: { ...place, listingId: ID.toUpperCase() } })
    expect(seen).toEqual([place])
  })

  test('refuses anyone but an admin before the path and the body', async () => {
    const handler = handle(adminWrite, async () => ({}))
    const sent = { params: { userId: 'x' }, body: '{not JSON' }
    expect(await ask(handler, { as: seller, ...sent })).toMatchObject(failure(403, 'FORBIDDEN'))
    expect(await ask(handler, { as: admin, ...sent })).toMatchObject(failure(404, 'NOT_FOUND'))
    expect(await ask(handler, { as: admin, ...sent, params: { userId: ID } })).toMatchObject(failure(400, 'BAD_JSON'))
  })

  test('asks the gate before the body is read, and gives its result to the verb', async () => {
    const handler = handle(write, {
      gate: async ({ ctx }) => {
        if (ctx.actor.userId === seller.userId) throw forbidden('Not for sellers.')
        return 'opened'
      },
      run: async ({ gate, body: given }) => ({ gate, given }),
    })
    expect(await ask(handler, { as: seller, body: '{not JSON' })).toMatchObject(failure(403, 'FORBIDDEN'))
    expect(await ask(handler, { as: admin, body: '{not JSON' })).toMatchObject(failure(400, 'BAD_JSON'))
    expect((await ask(handler, { as: admin, body: { a: 1 } })).json).toMatchObject({ gate: 'opened', given: { a: 1 } })
  })

  test('reads the body once, also where the gate looks into it', async () => {
    const handler = handle(write, {
      gate: async ({ readJson }) => readJson(),
      run: async ({ gate, body: given, readJson }) => ({ isOne: gate === given && given === (await readJson()) }),
    })
    expect((await ask(handler, { as: seller, body: { a: 1 } })).json).toMatchObject({ isOne: true })
  })

  test('leaves a body alone that a declaration makes optional', async () => {
    const optional = { ...write, body: { ...body, isOptional: true } } as const satisfies RouteDeclaration
    const handler = handle(optional, async ({ body: given }) => ({ isRead: given !== undefined }))
    expect((await ask(handler, { as: seller, body: '{not JSON' })).json).toMatchObject({ isRead: false })
  })

  test('gives an optional body where one is sent as JSON', async () => {
    const optional = { ...write, body: { ...body, isOptional: true } } as const satisfies RouteDeclaration
    const handler = handle(optional, async ({ readJsonIfSent }) => ({ given: (await readJsonIfSent()) ?? 'none' }))
    const type = (value: string) => ({ headers: { 'content-type': value } })
    expect((await ask(handler, { as: seller, body: { a: 1 } })).json).toMatchObject({ given: { a: 1 } })
    expect((await ask(handler, { as: seller, body: '', ...type('application/json') })).json).toMatchObject({
      given: 'none',
    })
    expect((await ask(handler, { as: seller, body: 'x', ...type('text/plain') })).json).toMatchObject({ given: 'none' })
    expect(await ask(handler, { as: seller, body: '{not JSON' })).toMatchObject(failure(400, 'BAD_JSON'))
  })

  test('reads the query with the declared schema', async () => {
    const query = z.strictObject({ limit: z.coerce.number().int().max(100).default(24) })
    const handler = handle({ ...openRead, query }, async ({ query: { limit } }) => ({ limit }))
    expect((await ask(handler)).json).toMatchObject({ limit: 24 })
    expect((await ask(handler, { query: '?limit=7' })).json).toMatchObject({ limit: 7 })
    const refused = await ask(handler, { query: '?limit=101&colour=blue' })
    expect(refused).toMatchObject(failure(422, 'VALIDATION_FAILED'))
    expect(refused.json.issues).toMatchObject([{ field: 'limit' }, { field: 'colour' }])
  })

  test.each([
    ['as=buyer&as=seller', ['as']],
    ['as=buyer&as=buyer', ['as']],
    ['as=buyer&as=trader', ['as']],
    ['cursor=here&as=buyer&as=seller&limit=7&limit=7', ['limit', 'as', 'cursor']],
  ])('refuses a repeated parameter once, with all other problems: %s', async (sent, fields) => {
    const handler = handle({ ...openRead, query: rfqListSchema }, async ({ query }) => query)
    const refused = await ask(handler, { query: `?${sent}` })
    expect(refused).toMatchObject(failure(422, 'VALIDATION_FAILED'))
    expect(refused.json.issues).toMatchObject(fields.map((field) => ({ code: 'NOT_VALID', field })))
  })

  test('refuses an unknown name that is repeated as an unknown one', async () => {
    const handler = handle({ ...openRead, query: rfqListSchema }, async ({ query }) => query)
    const refused = await ask(handler, { query: '?colour=red&colour=blue' })
    expect(refused.json.issues).toMatchObject([{ code: 'UNKNOWN_FIELD', field: 'colour' }])
  })
})

describe('the conditions of a write', () => {
  test('are the key, the path as its scope, and If-Match', async () => {
    const handler = handle(write, async ({ ctx: { conditions, address } }) => ({ conditions, address }))
    const headers = { 'idempotency-key': 'k', 'if-match': '"3"', 'x-client-address': '10.0.0.1' }
    expect((await ask(handler, { as: seller, body: {}, headers })).json).toMatchObject({
      conditions: { idempotencyKey: 'k', scope: '/api/test', ifMatch: '"3"' },
      address: '10.0.0.1',
    })
    expect((await ask(handler, { as: seller, body: {} })).json.conditions).toMatchObject({
      idempotencyKey: null,
      ifMatch: null,
    })
  })
})

describe('the response', () => {
  const created = { 200: { description: 'Changed.' }, 201: { description: 'Created.' } }

  test.each([
    ['the single success that is declared', { 202: { description: 'Taken.' } }, { record: {} }, 202],
    ['the single success, also of something new', responses, { record: {}, isNew: true }, 200],
    ['201 for something new', created, { record: {}, isNew: true }, 201],
    ['200 for a change', created, { record: {} }, 200],
  ])('has %s as its status', async (_, declared, written, status) => {
    const handler = handle({ ...write, responses: declared }, async () => new Outcome(written))
    expect(await ask(handler, { as: seller, body: {} })).toMatchObject({ status })
  })

  test('has the flags of the envelope before the record, whose stored text is unchanged', async () => {
    const record = { listing: new JsonText('{"price":245.0}'), issues: [] }
    expect((await ask(handle(openRead, async () => record))).text).toBe(
      '{"ok":true,"success":true,"listing":{"price":245.0},"issues":[]}',
    )
    expect((await ask(handle(openRead, async () => ({})))).text).toBe('{"ok":true,"success":true}')
  })

  test('has the version of an outcome as its entity tag, and no tag without a version', async () => {
    const withVersion = handle(write, async () => new Outcome({ record: {}, version: 3 }))
    expect((await ask(withVersion, { as: seller, body: {} })).headers.etag).toBe('"3"')
    const without = handle(write, async () => new Outcome({ record: {} }))
    expect((await ask(without, { as: seller, body: {} })).headers).not.toHaveProperty('etag')
  })

  test('of a read has the hash of its text as its entity tag, with the version in front where it has one', async () => {
    const plain = await ask(handle(openRead, async () => ({ a: 1 })))
    expect(plain.headers.etag).toMatch(/^"[\w-]{22}"$/)
    const versioned = handle(openRead, { run: async () => ({ a: 1 }), versionOf: ({ a }) => a + 6 })
    const { etag = '' } = (await ask(versioned)).headers
    expect(etag).toBe(plain.headers.etag?.replace('"', '"7-'))
    expect(await ask(versioned, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: null })
  })

  test('to a client that has the text repeats the tag that the client has, plain or compressed', async () => {
    const long = handle(openRead, async () => ({ text: 'a'.repeat(5000) }))
    const { etag = '' } = (await ask(long)).headers
    const compressed = await ask(long, { isCompressedHere: true, headers: { 'accept-encoding': 'gzip' } })
    const tag = etag.replace(/"$/, '-gz"')
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: tag })
    const asked = (tags: string) => ask(long, { headers: { 'if-none-match': tags } })
    expect(await asked(`"other", W/${tag}`)).toMatchObject({ status: 304, headers: { etag: tag } })
    expect(await asked(etag)).toMatchObject({ status: 304, headers: { etag } })
    expect(await asked('*')).toMatchObject({ status: 304, headers: { etag } })
    expect(await asked('"other"')).toMatchObject({ status: 200, headers: { etag } })
  })

  test('that is a sheet of text is compressed while it is sent', async () => {
    const rows = handle(openRead, {
      run: async () => ({}),
      respond: () => ({
        content: {
          body: new Response('a,b\n1,2\n').body as ReadableStream<Uint8Array>,
          headers: { 'content-type': 'text/csv' },
        },
      }),
    })
    const { headers, body: bytes } = await ask(rows, { isCompressedHere: true, headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    const plain = (bytes as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new DecompressionStream('gzip'))
    expect(await new Response(plain).text()).toBe('a,b\n1,2\n')
    expect((await ask(rows, { headers: { 'accept-encoding': 'gzip' } })).headers).not.toHaveProperty('content-encoding')
  })

  test('that is an uploaded sheet is sent as it is, with its length', async () => {
    const text = 'lot,count\n1,30\n'
    const file = handle(openRead, {
      run: async (): Promise<OpenFile> => ({
        sha256: 'a'.repeat(64),
        bytes: text.length,
        mime: 'text/csv',
        name: 'lots.csv',
        isOpen: false,
        open: async () => new Response(text).body as ReadableStream<Uint8Array>,
      }),
      respond: fileResponse,
    })
    const { headers, body: sent } = await ask(file, { isCompressedHere: true, headers: { 'accept-encoding': 'gzip' } })
    expect(headers).toMatchObject({ 'content-length': String(text.length) })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(await new Response(sent as ReadableStream).text()).toBe(text)
  })

  test('of a repeated outcome says so', async () => {
    const repeated = handle(write, async () => new Outcome({ record: new JsonText('{"a":1}') }, true))
    const reply = await ask(repeated, { as: seller, body: {} })
    expect(reply.headers['idempotent-replayed']).toBe('true')
    expect(reply.json).toEqual({ ok: true, success: true, a: 1 })
    const first = handle(write, async () => new Outcome({ record: { a: 1 } }))
    expect((await ask(first, { as: seller, body: {} })).headers).not.toHaveProperty('idempotent-replayed')
  })

  test('of a repeated refusal says so', async () => {
    const handler = handle(write, async () => {
      throw new DomainError('VERSION_CONFLICT', 'Changed.', { isReplay: true })
    })
    const reply = await ask(handler, { as: seller, body: {} })
    expect(reply).toMatchObject(failure(409, 'VERSION_CONFLICT'))
    expect(reply.headers['idempotent-replayed']).toBe('true')
  })

  test('is what `respond` makes of the result', async () => {
    const handler = handle(openRead, {
      run: async () => ({ a: 1 }),
      respond: ({ a }) => ({ status: 206, body: { a: a + 1 } }),
    })
    expect(await ask(handler)).toMatchObject({ status: 206, text: '{"a":2}' })
  })

  test('may be cached by others only where the declaration says that it is public', async () => {
    const cacheOf = async (declaration: RouteDeclaration) =>
      (await ask(handle(declaration, async () => ({})))).headers['cache-control']
    expect(await cacheOf(openRead)).toBe('private, no-store')
    expect(await cacheOf({ ...openRead, isPublic: true })).toBe('public, no-cache')
  })

  test('to an unexpected error is a 500 without its text', async () => {
    const handler = handle(openRead, async () => {
      throw new Error('connection string of the database')
    })
    const reply = await ask(handler)
    expect(reply).toMatchObject(failure(500, 'INTERNAL'))
    expect(reply.text).not.toContain('connection string')
  })
})

test('an open route knows its caller too, and refuses a token that is not valid', async () => {
  const handler = handle(openRead, async ({ ctx }) => ({ userId: ctx.actor?.userId ?? null }))
  expect((await ask(handler)).json).toMatchObject({ userId: null })
  expect((await ask(handler, { as: seller })).json).toMatchObject({ userId: seller.userId })
  const wrong = { authorization: `Bearer tx_${'a'.repeat(43)}` }
  expect(await ask(handler, { headers: wrong })).toMatchObject(failure(401, 'AUTH_REQUIRED'))
})

test('the context has the row of a seller, so that the gate need not read it again', async () => {
  const handler = handle(write, async ({ ctx }) => ({ sellerId: ctx.sellerRow?.sellerId ?? null }))
  expect((await ask(handler, { as: seller, body: {} })).json).toMatchObject({ sellerId: seller.userId })
})

test('every other path of the API is not found, whoever calls', async () => {
  const reply = await unknownRoute.reply(new Request('http://mill.example/api/nothing'), {})
  expect(reply).toMatchObject({ status: 404, headers: { 'content-type': 'application/problem+json; charset=utf-8' } })
})
