import { beforeAll, describe, expect, test } from 'vitest'
import { connect } from '@/db/client'
import { newId } from '@/lib/config/new-id'
import type { Outcome } from '@/lib/contract/outcome'
import type { ImportRecord } from '@/lib/contract/responses/import'
import type { SheetFile } from '@/lib/contract/sheet-file'
import type { Actor } from '@/lib/domain/actor'
import { sentForm, testMarket } from '@/lib/testing/market'
import type { SentBody } from '../attachments/reception'
import { entitledSeller } from '../entitlement/seller-access'
import { workOnBatch, workOnImports } from './import-job'
import { exportListings } from './listing-export'
import { failedRowsSheet, listImports, showImport } from './listing-imports'
import { cancelImport, importDryRun, startImport } from './start-import'

const market = testMarket()
const { database } = market

const sellers = new Map<string, Actor>()
const actorOf = (name: string): Actor => {
  const actor = sellers.get(name)
  if (!actor) throw new Error(`no seller ${name}`)
  return actor
}
const context = (name: string) => market.ctxFor(actorOf(name))
const base = () => ({ db: database.db, now: () => new Date(), newId })

beforeAll(async () => {
  for (const name of [
    'mill',
    'other',
    'stops',
    'turns',
    'fast',
    'arrivals',
    'plans',
    'breaks',
    'many',
    'named',
    'own',
    'kilos',
    'codes',
  ]) {
    sellers.set(name, await market.newSeller({ name }))
  }
})

type Started = Outcome<{ import: ImportRecord }>

/** Starts an import through the gate, as the route does. */
async function startWith(name: string, sent: SentBody, idempotencyKey: string | null = null): Promise<Started> {
  const ctx = { ...context(name), conditions: { idempotencyKey, scope: '/imports', ifMatch: null } }
  return startImport(ctx, await entitledSeller(ctx, { moduleKey: 'yarn' }), sent)
}

function send(name: string, { mode, file }: { mode: string; file: Blob }, key: string | null = null): Promise<Started> {
  const form = new FormData()
  form.append('mode', mode)
  form.append('file', file, 'yarns.csv')
  return startWith(name, sentForm(form), key)
}

async function proceed(name: string, dryRunId: string): Promise<Started> {
  const ctx = context(name)
  return importDryRun(ctx, await entitledSeller(ctx, { moduleKey: 'yarn' }), { mode: 'import', dryRunId })
}

async function cancel(name: string, importId: string): Promise<ImportRecord> {
  const ctx = context(name)
  return (await cancelImport(ctx, await entitledSeller(ctx, { moduleKey: 'yarn' }), { importId })).value.import
}

const isFulfilled = <T>(one: PromiseSettledResult<T>) => one.status === 'fulfilled'
const isRejected = <T>(one: PromiseSettledResult<T>) => one.status === 'rejected'
const importOf = (started: Started) => started.value.import
const csv = (lines: readonly string[]) => new Blob([lines.join('\n')])
const HEAD = 'Listing title,productName,basePrice,sellerSku,status'
const goodRow = (sku: string) => `30s Combed Cotton Yarn ${sku},CCW,289,${sku},ACTIVE`

async function start(name: string, lines: readonly string[], mode = 'import'): Promise<ImportRecord> {
  return importOf(await send(name, { mode, file: csv(lines) }))
}

async function stateOf(name: string, importId: string, rows: 'failed' | 'saved' = 'failed') {
  const { import: record, ...page } = await showImport(context(name), { moduleKey: 'yarn', importId, rows, after: 0 })
  return { record, rows: page.rows }
}

async function listingsOf(name: string) {
  return database.sql<{ id: string; sku: string; status: string; version: number; price: number }[]>`
    select id, fields ->> 'sellerSku' as sku, status, version, (fields ->> 'basePrice')::float as price
    from listings where seller_id = ${actorOf(name).userId} order by id`
}

async function textOf({ chunks }: SheetFile): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString()
}

const exported = (name: string) =>
  textOf(exportListings(context(name), { moduleKey: 'yarn', format: 'csv', status: null }))

