import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '@/db/client'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, entitlementSource, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest, type RequestContext, type ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import type { ImportedRow, ImportRecord } from '@/lib/domain/bulk/import-record'
import { createAccount } from '../accounts/accounts'
import type { ServiceContext } from '../shared/context'
import { workOnBatch, workOnImports } from './import-job'
import { exportListings } from './listing-export'
import { cancelImport, listImports, showFailedRows, showImport, startImport } from './listing-imports'

const database = testDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'listing-imports-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const sellers = new Map<string, Actor>()
const actorOf = (name: string): Actor => {
  const actor = sellers.get(name)
  if (!actor) throw new Error(`no seller ${name}`)
  return actor
}
const context = (name: string): ServiceContext<Actor> => ({
  actor: actorOf(name),
  db: database.db,
  now: new Date(),
  newId: uuidv7,
  requestId: 'test',
})
const base = () => ({ db: database.db, now: () => new Date(), newId: uuidv7 })
const NAMES = ['mill', 'other', 'stops', 'turns', 'fast', 'arrivals', 'plans', 'breaks', 'many']

function plans(without: readonly string[] = []): void {
  const entry = { planKey: 'all_textile', paymentStatus: 'ACTIVE' }
  const named = NAMES.filter((name) => !without.includes(name)).map((name) => [`${name}@mill.example`, entry])
  writeEntitlements(path.join(folder, 'entitlements.json'), {
    ...EMPTY_ENTITLEMENTS,
    sellers: Object.fromEntries(named),
  })
}

