import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { listListingEvents } from '@/db/queries/listings/listings'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import type { DomainError } from '@/lib/domain/errors'
import type { AttachmentExperience } from '@/lib/domain/listing/attachments/attachments'
import { writeYarn } from '@/lib/testing/listings'
import { sentForm, testMarket } from '@/lib/testing/market'
import { entitledOwner } from '../entitlement/seller-access'
import { changeAttachment, deleteAttachment } from './change'
import { uploadAttachment } from './upload'

const market = testMarket()
const { database, dataDir } = market
let actor: Actor

beforeAll(async () => {
  actor = await market.newSeller({ plan: 'module_starter' })
})

const newListing = async () => (await writeYarn(market.ctxFor(actor), { title: 'A yarn', basePrice: 289 })).listing

/** The context and the gate of a write to a listing's files. */
async function opened(listingId: string) {
  const ctx = market.ctxFor(actor)
  return { ctx, seller: await entitledOwner(ctx, { moduleKey: 'yarn', listingId }) }
}

async function upload(listingId: string, name: string, content: Buffer | string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([new Uint8Array(Buffer.from(content))], name))
  const { ctx, seller } = await opened(listingId)
  const { value, version, isNew } = await uploadAttachment(ctx, seller, {
    listingId,
    sent: sentForm(form),
  })
  return { ...value, version, isNew }
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

describe('an upload', () => {
  test('moves the version, the data version, the stored texts and the history in one step', async () => {
    const { listingId } = await newListing()
    const before = await stored(listingId)
    const { attachment, version, isNew } = await upload(listingId, 'cone.png', await picture(), { role: 'coverImage' })
    const after = await stored(listingId)
    expect({ isNew, version }).toEqual({ isNew: true, version: 2 })
    expect(after.version).toBe(before.version + 1)
    expect(after.data_version).toBe(before.data_version + 1)
    expect(Number(new Date(after.updated_at))).toBeGreaterThanOrEqual(Number(new Date(before.updated_at)))
    expect(after.card_text).toContain(`/api/attachments/${attachment.id}?size=320`)
    expect(after.record_text).toContain(attachment.id)
    const [newest] = await listListingEvents(database.db, { listingId, before: null, limit: 1 })
    expect(newest?.event).toMatchObject({ type: 'ATTACHMENT_ADDED', aggregateVersion: 2 })
    expect(newest?.event.data).toMatchObject({ fields: { coverImage: [attachment.id] } })
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

  test('that is rejected is counted and reported, and does not move the listing to the top', async () => {
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

  test('over the company’s files or bytes is refused, however many arrive together', async () => {
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
    const { ctx, seller } = await opened(listingId)
    return (await changeAttachment(ctx, seller, { listingId, attachmentId, body })).value
  }
  const refusedFor = (code: string, field: string) => ({ extras: { issues: [{ code, field }] } })

  test('is changed in its place, with the next version; repeated it changes nothing', async () => {
    const { listingId } = await newListing()
    const { attachment } = await upload(listingId, 'report.txt', 'count,30s', { role: 'testReport' })
    const { id } = attachment
    const before = await stored(listingId)
    expect(before.record_text).toContain(id)
    const hidden = await say(listingId, id, { visibility: 'private' })
    expect(hidden.attachment).toEqual({ ...attachment, visibility: 'private' })
    const after = await stored(listingId)
    expect(after).toMatchObject({ version: before.version + 1, fields: { testReport: [id] } })
    expect(after.record_text).not.toContain(id)
    await say(listingId, id, { visibility: 'private' })
    expect((await stored(listingId)).version).toBe(after.version)
    await say(listingId, id, { visibility: 'buyer' })
    expect((await stored(listingId)).record_text).toContain(id)
  })

  test('cannot be changed for public and private documents, nor for a rejected file', async () => {
    const { listingId } = await newListing()
    for (const [role, other] of [
      ['privateDocuments', 'buyer'],
      ['buyerVisibleDocuments', 'private'],
    ] as const) {
      const { attachment } = await upload(listingId, 'a.txt', `of ${role}`, { role })
      await expect(say(listingId, attachment.id, { visibility: other })).rejects.toMatchObject(
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

  test('is one of two words, for a file of the listing', async () => {
    const { listingId } = await newListing()
    const { attachment } = await upload(listingId, 'a.txt', 'x', { role: 'testReport' })
    await expect(say(listingId, attachment.id, { visibility: 'everybody', role: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    await expect(say(listingId, newId(), { visibility: 'private' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('uploads and deletions of one listing that race are all done, one version each', async () => {
  const { listingId } = await newListing()
  const first = await Promise.all(
    Array.from({ length: 6 }, (_, n) => upload(listingId, `${n}.txt`, `race ${n}`, { role: 'testReport' })),
  )
  const { ctx, seller } = await opened(listingId)
  await Promise.all(
    first
      .slice(0, 3)
      .map(({ attachment }) => deleteAttachment(ctx, seller, { listingId, attachmentId: attachment.id })),
  )
  const { version, fields, record_text: recordText } = await stored(listingId)
  expect(version).toBe(1 + 6 + 3)
  const kept = first.slice(3).map(({ attachment }) => attachment.id)
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
