import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade } from '@/lib/testing/trade'
import { deleteRfqFile } from '../files'
import { readOrder, readOrders } from '../orders/orders'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { database } = market
const { at, accept, act, ask, list, note, offer, opened, preview, quote, read, respond, upload } = testTrade(
  market,
  NOW,
)

const ODD_PRICE = 987.6543
const CSV = 'lot,count\n1,30\n'
const TEXT = expect.stringMatching(/^text\/csv/)

let buyer: Actor
let seller: Actor
let rival: Actor
let admin: Actor

beforeAll(async () => {
  ;[buyer, seller, rival] = [await market.newBuyer(), await market.newSeller(), await market.newSeller()]
  admin = await market.newAdmin()
})

describe('the versions of a quotation', () => {
  test('are all kept as they were submitted, whatever follows', async () => {
    const { rfq } = await ask(buyer, [seller])
    const { quoteId } = await quote(seller, rfq.rfqId)
    await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 280 } })
    await respond(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    const { versions } = (await read(buyer, rfq.rfqId)).quotes[0] ?? {}
    expect(versions?.map(({ unitPrice }) => unitPrice)).toEqual([285.5, 280])
  })

  test('and the events cannot be changed by the service, not even with SQL', async () => {
    const { rfq } = await ask(buyer, [seller])
    const { quoteId } = await quote(seller, rfq.rfqId)
    await expect(
      database.db.execute(sql`update quotation_versions set unit_price = 1 where quote_id = ${quoteId}`),
    ).rejects.toThrow()
    await expect(database.db.execute(sql`delete from rfq_events where rfq_id = ${rfq.rfqId}`)).rejects.toThrow()
  })

  test('are thirty at most, and a counter-offer can be accepted after them', async () => {
    const { rfq } = await ask(buyer, [seller])
    const { quoteId } = await quote(seller, rfq.rfqId)
    await database.db.execute(sql`
      insert into quotation_versions (quote_id, version, terms, submitted_by, submitted_at)
      select quote_id, number, terms, submitted_by, submitted_at from quotation_versions, generate_series(2, 29) number
      where quote_id = ${quoteId}`)
    await database.db.execute(sql`update quotations set version = 29 where id = ${quoteId}`)
    // A write gives the version that was written, not all that went before.
    const last = await quote(seller, rfq.rfqId, { leadTimeDays: 30 })
    expect(last).toMatchObject({ version: 30, versions: [{ version: 30, leadTimeDays: 30 }] })
    const exhausted = { code: 'QUOTE_VERSIONS_EXHAUSTED' }
    for (const action of ['SUBMIT', 'DRAFT']) {
      await expect(respond(seller, offer(rfq.rfqId, { action }))).rejects.toMatchObject(exhausted)
    }
    await expect(preview(seller, rfq.rfqId)).rejects.toMatchObject(exhausted)
    expect((await read(seller, rfq.rfqId)).rfq.actions).not.toContain('SUBMIT')
    const countered = await act(buyer, rfq.rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 280 } })
    expect(countered.quote?.versions).toMatchObject([{ version: 30 }])
    await respond(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    for (const reader of [buyer, seller]) {
      const { versions } = (await read(reader, rfq.rfqId)).quotes[0] ?? {}
      expect(versions?.map(({ version }) => version)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
    }
  })
})