beforeAll(async () => {
  process.env.SELLER_ENTITLEMENTS_FILE = path.join(folder, 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  process.env.DATA_DIR = folder
  plans()
  for (const name of NAMES) {
    const email = `${name}@mill.example`
    const account = { email, password: 'blue loom 42', name, companyName: name, country: 'IN', emailVerified: true }
    const ids = await createAccount(
      { db: database.db, now: new Date(), newId: uuidv7 },
      { ...account, roles: ['seller'] },
    )
    const via = { kind: 'token', tokenId: uuidv7() } as const
    sellers.set(name, { ...ids, email, name, roles: ['seller'], emailVerified: true, via })
  }
})

function callOf(
  name: string,
  extras: Partial<Parameters<typeof localRequest>[0]> = {},
  query = '',
): RequestContext<Actor> {
  const request = { requestId: 'test', method: 'GET', path: '/test', query: new URLSearchParams(query), ...extras }
  return localRequest({ ...request, actor: actorOf(name) })
}

async function send(name: string, form: { mode: string; file: Blob }, key?: string): Promise<ServiceResponse> {
  const data = new FormData()
  data.append('mode', form.mode)
  data.append('file', form.file, 'yarns.csv')
  const body = new Response(data)
  const call = callOf(name, {
    method: 'POST',
    bodyStream: body.body,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    idempotencyKey: key ?? null,
  })
  return startImport(context(name), call, 'yarn')
}

function proceed(name: string, dryRunId: string): Promise<ServiceResponse> {
  const headers = { 'content-type': 'application/json' }
  const call = callOf(name, { method: 'POST', headers, body: { mode: 'import', dryRunId } })
  return startImport(context(name), call, 'yarn')
}

const isFulfilled = <T>(one: PromiseSettledResult<T>) => one.status === 'fulfilled'
const isRejected = <T>(one: PromiseSettledResult<T>) => one.status === 'rejected'
const importOf = (answer: ServiceResponse) =>
  (answer.text ? JSON.parse(answer.text) : answer.body).import as ImportRecord
const csv = (lines: readonly string[]) => new Blob([lines.join('\n')])
const HEAD = 'Listing title,productName,basePrice,sellerSku,status'
const goodRow = (sku: string) => `30s Combed Cotton Yarn ${sku},CCW,289,${sku},ACTIVE`

async function start(name: string, lines: readonly string[], mode = 'import'): Promise<ImportRecord> {
  return importOf(await send(name, { mode, file: csv(lines) }))
}

async function stateOf(name: string, importId: string, rows = 'failed') {
  const { body } = await showImport(context(name), callOf(name, {}, `rows=${rows}`), { moduleKey: 'yarn', importId })
  return { record: body?.import as ImportRecord, rows: body?.rows as ImportedRow[] }
}

async function listingsOf(name: string) {
  return database.sql<{ id: string; sku: string; status: string; version: number; price: number }[]>`
    select id, fields ->> 'sellerSku' as sku, status, version, (fields ->> 'basePrice')::float as price
    from listings where seller_id = ${actorOf(name).userId} order by id`
}

async function textOf(answer: ServiceResponse): Promise<string> {
  const body = answer.content?.body
  if (!body) return ''
  return new Response(typeof body === 'function' ? await body() : body).text()
}

describe('imports', () => {
  test('of 100 rows with 7 bad ones 93 are saved; the file of the 7, mended, imports cleanly', async () => {
    const lines = Array.from({ length: 100 }, (_, n) =>
      n % 15 === 3 ? `Short,CCW,many,S${n},ACTIVE` : goodRow(`S${n}`),
    )
    const { importId } = await start('mill', [HEAD, ...lines])
    await workOnImports(base())
    const after = await stateOf('mill', importId)
    expect(after.record).toMatchObject({ state: 'DONE', rows: { total: 100, done: 100, created: 93, failed: 7 } })
    expect(await listingsOf('mill')).toHaveLength(93)
    expect(after.rows).toHaveLength(7)
    expect(after.rows[0]).toMatchObject({
      row: 5,
      issues: expect.arrayContaining([
        {
          code: 'NOT_A_NUMBER',
          field: 'basePrice',
          column: 'Base price',
          severity: 'error',
          message: expect.any(String),
        },
      ]),
    })

    const key = { moduleKey: 'yarn', importId } as const
    const file = await textOf(await showFailedRows(context('mill'), callOf('mill', {}, 'format=csv'), key))
    expect(file).toContain('What to mend')
    const mended = file.replaceAll('Short,', 'Long enough a title,').replaceAll('many', '250')
    const again = await start('mill', [mended])
    await workOnImports(base())
    expect((await stateOf('mill', again.importId)).record.rows).toMatchObject({ total: 7, created: 7, failed: 0 })
    expect(await listingsOf('mill')).toHaveLength(100)
  }, 60_000)

  test('an export imported again changes nothing but what was typed, and makes no second listing', async () => {
    const before = await listingsOf('mill')
    const file = await textOf(exportListings(context('mill'), callOf('mill', {}, 'format=csv'), 'yarn'))
    const changed = file.replace(',289,', ',299,')
    const { importId } = await start('mill', [changed])
    await workOnImports(base())
    expect((await stateOf('mill', importId)).record.rows).toMatchObject({
      edited: before.length,
      created: 0,
      failed: 0,
    })
    const after = await listingsOf('mill')
    expect(after).toHaveLength(before.length)
    expect(after.filter(({ price }) => price === 299)).toHaveLength(1)
    expect(await textOf(exportListings(context('mill'), callOf('mill', {}, 'format=csv'), 'yarn'))).toBe(changed)
  })

  test('a row means the listing with its item code; two rows of one code, and codes of two listings, are refused', async () => {
    const { importId } = await start('other', [HEAD, goodRow('A1'), 'Another title,CCW,1,A1,ACTIVE'])
    await workOnImports(base())
    expect((await stateOf('other', importId)).rows).toMatchObject([{ row: 3, issues: [{ code: 'SKU_REPEATED' }] }])
    const second = await start('other', ['sellerSku,basePrice', 'A1,310'])
    await workOnImports(base())
    expect((await stateOf('other', second.importId)).record.rows).toMatchObject({ edited: 1, failed: 0 })
    expect(await listingsOf('other')).toMatchObject([{ sku: 'A1', price: 310, version: 2 }])
  })

  test("another seller's listing cannot be named, nor his imports read, cancelled or used as a dry run", async () => {
    const [foreign] = await listingsOf('mill')
    const { importId } = await start('other', ['listingId,basePrice', `${foreign?.id},1`])
    await workOnImports(base())
    expect((await stateOf('other', importId)).rows).toMatchObject([{ issues: [{ code: 'NOT_FOUND' }] }])
    const key = { moduleKey: 'yarn', importId } as const
    await expect(showImport(context('mill'), callOf('mill'), key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(showFailedRows(context('mill'), callOf('mill'), key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(cancelImport(context('mill'), callOf('mill'), key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(proceed('mill', importId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a dry run judges all, writes nothing, and its rows can then be imported without the file', async () => {
    const dry = await start('turns', [HEAD, goodRow('D1'), ',,,D2,ACTIVE', goodRow('D3')], 'dry-run')
    await workOnImports(base())
    expect((await stateOf('turns', dry.importId)).record.rows).toMatchObject({ created: 2, failed: 1 })
    expect(await listingsOf('turns')).toEqual([])
    const real = importOf(await proceed('turns', dry.importId))
    expect(real.fileName).toBe('yarns.csv')
    await workOnImports(base())
    expect((await stateOf('turns', real.importId)).record.rows).toMatchObject({ created: 2, failed: 1 })
    expect((await stateOf('turns', real.importId, 'saved')).rows.map(({ listingId }) => listingId)).toEqual(
      (await listingsOf('turns')).map(({ id }) => id),
    )
  })

  test('all problems of a row are told at once, those of reading its cells among them', async () => {
    const { importId } = await start('turns', [
      'title,basePrice,quantitySlabs,blendPercentages,moq',
      'A yarn with a title,many,cheap,soft,-4',
    ])
    await workOnImports(base())
    const [row] = (await stateOf('turns', importId)).rows
    expect(row?.issues.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['quantitySlabs', 'blendPercentages', 'basePrice', 'moq']),
    )
    expect(row?.issues.filter(({ column, message }) => message.startsWith(`${column}: `))).toEqual([])
  })

  test('the fourth new arrival is refused, in a dry run and in an import', async () => {
    const lines = ['title,basePrice,newArrival', ...Array.from({ length: 5 }, (_, n) => `New yarn number ${n},200,Yes`)]
    for (const mode of ['dry-run', 'import']) {
      const { importId } = await start('arrivals', lines, mode)
      await workOnImports(base())
      const { record, rows } = await stateOf('arrivals', importId)
      expect(record.rows, mode).toMatchObject({ created: 3, failed: 2 })
      expect(rows[0]?.issues[0]?.code, mode).toBe('NEW_ARRIVAL_LIMIT_REACHED')
    }
  })

  test('two that work on one import do each row once', async () => {
    const { importId } = await start('fast', [HEAD, ...Array.from({ length: 120 }, (_, n) => goodRow(`F${n}`))])
    const second = connect(database.url, 3)
    try {
      await Promise.all([workOnImports(base()), workOnImports({ ...base(), db: second.db }), workOnImports(base())])
      await workOnImports(base())
    } finally {
      await second.sql.end()
    }
    expect((await stateOf('fast', importId)).record.rows).toMatchObject({ done: 120, created: 120 })
    const skus = (await listingsOf('fast')).map(({ sku }) => sku)
    expect([skus.length, new Set(skus).size]).toEqual([120, 120])
  })

  test('a connection that breaks in a batch leaves nothing of it; the work goes on from there', async () => {
    const { importId } = await start('breaks', [HEAD, ...Array.from({ length: 60 }, (_, n) => goodRow(`B${n}`))])
    await workOnBatch(base())
    const doomed = connect(database.url, 1)
    const [backend] = await doomed.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    let ids = 0
    const newId = () => {
      ids++
      if (ids === 10) void database.sql`select pg_terminate_backend(${backend?.pid ?? 0})`.execute()
      return uuidv7()
    }
    await expect(workOnBatch({ ...base(), db: doomed.db, newId })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await doomed.sql.end({ timeout: 1 })
    expect(await listingsOf('breaks')).toHaveLength(25)
    await workOnImports(base())
    expect((await stateOf('breaks', importId)).record.rows).toMatchObject({ created: 60, failed: 0 })
    expect(await listingsOf('breaks')).toHaveLength(60)
  })

  test('a cancelled import keeps what is saved and goes no further; cancelling again changes nothing', async () => {
    const { importId } = await start('stops', [HEAD, ...Array.from({ length: 60 }, (_, n) => goodRow(`C${n}`))])
    await workOnBatch(base())
    const key = { moduleKey: 'yarn', importId } as const
    const cancelled = importOf(await cancelImport(context('stops'), callOf('stops', { method: 'POST' }), key))
    expect(cancelled).toMatchObject({ state: 'CANCELLED', rows: { created: 25, cancelled: 35 } })
    expect(importOf(await cancelImport(context('stops'), callOf('stops', { method: 'POST' }), key))).toEqual(cancelled)
    await workOnImports(base())
    expect(await listingsOf('stops')).toHaveLength(25)
  })

  test('a plan that ends stops the rows that are not written yet, each with its reason; reading stays open', async () => {
    const { importId } = await start('plans', [HEAD, ...Array.from({ length: 40 }, (_, n) => goodRow(`P${n}`))])
    await workOnBatch(base())
    plans(['plans'])
    // The file is looked at again within a fraction of a second.
    await vi.waitFor(() =>
      expect(entitlementSource().read().configuration?.sellers).not.toHaveProperty(['plans@mill.example']),
    )
    try {
      await workOnImports(base())
      const { record, rows } = await stateOf('plans', importId)
      expect(record.rows).toMatchObject({ created: 25, failed: 15 })
      expect(rows[0]?.issues[0]?.code).toBe('ENTITLEMENT_NOT_CONFIGURED')
      await expect(start('plans', [HEAD, goodRow('P')])).rejects.toMatchObject({ code: 'ENTITLEMENT_NOT_CONFIGURED' })
      expect(await textOf(exportListings(context('plans'), callOf('plans', {}, 'format=csv'), 'yarn'))).toContain('P24')
    } finally {
      plans()
    }
  })

  test('the same key starts one import; another file under it is refused', async () => {
    const file = csv([HEAD, goodRow('K1')])
    const [first, again] = [
      await send('turns', { mode: 'dry-run', file }, 'key-1'),
      await send('turns', { mode: 'dry-run', file }, 'key-1'),
    ]
    expect(importOf(again)).toEqual(importOf(first))
    expect(again.isReplay).toBe(true)
    await expect(send('turns', { mode: 'dry-run', file: csv([HEAD, goodRow('K2')]) }, 'key-1')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    await workOnImports(base())
  })

  test('of eight files sent at once five wait, three are refused; one that has ended or is cancelled makes room', async () => {
    const file = () => ({ mode: 'dry-run', file: csv([HEAD, goodRow('M1')]) })
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => send('many', file())))
    const [taken, refused] = [sent.filter(isFulfilled), sent.filter(isRejected)]
    expect([taken.length, refused.length]).toEqual([5, 3])
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(3).fill('TOO_MANY_IMPORTS'))
    expect((await listImports(context('many'), callOf('many'), 'yarn')).body?.imports).toHaveLength(5)

    const [first] = taken.map(({ value }) => importOf(value))
    if (!first) throw new Error('no import')
    const key = { moduleKey: 'yarn', importId: first.importId } as const
    await cancelImport(context('many'), callOf('many', { method: 'POST' }), key)
    await send('many', file())
    await expect(send('many', file())).rejects.toMatchObject({ code: 'TOO_MANY_IMPORTS' })
    await expect(proceed('many', first.importId)).rejects.toMatchObject({ code: 'TOO_MANY_IMPORTS' })
    await workOnImports(base())
    expect(importOf(await proceed('many', first.importId))).toMatchObject({ rows: { total: 1 } })
    await workOnImports(base())
  })

  test('an upload that breaks off leaves no import', async () => {
    const count = async () => (await listImports(context('turns'), callOf('turns'), 'yarn')).body?.imports
    const before = await count()
    const whole = new Response(new URLSearchParams())
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ntitle\nA yarn'
    const bodyStream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(part))
        controller.error(new Error('gone'))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const call = callOf('turns', { method: 'POST', bodyStream, headers })
    await expect(startImport(context('turns'), call, 'yarn')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(
      startImport(context('turns'), callOf('turns', { bodyStream: whole.body }), 'yarn'),
    ).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    expect(await count()).toEqual(before)
  })
})