test('an export is named for the day in India', () => {
  const ctx = { ...context('own'), now: new Date('2026-06-15T20:00:00.000Z') }
  const { name } = exportListings(ctx, { moduleKey: 'yarn', format: 'csv', status: null })
  expect(name).toBe('yarn-listings-2026-06-16')
})

describe('imports', () => {
  test('of 100 rows with 7 bad ones save 93; the file of the 7, corrected, imports cleanly', async () => {
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

    const sheet = await failedRowsSheet(context('mill'), { moduleKey: 'yarn', importId, format: 'csv' })
    expect(sheet.name).toBe('yarn-rows-to-correct')
    const file = await textOf(sheet)
    expect(file).toContain('What to fix')
    const corrected = file.replaceAll('Short,', 'Long enough a title,').replaceAll('many', '250')
    const again = await start('mill', [corrected])
    await workOnImports(base())
    expect((await stateOf('mill', again.importId)).record.rows).toMatchObject({ total: 7, created: 7, failed: 0 })
    expect(await listingsOf('mill')).toHaveLength(100)
  }, 60_000)

  test('an export imported again changes only what was typed, and creates no second listing', async () => {
    const before = await listingsOf('mill')
    const file = await exported('mill')
    const changed = file.replace(',289,', ',299,')
    const { importId } = await start('mill', [changed])
    await workOnImports(base())
    expect((await stateOf('mill', importId)).record.rows).toMatchObject({
      done: before.length,
      edited: 1,
      unchanged: before.length - 1,
      created: 0,
      failed: 0,
    })
    const after = await listingsOf('mill')
    expect(after).toHaveLength(before.length)
    expect(after.filter(({ version }) => version > 1)).toHaveLength(1)
    expect(after.filter(({ price }) => price === 299)).toHaveLength(1)
    expect(await exported('mill')).toBe(changed)
  })

  test('an unchanged export writes no version, no event and no audit row, also by a dry run', async () => {
    const written = () => database.sql`
      select (select count(*)::int from events) as events, (select max(updated_at) from listings) as last,
        (select count(*)::int from audit_log where object_type = 'listing') as audits`
    const [before, file] = [await listingsOf('mill'), await exported('mill')]
    const earlier = await written()
    for (const mode of ['dry-run', 'import']) {
      const { importId } = await start('mill', [file], mode)
      await workOnImports(base())
      const { rows } = (await stateOf('mill', importId)).record
      expect(rows, mode).toMatchObject({ total: before.length, unchanged: before.length, edited: 0, created: 0 })
    }
    expect(await listingsOf('mill')).toEqual(before)
    expect(await written()).toEqual(earlier)
  })

  test('a row means the listing with its item code; a repeated code is refused', async () => {
    const { importId } = await start('other', [HEAD, goodRow('A1'), 'Another title,CCW,1,A1,ACTIVE'])
    await workOnImports(base())
    expect((await stateOf('other', importId)).rows).toMatchObject([{ row: 3, issues: [{ code: 'SKU_REPEATED' }] }])
    const second = await start('other', ['sellerSku,basePrice', 'A1,310'])
    await workOnImports(base())
    expect((await stateOf('other', second.importId)).record.rows).toMatchObject({ edited: 1, failed: 0 })
    expect(await listingsOf('other')).toMatchObject([{ sku: 'A1', price: 310, version: 2 }])
  })

  test("another seller's listing cannot be named, nor their imports read, cancelled or reused", async () => {
    const [foreign] = await listingsOf('mill')
    const { importId } = await start('other', ['listingId,basePrice', `${foreign?.id},1`])
    await workOnImports(base())
    expect((await stateOf('other', importId)).rows).toMatchObject([{ issues: [{ code: 'NOT_FOUND' }] }])
    const key = { moduleKey: 'yarn', importId } as const
    await expect(stateOf('mill', importId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(failedRowsSheet(context('mill'), { ...key, format: 'csv' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(cancel('mill', importId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(proceed('mill', importId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a dry run judges all and writes nothing; its rows can be imported without the file', async () => {
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

  test('all problems of a row are reported together, also those of reading its cells', async () => {
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

  test('a connection that breaks in a batch leaves nothing of it; the work goes on', async () => {
    const { importId } = await start('breaks', [HEAD, ...Array.from({ length: 60 }, (_, n) => goodRow(`B${n}`))])
    await workOnBatch(base())
    // The tenth row of the next batch ends the connection that writes it.
    await database.sql.unsafe(`
      create function end_connection() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger end_connection before insert on listings for each row
        when (new.fields ->> 'sellerSku' = 'B34') execute function end_connection()`)
    const doomed = connect(database.url, 1)
    await expect(workOnBatch({ ...base(), db: doomed.db })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await database.sql`drop function end_connection cascade`
    await doomed.sql.end({ timeout: 1 })
    expect(await listingsOf('breaks')).toHaveLength(25)
    await workOnImports(base())
    expect((await stateOf('breaks', importId)).record.rows).toMatchObject({ created: 60, failed: 0 })
    expect(await listingsOf('breaks')).toHaveLength(60)
  })

  test('a cancelled import keeps what is saved and stops; cancelling again changes nothing', async () => {
    const { importId } = await start('stops', [HEAD, ...Array.from({ length: 60 }, (_, n) => goodRow(`C${n}`))])
    await workOnBatch(base())
    const cancelled = await cancel('stops', importId)
    expect(cancelled).toMatchObject({ state: 'CANCELLED', rows: { created: 25, cancelled: 35 } })
    expect(await cancel('stops', importId)).toEqual(cancelled)
    await workOnImports(base())
    expect(await listingsOf('stops')).toHaveLength(25)
  })

  test('a plan that ends stops the rows not written yet, with the reason; reading stays open', async () => {
    const { importId } = await start('plans', [HEAD, ...Array.from({ length: 40 }, (_, n) => goodRow(`P${n}`))])
    await workOnBatch(base())
    market.setPlan(actorOf('plans'), null)
    try {
      await workOnImports(base())
      const { record, rows } = await stateOf('plans', importId)
      expect(record.rows).toMatchObject({ created: 25, failed: 15 })
      expect(rows[0]?.issues[0]?.code).toBe('ENTITLEMENT_NOT_CONFIGURED')
      await expect(start('plans', [HEAD, goodRow('P')])).rejects.toMatchObject({ code: 'ENTITLEMENT_NOT_CONFIGURED' })
      expect(await exported('plans')).toContain('P24')
    } finally {
      market.setPlan(actorOf('plans'), 'all_textile')
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

  test('of eight files sent together five wait and three are refused; an ended one makes room', async () => {
    const file = () => ({ mode: 'dry-run', file: csv([HEAD, goodRow('M1')]) })
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => send('many', file())))
    const [taken, refused] = [sent.filter(isFulfilled), sent.filter(isRejected)]
    expect([taken.length, refused.length]).toEqual([5, 3])
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(3).fill('TOO_MANY_IMPORTS'))
    expect((await listImports(context('many'), { moduleKey: 'yarn', cursor: null })).imports).toHaveLength(5)

    const [first] = taken.map(({ value }) => importOf(value))
    if (!first) throw new Error('no import')
    await cancel('many', first.importId)
    await send('many', file())
    await expect(send('many', file())).rejects.toMatchObject({ code: 'TOO_MANY_IMPORTS' })
    await expect(proceed('many', first.importId)).rejects.toMatchObject({ code: 'TOO_MANY_IMPORTS' })
    await workOnImports(base())
    expect(importOf(await proceed('many', first.importId))).toMatchObject({ rows: { total: 1 } })
    await workOnImports(base())
  })

  test('an upload that breaks off leaves no import', async () => {
    const count = async () => (await listImports(context('turns'), { moduleKey: 'yarn', cursor: null })).imports
    const before = await count()
    const whole = new Response(new URLSearchParams())
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ntitle\nA yarn'
    const bodyStream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(part))
        controller.error(new Error('gone'))
      },
    })
    const sent = (contentType: string, body: SentBody['bodyStream']): SentBody => ({
      header: (name) => (name === 'content-type' ? contentType : null),
      bodyStream: body,
    })
    await expect(startWith('turns', sent('multipart/form-data; boundary=x', bodyStream))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    await expect(startWith('turns', sent('', whole.body))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    expect(await count()).toEqual(before)
  })

  test('know an item code by what people see of it: with invisible characters it is the same one', async () => {
    const rows = [goodRow('KG-30\u200b12'), goodRow('CAFE\u0301')]
    const first = await start('codes', [HEAD, ...rows])
    await workOnImports(base())
    expect((await stateOf('codes', first.importId)).record.rows).toMatchObject({ created: 2, failed: 0 })
    const second = await start('codes', [HEAD, ...rows])
    await workOnImports(base())
    expect((await stateOf('codes', second.importId)).record.rows).toMatchObject({ created: 0, unchanged: 2 })
    expect((await listingsOf('codes')).map(({ sku }) => sku)).toEqual(['KG-3012', 'CAF\u00c9'])
  })

  test('refuse an item code of an earlier row of any batch, with blanks around it or an apostrophe before it', async () => {
    const spelled = (sku: string) => `30s Combed Cotton Yarn,CCW,289,"${sku}",DRAFT`
    const between = Array.from({ length: 28 }, (_, n) => goodRow(`B${n}`))
    const { importId } = await start('codes', [
      HEAD,
      spelled('A1 '),
      spelled("'-12"),
      ...between,
      spelled('A1'),
      spelled("'-12"),
      spelled('-12'),
    ])
    await workOnImports(base())
    expect((await stateOf('codes', importId)).rows).toMatchObject([
      { row: 32, issues: [{ code: 'SKU_REPEATED', message: expect.stringContaining('Row 2 ') }] },
      { row: 33, issues: [{ code: 'SKU_REPEATED', message: expect.stringContaining('Row 3 ') }] },
      { row: 34, issues: [{ code: 'SKU_REPEATED', message: expect.stringContaining('Row 3 ') }] },
    ])
  })

  test('the audit log names the seller through the job, with the id of the import', async () => {
    const { importId } = await start('named', [HEAD, goodRow('J1')])
    await workOnImports(base())
    const [listing] = await listingsOf('named')
    const rows = await database.sql`
      select actor_id, via, via_id, request_id from audit_log where object_id = ${listing?.id ?? ''}`
    expect(rows).toEqual([{ actor_id: actorOf('named').userId, via: 'job', via_id: importId, request_id: importId }])
  })
})

describe('a price list with headings of its own', () => {
  const LIST = [
    'Vellingiri Mills,,,,,',
    'Price list of November,,,,,',
    'Sr No,Count,Quality,Rate per kg,Stock bags,Remarks',
    '1,30s CCH,Combed compact hosiery,Rs 285/-,40,fresh',
    '2,40s CW,Combed weaving,"1,306.50 + GST",12,',
    '3,20s,Open end,cheap,8,',
  ]
  const NAMED = {
    'Sr No': '',
    Count: 'count',
    Quality: 'productName',
    'Rate per kg': 'basePrice',
    'Stock bags': 'availableQuantity',
    Remarks: '',
  }
  const sendList = (name: string, { lines = LIST, columns }: { lines?: string[]; columns?: unknown } = {}) => {
    const form = new FormData()
    form.append('mode', 'dry-run')
    if (columns !== undefined) form.append('columns', typeof columns === 'string' ? columns : JSON.stringify(columns))
    form.append('file', csv(lines), 'list.csv')
    return startWith(name, sentForm(form))
  }

  test('is refused with its columns, their first values and the field each looks like', async () => {
    await expect(sendList('own')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: {
        details: {
          columns: [
            { heading: 'Sr No', examples: ['1', '2', '3'], field: '', isKnown: false },
            { heading: 'Count', examples: ['30s CCH', '40s CW', '20s'], field: 'count', isKnown: true },
            { heading: 'Quality', field: 'productName' },
            { heading: 'Rate per kg', examples: ['Rs 285/-', '1,306.50 + GST', 'cheap'], field: 'basePrice' },
            { heading: 'Stock bags', examples: ['40', '12', '8'], field: 'availableQuantity' },
            { heading: 'Remarks', examples: ['fresh'], field: '' },
          ],
        },
      },
    })
  })

  test('is read by the columns the seller names, and next time without being asked', async () => {
    const first = importOf(await sendList('own', { columns: NAMED }))
    expect(first.columns).toContainEqual({ heading: 'Rate per kg', field: 'basePrice' })
    await workOnImports(base())
    const { record, rows } = await stateOf('own', first.importId)
    expect(record.rows).toMatchObject({ total: 3, created: 2, failed: 1 })
    expect(rows).toMatchObject([
      { row: 6, issues: [{ code: 'NOT_A_NUMBER', field: 'basePrice', column: 'Rate per kg' }] },
    ])

    const next = importOf(await sendList('own', { lines: [...LIST.slice(2), '4,2/40s,Combed,410,6,'] }))
    expect(next.columns).toHaveLength(6)
    const saved = importOf(await proceed('own', next.importId))
    await workOnImports(base())
    expect((await stateOf('own', saved.importId)).record.rows).toMatchObject({ created: 3, failed: 1 })
    const [stored] = await database.sql`
      select fields from listings where seller_id = ${actorOf('own').userId} and fields ->> 'count' = '30s CCH'`
    expect(stored?.fields).toMatchObject({
      title: expect.stringMatching(/^30s/),
      ply: 1,
      productName: 'Combed compact hosiery',
      basePrice: 285,
      priceUom: 'kg',
      availableQuantity: 40,
      uom: 'bag',
    })
    // The file of the failed rows says by itself what the words of the list gave.
    const failed = { moduleKey: 'yarn', importId: saved.importId, format: 'csv' } as const
    const corrected = (await textOf(await failedRowsSheet(context('own'), failed))).replaceAll('cheap', '250')
    const again = await start('own', [corrected])
    await workOnImports(base())
    expect((await stateOf('own', again.importId)).record.rows).toMatchObject({ total: 1, created: 1, failed: 0 })
    const [late] = await database.sql`
      select fields from listings where seller_id = ${actorOf('own').userId} and fields ->> 'count' = '20s'`
    expect(late?.fields).toMatchObject({
      title: expect.stringMatching(/^20s/),
      ply: 1,
      spinningSystem: 'Open-end',
      basePrice: 250,
      availableQuantity: 8,
      uom: 'bag',
    })
    // What one seller named is not another's.
    await expect(sendList('other')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('changes the stock of a listing in its own unit, by what its bag holds, and never the unit', async () => {
    const slabs = '60-1199: 289; 1200+: 280'
    const bag = 'Bag,50'
    await start('kilos', [
      'title,basePrice,sellerSku,uom,quantitySlabs,availableQuantity,packageType,netWeight',
      `30s combed cotton yarn,289,K1,kg,${slabs},500,${bag}`,
      `40s combed cotton yarn,289,K2,kg,${slabs},500,,`,
    ])
    await workOnImports(base())
    const columns = { Code: 'sellerSku', 'Stock bags': 'availableQuantity' }
    const { importId } = importOf(await sendList('kilos', { lines: ['Code,Stock bags', 'K1,40', 'K2,40'], columns }))
    await proceed('kilos', importId)
    await workOnImports(base())
    expect((await stateOf('kilos', importId)).rows).toMatchObject([
      { row: 3, issues: [{ code: 'NOT_A_NUMBER', field: 'availableQuantity', column: 'Stock bags' }] },
    ])
    const stored = await database.sql`
      select fields ->> 'uom' as uom, fields ->> 'availableQuantity' as stock from listings
      where seller_id = ${actorOf('kilos').userId} order by fields ->> 'sellerSku'`
    expect([...stored]).toEqual([
      { uom: 'kg', stock: '2000' },
      { uom: 'kg', stock: '500' },
    ])
  })

  test('refuses columns that are no fields, or one field twice, all together', async () => {
    const columns = { Count: 'count', Quality: 'count', 'Rate per kg': 'cost' }
    await expect(sendList('own', { columns })).rejects.toMatchObject({
      extras: {
        issues: [
          { code: 'REPEATED_COLUMN', field: 'columns.Quality' },
          { code: 'UNKNOWN_COLUMN', field: 'columns.Rate per kg' },
        ],
      },
    })
    await expect(sendList('own', { columns: '{' })).rejects.toMatchObject({
      extras: { issues: [{ field: 'columns' }] },
    })
  })
})
