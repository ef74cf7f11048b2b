import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD, YARN, yarnBody } from '../demo'
import { fileForm } from '../trust/fixtures'
import { openWorld, type World } from '../trust/world'
import { type Launched, launch } from './launch'

// The server in front and Next are two bundles of one process: two copies of every class, which must decide and count as one.

/** The same path for the server in front, and spelled so that Next answers. */
const BUNDLES = {
  front: (path: string) => path,
  next: (path: string) =>
    path.replace(/\/listings\/(.)/, (_, letter: string) => `/listings/%${letter.charCodeAt(0).toString(16)}`),
}
const UPLOADS = 6
const JSON_TYPE = { 'content-type': 'application/json' }

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'textile-bundles-'))
let launched: Launched | undefined
let world: World

test.beforeAll(async () => {
  launched = await launch([process.execPath, 'scripts/start.mjs'], dataDir, {
    SEED_DEMO: 'true',
    DEMO_PASSWORD,
    UPLOADS_PER_MINUTE: String(UPLOADS),
  })
  world = openWorld({ url: launched.url, dataDir })
})

test.afterAll(async () => {
  await world.close()
  launched?.process.kill('SIGTERM')
  await launched?.exited
  rmSync(dataDir, { recursive: true, force: true })
})

interface Question {
  name: string
  status: number
  code: string
  ask: (spelled: (path: string) => string) => ReturnType<World['anonymous']['get']>
}

test('every class of error has the same status, code and words in both bundles', async () => {
  const [seller, none, lapsed] = [await world.as('growth'), await world.as('none'), await world.as('lapsed')]
  const made = await seller.post(YARN, yarnBody())
  const { listingId } = made.json<{ listing: { listingId: string } }>().listing
  const edit = { listingId, basePrice: 290, quantitySlabs: [], pdcSlabs: [] }
  const questions: Question[] = [
    { name: 'no identity', status: 401, code: 'AUTH_REQUIRED', ask: (at) => world.anonymous.post(at(YARN), {}) },
    { name: 'no plan', status: 403, code: 'ENTITLEMENT_NOT_CONFIGURED', ask: (at) => none.post(at(YARN), yarnBody()) },
    { name: 'a lapsed plan', status: 403, code: 'SUBSCRIPTION_INACTIVE', ask: (at) => lapsed.post(at(YARN), '{') },
    {
      name: 'no plan and an unknown mode',
      status: 403,
      code: 'ENTITLEMENT_NOT_CONFIGURED',
      ask: (at) => none.post(`${at(YARN)}?mode=unheard`, yarnBody()),
    },
    {
      name: 'an unknown mode',
      status: 422,
      code: 'VALIDATION_FAILED',
      ask: (at) => seller.post(`${at(YARN)}?mode=x`, yarnBody()),
    },
    {
      name: 'no such module',
      status: 404,
      code: 'MODULE_UNKNOWN',
      ask: (at) => seller.get(at(YARN.replace('yarn', 'wool'))),
    },
    {
      name: 'broken JSON',
      status: 400,
      code: 'BAD_JSON',
      ask: (at) => seller.request('POST', at(YARN), { body: '{', headers: JSON_TYPE }),
    },
    { name: 'a form', status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', ask: (at) => seller.post(at(YARN), 'a=b') },
    { name: 'a wrong field', status: 422, code: 'VALIDATION_FAILED', ask: (at) => seller.post(at(YARN), { title: 5 }) },
    {
      name: 'a version that is gone',
      status: 409,
      code: 'VERSION_CONFLICT',
      ask: (at) => seller.post(at(YARN), { ...edit, expectedVersion: 99 }),
    },
    {
      name: 'an ETag that is gone',
      status: 412,
      code: 'PRECONDITION_FAILED',
      ask: (at) => seller.post(at(YARN), edit, { headers: { 'if-match': '"99"' } }),
    },
  ]
  for (const { name, status, code, ask } of questions) {
    const replies = [await ask(BUNDLES.front), await ask(BUNDLES.next)]
    for (const reply of replies) expect(reply.json(), name).toMatchObject({ ok: false, success: false, status, code })
    const [front, next] = replies.map((reply) => ({ ...reply.json(), requestId: '' }))
    expect(front, name).toEqual(next)
  }
})

test('a plan counts in both bundles as soon as it is set', async () => {
  const [newSeller] = await world.newSellers(1)
  if (!newSeller) throw new Error('a seller is missing')
  const { client: seller } = newSeller
  for (const spelled of Object.values(BUNDLES)) {
    expect((await seller.post(spelled(YARN), yarnBody())).status).toBe(201)
  }
})

test('uploads of both bundles count against one limit', async () => {
  const seller = await world.as('all')
  const { listingId } = (await seller.post(YARN, yarnBody({ status: 'DRAFT' }))).json<{
    listing: { listingId: string }
  }>().listing
  const upload = (spelled: (path: string) => string) =>
    seller.request('POST', spelled(`${YARN}/${listingId}/attachments`), {
      body: fileForm('report.txt', `A report ${crypto.randomUUID()}.`, { role: 'testReport' }),
    })
  const turns = Array.from({ length: UPLOADS }, (_, n) => (n % 2 === 0 ? BUNDLES.front : BUNDLES.next))
  for (const spelled of turns) expect((await upload(spelled)).status).toBe(201)
  for (const spelled of Object.values(BUNDLES)) {
    const refused = await upload(spelled)
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
