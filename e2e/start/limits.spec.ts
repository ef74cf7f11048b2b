import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Launched, launch } from './launch'

const REQUESTS = 5
const DIRECT = '/api/trade-core/listings/yarn'
/** Spelled so that Next answers. */
const BY_NEXT = '/api/trade-core/listings/%79arn'

test.describe.configure({ timeout: 180_000 })

let dataDir = ''
let launched: Launched | undefined

test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'textile-limits-'))
  launched = await launch([process.execPath, 'scripts/start.mjs'], dataDir, {
    SEED_DEMO: 'false',
    RATE_LIMIT_PER_MINUTE: String(REQUESTS),
  })
})

test.afterEach(async () => {
  launched?.process.kill('SIGTERM')
  await launched?.exited
  rmSync(dataDir, { recursive: true, force: true })
})

// The server and Next are two bundles of one process and count in one bucket, which one of them makes.
for (const [first, second] of [
  [DIRECT, BY_NEXT],
  [BY_NEXT, DIRECT],
] as const) {
  test(`over the limit of requests, after one to ${first}, both bundles answer 429`, async () => {
    const ask = (path: string) => fetch(`${launched?.url}${path}`)
    for (let n = 0; n < REQUESTS; n++) expect((await ask(first)).status).not.toBe(500)
    for (const path of [second, first]) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(429)
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
      expect(await answer.json(), path).toMatchObject({ ok: false, code: 'RATE_LIMITED' })
    }
  })
}
