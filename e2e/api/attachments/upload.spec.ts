import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import sharp from 'sharp'
import { createListing, DEMO_PASSWORD, expect, MISSING_ID, problemOf, signInByHttp, test, YARN } from '../../fixtures'
import { pidsOf } from '../../start/launch'
import { corpus } from './corpus'

const BYTES_MAX = 20_971_520

interface FileView {
  id: string
  name: string
  role: string
  visibility: string
  bytes: number
  mime: string
  status: string
  reason?: string
  url: string
}

interface UploadResponse {
  attachment: FileView
  attachmentExperience: { attachments: FileView[]; rejectedCount: number; imageCount: number; documentCount: number }
}

interface ListingView {
  version: number
  fields: Record<string, unknown>
  files: Record<string, FileView[]>
  attachmentExperience: UploadResponse['attachmentExperience'] & { coverImageId: string }
  newArrivalEligibility: { eligibilityEvidence: { photoEvidence: boolean } }
}

const pathOf = (listingId: string) => `${YARN}/${listingId}/attachments`

function upload(
  seller: APIRequestContext,
  listingId: string,
  file: { name: string; buffer: Buffer },
  fields: Record<string, string> = { role: 'buyerVisibleDocuments' },
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const multipart = { ...fields, file: { ...file, mimeType: 'application/octet-stream' } }
  return seller.post(pathOf(listingId), { multipart, headers })
}

async function uploaded(response: APIResponse): Promise<UploadResponse> {
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as UploadResponse
}

async function recordOf(reader: APIRequestContext, listingId: string): Promise<ListingView> {
  const { listings } = (await (await reader.get(`${YARN}/${listingId}`)).json()) as { listings: [ListingView] }
  return listings[0]
}

const text = (content: string, name = 'note.txt') => ({ name, buffer: Buffer.from(content) })
const picture = async (color: string) => ({
  name: 'cone.jpg',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'SECRET-OF-THE-CAMERA' } })
    .jpeg()
    .toBuffer(),
})

test('every file of the corpus gets its expected result, and refused files are counted', async ({ api }) => {
  // About a hundred uploads, with one process per picture.
  test.slow()
  const seller = await api.as('growth')
  const files = await corpus()
  expect(files.length).toBeGreaterThanOrEqual(60)
  const gallery = 12
  const listings: string[] = []
  let pictures = gallery
  let rejected = 0
  for (const { what, name, bytes, role = 'buyerVisibleDocuments', verdict } of files) {
    if (role === 'galleryImages' && verdict === 'accepted' && ++pictures > gallery) {
      listings.push((await createListing(seller, { status: 'DRAFT' })).listingId)
      pictures = 1
    }
    const listingId = listings[0] ?? ''
    const response = await upload(seller, listings.at(-1) ?? listingId, { name, buffer: bytes }, { role })
    if (verdict === 'accepted') {
      const { attachment } = await uploaded(response)
      expect(attachment.status, what).toBe('uploaded internally')
      expect(attachment.name, what).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u)
      expect(attachment.name.length, what).toBeLessThanOrEqual(120)
      continue
    }
    rejected++
    const problem = await problemOf(response, 422, 'VALIDATION_FAILED')
    expect(
      problem.issues?.map(({ code }) => code),
      what,
    ).toEqual([verdict])
    const details = problem.details as {
      attachment: FileView
      attachmentExperience: UploadResponse['attachmentExperience']
    }
    expect(details.attachment, what).toMatchObject({ status: 'rejected with reason', url: '', role })
    expect(details.attachment.reason, what).toBe(problem.detail)
  }
  let counted = 0
  for (const listingId of listings) counted += (await recordOf(seller, listingId)).attachmentExperience.rejectedCount
  expect(counted).toBe(rejected)
})

test('a file of 20,971,520 bytes is stored unchanged; one more byte is 413', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller, { status: 'DRAFT' })
  const buffer = Buffer.alloc(BYTES_MAX, 'a yarn of thirty ')
  const { attachment } = await uploaded(await upload(seller, listingId, { name: 'full.txt', buffer }))
  expect(attachment.bytes).toBe(BYTES_MAX)
  const stored = await (await seller.get(attachment.url)).body()
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(sha256(stored)).toBe(sha256(buffer))

  const over = await upload(seller, listingId, { name: 'over.txt', buffer: Buffer.alloc(BYTES_MAX + 1, 'a') })
  const problem = await problemOf(over, 413, 'TOO_LARGE')
  expect(problem.details).toMatchObject({ attachment: { status: 'rejected with reason', name: 'over.txt' } })
  const farOver = await upload(seller, listingId, { name: 'far.txt', buffer: Buffer.alloc(BYTES_MAX + 3_000_000, 'a') })
  await problemOf(farOver, 413, 'TOO_LARGE')
  expect((await recordOf(seller, listingId)).attachmentExperience.rejectedCount).toBe(2)
})