describe('a total that no order can hold', () => {
  const much = { offeredQuantity: 20_000_000 }
  const askMuch = async () => (await ask(buyer, [seller], { quantity: 20_000_000 })).rfq.rfqId

  test('is refused at the price that gives it: of a unit, of a slab, of a counter-offer', async () => {
    const rfqId = await askMuch()
    const slabs = [
      { minQty: 1, maxQty: 100, price: 900 },
      { minQty: 101, maxQty: null, price: 800_000 },
    ]
    const tooLarge = 'TOTAL_TOO_LARGE unitPrice'
    expect(await problemsOf(quote(seller, rfqId, { ...much, unitPrice: 9_999_999 }))).toEqual([tooLarge])
    expect(await problemsOf(quote(seller, rfqId, { ...much, quantitySlabs: slabs }))).toContain(
      'TOTAL_TOO_LARGE quantitySlabs[1].price',
    )
    const { quoteId } = await quote(seller, rfqId, { ...much, unitPrice: 490_000 })
    await act(buyer, rfqId, { action: 'COUNTER', quoteId, terms: { unitPrice: 600_000 } })
    expect(await problemsOf(respond(seller, { rfqId, action: 'ACCEPT_COUNTER' }))).toEqual([tooLarge])
  })

  test('in a version from before this was judged refuses its acceptance, not a smaller one', async () => {
    const rfqId = await askMuch()
    const submitted = await quote(seller, rfqId, { ...much, unitPrice: 490_000 })
    await database.sql.begin(async (owner) => {
      await owner`set local session_replication_role = replica`
      await owner`update quotation_versions set terms = jsonb_set(terms, '{unitPrice}', '9999999') where quote_id = ${submitted.quoteId}`
    })
    expect(await problemsOf(accept(buyer, submitted))).toEqual(['TOTAL_TOO_LARGE quantity'])
    expect((await accept(buyer, submitted, { quantity: 1_000 })).order.total).toBe(9_999_999_000)
  })
})

describe('a counter-offer for more than the request', () => {
  const counter = (quoteId: string, offeredQuantity: number) => ({
    action: 'COUNTER',
    quoteId,
    terms: { unitPrice: 279, offeredQuantity },
  })
  const tooMuch = 'QUANTITY_EXCEEDS_RFQ terms.offeredQuantity'

  test('is refused at its quantity, and so is one for more than is still open', async () => {
    const { rfq } = await ask(buyer, [seller, rival])
    const { quoteId } = await quote(seller, rfq.rfqId)
    expect(await problemsOf(act(buyer, rfq.rfqId, counter(quoteId, 1500)))).toEqual([tooMuch])
    await accept(buyer, await quote(rival, rfq.rfqId), { quantity: 600 })
    expect(await problemsOf(act(buyer, rfq.rfqId, counter(quoteId, 401)))).toEqual([tooMuch])
    expect((await act(buyer, rfq.rfqId, counter(quoteId, 400))).quote?.status).toBe('COUNTERED')
  })

  test('cannot be accepted either, if it is from before this was refused', async () => {
    const { rfq } = await ask(buyer, [seller])
    const { quoteId } = await quote(seller, rfq.rfqId)
    await act(buyer, rfq.rfqId, counter(quoteId, 900))
    await database.db.execute(
      sql`update quotations set counter = jsonb_set(counter, '{terms,offeredQuantity}', '1500') where id = ${quoteId}`,
    )
    const taken = respond(seller, { rfqId: rfq.rfqId, action: 'ACCEPT_COUNTER' })
    expect(await problemsOf(taken)).toEqual(['QUANTITY_EXCEEDS_RFQ offeredQuantity'])
  })
})

test('a tenfold slip of the price is sent with a warning, in the preview and in the answer', async () => {
  const body = { title: '30s combed', count: '30s', basePrice: 285, uom: 'kg', priceUom: 'kg', moq: 60, moqUom: 'kg' }
  const listingId = await list(seller, body)
  const { rfq } = await ask(buyer, [], { listingId, moduleKey: undefined })
  const warning = { code: 'PRICE_FAR_OFF', field: 'unitPrice', severity: 'warning' }
  expect((await preview(seller, rfq.rfqId, { unitPrice: 28.3 })).readiness.warnings).toMatchObject([warning])
  expect((await respond(seller, offer(rfq.rfqId, { unitPrice: 2760 }))).issues).toMatchObject([warning])
  expect((await respond(seller, offer(rfq.rfqId, { unitPrice: 283 }))).issues).toEqual([])
})

