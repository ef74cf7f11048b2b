import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { localRequest, type RequestContext, type ServiceResponse } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import type { EventRecord, OrderRecord, QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { createAccount } from '../accounts/accounts'
import { serveAttachment } from '../attachments/serving'
import { sweepFiles } from '../attachments/sweep'
import { uploadsFolder } from '../blobs/configured-store'
import type { ServiceContext } from '../shared/context'
import { deleteRfqFile, uploadRfqFile } from './files'
import { listMyOrders, orderAnswer } from './orders/orders'
import { acceptQuotation } from './quotations/accept'
import { addQuotationEvent, listQuotationEvents } from './quotations/quotation-events'
import { respondRfq } from './quotations/respond'
import { actOnRfq } from './requests/act'
import { createRfq } from './requests/create'
import { rfqAnswer } from './requests/read'

const database = testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'textile-rfq-files-'))
const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-21T06:00:00.000Z')

let buyer: Actor
let colleague: Actor
let otherBuyer: Actor
let seller: Actor
let rival: Actor
let admin: Actor

async function newActor(name: string, roles: Role[]): Promise<Actor> {
  const email = `${name}@mill.example`
  const ctx = { db: database.db, now: NOW, newId: uuidv7 }
  const person = { email, password: 'blue loom 42', name, companyName: `${name} Mills`, country: 'IN' }
  const ids = await createAccount(ctx, { ...person, roles, emailVerified: true })
  return { ...ids, email, name, roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  process.env.RFQS_PER_MINUTE = '100000'
  buyer = await newActor('buyer', ['buyer'])
  colleague = { ...(await newActor('colleague', ['buyer'])), companyId: buyer.companyId }
  otherBuyer = await newActor('other', ['buyer'])
  seller = await newActor('seller', ['seller'])
  rival = await newActor('rival', ['seller'])
  admin = await newActor('admin', ['admin'])
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const at = (actor: Actor, hours = 0): ServiceContext<Actor> => ({
  actor,
  db: database.db,
  now: new Date(NOW.getTime() + hours * HOUR_MS),
  newId: uuidv7,
  requestId: 't',
})

function read<T>(answer: ServiceResponse): T {
  return JSON.parse(answer.text ?? JSON.stringify(answer.body)) as T
}

const call = (actor: Actor, request: { body?: unknown; query?: string; key?: string } = {}) =>
  localRequest<Actor>({
    actor,
    requestId: 't',
    method: 'POST',
    path: '/t',
    body: request.body,
    query: new URLSearchParams(request.query),
    idempotencyKey: request.key ?? null,
  })

async function upload(
  actor: Actor,
  name: string,
  content: Buffer | string,
  hours = 0,
  key: string | null = null,
): Promise<RfqFileView> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(Buffer.from(content))], name))
  const request = new Response(form)
  const sent: RequestContext<Actor> = localRequest({
    actor,
    requestId: 't',
    method: 'POST',
    path: '/t',
    bodyStream: request.body,
    idempotencyKey: key,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
  return read<{ attachment: RfqFileView }>(await uploadRfqFile(at(actor, hours), sent)).attachment
}

async function ask(changes: Record<string, unknown> = {}, hours = 0): Promise<RfqRecord> {
  const body = {
    moduleKey: 'yarn',
    sellerIds: [seller.userId, rival.userId],
    quantity: 1000,
    uom: 'kg',
    respondBy: '2026-11-25T18:00:00.000Z',
    ...changes,
  }
  return read<{ rfq: RfqRecord }>(await createRfq(at(buyer, hours), call(buyer, { body }))).rfq
}

const OFFER = {
  action: 'SUBMIT',
  unitPrice: 285,
  offeredQuantity: 1000,
  leadTimeDays: 7,
  validUntil: '2026-12-31T18:00:00.000Z',
}

async function respond(actor: Actor, body: Record<string, unknown>, hours = 0): Promise<QuoteRecord> {
  return read<{ quote: QuoteRecord }>(await respondRfq(at(actor, hours), call(actor, { body: { ...OFFER, ...body } })))
    .quote
}

async function write(actor: Actor, body: Record<string, unknown>): Promise<EventRecord> {
  const answer = await addQuotationEvent(at(actor), call(actor, { body: { type: 'NOTE', ...body } }))
  return read<{ event: EventRecord }>(answer).event
}

/** What an account gets of a file: the bytes' type, or why not. */
async function opened(actor: Actor | null, id: string, hours = 0): Promise<string> {
  const ctx = { ...at(buyer, hours), actor }
  const request = localRequest({ actor, requestId: 't', method: 'GET', path: '/t' })
  try {
    return (await serveAttachment(ctx, request, id)).content?.headers['content-type'] ?? ''
  } catch (error) {
    return (error as { code: string }).code
  }
}

const refusedAt = (...fields: string[]) =>
  expect.objectContaining({
    code: 'VALIDATION_FAILED',
    extras: expect.objectContaining({ issues: fields.map((field) => expect.objectContaining({ field })) }),
  })

const CSV = 'lot,count\n1,30\n'
const NOBODY = 'NOT_FOUND'
const TEXT = expect.stringMatching(/^text\/csv/)

describe('a file of a request', () => {
  test('is its uploader’s until a request names it, then its company’s, the asked sellers’ and the admins’', async () => {
    const file = await upload(buyer, 'lab report.csv', CSV)
    expect(await opened(buyer, file.id)).toEqual(TEXT)
    for (const other of [colleague, otherBuyer, seller, admin, null]) expect(await opened(other, file.id)).toBe(NOBODY)
    const rfq = await ask({ attachments: [file.id] })
    expect(rfq.snapshot.attachments).toEqual([file.id])
    expect(rfq.files).toEqual([file])
    for (const party of [buyer, colleague, seller, rival, admin]) expect(await opened(party, file.id)).toEqual(TEXT)
    for (const other of [otherBuyer, null]) expect(await opened(other, file.id)).toBe(NOBODY)
    const seen = read<{ rfq: RfqRecord }>(await rfqAnswer(at(seller), rfq.rfqId))
    expect(seen.rfq.files).toEqual([file])
  })

  test('is named once, by its uploader alone: everything else is refused at its place with what else is wrong', async () => {
    const mine = await upload(buyer, 'a.csv', CSV)
    const others = await upload(otherBuyer, 'b.csv', CSV)
    await ask({ attachments: [mine.id] })
    const free = await upload(buyer, 'c.csv', CSV)
    const ids = [free.id, mine.id, others.id, uuidv7()]
    await expect(ask({ attachments: ids, quantity: 'x', sellerIds: [uuidv7()] })).rejects.toEqual(
      refusedAt('quantity', 'sellerIds[0]', 'attachments[1]', 'attachments[2]', 'attachments[3]'),
    )
    await expect(ask({ attachments: [free.id] })).resolves.toBeTruthy()
  })

  test('that two requests name at the same moment belongs to one of them', async () => {
    const file = await upload(buyer, 'a.csv', CSV)
    const both = await Promise.allSettled([ask({ attachments: [file.id] }), ask({ attachments: [file.id] })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('is judged by its bytes and leaves nothing behind when it is refused', async () => {
    await expect(upload(buyer, 'drawing.pdf', '<script>alert(1)</script>')).rejects.toEqual(refusedAt('file'))
    await expect(upload(buyer, 'run.exe', 'MZ')).rejects.toEqual(refusedAt('file'))
    expect(readdirSync(uploadsFolder())).toEqual([])
  })

  test('that breaks off on its way leaves nothing behind', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nlot,co'
        controller.enqueue(new TextEncoder().encode(head))
        controller.error(new Error('the client is gone'))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = {
      ...call(buyer),
      bodyStream: body,
      header: (name: string) => headers[name as 'content-type'] ?? null,
    }
    await expect(uploadRfqFile(at(buyer), broken)).rejects.toEqual(refusedAt('file'))
    expect(readdirSync(uploadsFolder())).toEqual([])
  })

  test('that is a picture is shown to the other side without what its camera noted', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#335577' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'mill' } })
      .toBuffer()
    const file = await upload(buyer, 'artwork.jpg', bytes)
    await ask({ attachments: [file.id] })
    expect(await opened(buyer, file.id)).toBe('image/jpeg')
    expect(await opened(seller, file.id)).toBe('image/webp')
  })

  test('can be taken back until something names it, by its uploader alone', async () => {
    const file = await upload(buyer, 'a.csv', CSV)
    await expect(deleteRfqFile(at(colleague), file.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deleteRfqFile(at(buyer), file.id)
    expect(await opened(buyer, file.id)).toBe(NOBODY)
    const audited = await database.sql`select action from audit_log where object_id = ${file.id} order by id`
    expect(audited.map(({ action }) => action)).toEqual(['RFQ_FILE_UPLOADED', 'RFQ_FILE_DELETED'])
    const bound = await upload(buyer, 'a.csv', CSV)
    await ask({ attachments: [bound.id] })
    await expect(deleteRfqFile(at(buyer), bound.id)).rejects.toMatchObject({ code: 'ACTION_NOT_POSSIBLE' })
    expect(await opened(seller, bound.id)).toEqual(TEXT)
  })

  test('that nothing came to name is swept after thirty days with its content, and no other is', async () => {
    const lost = await upload(buyer, 'lost.csv', 'never,named\n1,2\n')
    const kept = await upload(buyer, 'kept.csv', 'named,once\n1,2\n')
    await ask({ attachments: [kept.id] })
    const day = 24
    await sweepFiles(at(buyer, 29 * day))
    expect(await opened(buyer, lost.id)).toEqual(TEXT)
    await sweepFiles(at(buyer, 31 * day))
    expect(await opened(buyer, lost.id)).toBe(NOBODY)
    expect(await opened(buyer, kept.id)).toEqual(TEXT)
    const blobs = () => database.sql`select count(*)::int as live from blobs`
    const [before] = await blobs()
    await sweepFiles(at(buyer, 31 * day + 2))
    const [after] = await blobs()
    expect(after?.live).toBeLessThan(before?.live)
    expect(await opened(buyer, kept.id)).toEqual(TEXT)
  })
})

describe('files that nothing names yet', () => {
  test('have a small space of their own, for each company: a request that names them makes room', async () => {
    const maker = await newActor('maker', ['buyer'])
    process.env.UNNAMED_FILES_PER_COMPANY = '2'
    try {
      const [one] = [await upload(maker, 'a.csv', CSV), await upload(maker, 'b.csv', CSV)]
      const full = { code: 'STORAGE_QUOTA_REACHED', extras: { details: { files: 2, filesMax: 2 } } }
      await expect(upload(maker, 'c.csv', CSV)).rejects.toMatchObject(full)
      const body = { moduleKey: 'yarn', sellerIds: [seller.userId], quantity: 1, uom: 'kg', attachments: [one.id] }
      await createRfq(at(maker), call(maker, { body }))
      await upload(maker, 'c.csv', CSV)
      await expect(upload(maker, 'd.csv', CSV)).rejects.toMatchObject(full)
    } finally {
      delete process.env.UNNAMED_FILES_PER_COMPANY
    }
  })

  test('that are more than the quota put nothing into the store, with an Idempotency-Key neither, and a repeat is answered', async () => {
    const maker = await newActor('filler', ['buyer'])
    const first = await upload(maker, 'kept.csv', 'kept,1\n', 0, 'kept')
    process.env.UNNAMED_BYTES_PER_COMPANY = '10'
    try {
      const [before] = await database.sql`select count(*)::int as n from blobs`
      await expect(upload(maker, 'over.csv', 'never,stored\n', 0, 'over')).rejects.toMatchObject({
        code: 'STORAGE_QUOTA_REACHED',
      })
      const [after] = await database.sql`select count(*)::int as n from blobs`
      expect(after?.n).toBe(before?.n)
      expect(await upload(maker, 'kept.csv', 'kept,1\n', 0, 'kept')).toEqual(first)
    } finally {
      delete process.env.UNNAMED_BYTES_PER_COMPANY
    }
  })

  test('count for an hour though they are deleted: nobody fills the disk by uploading and deleting', async () => {
    const maker = await newActor('cycler', ['buyer'])
    process.env.UPLOAD_BYTES_PER_HOUR = '25'
    try {
      for (const text of ['ten,bytes\n', 'ten,bytez\n']) {
        const { id } = await upload(maker, 'a.csv', text)
        await deleteRfqFile(at(maker), id)
      }
      await expect(upload(maker, 'a.csv', 'ten,bytex\n')).rejects.toMatchObject({
        code: 'RATE_LIMITED',
        extras: { retryAfterSeconds: 3600 },
      })
      await expect(upload(maker, 'a.csv', 'ten,bytex\n', 1)).resolves.toBeTruthy()
    } finally {
      delete process.env.UPLOAD_BYTES_PER_HOUR
    }
  })
})

describe('a file of a thread', () => {
  test('of an answer is seen by its two sides alone, of a draft by its seller alone', async () => {
    const rfq = await ask()
    const file = await upload(seller, 'price list.csv', CSV)
    const draft = await respond(seller, { rfqId: rfq.rfqId, action: 'DRAFT', attachments: [file.id] })
    expect(draft.files).toEqual([file])
    expect(await opened(buyer, file.id)).toBe(NOBODY)
    const quote = await respond(seller, { rfqId: rfq.rfqId, attachments: [file.id] })
    expect(quote.files).toEqual([file])
    for (const party of [buyer, colleague, seller, admin]) expect(await opened(party, file.id)).toEqual(TEXT)
    for (const other of [rival, otherBuyer, null]) expect(await opened(other, file.id)).toBe(NOBODY)
    // The next version names it again beside a new one; another thread cannot.
    const more = await upload(seller, 'more.csv', CSV)
    const next = await respond(seller, { rfqId: rfq.rfqId, attachments: [file.id, more.id] })
    expect(next.files.map(({ id }) => id)).toEqual([file.id, more.id])
    await expect(respond(rival, { rfqId: rfq.rfqId, attachments: [file.id] })).rejects.toEqual(
      refusedAt('attachments[0]'),
    )
  })

  test('stays in the envelope while the request is sealed: neither its bytes nor its name are told', async () => {
    const rfq = await ask({ sealed: true })
    const [answered, noted] = [await upload(seller, 'odd-name-1.csv', CSV), await upload(seller, 'odd-name-2.csv', CSV)]
    // Who asks is read until he answers; his files are not.
    await respond(seller, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'On paper cones?' })
    await write(seller, { rfqId: rfq.rfqId, message: 'A sample is on its way.', attachments: [noted.id] })
    await respond(seller, { rfqId: rfq.rfqId, attachments: [answered.id] })
    for (const viewer of [buyer, admin]) {
      const texts = await Promise.all([
        rfqAnswer(at(viewer), rfq.rfqId),
        listQuotationEvents(at(viewer), call(viewer, { query: `rfqId=${rfq.rfqId}` })),
      ])
      expect(JSON.stringify(texts)).toContain('A sample is on its way.')
      expect(JSON.stringify(texts)).not.toContain('odd-name')
      expect([await opened(viewer, answered.id), await opened(viewer, noted.id)]).toEqual([NOBODY, NOBODY])
    }
    expect(await opened(seller, answered.id)).toEqual(TEXT)
    const after = 24 * 5
    expect(await opened(buyer, answered.id, after)).toEqual(TEXT)
    expect(await opened(buyer, noted.id, after)).toEqual(TEXT)
    expect(await opened(rival, answered.id, after)).toBe(NOBODY)
  })

  test('goes with a message from either side, also before the seller has quoted', async () => {
    const rfq = await ask()
    const [fromBuyer, fromSeller] = [await upload(buyer, 'shade.csv', CSV), await upload(seller, 'lot.csv', CSV)]
    const event = await write(buyer, { rfqId: rfq.rfqId, sellerId: seller.userId, attachments: [fromBuyer.id] })
    expect(event).toMatchObject({ message: '', data: { attachments: [fromBuyer] } })
    await write(seller, { rfqId: rfq.rfqId, message: 'Our lot.', attachments: [fromSeller.id] })
    for (const { id } of [fromBuyer, fromSeller]) {
      for (const party of [buyer, seller]) expect(await opened(party, id)).toEqual(TEXT)
      expect(await opened(rival, id)).toBe(NOBODY)
    }
    await expect(write(buyer, { rfqId: rfq.rfqId })).rejects.toEqual(refusedAt('message'))
    await expect(write(buyer, { rfqId: rfq.rfqId, sellerId: uuidv7(), message: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a file of the conversation', () => {
  test('goes with a question to the buyer alone, and with his answer to each of those who asked', async () => {
    const rfq = await ask()
    const drawing = await upload(seller, 'drawing.csv', CSV)
    for (const [actor, attachments] of [[seller, [drawing.id]] as const, [rival, []] as const]) {
      await respond(actor, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Which cone?', attachments })
    }
    for (const party of [buyer, seller]) expect(await opened(party, drawing.id)).toEqual(TEXT)
    expect(await opened(rival, drawing.id)).toBe(NOBODY)

    const reply = await upload(buyer, 'cones.csv', CSV)
    const body = { action: 'PROVIDE_INFO', note: 'See the sheet.', attachments: [reply.id] }
    const answer = await actOnRfq(at(buyer), call(buyer, { body }), rfq.rfqId)
    const told = read<{ events: EventRecord[] }>(answer).events
    expect(told.map(({ type }) => type)).toEqual(['INFO_PROVIDED', 'INFO_PROVIDED'])
    const readers: Record<string, Actor> = { [seller.userId]: seller, [rival.userId]: rival }
    for (const { sellerId, data } of told) {
      const [file] = data.attachments as RfqFileView[]
      expect(file?.name).toBe('cones.csv')
      for (const actor of [seller, rival]) {
        expect(await opened(actor, file?.id ?? '')).toEqual(actor === readers[sellerId] ? TEXT : NOBODY)
      }
    }
  })

  test('goes with a counter-offer to its seller, and stands beside it until it is answered', async () => {
    const rfq = await ask()
    const quote = await respond(seller, { rfqId: rfq.rfqId })
    const shade = await upload(buyer, 'shade.csv', CSV)
    const counter = { action: 'COUNTER', quoteId: quote.quoteId, attachments: [shade.id] }
    const answer = await actOnRfq(at(buyer), call(buyer, { body: counter }), rfq.rfqId)
    const countered = read<{ quote: QuoteRecord; event: EventRecord }>(answer)
    expect(countered.quote.counter?.attachments).toEqual([shade.id])
    expect(countered.quote.files).toEqual([shade])
    expect(countered.event.data).toEqual({ attachments: [shade] })
    expect(await opened(seller, shade.id)).toEqual(TEXT)
    for (const other of [rival, otherBuyer]) expect(await opened(other, shade.id)).toBe(NOBODY)
    const next = await respond(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    expect(next).toMatchObject({ counter: null, files: [] })
    expect(await opened(seller, shade.id)).toEqual(TEXT)
  })

  test('of a seller’s question is sealed with everything else of his: the words are told, the file is not', async () => {
    const rfq = await ask({ sealed: true })
    const file = await upload(seller, 'odd-name-3.csv', CSV)
    await respond(seller, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Like this?', attachments: [file.id] })
    const events = await listQuotationEvents(at(buyer), call(buyer, { query: `rfqId=${rfq.rfqId}` }))
    expect(events.text).toContain('Like this?')
    expect(events.text).not.toContain('odd-name')
    expect(await opened(buyer, file.id)).toBe(NOBODY)
    expect(await opened(buyer, file.id, 24 * 5)).toEqual(TEXT)
  })

  test('is refused at its place where it is another’s, unreadable, or goes with nothing', async () => {
    const rfq = await ask()
    const { quoteId } = await respond(seller, { rfqId: rfq.rfqId })
    const others = await upload(otherBuyer, 'b.csv', CSV)
    const act = (body: Record<string, unknown>) => actOnRfq(at(buyer), call(buyer, { body }), rfq.rfqId)
    await expect(
      act({ action: 'COUNTER', quoteId, terms: { incoterm: 'CIF' }, attachments: [others.id] }),
    ).rejects.toEqual(refusedAt('terms.incoterm', 'attachments[0]'))
    await expect(act({ action: 'CANCEL', attachments: [others.id] })).rejects.toEqual(refusedAt('attachments'))
    const question = { rfqId: rfq.rfqId, action: 'REQUEST_INFO' }
    await expect(respond(seller, { ...question, attachments: 'x' })).rejects.toEqual(refusedAt('note', 'attachments'))
    await expect(respond(seller, { ...question, note: 'So?', attachments: [others.id] })).rejects.toEqual(
      refusedAt('attachments[0]'),
    )
  })
})

describe('the files of an order', () => {
  test('are those of the request and of the version that was accepted, open to both sides', async () => {
    const [asked, first, second] = [
      await upload(buyer, 'tech pack.csv', CSV),
      await upload(seller, 'old list.csv', CSV),
      await upload(seller, 'new list.csv', CSV),
    ]
    const rfq = await ask({ attachments: [asked.id] })
    await respond(seller, { rfqId: rfq.rfqId, attachments: [first.id] })
    const { quoteId, version } = await respond(seller, { rfqId: rfq.rfqId, attachments: [second.id] })
    const body = { rfqId: rfq.rfqId, quoteId, quoteVersion: version }
    const accepted = read<{ order: OrderRecord }>(await acceptQuotation(at(buyer), call(buyer, { body }))).order
    expect(accepted).toMatchObject({ requestFiles: [asked], quotationFiles: [second] })
    for (const party of [buyer, colleague, seller, admin]) {
      const { order } = read<{ order: OrderRecord }>(await orderAnswer(at(party), accepted.orderId))
      for (const file of [...order.requestFiles, ...order.quotationFiles]) {
        expect(await opened(party, file.id), `${file.name} by ${party.name}`).toEqual(TEXT)
      }
    }
    const listed = await listMyOrders(at(seller), call(seller, { query: 'as=seller' }))
    const [newest] = read<{ orders: OrderRecord[] }>(listed).orders
    expect(newest).toMatchObject({ requestFiles: [asked], quotationFiles: [second] })
    expect(await opened(rival, second.id)).toBe(NOBODY)
  })
})

describe('a file of a draft', () => {
  test('that the next draft names no longer is its writer’s again, to be taken back', async () => {
    const rfq = await ask()
    const [kept, dropped] = [await upload(seller, 'kept.csv', CSV), await upload(seller, 'dropped.csv', CSV)]
    const draft = (ids: string[]) => respond(seller, { rfqId: rfq.rfqId, action: 'DRAFT', attachments: ids })
    await draft([kept.id, dropped.id])
    await expect(deleteRfqFile(at(seller), dropped.id)).rejects.toMatchObject({ code: 'ACTION_NOT_POSSIBLE' })
    await draft([kept.id])
    await deleteRfqFile(at(seller), dropped.id)
    expect(await opened(seller, dropped.id)).toBe(NOBODY)
    expect(await opened(seller, kept.id)).toEqual(TEXT)
  })
})

describe('a message into a sealed pool', () => {
  test('cannot find out who has answered', async () => {
    const rfq = await ask({ sellerIds: undefined, openPool: true, sealed: true })
    await respond(seller, { rfqId: rfq.rfqId })
    for (const sellerId of [seller.userId, rival.userId]) {
      await expect(write(buyer, { rfqId: rfq.rfqId, sellerId, message: 'Are you in?' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })

  test('is of a seller who asked, or waits for its time; the buyer writes to all alike, whoever spoke', async () => {
    const rfq = await ask({ sellerIds: undefined, openPool: true, sealed: true })
    await write(seller, { rfqId: rfq.rfqId, message: 'Is it for knitting?' })
    await respond(seller, { rfqId: rfq.rfqId, action: 'DECLINE' })
    await respond(rival, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'Which cone?' })
    const seen = async (actor: Actor, hours = 0) => {
      const answer = await listQuotationEvents(at(actor, hours), call(actor, { query: `rfqId=${rfq.rfqId}` }))
      return read<{ events: EventRecord[] }>(answer).events
    }
    for (const viewer of [buyer, admin]) {
      const events = await seen(viewer)
      expect(events.map(({ type, actorId, sellerId }) => ({ type, actorId, sellerId }))).toEqual([
        { type: 'RFQ_CREATED', actorId: buyer.userId, sellerId: '' },
        { type: 'INFO_REQUESTED', actorId: rival.userId, sellerId: rival.userId },
      ])
      expect(JSON.stringify(events)).not.toContain(seller.userId)
    }
    const words = { rfqId: rfq.rfqId, message: 'For knitting, on paper cones.' }
    expect((await write(buyer, words)).sellerId).toBe('')
    for (const actor of [seller, rival]) {
      const told = (await seen(actor)).at(-1)
      expect(told).toMatchObject({ message: words.message, actorId: buyer.userId, sellerId: '' })
      const [notice] = await database.sql`
        select title from notifications where user_id = ${actor.userId} order by number desc limit 1`
      expect(notice?.title).toBe('The buyer wrote to every seller')
    }
    expect((await seen(buyer, 24 * 5)).map(({ actorId }) => actorId)).toEqual(
      [buyer, seller, seller, rival, buyer].map(({ userId }) => userId),
    )
  })
})

describe('a request asked anew', () => {
  test('takes the files of the ended one along and names it, to the buyer alone', async () => {
    const file = await upload(buyer, 'tech pack.csv', CSV)
    const old = await ask({ attachments: [file.id] })
    await expect(ask({ copyOf: old.rfqId, attachments: [file.id] })).rejects.toMatchObject({
      code: 'ACTION_NOT_POSSIBLE',
    })
    await actOnRfq(at(buyer), call(buyer, { body: { action: 'CANCEL' } }), old.rfqId)
    const anew = await ask({ copyOf: old.rfqId, attachments: [file.id], sellerIds: [rival.userId] })
    expect(anew.copiedFrom).toBe(old.rfqId)
    const [copy] = anew.files
    expect(copy?.id).not.toBe(file.id)
    expect(anew.snapshot.attachments).toEqual([copy?.id])
    expect(await opened(rival, copy?.id ?? '')).toEqual(TEXT)
    expect(await opened(seller, copy?.id ?? '')).toBe(NOBODY)
    const before = read<{ rfq: RfqRecord }>(await rfqAnswer(at(buyer), old.rfqId))
    expect(before.rfq.askedAnew).toBe(anew.rfqId)
    const asSeller = read<{ rfq: RfqRecord }>(await rfqAnswer(at(rival), anew.rfqId))
    expect(asSeller.rfq.copiedFrom).toBe('')
    await expect(
      createRfq(at(otherBuyer), call(otherBuyer, { body: { moduleKey: 'yarn', openPool: true, copyOf: old.rfqId } })),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
