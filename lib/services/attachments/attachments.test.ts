import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listListingEvents } from '@/db/queries/listings/listings'
import { testDatabase } from '@/db/testing/database'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import type { DomainError } from '@/lib/domain/errors'
import type { AttachmentExperience, AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import { createAccount } from '../accounts/accounts'
import { writeListing } from '../listings/listings'
import type { ServiceContext } from '../shared/context'
import { changeAttachment, deleteAttachment, uploadAttachment } from './attachments'

const database = testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'textile-attachments-'))
let actor: Actor

const context = (): ServiceContext<Actor> => ({
  actor,
  db: database.db,
  now: new Date(),
  newId: uuidv7,
  requestId: 't',
})

interface Stored {
  listingId: string
  version: number
  updatedAt: string
}

async function newListing(): Promise<Stored> {
  const body = { title: 'A yarn', basePrice: 289 }
  const answer = await writeListing(
    context(),
    localRequest({ actor, requestId: 't', method: 'POST', path: '/', body }),
    'yarn',
  )
  return (JSON.parse(answer.text ?? '{}') as { listing: Stored }).listing
}

async function upload(listingId: string, name: string, content: Buffer | string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([new Uint8Array(Buffer.from(content))], name))
  const request = new Response(form)
  const call = localRequest({
    actor,
    requestId: 't',
    method: 'POST',
    path: `/${listingId}`,
    bodyStream: request.body,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
  const answer = await uploadAttachment(context(), call, { moduleKey: 'yarn', listingId })
  return {
    ...answer,
    body: answer.body as unknown as { attachment: AttachmentView; attachmentExperience: AttachmentExperience },
  }
}

async function stored(listingId: string) {
  const [row] = await database.sql`
    select version, updated_at, fields, record_text, card_text,
      (select sum(version)::int from module_versions where module_key = 'yarn') as data_version
    from listings where id = ${listingId}`
  if (!row) throw new Error('the listing is there')
  return row
}

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  process.env.SELLER_ENTITLEMENTS_JSON = JSON.stringify({
    version: 1,
    sellers: { 'files@mill.test': { planKey: 'module_starter', paymentStatus: 'ACTIVE' } },
  })
  const person = { email: 'files@mill.test', name: 'Mill', companyName: 'Mill', country: 'IN', city: '', state: '' }
  const ids = await createAccount(
    { db: database.db, now: new Date(), newId: uuidv7 },
    { ...person, isMicroOrSmall: false, roles: ['seller'], password: 'a long enough password', emailVerified: true },
  )
  const via = { kind: 'session', sessionId: uuidv7() } as const
  actor = { ...ids, email: person.email, name: person.name, roles: ['seller'], emailVerified: true, via }
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('an upload', () => {
  test('moves the version, the data version, the stored texts and the history in one step', async () => {
    const { listingId } = await newListing()
    const before = await stored(listingId)
    const { body, etag, status } = await upload(listingId, 'cone.png', await picture(), { role: 'coverImage' })
    const after = await stored(listingId)
    expect({ status, etag }).toEqual({ status: 201, etag: '"2"' })
    expect(after.version).toBe(before.version + 1)
    expect(after.data_version).toBe(before.data_version + 1)
    expect(Number(new Date(after.updated_at))).toBeGreaterThanOrEqual(Number(new Date(before.updated_at)))
    expect(after.card_text).toContain(`/api/attachments/${body.attachment.id}?size=320`)
    expect(after.record_text).toContain(body.attachment.id)
    const [newest] = await listListingEvents(database.db, { listingId, before: null, limit: 1 })
    expect(newest?.event).toMatchObject({ type: 'ATTACHMENT_ADDED', aggregateVersion: 2 })
    expect(newest?.event.data).toMatchObject({ fields: { coverImage: [body.attachment.id] } })
  })

  test('keeps its bytes once, under their sha256, and leaves nothing in the incoming folder', async () => {
    const [one, two] = [await newListing(), await newListing()]
    const content = 'the same report'
    for (const { listingId } of [one, two]) await upload(listingId, 'report.txt', content, { role: 'testReport' })
    const sha256 = createHash('sha256').update(content).digest('hex')
    const kept = readdirSync(join(dataDir, 'blobs', sha256.slice(0, 2)))
    expect(kept.filter((name) => name.startsWith(sha256))).toHaveLength(1)
    expect(readdirSync(join(dataDir, 'blobs/incoming'))).toEqual([])
  })

  test('that is rejected is counted and told, and does not put the listing on top of the newest', async () => {
    const { listingId } = await newListing()
    const before = await stored(listingId)
    const refusal = (await upload(listingId, 'cone.png', 'no picture', { role: 'galleryImages' }).catch(
      (error: unknown) => error,
    )) as DomainError
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(refusal.extras.details).toMatchObject({ currentVersion: 2, attachmentExperience: { rejectedCount: 1 } })
    const after = await stored(listingId)
    expect(after.version).toBe(before.version + 1)
    expect(String(after.updated_at)).toBe(String(before.updated_at))
    expect(after.record_text).toContain('"rejectedCount":1')
    expect(after.record_text).not.toContain('cone.png')
  })

  test('over the company’s files or bytes is refused, counted exactly however many arrive at once', async () => {
    const { listingId } = await newListing()
    const [row] = await database.sql`select count(*)::int as files from listing_attachments where blob_key is not null`
    const files = Number(row?.files)
    process.env.UPLOAD_FILES_PER_COMPANY = String(files + 2)
    try {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, (_, n) => upload(listingId, `${n}.txt`, `file ${n}`, { role: 'certificate' })),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'STORAGE_QUOTA_REACHED' })
      }
    } finally {
      delete process.env.UPLOAD_FILES_PER_COMPANY
    }
    process.env.UPLOAD_BYTES_PER_COMPANY = '1'
    try {
      await expect(upload(listingId, 'x.txt', 'xx', { role: 'certificate' })).rejects.toMatchObject({
        code: 'STORAGE_QUOTA_REACHED',
      })
    } finally {
      delete process.env.UPLOAD_BYTES_PER_COMPANY
    }
  })

  test('beyond the twelfth picture of a gallery is refused', async () => {
    const { listingId } = await newListing()
    const bytes = await picture()
    for (let n = 0; n < 12; n++) await upload(listingId, 'cone.png', bytes, { role: 'galleryImages' })
    await expect(upload(listingId, 'cone.png', bytes, { role: 'galleryImages' })).rejects.toMatchObject({
      extras: { issues: [{ code: 'TOO_MANY', field: 'galleryImages' }] },
    })
  })
})

