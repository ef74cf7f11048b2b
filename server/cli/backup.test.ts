import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bucketServer } from '@/db/testing/bucket-server'
import { testDatabase } from '@/db/testing/database'
import { newId } from '@/lib/config/new-id'
import { blobStore } from '@/lib/services/blobs/configured-store'
import { backupCommand, restoreCommand, verifyCommand } from './backup'

const source = testDatabase()
const target = testDatabase()
const bucket = bucketServer()

const PLANS = JSON.stringify({ version: 1, sellers: { 'a@mill.example': { planKey: 'all', paymentStatus: 'ACTIVE' } } })

let folder = ''
let printed = ''

/** Settings of an installation: its database, its folder, its plans next to it. */
function settle(database: { url: string }, name: string): { dataDir: string; plans: string } {
  const dataDir = join(folder, name)
  const plans = join(folder, `${name}-plans`, 'plans.json')
  mkdirSync(dataDir, { recursive: true })
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('SELLER_ENTITLEMENTS_FILE', plans)
  vi.stubEnv('SELLER_ENTITLEMENTS_JSON', '')
  vi.stubEnv('S3_ENDPOINT', '')
  return { dataDir, plans }
}

function settleInBucket(): void {
  vi.stubEnv('S3_ENDPOINT', `http://127.0.0.1:${(bucket.server.address() as AddressInfo).port}`)
  vi.stubEnv('S3_BUCKET', 'mill')
  vi.stubEnv('S3_ACCESS_KEY_ID', 'AKIATEST')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

async function keep(key: string, text: string): Promise<void> {
  const path = join(folder, 'incoming')
  writeFileSync(path, text)
  await blobStore().put(key, path)
}

async function contentOf(key: string): Promise<string> {
  return new Response(await blobStore().open(key)).text()
}

/** A file of a request, whose row names a content. @returns the content's key */
async function addFile(): Promise<string> {
  const [company, user, at] = [newId(), newId(), new Date().toISOString()]
  const key = `${newId().replaceAll('-', '')}.1`
  await source.sql.begin(async (tx) => {
    await tx`insert into companies ${tx({ id: company, name: 'Mill', created_at: at, updated_at: at })}`
    await tx`insert into users ${tx({ id: user, company_id: company, email: `${user}@mill.example`, name: 'Rao', password_hash: '-', roles: '{buyer}', created_at: at, updated_at: at })}`
    await tx`insert into blobs ${tx({ key, sha256: key, bytes: 3, touched_at: at })}`
    await tx`insert into rfq_attachments ${tx({ id: newId(), company_id: company, uploaded_by: user, name: 'a.csv', bytes: 3, mime: 'text/csv', blob_key: key, created_at: at })}`
  })
  return key
}

beforeAll(() => new Promise<void>((done) => bucket.server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  bucket.server.closeAllConnections()
  bucket.server.close()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-command-'))
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
  for (const { sql } of [source, target]) {
    for (const table of ['rfq_attachments', 'blobs', 'users', 'companies']) await sql`delete from ${sql(table)}`
  }
})

describe('a backup', () => {
  test('holds files and plans wherever settings keep them, and restores them where other settings say', async () => {
    const copy = join(folder, 'copy')
    const key = await addFile()
    const at = settle(source, 'source')
    settleInBucket()
    await keep(key, 'lot')
    write(at.plans, PLANS)
    await backupCommand([copy])
    await verifyCommand([copy])
    expect(printed).toContain('1 files, the plans')

    bucket.objects.clear()
    const there = settle(target, 'target')
    await restoreCommand([copy])
    expect(await contentOf(key)).toBe('lot')
    expect(readFileSync(there.plans, 'utf8')).toBe(PLANS)
    expect(existsSync(join(there.dataDir, 'blobs', key.slice(0, 2), key))).toBe(true)
  })

  test('says what it does not hold: plans of the environment, contents that the store has lost', async () => {
    const copy = join(folder, 'copy')
    await addFile()
    settle(source, 'source')
    vi.stubEnv('SELLER_ENTITLEMENTS_JSON', PLANS)
    await backupCommand([copy])
    printed = ''
    await verifyCommand([copy])
    expect(printed).toMatch(/0 files \(1 more were not in the store\), not the plans/)
  })

  test('is not whole without a content that its rows name', async () => {
    const copy = join(folder, 'copy')
    const key = await addFile()
    settle(source, 'source')
    await keep(key, 'lot')
    await backupCommand([copy])
    const path = join(copy, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...manifest, files: [] }))
    await expect(verifyCommand([copy])).rejects.toThrow(`its rows name, the first ${key}`)
  })
})

describe('a restore', () => {
  test('into an installation in use is refused before anything of it is touched', async () => {
    const copy = join(folder, 'copy')
    const key = await addFile()
    const at = settle(source, 'source')
    await keep(key, 'lot')
    write(at.plans, PLANS)
    await backupCommand([copy])
    await blobStore().remove(key)
    rmSync(at.plans)
    await expect(restoreCommand([copy])).rejects.toThrow('in use')
    expect(existsSync(at.plans)).toBe(false)
    expect(await blobStore().exists(key)).toBe(false)
  })

  test('never writes over other plans, and leaves all of the installation as it is', async () => {
    const copy = join(folder, 'copy')
    const key = await addFile()
    write(settle(source, 'source').plans, PLANS)
    await keep(key, 'lot')
    await backupCommand([copy])
    const there = settle(target, 'target')
    write(there.plans, '{"version":1,"sellers":{}}')
    await expect(restoreCommand([copy])).rejects.toThrow(there.plans)
    expect(readFileSync(there.plans, 'utf8')).toBe('{"version":1,"sellers":{}}')
    expect(await blobStore().exists(key)).toBe(false)
    expect(await target.sql`select 1 from users`).toHaveLength(0)
  })
})