test('buyers get a re-encoded picture in three sizes without EXIF data, its owner the original', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId, version } = await createListing(seller)
  const file = await picture('#884422')
  const response = await upload(seller, listingId, file, { role: 'coverImage' })
  const { attachment } = await uploaded(response)
  expect(response.headers().etag).toBe(`"${version + 1}"`)
  for (const size of [320, 640, 1280]) {
    const shown = await api.anonymous.get(`${attachment.url}?size=${size}`)
    expect(shown.headers()).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' })
    const bytes = await shown.body()
    expect((await sharp(bytes).metadata()).width).toBe(size)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('SECRET-OF-THE-CAMERA')).toBe(false)
  }
  const open = await (await api.anonymous.get(attachment.url)).body()
  expect(open.includes('SECRET-OF-THE-CAMERA')).toBe(false)
  const own = await seller.get(attachment.url)
  expect(own.headers()['content-disposition']).toBe(`attachment; filename="cone.jpg"; filename*=UTF-8''cone.jpg`)
  expect((await own.body()).equals(file.buffer)).toBe(true)
  await problemOf(await api.anonymous.get(`${attachment.url}?size=321`), 422, 'VALIDATION_FAILED')

  const record = await recordOf(api.anonymous, listingId)
  expect(record).toMatchObject({
    version: version + 1,
    fields: { coverImage: [attachment.id], imageUrl: `${attachment.url}?size=320` },
    files: { coverImage: [attachment] },
    attachmentExperience: { imageCount: 1, coverImageId: attachment.id },
    newArrivalEligibility: { eligibilityEvidence: { photoEvidence: true } },
  })
  const page = (await (await api.anonymous.get(`${YARN}?view=card&limit=5`)).json()) as {
    listings: { listingId: string; imageUrl: string }[]
  }
  expect(page.listings.find((card) => card.listingId === listingId)?.imageUrl).toBe(`${attachment.url}?size=320`)

  const second = await uploaded(await upload(seller, listingId, await picture('#224488'), { role: 'coverImage' }))
  expect((await recordOf(api.anonymous, listingId)).files.coverImage).toEqual([second.attachment])
  await problemOf(await seller.get(attachment.url), 404, 'NOT_FOUND')
})

test('a file is served as a sandboxed download, with ranges and an ETag', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  const { attachment } = await uploaded(await upload(seller, listingId, text('0123456789', 'सूत "1".txt')))
  const whole = await api.anonymous.get(attachment.url)
  expect(whole.headers()).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '10',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': `attachment; filename="___ _1_.txt"; filename*=UTF-8''%E0%A4%B8%E0%A5%82%E0%A4%A4%20%221%22.txt`,
    'cache-control': 'private, no-cache, no-transform',
  })
  const part = await api.anonymous.get(attachment.url, { headers: { range: 'bytes=2-4' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toBe('bytes 2-4/10')
  expect(await part.text()).toBe('234')
  const beyond = await api.anonymous.get(attachment.url, { headers: { range: 'bytes=10-' } })
  expect(beyond.status()).toBe(416)
  expect(beyond.headers()['content-range']).toBe('bytes */10')
  const etag = whole.headers().etag ?? ''
  const known = await api.anonymous.get(attachment.url, { headers: { 'if-none-match': etag } })
  expect(known.status()).toBe(304)
  const head = await api.anonymous.head(attachment.url)
  expect(head.status()).toBe(200)
  expect(await head.text()).toBe('')
})

test('private files and files of a draft get 404 for everyone but the owner and admins', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  const costSheet = await uploaded(
    await upload(seller, listingId, text('cost sheet', 'cost-sheet.txt'), { role: 'privateDocuments' }),
  )
  const report = await uploaded(
    await upload(seller, listingId, text('u%', 'u-percent.txt'), { role: 'testReport', visibility: 'private' }),
  )
  const missing = await api.anonymous.get(`/api/attachments/${MISSING_ID}`)
  const shape = async (response: APIResponse) => (await response.text()).replaceAll(/[0-9a-f-]{36}/g, '')
  const others = [api.anonymous, await api.as('buyer'), await api.as('all')]
  for (const { attachment } of [costSheet, report]) {
    for (const reader of others) {
      const response = await reader.get(attachment.url)
      expect(response.status()).toBe(404)
      expect(await shape(response)).toBe(await shape(missing))
    }
    for (const reader of [seller, await api.as('admin')]) {
      const response = await reader.get(attachment.url)
      expect(response.status()).toBe(200)
      expect(response.headers()['cache-control']).toBe('private, no-store, no-transform')
    }
  }
  for (const reader of others) {
    const record = JSON.stringify(await recordOf(reader, listingId))
    for (const trace of [costSheet.attachment.id, report.attachment.id, 'cost-sheet', 'u-percent'])
      expect(record).not.toContain(trace)
  }
  expect(JSON.stringify(await recordOf(seller, listingId))).toContain('cost-sheet')

  const draft = await createListing(seller, { status: 'DRAFT' })
  const { attachment } = await uploaded(await upload(seller, draft.listingId, text('x')))
  expect((await api.anonymous.get(attachment.url)).status()).toBe(404)
  expect((await seller.get(attachment.url)).status()).toBe(200)
})

