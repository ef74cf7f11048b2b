import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '@/db/client'
import { mailOutbox, notificationInboxes, notifications } from '@/db/schema/notifications'
import { testDatabase } from '@/db/testing/database'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import type { Notice } from '@/lib/domain/notification/notice'
import { createAccount } from '../accounts/accounts'
import type { ServiceContext } from '../shared/context'
import { closeNotificationStreams, openNotificationStream } from './notification-feed'
import { markRead, notify, readInbox } from './notifications'

const database = testDatabase()
let number = 0

async function account(emailVerified = false): Promise<Actor> {
  number += 1
  const email = `inbox${number}@example.test`
  const { userId, companyId } = await createAccount(
    { db: database.db, now: new Date(), newId: uuidv7 },
    {
      email,
      password: 'a long enough phrase 7',
      name: `Buyer ${number}`,
      companyName: 'Rao Textiles',
      country: 'IN',
      roles: ['buyer'],
      emailVerified,
    },
  )
  const via = { kind: 'token', tokenId: uuidv7() } as const
  return { userId, companyId, email, name: `Buyer ${number}`, roles: ['buyer'], emailVerified, via }
}

const as = (actor: Actor): ServiceContext<Actor> => ({
  db: database.db,
  now: new Date(),
  newId: uuidv7,
  requestId: 'test',
  actor,
})

const noticeFor = (actor: Actor, title = 'Sri Balaji Spinners answered'): Notice => ({
  userId: actor.userId,
  type: 'QUOTE_SUBMITTED',
  title,
  body: 'Look at the quotation.',
  link: '/rfq/1',
  subject: { type: 'rfq', id: uuidv7() },
})

const tell = (actor: Actor, ...notices: Notice[]) =>
  inTransaction(database.db, (tx) => notify(tx, as(actor), notices.length > 0 ? notices : [noticeFor(actor)]))

const post = (actor: Actor, body: unknown) =>
  localRequest({ actor, requestId: 'test', method: 'POST', path: '/api/notifications/read', body })

