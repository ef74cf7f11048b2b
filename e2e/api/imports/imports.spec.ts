import type { APIRequestContext } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { expect, MISSING_ID, problemOf, test, YARN } from '../../fixtures'
import {
  accepted,
  csvOf,
  finished,
  goodRow,
  HEAD,
  IMPORTS,
  type ImportRecord,
  readImport,
  sendFile,
} from '../../imports'

const BYTES_MAX = 20_971_520
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A unique item code. */
const uniqueCode = () => `imp-${crypto.randomUUID().slice(0, 8)}`
const codes = (count: number) => {
  const code = uniqueCode()
  return Array.from({ length: count }, (_, n) => `${code}-${n}`)
}

async function fieldsOf(seller: APIRequestContext, listingId: string): Promise<Record<string, unknown>> {
  const response = await seller.get(`${YARN}/${listingId}`)
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { listings: [{ fields: Record<string, unknown> }] }).listings[0].fields
}

/** Parses a CSV with two lines of headings. */
function table(csv: string) {
  const [headings = [], names = [], ...rows] = parse(csv, { bom: true }) as string[][]
  return { headings, names, rows }
}

/** Reads the workbook with an independent library. */
async function listingsSheet(workbook: Buffer) {
  return (await readWorkbook(workbook)).find(({ sheet }) => sheet === 'Listings')?.data ?? []
}

const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

test('the template is public, has the same columns in Excel and CSV, and cannot be imported empty', async ({ api }) => {
  const workbook = await api.anonymous.get(`${YARN}/import-template`)
  expect(workbook.status()).toBe(200)
  expect(workbook.headers()).toMatchObject({
    'content-type': XLSX,
    'content-disposition': 'attachment; filename="yarn-listings-template.xlsx"',
  })
  const text = await api.anonymous.get(`${YARN}/import-template?format=csv`)
  expect(text.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const [headings, names] = await listingsSheet(await workbook.body())
  const { headings: csvHeadings, names: csvNames, rows } = table(await text.text())
  expect(names).toEqual(csvNames)
  expect(headings).toEqual(csvHeadings)
  expect(csvNames).toEqual(expect.arrayContaining(['listingId', 'status', 'title', 'count', 'basePrice', 'sellerSku']))
  expect(rows).toEqual([])

  await problemOf(await api.anonymous.get(`${YARN}/import-template?format=pdf`), 422, 'VALIDATION_FAILED')
  const empty = await sendFile(await api.as('starter'), { buffer: await workbook.body(), name: 'template.xlsx' })
  expect((await problemOf(empty, 422, 'VALIDATION_FAILED')).issues).toMatchObject([{ code: 'NO_ROWS', field: 'file' }])
})

test('a dry run checks each row and saves nothing; its rows can then be imported', async ({ api }) => {
  const seller = await api.as('starter')
  const [first = '', second = '', bad = ''] = codes(3)
  const file = csvOf([goodRow(first), goodRow(second), goodRow(bad, 'cheap')])
  const dryRun = await accepted(await sendFile(seller, { buffer: file, mode: 'dry-run' }))
  expect(dryRun).toMatchObject({ mode: 'dry-run', fileName: 'yarns.csv', rows: { total: 3 } })
  expect(await finished(seller, dryRun.importId)).toMatchObject({ rows: { created: 2, edited: 0, failed: 1 } })
  const { rows } = await readImport(seller, dryRun.importId)
  expect(rows).toMatchObject([{ row: 4, state: 'FAILED', listingId: '', issues: [{ field: 'basePrice' }] }])
  expect(rows[0]?.issues[0]?.column).toBe('Base price')
  expect(await (await seller.get(`${YARN}/export?format=csv`)).text()).not.toContain(first)

  const started = await accepted(await seller.post(IMPORTS, { data: { mode: 'import', dryRunId: dryRun.importId } }))
  expect(await finished(seller, started.importId)).toMatchObject({
    mode: 'import',
    state: 'DONE',
    rows: { created: 2, failed: 1 },
  })
  const saved = (await readImport(seller, started.importId, 'saved')).rows
  expect(saved.map(({ row, state }) => [row, state])).toEqual([
    [2, 'CREATED'],
    [3, 'CREATED'],
  ])
  expect(await fieldsOf(seller, saved[0]?.listingId ?? '')).toMatchObject({ sellerSku: first, basePrice: 289 })
  const listed = (await (await seller.get(IMPORTS)).json()) as { imports: ImportRecord[] }
  expect(listed.imports.slice(0, 2).map(({ importId }) => importId)).toEqual([started.importId, dryRun.importId])
})

test('failed rows are returned as a file that imports once its errors are fixed', async ({ api }) => {
  const seller = await api.as('starter')
  const [good = '', bad = ''] = codes(2)
  const { importId } = await accepted(await sendFile(seller, { buffer: csvOf([goodRow(good), goodRow(bad, 'cheap')]) }))
  expect(await finished(seller, importId)).toMatchObject({ rows: { created: 1, failed: 1 } })
  const failedRows = await seller.get(`${IMPORTS}/${importId}/failed-rows?format=csv`)
  expect(failedRows.headers()['content-disposition']).toContain('yarn-rows-to-correct.csv')
  const text = await failedRows.text()
  const { headings, names, rows } = table(text)
  expect(headings.slice(0, 2)).toEqual(['Row in your file', 'What to fix'])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.[0]).toBe('3')
  expect(rows[0]?.[1]).toMatch(/^Base price: /)
  expect(rows[0]?.[names.indexOf('basePrice')]).toBe('cheap')

  const fixed = await accepted(await sendFile(seller, { buffer: Buffer.from(text.replace(',cheap,', ',275,')) }))
  expect(await finished(seller, fixed.importId)).toMatchObject({ rows: { total: 1, created: 1, failed: 0 } })

  const workbook = await seller.get(`${IMPORTS}/${importId}/failed-rows`)
  const [, , row] = await listingsSheet(await workbook.body())
  expect(row?.[names.indexOf('sellerSku')]).toBe(bad)
})