test('an edit sets the order, cover and privacy of files, and accepts only files of its listing', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  const one = await uploaded(await upload(seller, listingId, await picture('#111111'), { role: 'galleryImages' }))
  const two = await uploaded(await upload(seller, listingId, await picture('#222222'), { role: 'galleryImages' }))
  const paper = await uploaded(await upload(seller, listingId, text('report'), { role: 'testReport' }))
  const [a, b, c] = [one.attachment.id, two.attachment.id, paper.attachment.id]
  const edit = (changes: object) => seller.post(YARN, { data: { listingId, ...changes } })
  expect((await edit({ galleryImages: [b, a], coverImage: [b] })).status()).toBe(200)
  const record = await recordOf(api.anonymous, listingId)
  expect(record.files.galleryImages?.map(({ id }) => id)).toEqual([b, a])
  expect(record.attachmentExperience.coverImageId).toBe(b)

  expect((await edit({ testReport: null, privateDocuments: [c] })).status()).toBe(200)
  expect((await api.anonymous.get(paper.attachment.url)).status()).toBe(404)

  const other = await createListing(seller)
  const foreign = await uploaded(await upload(seller, other.listingId, text('x'), { role: 'testReport' }))
  const refused = await problemOf(
    await edit({ testReport: [foreign.attachment.id], galleryImages: [MISSING_ID], coverImage: [c] }),
    422,
    'VALIDATION_FAILED',
  )
  expect(refused.issues?.map(({ code, field }) => `${code} ${field}`)).toEqual(
    expect.arrayContaining([
      'ATTACHMENT_UNKNOWN testReport[0]',
      'ATTACHMENT_UNKNOWN galleryImages[0]',
      'ATTACHMENT_NOT_A_PICTURE coverImage[0]',
    ]),
  )
  const fresh = await seller.post(YARN, { data: { title: 'New', basePrice: 1, coverImage: [a] } })
  await problemOf(fresh, 422, 'VALIDATION_FAILED')

  expect((await seller.delete(`${pathOf(listingId)}/${b}`)).status()).toBe(200)
  const after = await recordOf(seller, listingId)
  expect(after.fields.galleryImages).toEqual([a])
  expect(after.fields.coverImage).toBeUndefined()
  await problemOf(await seller.delete(`${pathOf(listingId)}/${b}`), 404, 'NOT_FOUND')
})

test('uploads are refused for the same reasons as listing writes', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller)
  const { attachment } = await uploaded(await upload(seller, listingId, text('x')))
  const one = `${pathOf(listingId)}/${attachment.id}`
  await problemOf(await upload(api.anonymous, listingId, text('x')), 401, 'AUTH_REQUIRED')
  await problemOf(await api.anonymous.delete(one), 401, 'AUTH_REQUIRED')
  await problemOf(await upload(await api.as('buyer'), listingId, text('x')), 403, 'FORBIDDEN')
  await problemOf(await upload(await api.as('lapsed'), listingId, text('x')), 403, 'SUBSCRIPTION_INACTIVE')
  await problemOf(await upload(await api.as('none'), listingId, text('x')), 403, 'ENTITLEMENT_NOT_CONFIGURED')
  for (const path of [listingId, MISSING_ID]) {
    await problemOf(await upload(await api.as('all'), path, text('x')), 404, 'NOT_FOUND')
    await problemOf(await (await api.as('all')).delete(`${pathOf(path)}/${attachment.id}`), 404, 'NOT_FOUND')
  }
  const admin = await uploaded(await upload(await api.as('admin'), listingId, text('by an admin')))
  expect(admin.attachment.status).toBe('uploaded internally')

  expect((await seller.post(`${YARN}/${listingId}/archive`, { data: {} })).status()).toBe(200)
  await problemOf(await upload(seller, listingId, text('x')), 409, 'LISTING_ARCHIVED')
  await problemOf(await seller.delete(one), 409, 'LISTING_ARCHIVED')
})