describe('the inbox', () => {
  it('numbers without a gap and counts right when forty notices arrive at once for two accounts', async () => {
    const [a, b] = [await account(), await account()]
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tell(a, ...(index % 2 ? [noticeFor(a), noticeFor(b)] : [noticeFor(b), noticeFor(a)])),
      ),
    )
    for (const actor of [a, b]) {
      const { notifications: shown, unread } = await readInbox(as(actor), new URLSearchParams('limit=100'))
      expect(shown.map((one) => one.number)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index))
      expect(unread).toBe(20)
    }
  })

  it('notices of one transaction are numbered in their order, and mailed one by one', async () => {
    const [a, b] = [await account(true), await account()]
    await tell(a)
    await tell(a, noticeFor(a, 'first'), noticeFor(b, 'only'), noticeFor(a, 'second'))
    const shown = async (actor: Actor) =>
      (await readInbox(as(actor), new URLSearchParams())).notifications.map(({ number: at, title }) => `${at} ${title}`)
    expect((await shown(a)).slice(0, 2)).toEqual(['3 second', '2 first'])
    expect(await shown(b)).toEqual(['1 only'])
    const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, a.userId))
    expect(mails.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['first', 'second']))
  })

  it('a notice whose transaction fails was never told', async () => {
    const actor = await account(true)
    const failing = inTransaction(database.db, async (tx) => {
      await notify(tx, as(actor), [noticeFor(actor)])
      throw new Error('the change itself failed')
    })
    await expect(failing).rejects.toThrow()
    expect((await readInbox(as(actor), new URLSearchParams())).notifications).toEqual([])
    expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.userId))).toEqual([])
  })

  it('pages by keyset to the end, nothing twice', async () => {
    const actor = await account()
    for (let index = 0; index < 5; index += 1) await tell(actor)
    const seen: number[] = []
    let cursor = ''
    do {
      const page = await readInbox(as(actor), new URLSearchParams(`limit=2${cursor && `&cursor=${cursor}`}`))
      seen.push(...page.notifications.map((one) => one.number))
      cursor = page.page.nextCursor ?? ''
    } while (cursor)
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })

  it('what was read is read once, for its owner alone', async () => {
    const [actor, other] = [await account(), await account()]
    await tell(actor)
    await tell(actor)
    await tell(other)
    expect((await markRead(as(actor), post(actor, { numbers: [1] }))).body).toMatchObject({ unread: 1 })
    expect((await markRead(as(actor), post(actor, { numbers: [1] }))).body).toMatchObject({ unread: 1 })
    expect((await markRead(as(actor), post(actor, { upTo: 2 }))).body).toMatchObject({ unread: 0 })
    expect((await readInbox(as(other), new URLSearchParams('unread=true'))).unread).toBe(1)
  })

  it.each(['limit=0', 'limit=101', 'cursor=x', 'unread=maybe', 'nonsense=1'])('refuses ?%s', async (query) => {
    const actor = await account()
    await expect(readInbox(as(actor), new URLSearchParams(query))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it.each([{}, { upTo: -1 }, { numbers: [] }, { upTo: 1, numbers: [1] }, []])('refuses to mark %j', async (body) => {
    const actor = await account()
    await expect(markRead(as(actor), post(actor, body))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('mail', () => {
  it('goes to proved addresses alone', async () => {
    const [proved, unproved] = [await account(true), await account()]
    await tell(proved, noticeFor(proved), noticeFor(unproved))
    const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, proved.userId))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toContain('/rfq/1')
    expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, unproved.userId))).toEqual([])
  })
})

describe('the stream', () => {
  const open = async (actor: Actor, lastEventId?: string) => {
    const answer = await openNotificationStream(
      as(actor),
      localRequest({
        actor,
        requestId: 'test',
        method: 'GET',
        path: '/api/notifications/stream',
        headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
      }),
    )
    const body = answer.content?.body
    if (!(body instanceof ReadableStream)) throw new Error('no stream')
    const reader = body.getReader()
    let text = ''
    return {
      reader,
      until: async (part: string): Promise<string> => {
        while (!text.includes(part)) {
          const { value, done } = await reader.read()
          if (done) throw new Error(`the stream ended before ${part}: ${text}`)
          text += new TextDecoder().decode(value)
        }
        return text
      },
    }
  }

  it('says the count, then each notice with its number; a reader who comes back gets what he missed, nothing twice', async () => {
    const actor = await account()
    await tell(actor, noticeFor(actor, 'before anyone listened'))
    const first = await open(actor)
    expect(await first.until('event: unread')).toContain('{"unread":1}')
    await tell(actor, noticeFor(actor, 'while listening'))
    const heard = await first.until('while listening')
    expect(heard).toContain('id: 2')
    expect(heard).not.toContain('before anyone listened')
    await first.reader.cancel()

    await tell(actor, noticeFor(actor, 'while away'))
    const second = await open(actor, '2')
    const caughtUp = await second.until('{"unread":3}')
    expect(caughtUp).toContain('id: 3')
    expect(caughtUp).not.toContain('id: 2\n')
    await markRead(as(actor), post(actor, { upTo: 3 }))
    await second.until('{"unread":0}')
    await second.reader.cancel()
  })

  it('another account hears nothing of it', async () => {
    const [actor, other] = [await account(), await account()]
    const stream = await open(other)
    await stream.until('{"unread":0}')
    await tell(actor, noticeFor(actor, 'not for you'), noticeFor(other, 'for you'))
    expect(await stream.until('for you')).not.toContain('not for you')
    await stream.reader.cancel()
  })

  it('an account cannot hold more streams than it needs, and ended ones count no more', async () => {
    const actor = await account()
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(actor)))
    await expect(open(actor)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    for (const { reader } of streams) await reader.cancel()
    const again = await open(actor)
    await again.reader.cancel()
  })

  it('a stopping process ends every stream', async () => {
    const actor = await account()
    const { reader, until } = await open(actor)
    await until('{"unread":0}')
    closeNotificationStreams()
    await until('event: bye')
    expect((await reader.read()).done).toBe(true)
  })
})

it('an inbox is never in debt: the count is what is unread', async () => {
  const rows = await database.db.select().from(notificationInboxes)
  for (const inbox of rows) {
    const all = await database.db.select().from(notifications).where(eq(notifications.userId, inbox.userId))
    expect(inbox.unread).toBe(all.filter(({ readAt }) => readAt === null).length)
    expect(inbox.last).toBe(all.length)
  }
})