test('importing an edited export changes the same listings and creates none', async ({ api }) => {
  const seller = await api.as('starter')
  const own = codes(3)
  const { importId } = await accepted(await sendFile(seller, { buffer: csvOf(own.map((code) => goodRow(code))) }))
  await finished(seller, importId)
  const made = (await readImport(seller, importId, 'saved')).rows.map(({ listingId }) => listingId)
  const before = await Promise.all(made.map((listingId) => fieldsOf(seller, listingId)))

  const { names, rows } = table(await (await seller.get(`${YARN}/export?format=csv&status=DRAFT`)).text())
  const columns = { id: names.indexOf('listingId'), price: names.indexOf('basePrice') }
  const exported = rows.filter((row) => made.includes(row[columns.id] ?? ''))
  expect(exported.map((row) => row[columns.id])).toEqual(made)
  const changed = exported.map((row) => row.map((cell, column) => (column === columns.price ? '301.5' : cell)))
  const again = await accepted(
    await sendFile(seller, { buffer: Buffer.from([names, ...changed].map(line).join('\n')) }),
  )
  expect(await finished(seller, again.importId)).toMatchObject({ rows: { created: 0, edited: 3, failed: 0 } })
  const after = await Promise.all(made.map((listingId) => fieldsOf(seller, listingId)))
  expect(after).toEqual(before.map((fields) => ({ ...fields, basePrice: 301.5, price: 301.5 })))

  const workbook = await (await seller.get(`${YARN}/export?status=DRAFT`)).body()
  const whole = await accepted(await sendFile(seller, { buffer: workbook, name: 'export.xlsx', mode: 'dry-run' }))
  expect(await finished(seller, whole.importId)).toMatchObject({
    rows: { created: 0, edited: 0, unchanged: rows.length, failed: 0 },
  })
})

test('an Idempotency-Key starts an import once and refuses another file', async ({ api }) => {
  const seller = await api.as('starter')
  const [code = '', other = ''] = codes(2)
  const headers = { 'idempotency-key': code }
  const first = await sendFile(seller, { buffer: csvOf([goodRow(code)]) }, headers)
  const { importId } = await accepted(first)
  expect(first.headers()['idempotent-replayed']).toBeUndefined()
  const replay = await sendFile(seller, { buffer: csvOf([goodRow(code)]) }, headers)
  expect((await accepted(replay)).importId).toBe(importId)
  expect(replay.headers()['idempotent-replayed']).toBe('true')
  await problemOf(await sendFile(seller, { buffer: csvOf([goodRow(other)]) }, headers), 422, 'IDEMPOTENCY_KEY_REUSED')
  await finished(seller, importId)
})

test('a cancelled import keeps its saved rows and reports the cancelled ones', async ({ api }) => {
  const seller = await api.as('starter')
  const total = 2000
  const { importId } = await accepted(
    await sendFile(seller, { buffer: csvOf(codes(total).map((code) => goodRow(code))) }),
  )
  const cancel = () => seller.post(`${IMPORTS}/${importId}/cancel`)
  const response = await cancel()
  expect(response.status(), await response.text()).toBe(200)
  const { import: record } = (await response.json()) as { import: ImportRecord }
  expect(record.state).toBe('CANCELLED')
  expect(record.rows.cancelled).toBeGreaterThan(0)
  expect(record.rows.created + record.rows.cancelled).toBe(total)
  expect(await (await cancel()).json()).toMatchObject({ import: record })
  expect((await readImport(seller, importId)).import).toEqual(record)
})