test('an invalid upload is refused with every problem and changes nothing', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId, version } = await createListing(seller, { status: 'DRAFT' })
  const path = pathOf(listingId)
  await problemOf(await seller.post(path, { data: { role: 'testReport' } }), 415, 'UNSUPPORTED_MEDIA_TYPE')
  const codes = async (response: APIResponse) =>
    (await problemOf(response, 422, 'VALIDATION_FAILED')).issues?.map(({ code, field }) => `${code} ${field}`)
  expect(await codes(await upload(seller, listingId, text('x'), {}))).toEqual(['ROLE_UNKNOWN role'])
  expect(
    await codes(await upload(seller, listingId, text('x'), { role: 'externalReference', visibility: 'all', x: '1' })),
  ).toEqual(['UNKNOWN_FIELD x', 'ROLE_UNKNOWN role', 'VISIBILITY_UNKNOWN visibility'])
  expect(
    await codes(await upload(seller, listingId, text('x'), { role: 'privateDocuments', visibility: 'buyer' })),
  ).toEqual(['VISIBILITY_OF_ROLE visibility'])
  expect(await codes(await seller.post(path, { multipart: { role: 'testReport' } }))).toEqual(['BAD_MULTIPART file'])
  const stale = await upload(seller, listingId, text('x'), { role: 'testReport' }, { 'if-match': `"${version + 7}"` })
  await problemOf(stale, 412, 'PRECONDITION_FAILED')
  expect(await recordOf(seller, listingId)).toMatchObject({ version, attachmentExperience: { attachments: [] } })
})

test('an Idempotency-Key stores a file once and refuses another file', async ({ api }) => {
  const seller = await api.as('growth')
  const { listingId, version } = await createListing(seller, { status: 'DRAFT' })
  const key = { 'idempotency-key': `upload-${listingId}` }
  const role = { role: 'testReport' }
  const responses = await Promise.all([1, 2, 3].map(() => upload(seller, listingId, text('same'), role, key)))
  const first = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(first).size).toBe(1)
  expect(responses.filter((response) => response.headers()['idempotent-replayed'] === 'true')).toHaveLength(2)
  await problemOf(await upload(seller, listingId, text('other'), role, key), 422, 'IDEMPOTENCY_KEY_REUSED')
  await problemOf(await upload(seller, listingId, text('same', 'b.txt'), role, key), 422, 'IDEMPOTENCY_KEY_REUSED')
  expect(await recordOf(seller, listingId)).toMatchObject({
    version: version + 1,
    attachmentExperience: { documentCount: 1 },
  })
})

test('an interrupted upload leaves no file behind', async ({ api, playwright, baseURL }) => {
  const dataDir = process.env.E2E_DATA_DIR ?? ''
  test.skip(dataDir === '', 'the data directory of the server is not known')
  const seller = await api.as('growth')
  const { listingId, version } = await createListing(seller, { status: 'DRAFT' })
  const browser = await playwright.request.newContext({ baseURL })
  await signInByHttp(browser, 'growth')
  const made = await browser.post('/api/account/tokens', {
    data: { name: listingId, currentPassword: DEMO_PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { token } = (await made.json()) as { token: string }
  await browser.dispose()
  const incoming = join(dataDir, 'blobs/incoming')
  const names = () => (existsSync(incoming) ? readdirSync(incoming) : [])
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    [
      `POST ${pathOf(listingId)} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=cut',
      'content-length: 5000000',
      '',
      '--cut\r\ncontent-disposition: form-data; name="role"\r\n\r\ntestReport',
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\nhalf of a file',
    ].join('\r\n'),
  )
  await expect.poll(() => names().length).toBeGreaterThan(0)
  socket.destroy()
  await expect.poll(() => names()).toEqual([])
  expect(await recordOf(seller, listingId)).toMatchObject({ version, attachmentExperience: { rejectedCount: 0 } })
})

test('ten parallel uploads of 20 MiB raise the server’s memory by less than 150 MB', async ({ api }) => {
  const dataDir = process.env.E2E_DATA_DIR ?? ''
  test.skip(dataDir === '', 'the data directory of the server is not known')
  const { web } = pidsOf({ dataDir })
  const seller = await api.as('growth')
  const { listingId } = await createListing(seller, { status: 'DRAFT' })
  const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${web}/status`, 'utf8'))?.[1]) / 1024
  const before = residentMb()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb())
  }, 20)
  const uploads = Array.from({ length: 10 }, (_, n) =>
    upload(seller, listingId, { name: `${n}.txt`, buffer: Buffer.alloc(BYTES_MAX, `upload ${n} `) }),
  )
  const statuses = (await Promise.all(uploads)).map((response) => response.status())
  clearInterval(watch)
  expect(statuses).toEqual(Array(10).fill(201))
  test.info().annotations.push({ type: 'memory', description: `${before.toFixed(0)} MB -> ${peak.toFixed(0)} MB` })
  console.log(`ten uploads of 20 MiB: resident ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`)
  expect(peak - before).toBeLessThan(150)
})