test('a price that its slabs contradict is sent with a warning, and the order costs what the slab says', async () => {
  const { rfq } = await ask(buyer, [seller], { quantity: 1200 })
  const slabs = [
    { minQty: 500, maxQty: 2000, price: 292 },
    { minQty: 2000, maxQty: null, price: 285 },
  ]
  const offered = { unitPrice: 288, offeredQuantity: 1200, quantitySlabs: slabs }
  const { readiness } = await preview(seller, rfq.rfqId, offered)
  expect(readiness?.warnings).toMatchObject([
    {
      code: 'SLAB_PRICE_DIFFERS',
      field: 'unitPrice',
      message: expect.stringContaining('cost ₹292.00 per kg, not ₹288.00'),
    },
  ])
  const { readiness: agreed } = await preview(seller, rfq.rfqId, { ...offered, unitPrice: 292 })
  expect(agreed?.warnings).toEqual([])
  const { order } = await accept(buyer, await quote(seller, rfq.rfqId, offered))
  expect(order).toMatchObject({ unitPrice: 292, total: 350_400 })
})

test('a body with terms and without an action lists the problems of both', async () => {
  const { rfq } = await ask(buyer, [seller])
  const fieldsOf = async (body: Record<string, unknown>) => {
    const refusal = await respond(seller, { rfqId: rfq.rfqId, ...body }).catch((error: unknown) => error)
    return (refusal as { extras: { issues: { field: string }[] } }).extras.issues.map(({ field }) => field).sort()
  }
  const terms = { unitPrice: -1, leadTimeDays: 'soon' }
  const all = ['action', 'leadTimeDays', 'offeredQuantity', 'unitPrice', 'validUntil']
  expect(await fieldsOf(terms)).toEqual(all)
  expect(await fieldsOf({ ...terms, action: 'OFFER' })).toEqual(all)
  expect(await fieldsOf({ note: 'On paper cones?' })).toEqual(['action'])
})

test('a preview lists every problem, and a stated package weight makes its unit comparable', async () => {
  const { rfq } = await ask(buyer, [seller])
  const { readiness } = await preview(seller, rfq.rfqId, {
    unitPrice: undefined,
    validUntil: '2026-11-01T00:00:00.000Z',
    priceUom: 'bag',
  })
  expect(readiness.blocking.map(({ code }) => code)).toEqual(['REQUIRED', 'VALID_UNTIL_IN_PAST', 'UOM_NOT_CONVERTIBLE'])
  expect(readiness.blocking[1]?.message).toBe('This date is in the past. Enter a later one.')
  const packed = { priceUom: 'bag', specResponses: [{ field: 'netWeight', offered: 50 }] }
  expect((await quote(seller, rfq.rfqId, packed)).status).toBe('SUBMITTED')
})