test('imports need an account, and the import of another seller gets the same 404 as a missing one', async ({
  api,
}) => {
  const owner = await api.as('starter')
  const { importId } = await accepted(
    await sendFile(owner, { buffer: csvOf([goodRow(uniqueCode())]), mode: 'dry-run' }),
  )
  const routes = (id: string) =>
    [
      ['get', `${IMPORTS}/${id}`],
      ['get', `${IMPORTS}/${id}/failed-rows`],
      ['post', `${IMPORTS}/${id}/cancel`],
    ] as const
  const other = await api.as('growth')
  for (const [method, path] of [...routes(importId), ['get', IMPORTS], ['get', `${YARN}/export`]] as const) {
    await problemOf(await api.anonymous[method](path), 401, 'AUTH_REQUIRED')
  }
  await problemOf(await sendFile(api.anonymous, { buffer: csvOf([goodRow('x')]) }), 401, 'AUTH_REQUIRED')
  const bodies = await Promise.all(
    [importId, MISSING_ID].map((id) =>
      Promise.all(
        routes(id).map(async ([method, path]) => {
          const { requestId: _, ...problem } = await problemOf(await other[method](path), 404, 'NOT_FOUND')
          return { ...problem, instance: '' }
        }),
      ),
    ),
  )
  expect(bodies[0]).toEqual(bodies[1])
  for (const dryRunId of [importId, MISSING_ID]) {
    await problemOf(await other.post(IMPORTS, { data: { mode: 'import', dryRunId } }), 404, 'NOT_FOUND')
  }
  await finished(owner, importId)
})

test('an import without an entitlement is 403 before the file is read, but the export stays open', async ({ api }) => {
  const unread = { buffer: Buffer.from('no table at all'), mode: 'no mode' }
  const refused = async (account: 'none' | 'lapsed' | 'buyer', code: string) =>
    problemOf(await sendFile(await api.as(account), unread), 403, code)
  expect((await refused('none', 'ENTITLEMENT_NOT_CONFIGURED')).blockCode).toBe('ENTITLEMENT_NOT_CONFIGURED')
  expect((await refused('lapsed', 'SUBSCRIPTION_INACTIVE')).blockCode).toBe('SUBSCRIPTION_INACTIVE')
  await refused('buyer', 'FORBIDDEN')
  const outside = { ...unread, path: '/api/trade-core/listings/finish_fabric/imports' }
  await problemOf(await sendFile(await api.as('starter'), outside), 403, 'MODULE_NOT_IN_PLAN')
  const unknown = { ...unread, path: '/api/trade-core/listings/bogus_module/imports' }
  await problemOf(await sendFile(await api.as('starter'), unknown), 404, 'MODULE_UNKNOWN')
  expect((await (await api.as('lapsed')).get(`${YARN}/export?format=csv`)).status()).toBe(200)
})

test('a file over 20 MB is 413, a body that is not a form is 415', async ({ api }) => {
  const seller = await api.as('starter')
  await problemOf(await sendFile(seller, { buffer: Buffer.alloc(BYTES_MAX + 1, 'a') }), 413, 'TOO_LARGE')
  const bare = await seller.post(IMPORTS, { data: csvOf([goodRow('x')]), headers: { 'content-type': 'text/csv' } })
  await problemOf(bare, 415, 'UNSUPPORTED_MEDIA_TYPE')
})

const WHOLE_FILES: [string, { buffer: Buffer; mode?: string }, { code: string; field: string }[]][] = [
  ['an empty file', { buffer: Buffer.alloc(0) }, [{ code: 'FILE_EMPTY', field: 'file' }]],
  ['headings without rows', { buffer: csvOf([]) }, [{ code: 'NO_ROWS', field: 'file' }]],
  ['an old workbook', { buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') }, [{ code: 'OLD_WORKBOOK', field: 'file' }]],
  [
    'two unknown columns',
    { buffer: Buffer.from(`${HEAD},moqq,shade depth of it\n${goodRow('x')},1,2\n`) },
    [
      { code: 'UNKNOWN_COLUMN', field: 'moqq' },
      { code: 'UNKNOWN_COLUMN', field: 'shade depth of it' },
    ],
  ],
  [
    'more than 10,000 rows',
    { buffer: csvOf(Array.from({ length: 10_001 }, (_, n) => goodRow(`x${n}`))) },
    [{ code: 'TOO_MANY_ROWS', field: 'file' }],
  ],
  ['an unknown mode', { buffer: csvOf([goodRow('x')]), mode: 'soon' }, [{ code: 'BAD_MODE', field: 'mode' }]],
]

for (const [what, file, issues] of WHOLE_FILES) {
  test(`${what} is 422 and creates no import`, async ({ api }) => {
    const seller = await api.as('starter')
    const latest = async () => (await (await seller.get(IMPORTS)).json()) as { imports: ImportRecord[] }
    const before = await latest()
    const problem = await problemOf(await sendFile(seller, file), 422, 'VALIDATION_FAILED')
    expect(problem.issues).toMatchObject(issues)
    expect(problem.issues).toHaveLength(issues.length)
    expect(await latest()).toEqual(before)
  })
}