describe('who sees a file', () => {
  const say = async (listingId: string, attachmentId: string, body: unknown) => {
    const call = localRequest({ actor, requestId: 't', method: 'POST', path: '/', body })
    const answer = await changeAttachment(context(), call, { moduleKey: 'yarn', listingId, attachmentId })
    return JSON.parse(answer.text ?? JSON.stringify(answer.body)) as { attachment: AttachmentView }
  }
  const refusedFor = (code: string, field: string) => ({ extras: { issues: [{ code, field }] } })

  test('is changed in its place, with the next version; said again it changes nothing', async () => {
    const { listingId } = await newListing()
    const { body } = await upload(listingId, 'report.txt', 'count,30s', { role: 'testReport' })
    const { id } = body.attachment
    const before = await stored(listingId)
    expect(before.record_text).toContain(id)
    const hidden = await say(listingId, id, { visibility: 'private' })
    expect(hidden.attachment).toEqual({ ...body.attachment, visibility: 'private' })
    const after = await stored(listingId)
    expect(after).toMatchObject({ version: before.version + 1, fields: { testReport: [id] } })
    expect(after.record_text).not.toContain(id)
    await say(listingId, id, { visibility: 'private' })
    expect((await stored(listingId)).version).toBe(after.version)
    await say(listingId, id, { visibility: 'buyer' })
    expect((await stored(listingId)).record_text).toContain(id)
  })

  test('is said by the field for public and private documents, and of no rejected file', async () => {
    const { listingId } = await newListing()
    for (const [role, other] of [
      ['privateDocuments', 'buyer'],
      ['buyerVisibleDocuments', 'private'],
    ] as const) {
      const { body } = await upload(listingId, 'a.txt', `of ${role}`, { role })
      await expect(say(listingId, body.attachment.id, { visibility: other })).rejects.toMatchObject(
        refusedFor('VISIBILITY_OF_ROLE', 'visibility'),
      )
    }
    await expect(upload(listingId, 'a.exe', 'MZ', { role: 'testReport' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    const [rejected] = await database.sql`
      select id from listing_attachments where listing_id = ${listingId} and blob_key is null`
    await expect(say(listingId, rejected?.id, { visibility: 'private' })).rejects.toMatchObject({
      code: 'ACTION_NOT_POSSIBLE',
    })
  })

  test('is its seller’s to say, in one of two words', async () => {
    const { listingId } = await newListing()
    const { body } = await upload(listingId, 'a.txt', 'x', { role: 'testReport' })
    await expect(say(listingId, body.attachment.id, { visibility: 'everybody', role: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    await expect(say(listingId, uuidv7(), { visibility: 'private' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('uploads and deletions of one listing that race are all done, one version each', async () => {
  const { listingId } = await newListing()
  const first = await Promise.all(
    Array.from({ length: 6 }, (_, n) => upload(listingId, `${n}.txt`, `race ${n}`, { role: 'testReport' })),
  )
  const call = localRequest({ actor, requestId: 't', method: 'DELETE', path: '/' })
  await Promise.all(
    first
      .slice(0, 3)
      .map(({ body }) =>
        deleteAttachment(context(), call, { moduleKey: 'yarn', listingId, attachmentId: body.attachment.id }),
      ),
  )
  const { version, fields, record_text: recordText } = await stored(listingId)
  expect(version).toBe(1 + 6 + 3)
  const kept = first.slice(3).map(({ body }) => body.attachment.id)
  expect(new Set((fields as { testReport: string[] }).testReport)).toEqual(new Set(kept))
  const { attachments: shown } = (JSON.parse(recordText) as { attachmentExperience: AttachmentExperience })
    .attachmentExperience
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(kept))
})

test('an upload that waited for another write shows the files as that write left them', async () => {
  const { listingId } = await newListing()
  await upload(listingId, 'before.txt', 'one', { role: 'testReport' })
  let waiting: Promise<unknown> = Promise.resolve()
  await database.sql.begin(async (tx) => {
    await tx`select 1 from listings where id = ${listingId} for update`
    waiting = upload(listingId, 'second.txt', 'two', { role: 'testReport' })
    const isWaiting = () => database.sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while ((await isWaiting()).length === 0);
    await tx`update listing_attachments set name = 'after.txt' where listing_id = ${listingId}`
  })
  await waiting
  const { record_text: recordText } = await stored(listingId)
  expect(recordText).toContain('after.txt')
  expect(recordText).not.toContain('before.txt')
})
