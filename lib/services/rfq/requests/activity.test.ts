import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { testMarket } from '@/lib/testing/market'
import { problemsOf, testTrade } from '@/lib/testing/trade'
import { readRfqEvents } from './activity'

const NOW = new Date('2026-11-21T06:00:00.000Z')
const market = testMarket({ now: NOW })
const { act, ask, at, eventsOf, note, opened, quote, respond, upload } = testTrade(market, NOW)

const CSV = 'lot,count\n1,30\n'
const TEXT = expect.stringMatching(/^text\/csv/)
const AFTER = { hours: 24 * 5 }

let buyer: Actor
let otherBuyer: Actor
let seller: Actor
let rival: Actor
let third: Actor
let admin: Actor

beforeAll(async () => {
  ;[buyer, otherBuyer, admin] = [await market.newBuyer(), await market.newBuyer(), await market.newAdmin()]
  ;[seller, rival, third] = [await market.newSeller(), await market.newSeller(), await market.newSeller()]
})

test('events are read page by page, each one once', async () => {
  const { rfqId } = (await ask(buyer, [seller])).rfq
  for (const message of ['a', 'b', 'c', 'd']) await note(buyer, { rfqId, message })
  const read: number[] = []
  for (const pageNumber of [1, 2, 3]) {
    const { events, page } = await readRfqEvents(at(buyer), { rfqId, limit: 2, cursor: read.at(-1) })
    read.push(...events.map(({ sequence }) => sequence))
    expect(page.nextCursor).toBe(pageNumber < 3 ? String(read.at(-1)) : null)
  }
  expect(read).toEqual([1, 2, 3, 4, 5])
})