describe('a draft', () => {
  test('is kept as typed for its seller alone', async () => {
    const { rfq } = await ask(buyer, [seller])
    const drafted = await respond(seller, { rfqId: rfq.rfqId, action: 'DRAFT', unitPrice: ODD_PRICE })
    expect(drafted).toMatchObject({ event: null, quote: { status: 'DRAFT', version: 0 } })
    expect((await read(seller, rfq.rfqId)).quotes[0]?.draft).toMatchObject({ unitPrice: ODD_PRICE })
    expect((await read(buyer, rfq.rfqId)).quotes).toEqual([])
  })

  test('from the open pool names no one to the buyer, and stays its seller’s when the pool is closed', async () => {
    const { rfq } = await ask(buyer, [], { openPool: true })
    await respond(seller, { rfqId: rfq.rfqId, action: 'DRAFT', unitPrice: ODD_PRICE })
    for (const reader of [buyer, admin]) {
      expect((await read(reader, rfq.rfqId)).rfq).toMatchObject({ sellerIds: [], sellers: [] })
    }
    await act(buyer, rfq.rfqId, { action: 'CANCEL' })
    expect((await read(seller, rfq.rfqId)).quotes[0]?.draft).toMatchObject({ unitPrice: ODD_PRICE })
    await expect(read(rival, rfq.rfqId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('that no longer names a file gives it back to its writer, who can delete it', async () => {
    const { rfq } = await ask(buyer, [seller])
    const [kept, dropped] = [await upload(seller, 'kept.csv', CSV), await upload(seller, 'dropped.csv', CSV)]
    const draft = (ids: string[]) => respond(seller, offer(rfq.rfqId, { action: 'DRAFT', attachments: ids }))
    await draft([kept.id, dropped.id])
    await expect(deleteRfqFile(at(seller), dropped.id)).rejects.toMatchObject({ code: 'ACTION_NOT_POSSIBLE' })
    await draft([kept.id])
    await deleteRfqFile(at(seller), dropped.id)
    expect(await opened(seller, dropped.id)).toBe('NOT_FOUND')
    expect(await opened(seller, kept.id)).toEqual(TEXT)
  })
})

describe('a file of a quotation', () => {
  test('is opened by its two sides alone, one of a draft by its seller alone', async () => {
    const { rfq } = await ask(buyer, [seller, rival])
    const file = await upload(seller, 'price list.csv', CSV)
    const draft = await respond(seller, offer(rfq.rfqId, { action: 'DRAFT', attachments: [file.id] }))
    expect(draft.quote?.files).toEqual([file])
    expect(await opened(buyer, file.id)).toBe('NOT_FOUND')
    expect((await quote(seller, rfq.rfqId, { attachments: [file.id] })).files).toEqual([file])
    const colleague = { ...(await market.newBuyer()), companyId: buyer.companyId }
    for (const party of [buyer, colleague, seller, admin]) expect(await opened(party, file.id)).toEqual(TEXT)
    for (const other of [rival, await market.newBuyer(), null]) expect(await opened(other, file.id)).toBe('NOT_FOUND')
  })

  test('is named again by the next version, but not by another seller', async () => {
    const { rfq } = await ask(buyer, [seller, rival])
    const [file, more] = [await upload(seller, 'price list.csv', CSV), await upload(seller, 'more.csv', CSV)]
    await quote(seller, rfq.rfqId, { attachments: [file.id] })
    const next = await quote(seller, rfq.rfqId, { attachments: [file.id, more.id] })
    expect(next.files.map(({ id }) => id)).toEqual([file.id, more.id])
    expect(await problemsOf(quote(rival, rfq.rfqId, { attachments: [file.id] }))).toEqual([
      'ATTACHMENT_UNKNOWN attachments[0]',
    ])
  })

  test('is sealed with it: neither its bytes nor its name are shown before the deadline', async () => {
    const { rfq } = await ask(buyer, [seller, rival], { sealed: true })
    const [quoted, noted] = [await upload(seller, 'odd-name-1.csv', CSV), await upload(seller, 'odd-name-2.csv', CSV)]
    // The words of a seller who asks are read until they quote. Their files are not.
    await respond(seller, { rfqId: rfq.rfqId, action: 'REQUEST_INFO', note: 'On paper cones?' })
    await note(seller, { rfqId: rfq.rfqId, message: 'A sample is on its way.', attachments: [noted.id] })
    await quote(seller, rfq.rfqId, { attachments: [quoted.id] })
    for (const viewer of [buyer, admin]) {
      expect(JSON.stringify(await read(viewer, rfq.rfqId))).not.toContain('odd-name')
      expect([await opened(viewer, quoted.id), await opened(viewer, noted.id)]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    }
    expect(await opened(seller, quoted.id)).toEqual(TEXT)
    const past = { hours: 24 * 5 }
    for (const file of [quoted, noted]) expect(await opened(buyer, file.id, past)).toEqual(TEXT)
    expect(await opened(rival, quoted.id, past)).toBe('NOT_FOUND')
  })

  test('is part of the order with those of the request; one of an earlier version is not', async () => {
    const asked = await upload(buyer, 'tech pack.csv', CSV)
    const [first, second] = [await upload(seller, 'old list.csv', CSV), await upload(seller, 'new list.csv', CSV)]
    const { rfq } = await ask(buyer, [seller, rival], { attachments: [asked.id] })
    await quote(seller, rfq.rfqId, { attachments: [first.id] })
    const { order } = await accept(buyer, await quote(seller, rfq.rfqId, { attachments: [second.id] }))
    const files = { requestFiles: [asked], quotationFiles: [second] }
    for (const party of [buyer, seller, admin]) {
      expect((await readOrder(at(party), order.orderId)).order).toMatchObject(files)
      for (const { id } of [asked, second]) expect(await opened(party, id)).toEqual(TEXT)
    }
    expect((await readOrders(at(seller), { as: 'seller', limit: 1 })).orders).toMatchObject([files])
    expect(await opened(rival, second.id)).toBe('NOT_FOUND')
  })
})
