import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade } from '@/lib/testing/trade'
import { sweepFiles } from '../attachments/sweep'
import { uploadsFolder } from '../blobs/configured-store'
import { deleteRfqFile, uploadRfqFile } from './files'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { at, ask, opened, read, upload } = testTrade(market, NOW)
const { database } = market

let buyer: Actor
let colleague: Actor
let otherBuyer: Actor
let seller: Actor
let rival: Actor
let admin: Actor

beforeAll(async () => {
  ;[buyer, otherBuyer, admin] = [await market.newBuyer(), await market.newBuyer(), await market.newAdmin()]
  ;[seller, rival] = [await market.newSeller(), await market.newSeller()]
  colleague = { ...(await market.newBuyer()), companyId: buyer.companyId }
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const CSV = 'lot,count\n1,30\n'
const TEXT = expect.stringMatching(/^text\/csv/)

describe('a file of a request', () => {
  test('is private until a request names it, then open to the company, asked sellers and admins', async () => {
    const file = await upload(buyer, 'lab report.csv', CSV)
    expect(await opened(buyer, file.id)).toEqual(TEXT)
    for (const other of [colleague, otherBuyer, seller, admin, null]) {
      expect(await opened(other, file.id)).toBe('NOT_FOUND')
    }
    const { rfq } = await ask(buyer, [seller, rival], { attachments: [file.id] })
    expect(rfq.snapshot.attachments).toEqual([file.id])
    expect(rfq.files).toEqual([file])
    for (const party of [buyer, colleague, seller, rival, admin]) expect(await opened(party, file.id)).toEqual(TEXT)
    for (const other of [otherBuyer, null]) expect(await opened(other, file.id)).toBe('NOT_FOUND')
    expect((await read(seller, rfq.rfqId)).rfq.files).toEqual([file])
  })

  test('is named once, by its uploader alone; the refusal names each such file with all other problems', async () => {
    const mine = await upload(buyer, 'a.csv', CSV)
    const others = await upload(otherBuyer, 'b.csv', CSV)
    await ask(buyer, [seller], { attachments: [mine.id] })
    const free = await upload(buyer, 'c.csv', CSV)
    const attachments = [free.id, mine.id, others.id, newId()]
    expect(await problemsOf(ask(buyer, [], { attachments, quantity: 'x', sellerIds: [newId()] }))).toEqual([
      'NOT_A_NUMBER quantity',
      'SELLER_UNKNOWN sellerIds[0]',
      'ATTACHMENT_UNKNOWN attachments[1]',
      'ATTACHMENT_UNKNOWN attachments[2]',
      'ATTACHMENT_UNKNOWN attachments[3]',
    ])
    await expect(ask(buyer, [seller], { attachments: [free.id] })).resolves.toBeTruthy()
  })

  test('that two requests name at the same moment belongs to one of them', async () => {
    const attachments = [(await upload(buyer, 'a.csv', CSV)).id]
    const both = await Promise.allSettled([
      ask(buyer, [seller], { attachments }),
      ask(buyer, [seller], { attachments }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('is judged by its bytes and leaves nothing behind when it is refused', async () => {
    for (const [name, content] of [
      ['drawing.pdf', '<script>alert(1)</script>'],
      ['run.exe', 'MZ'],
    ] as const) {
      expect(await problemsOf(upload(buyer, name, content)), name).toEqual([expect.stringMatching(/ file$/)])
    }
    expect(readdirSync(uploadsFolder())).toEqual([])
  })

  test('that breaks off on its way leaves nothing behind', async () => {
    const bodyStream = new ReadableStream<Uint8Array>({
      start(controller) {
        const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nlot,co'
        controller.enqueue(new TextEncoder().encode(head))
        controller.error(new Error('the client is gone'))
      },
    })
    const headers: Record<string, string> = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = { bodyStream, header: (name: string) => headers[name] ?? null }
    expect(await problemsOf(uploadRfqFile(at(buyer), broken))).toEqual(['BAD_MULTIPART file'])
    expect(readdirSync(uploadsFolder())).toEqual([])
  })

  test('that is a picture is shown to the other side without what its camera noted', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#335577' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'mill' } })
      .toBuffer()
    const file = await upload(buyer, 'artwork.jpg', bytes)
    await ask(buyer, [seller], { attachments: [file.id] })
    expect(await opened(buyer, file.id)).toBe('image/jpeg')
    expect(await opened(seller, file.id)).toBe('image/webp')
  })

  test('can be deleted by its uploader alone, which is audited', async () => {
    const file = await upload(buyer, 'a.csv', CSV)
    await expect(deleteRfqFile(at(colleague), file.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deleteRfqFile(at(buyer), file.id)
    expect(await opened(buyer, file.id)).toBe('NOT_FOUND')
    const audited = await database.sql`select action from audit_log where object_id = ${file.id} order by id`
    expect(audited.map(({ action }) => action)).toEqual(['RFQ_FILE_UPLOADED', 'RFQ_FILE_DELETED'])
  })

  test('cannot be deleted once a request names it', async () => {
    const bound = await upload(buyer, 'a.csv', CSV)
    await ask(buyer, [seller], { attachments: [bound.id] })
    await expect(deleteRfqFile(at(buyer), bound.id)).rejects.toMatchObject({ code: 'ACTION_NOT_POSSIBLE' })
    expect(await opened(seller, bound.id)).toEqual(TEXT)
  })

  test('that nothing names is swept after thirty days with its content, and no other is', async () => {
    const lost = await upload(buyer, 'lost.csv', 'never,named\n1,2\n')
    const kept = await upload(buyer, 'kept.csv', 'named,once\n1,2\n')
    await ask(buyer, [seller], { attachments: [kept.id] })
    const day = 24
    await sweepFiles(at(buyer, { hours: 29 * day }))
    expect(await opened(buyer, lost.id)).toEqual(TEXT)
    await sweepFiles(at(buyer, { hours: 31 * day }))
    expect(await opened(buyer, lost.id)).toBe('NOT_FOUND')
    expect(await opened(buyer, kept.id)).toEqual(TEXT)
    const blobs = () => database.sql`select count(*)::int as live from blobs`
    const [before] = await blobs()
    await sweepFiles(at(buyer, { hours: 31 * day + 2 }))
    const [after] = await blobs()
    expect(after?.live).toBeLessThan(before?.live)
    expect(await opened(buyer, kept.id)).toEqual(TEXT)
  })
})

describe('files that nothing names yet', () => {
  test('have a small space of their own for each company; a request that names them makes room', async () => {
    const maker = await market.newBuyer()
    vi.stubEnv('UNNAMED_FILES_PER_COMPANY', '2')
    const [one] = [await upload(maker, 'a.csv', CSV), await upload(maker, 'b.csv', CSV)]
    const full = { code: 'STORAGE_QUOTA_REACHED', extras: { details: { files: 2, filesMax: 2 } } }
    await expect(upload(maker, 'c.csv', CSV)).rejects.toMatchObject(full)
    await ask(maker, [seller], { attachments: [one.id] })
    await upload(maker, 'c.csv', CSV)
    await expect(upload(maker, 'd.csv', CSV)).rejects.toMatchObject(full)
  })

  test('beyond the quota store nothing, even with an Idempotency-Key; a repeat gets its response', async () => {
    const maker = await market.newBuyer()
    const first = await upload(maker, 'kept.csv', 'kept,1\n', { key: 'kept' })
    vi.stubEnv('UNNAMED_BYTES_PER_COMPANY', '10')
    const stored = () => database.sql`select count(*)::int as n from blobs`
    const [before] = await stored()
    await expect(upload(maker, 'over.csv', 'never,stored\n', { key: 'over' })).rejects.toMatchObject({
      code: 'STORAGE_QUOTA_REACHED',
    })
    const [after] = await stored()
    expect(after?.n).toBe(before?.n)
    expect(await upload(maker, 'kept.csv', 'kept,1\n', { key: 'kept' })).toEqual(first)
  })

  test('count for an hour even when they are deleted: the disk cannot be filled by uploading and deleting', async () => {
    const maker = await market.newBuyer()
    vi.stubEnv('UPLOAD_BYTES_PER_HOUR', '25')
    for (const text of ['ten,bytes\n', 'ten,bytez\n']) {
      const { id } = await upload(maker, 'a.csv', text)
      await deleteRfqFile(at(maker), id)
    }
    await expect(upload(maker, 'a.csv', 'ten,bytex\n')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      extras: { retryAfterSeconds: 3600 },
    })
    await expect(upload(maker, 'a.csv', 'ten,bytex\n', { hours: 1 })).resolves.toBeTruthy()
  })
})