describe('a file of a message', () => {
  test('from either side is opened by both, also before the seller has quoted', async () => {
    const { rfqId } = (await ask(buyer, [seller, rival])).rfq
    const [fromBuyer, fromSeller] = [await upload(buyer, 'shade.csv', CSV), await upload(seller, 'lot.csv', CSV)]
    const event = await note(buyer, { rfqId, sellerId: seller.userId, attachments: [fromBuyer.id] })
    expect(event).toMatchObject({ message: '', data: { attachments: [fromBuyer] } })
    await note(seller, { rfqId, message: 'Our lot.', attachments: [fromSeller.id] })
    for (const { id } of [fromBuyer, fromSeller]) {
      for (const party of [buyer, seller]) expect(await opened(party, id)).toEqual(TEXT)
      expect(await opened(rival, id)).toBe('NOT_FOUND')
    }
  })

  test('or words must be there, and the seller that it names too', async () => {
    const { rfqId } = (await ask(buyer, [seller])).rfq
    expect(await problemsOf(note(buyer, { rfqId }))).toEqual(['REQUIRED message'])
    await expect(note(buyer, { rfqId, sellerId: newId(), message: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('goes with a question to the buyer, and with the reply to each seller who asked', async () => {
    const { rfqId } = (await ask(buyer, [seller, rival])).rfq
    const drawing = await upload(seller, 'drawing.csv', CSV)
    const question = { rfqId, action: 'REQUEST_INFO', note: 'Which cone?' }
    await respond(seller, { ...question, attachments: [drawing.id] })
    await respond(rival, question)
    for (const party of [buyer, seller]) expect(await opened(party, drawing.id)).toEqual(TEXT)
    expect(await opened(rival, drawing.id)).toBe('NOT_FOUND')

    const sheet = await upload(buyer, 'cones.csv', CSV)
    const reply = { action: 'PROVIDE_INFO', note: 'See the sheet.', attachments: [sheet.id] }
    const { events } = await act(buyer, rfqId, reply)
    expect(events.map(({ type }) => type)).toEqual(['INFO_PROVIDED', 'INFO_PROVIDED'])
    for (const { sellerId, data } of events) {
      const [file] = data.attachments as RfqFileView[]
      expect(file?.name).toBe('cones.csv')
      for (const actor of [seller, rival]) {
        expect(await opened(actor, file?.id ?? '')).toEqual(actor.userId === sellerId ? TEXT : 'NOT_FOUND')
      }
    }
  })

  test('goes with a counter-offer to its seller, and stays with it until there is a reply', async () => {
    const { rfqId } = (await ask(buyer, [seller, rival])).rfq
    const { quoteId } = await quote(seller, rfqId)
    const shade = await upload(buyer, 'shade.csv', CSV)
    const countered = await act(buyer, rfqId, { action: 'COUNTER', quoteId, attachments: [shade.id] })
    expect(countered.quote).toMatchObject({ counter: { attachments: [shade.id] }, files: [shade] })
    expect(countered.event?.data).toEqual({ attachments: [shade] })
    expect(await opened(seller, shade.id)).toEqual(TEXT)
    for (const other of [rival, otherBuyer]) expect(await opened(other, shade.id)).toBe('NOT_FOUND')
    const next = await respond(seller, { rfqId, action: 'ACCEPT_COUNTER' })
    expect(next.quote).toMatchObject({ counter: null, files: [] })
    expect(await opened(seller, shade.id)).toEqual(TEXT)
  })

  test('is refused at its place where it is another’s, cannot be read, or goes with nothing', async () => {
    const { rfqId } = (await ask(buyer, [seller])).rfq
    const { quoteId } = await quote(seller, rfqId)
    const { id } = await upload(otherBuyer, 'b.csv', CSV)
    const counter = { action: 'COUNTER', quoteId, terms: { incoterm: 'CIF' }, attachments: [id] }
    expect(await problemsOf(act(buyer, rfqId, counter))).toEqual([
      'INCOTERM_TRADE_MODE_MISMATCH terms.incoterm',
      'ATTACHMENT_UNKNOWN attachments[0]',
    ])
    const cancel = { action: 'CANCEL', attachments: [id] }
    expect(await problemsOf(act(buyer, rfqId, cancel))).toEqual(['UNKNOWN_FIELD attachments'])
    const question = { rfqId, action: 'REQUEST_INFO' }
    expect(await problemsOf(respond(seller, { ...question, attachments: 'x' }))).toEqual([
      'REQUIRED note',
      'WRONG_TYPE attachments',
    ])
    expect(await problemsOf(respond(seller, { ...question, note: 'So?', attachments: [id] }))).toEqual([
      'ATTACHMENT_UNKNOWN attachments[0]',
    ])
  })
})

describe('while a request is sealed', () => {
  const inboxOf = async (rfqId: string) => {
    const rows = await market.database.sql`
      select type from notifications where user_id = ${buyer.userId} and link = ${`/rfq/${rfqId}`} order by number`
    return rows.map(({ type }) => type)
  }

  test('the buyer of chosen sellers is notified of no kind of reply, but of questions', async () => {
    const { rfqId } = (await ask(buyer, [seller, rival, third], { sealed: true })).rfq
    await respond(seller, { rfqId, action: 'DECLINE', note: 'No spindles free' })
    await note(third, { rfqId, type: 'VIEWED' })
    await note(third, { rfqId, message: 'Soon' })
    await quote(third, rfqId)
    await respond(rival, { rfqId, action: 'REQUEST_INFO', note: 'On paper cones?' })
    await note(rival, { rfqId, message: 'Or on plastic ones' })
    await respond(rival, { rfqId, action: 'DECLINE', note: 'Not these' })
    expect(await inboxOf(rfqId)).toEqual(['SEALED_MESSAGE', 'SEALED_ANSWER', 'INFO_REQUESTED', 'NOTE'])
  })

  test('a changed or withdrawn quotation is no new one to the buyer, and looks like any other change', async () => {
    const { rfqId } = (await ask(buyer, [seller], { sealed: true })).rfq
    await quote(seller, rfqId)
    await quote(seller, rfqId, { leadTimeDays: 9 })
    await respond(seller, { rfqId, action: 'WITHDRAW', note: 'Sold out' })
    const rows = await market.database.sql`
      select type, title from notifications where user_id = ${buyer.userId} and link = ${`/rfq/${rfqId}`} order by number`
    const [first, ...changes] = rows.map(({ type, title }) => ({ type, title }))
    const change = { type: 'SEALED_ANSWER', title: 'Something changed in the sealed quotations' }
    expect(first?.title).toBe('You received a quotation, sealed until the response time ends')
    expect(changes).toEqual([change, change])
  })

  test('the words of a question are shown, its file only after the deadline', async () => {
    const { rfqId } = (await ask(buyer, [seller], { sealed: true })).rfq
    const file = await upload(seller, 'odd-name-3.csv', CSV)
    await respond(seller, { rfqId, action: 'REQUEST_INFO', note: 'Like this?', attachments: [file.id] })
    const events = JSON.stringify(await eventsOf(buyer, rfqId))
    expect(events).toContain('Like this?')
    expect(events).not.toContain('odd-name')
    expect(await opened(buyer, file.id)).toBe('NOT_FOUND')
    expect(await opened(buyer, file.id, AFTER)).toEqual(TEXT)
  })

  test('a message to a seller of the open pool cannot find out who has quoted', async () => {
    const { rfqId } = (await ask(buyer, [], { openPool: true, sealed: true })).rfq
    await quote(seller, rfqId)
    for (const { userId: sellerId } of [seller, rival]) {
      const message = { rfqId, sellerId, message: 'Are you in?' }
      await expect(note(buyer, message)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('the buyer of an open pool writes to all sellers alike, whoever wrote to them', async () => {
    const { rfqId } = (await ask(buyer, [], { openPool: true, sealed: true })).rfq
    await note(seller, { rfqId, message: 'Is it for knitting?' })
    await respond(seller, { rfqId, action: 'DECLINE' })
    await respond(rival, { rfqId, action: 'REQUEST_INFO', note: 'Which cone?' })
    for (const viewer of [buyer, admin]) {
      const events = await eventsOf(viewer, rfqId)
      expect(events.map(({ type, actorId, sellerId }) => ({ type, actorId, sellerId }))).toEqual([
        { type: 'RFQ_CREATED', actorId: buyer.userId, sellerId: '' },
        { type: 'INFO_REQUESTED', actorId: rival.userId, sellerId: rival.userId },
      ])
    }
    const message = 'For knitting, on paper cones.'
    expect((await note(buyer, { rfqId, message })).sellerId).toBe('')
    for (const actor of [seller, rival]) {
      const last = (await eventsOf(actor, rfqId)).at(-1)
      expect(last).toMatchObject({ message, actorId: buyer.userId, sellerId: '' })
      const [notice] = await market.database.sql`
        select title from notifications where user_id = ${actor.userId} order by number desc limit 1`
      expect(notice?.title).toBe(`Message from ${buyer.name} Mills`)
    }
    expect((await eventsOf(buyer, rfqId, AFTER)).map(({ actorId }) => actorId)).toEqual(
      [buyer, seller, seller, rival, buyer].map(({ userId }) => userId),
    )
  })
})
