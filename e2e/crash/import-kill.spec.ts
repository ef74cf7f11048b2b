import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { DEMO_PASSWORD, signInByHttp, YARN } from '../fixtures'
import { accepted, csvOf, finished, goodRow, IMPORTS, type ImportRecord, readImport, sendFile } from '../imports'
import { type Launched, launch, pidsOf } from '../start/launch'

/** Set IMPORT_KILL_ROWS to 5000 for a large catalogue. */
const ROWS = Number(process.env.IMPORT_KILL_ROWS ?? 600)
const TIMEOUT_MS = 60_000 + ROWS * 50
const SETTINGS = { DEMO_PASSWORD, LOG_LEVEL: 'silent', SEED_DEMO: 'true' }

const start = (dataDir: string) => launch([process.execPath, 'scripts/start.mjs'], dataDir, SETTINGS)

/** Kills the whole process group. */
async function kill(app: Launched): Promise<void> {
  process.kill(-Number(app.process.pid), 'SIGKILL')
  await app.exited
}

async function sellerOf(app: Launched, token: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL: app.url, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
}

async function tokenOf(app: Launched): Promise<string> {
  const browser = await request.newContext({ baseURL: app.url })
  await signInByHttp(browser, 'all')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const made = await browser.post('/api/account/tokens', {
    data: { name: 'crash', currentPassword: DEMO_PASSWORD },
    headers,
  })
  const { token } = (await made.json()) as { token: string }
  await browser.dispose()
  return token
}

const importsOf = async (seller: APIRequestContext) =>
  ((await (await seller.get(IMPORTS)).json()) as { imports: ImportRecord[] }).imports

/** Counts the seller's listings per item code with this prefix. */
async function listingsByCode(seller: APIRequestContext, prefix: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await seller.get(`${YARN}?scope=mine&limit=100${cursor ? `&cursor=${cursor}` : ''}`)
    const page = (await response.json()) as {
      listings: { fields: { sellerSku?: string } }[]
      page: { nextCursor: string | null }
    }
    for (const { fields } of page.listings) {
      const code = fields.sellerSku ?? ''
      if (code.startsWith(prefix)) counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    cursor = page.page.nextCursor
  }
  return counts
}

const once = (codes: readonly string[]) => new Map(codes.map((code) => [code, 1]))
const sorted = (counts: Map<string, number>) => [...counts].sort(([a], [b]) => a.localeCompare(b))

/** Sends half of an upload and never the rest. */
function halfAnUpload(app: Launched, token: string, file: Buffer): Promise<void> {
  const { hostname, port } = new URL(app.url)
  const body = Buffer.concat([
    Buffer.from('--cut\r\ncontent-disposition: form-data; name="mode"\r\n\r\nimport\r\n'),
    Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="half.csv"\r\n\r\n'),
    file,
    Buffer.from('\r\n--cut--\r\n'),
  ])
  const head = [
    `POST ${IMPORTS} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=cut',
    `content-length: ${body.length}`,
  ]
  const socket = connect(Number(port), hostname)
  // The server is killed during the upload.
  socket.on('error', () => {})
  return new Promise((resolve) => {
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, body.length / 2)]), () =>
      resolve(),
    )
  })
}

test(`after kill -9 an import of ${ROWS} rows creates each listing once, and half an upload none`, async () => {
  test.setTimeout(300_000 + 3 * TIMEOUT_MS)
  const dataDir = mkdtempSync(join(tmpdir(), 'textile-import-kill-'))
  let app = await start(dataDir)
  try {
    const token = await tokenOf(app)
    const codes = Array.from({ length: ROWS }, (_, n) => `kill-${n}`)
    let seller = await sellerOf(app, token)
    const { importId } = await accepted(await sendFile(seller, { buffer: csvOf(codes.map((code) => goodRow(code))) }))
    await halfAnUpload(app, token, csvOf(codes.map((code) => goodRow(`half-${code}`))))
    await expect
      .poll(async () => (await readImport(seller, importId)).import.rows.done, { timeout: TIMEOUT_MS, intervals: [20] })
      .toBeGreaterThanOrEqual(ROWS / 5)
    await kill(app)
    await seller.dispose()

    app = await start(dataDir)
    seller = await sellerOf(app, token)
    const { import: found } = await readImport(seller, importId)
    expect(found.finishedAt, 'killed before the end').toBe('')
    expect(found.rows.done).toBeLessThan(ROWS)
    const restart = { at: performance.now(), done: found.rows.done }
    const record = await finished(seller, importId, TIMEOUT_MS)
    const rate = (ROWS - restart.done) / ((performance.now() - restart.at) / 1000)
    test.info().annotations.push({ type: 'rows per second', description: rate.toFixed(0) })
    expect(record).toMatchObject({
      state: 'DONE',
      rows: { total: ROWS, done: ROWS, created: ROWS, edited: 0, failed: 0 },
    })
    expect(sorted(await listingsByCode(seller, 'kill-'))).toEqual(sorted(once(codes)))
    expect((await importsOf(seller)).map((one) => one.importId)).toEqual([importId])

    // Killed with its database while it stores a file: sending it again with the same key imports it once.
    const late = Array.from({ length: ROWS }, (_, n) => `late-${n}`)
    const file = { buffer: csvOf(late.map((code) => goodRow(code))) }
    const headers = { 'idempotency-key': 'late' }
    const [first] = await Promise.all([
      sendFile(seller, file, headers).catch(() => null),
      halfAnUpload(app, token, file.buffer).then(() => {
        process.kill(pidsOf(app).database, 'SIGKILL')
        return kill(app)
      }),
    ])
    await seller.dispose()
    app = await start(dataDir)
    seller = await sellerOf(app, token)
    const stored = (await importsOf(seller)).filter((one) => one.importId !== importId)
    expect(stored.length, 'the import is stored at most once').toBeLessThanOrEqual(1)
    for (const one of stored) expect(one.rows.total).toBe(ROWS)
    const repeated = await accepted(await sendFile(seller, file, headers))
    if (stored[0]) expect(repeated.importId).toBe(stored[0].importId)
    if (first?.status() === 202) expect(repeated.importId).toBe((await accepted(first)).importId)
    await finished(seller, repeated.importId, TIMEOUT_MS)
    expect(sorted(await listingsByCode(seller, 'late-'))).toEqual(sorted(once(late)))
    expect(await importsOf(seller)).toHaveLength(2)
    await seller.dispose()
  } finally {
    app.process.kill('SIGTERM')
    await app.exited
    rmSync(dataDir, { recursive: true, force: true })
  }
})
