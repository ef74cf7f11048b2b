import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketServer } from '@/db/testing/bucket-server'
import type { BlobStore } from './blob-store'
import { blobStore } from './configured-store'
import { fileStore } from './file-store'

const folder = mkdtempSync(join(tmpdir(), 'textile-blobs-'))
const bucket = bucketServer()
let external: BlobStore

const settingsOf = (endpoint: string) => ({
  DATA_DIR: folder,
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'yarns',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'AKIATEST',
  S3_SECRET_ACCESS_KEY: 'secret',
})

beforeAll(async () => {
  await new Promise<void>((done) => bucket.server.listen(0, '127.0.0.1', done))
  external = blobStore(settingsOf(`http://127.0.0.1:${(bucket.server.address() as AddressInfo).port}`))
})

afterAll(async () => {
  bucket.server.closeAllConnections()
  await new Promise((done) => bucket.server.close(done))
  rmSync(folder, { recursive: true, force: true })
})

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()
const written = (text: string) => {
  const path = join(folder, `in-${text.length}`)
  writeFileSync(path, text)
  return path
}

describe.each([
  ['the embedded store', () => fileStore(join(folder, 'files'))],
  ['an S3-compatible store', () => external],
])('%s', (_, store) => {
  test('keeps a content under its key, gives it whole and in ranges, and gives it up', async () => {
    const key = `ab${'0'.repeat(62)}.1`
    expect(await store().exists(key)).toBe(false)
    await store().put(key, written('0123456789'))
    expect(await store().exists(key)).toBe(true)
    expect(await textOf(await store().open(key))).toBe('0123456789')
    expect(await textOf(await store().open(key, { start: 2, end: 4 }))).toBe('234')
    await store().remove(key)
    expect(await store().exists(key)).toBe(false)
    await store().remove(key)
  })

  test('keeps 5 MB bit for bit', async () => {
    const bytes = Buffer.from(Array.from({ length: 5_000_000 }, (_value, n) => n % 251))
    const path = join(folder, 'large')
    writeFileSync(path, bytes)
    await store().put('cd.large', path)
    const back = Buffer.from(await new Response(await store().open('cd.large')).arrayBuffer())
    expect(back.equals(bytes)).toBe(true)
  })

  test('says that it is not available when a content is not there', async () => {
    await expect(store().open('ef.nothing')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})

test('the bucket of the settings is spoken to by path, and is what the record calls external', async () => {
  expect(external.isExternal).toBe(true)
  await external.put('aa.path', written('x'))
  expect(bucket.seen).toContain('PUT /yarns/aa.path')
  expect(bucket.objects.get('/yarns/aa.path')?.toString()).toBe('x')
  expect(fileStore(folder).isExternal).toBe(false)
})

test('a store that is away, or does not know us, is UNAVAILABLE whatever is asked of it', async () => {
  const away = blobStore(settingsOf('http://127.0.0.1:9'))
  const stranger = blobStore({
    ...settingsOf(`http://localhost:${(bucket.server.address() as AddressInfo).port}`),
    S3_ACCESS_KEY_ID: 'OTHER',
  })
  for (const store of [away, stranger]) {
    const path = written('yy')
    await expect(store.put('a.b', path)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(store.open('a.b')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(store.exists('a.b')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(store.remove('a.b')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(readFileSync(path, 'utf8')).toBe('yy')
  }
})
