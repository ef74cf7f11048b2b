import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test } from '@playwright/test'
import { DEMO_PASSWORD, signInByHttp, YARN, yarnBody } from '../fixtures'
import { launch, pidsOf } from '../start/launch'

const CREATES = 200
const CONNECTIONS = 16
/** The numbers of acknowledged creates after which the database is killed. */
const KILL_AFTER = [40, 120]
const TIMEOUT_MS = 30_000

test('kill -9 of the database during 200 creates loses and duplicates no acknowledged listing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'textile-crash-'))
  const app = await launch([process.execPath, 'scripts/start.mjs'], dataDir, {
    DEMO_PASSWORD,
    LOG_LEVEL: 'silent',
    SEED_DEMO: 'true',
  })
  try {
    const browser = await request.newContext({ baseURL: app.url })
    await signInByHttp(browser, 'all')
    const created = await browser.post('/api/account/tokens', {
      data: { name: 'crash', currentPassword: DEMO_PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { token } = (await created.json()) as { token: string }
    const seller = await request.newContext({
      baseURL: app.url,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    })

    const acknowledged = new Map<string, string>()
    const refusals = new Map<number, number>()
    const kills: number[] = []
    const killWhenDue = () => {
      const due = KILL_AFTER[kills.length]
      if (due !== undefined && acknowledged.size >= due) {
        const pid = pidsOf(app).database
        kills.push(pid)
        process.kill(pid, 'SIGKILL')
      }
    }
    /** Repeats a create without a response, with the same key, as our clients do. */
    const create = async (number: number) => {
      const sku = `crash-${number}`
      const deadline = Date.now() + TIMEOUT_MS
      while (Date.now() < deadline) {
        const response = await seller
          .post(YARN, { data: yarnBody({ sellerSku: sku }), headers: { 'idempotency-key': sku } })
          .catch(() => null)
        if (response?.status() === 201) {
          acknowledged.set(sku, ((await response.json()) as { listing: { listingId: string } }).listing.listingId)
          killWhenDue()
          return
        }
        if (response) refusals.set(response.status(), (refusals.get(response.status()) ?? 0) + 1)
      }
    }
    const numbers = Array.from({ length: CREATES }, (_, n) => n)
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) await create(number)
      }),
    )

    expect(kills).toHaveLength(KILL_AFTER.length)
    expect(acknowledged.size, 'the app recovers and acknowledges every create').toBe(CREATES)
    expect(
      [...refusals.keys()].filter((status) => status !== 503),
      'without the database only 503 is returned',
    ).toEqual([])

    const stored = new Map<string, string[]>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = (await (
        await seller.get(`${YARN}?scope=mine&limit=100${cursor ? `&cursor=${cursor}` : ''}`)
      ).json()) as {
        listings: { listingId: string; fields: { sellerSku?: string } }[]
        page: { nextCursor: string | null }
      }
      for (const { listingId, fields } of page.listings) {
        const sku = fields.sellerSku ?? ''
        if (sku.startsWith('crash-')) stored.set(sku, [...(stored.get(sku) ?? []), listingId])
      }
      cursor = page.page.nextCursor
    }
    for (const [sku, listingId] of acknowledged) expect(stored.get(sku), sku).toEqual([listingId])
    expect(stored.size).toBe(CREATES)
    await Promise.all([browser.dispose(), seller.dispose()])
  } finally {
    app.process.kill('SIGTERM')
    await app.exited
    rmSync(dataDir, { recursive: true, force: true })
  }
})
