import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '@/db/client'
import { mailOutbox, notificationInboxes, notifications } from '@/db/schema/notifications'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import type { InboxQuery, Notice } from '@/lib/domain/notification/notice'
import { testMarket } from '@/lib/testing/market'
import { actorOfSession, closeSessionById, openSession } from '../accounts/sessions'
import { setSuspension } from '../accounts/suspension'
import { actorOfToken, createTokenFor, endToken } from '../accounts/tokens'
import { closeNotificationStreams, openNotificationStream } from './notification-feed'
import { markRead, notify, readInbox } from './notifications'

const market = testMarket()
const { database, ctxFor: as } = market
const account = (emailVerified = false): Promise<Actor> => market.newBuyer({ emailVerified })

/** An account with a live session, as whoever opens a stream has. */
async function signedIn(): Promise<Actor> {
  const { userId } = await account()
  const sid = await openSession(as(null), { userId, userAgent: '' })
  const actor = await actorOfSession(as(null), sid)
  if (!actor) throw new Error('the session was not opened')
  return actor
}

const noticeFor = (actor: Actor, title = 'Sri Balaji Spinners answered'): Notice => ({
  userId: actor.userId,
  type: 'QUOTE_SUBMITTED',
  title,
  body: 'Look at the quotation.',
  link: '/rfq/1',
  subject: { type: 'rfq', id: newId() },
})

const inbox = (actor: Actor, query: Partial<InboxQuery> = {}) =>
  readInbox(as(actor), { limit: 24, unread: 'false', ...query })

const send = (actor: Actor, ...notices: Notice[]) =>
  inTransaction(database.db, (tx) => notify(tx, as(actor), notices.length > 0 ? notices : [noticeFor(actor)]))

describe('the inbox', () => {
  test('numbers without gaps and counts right when notices for two accounts arrive together', async () => {
    const [a, b] = [await account(), await account()]
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(a, ...(index % 2 ? [noticeFor(a), noticeFor(b)] : [noticeFor(b), noticeFor(a)])),
      ),
    )
    for (const actor of [a, b]) {
      const { notifications: shown, unread } = await inbox(actor, { limit: 100 })
      expect(shown.map((one) => one.number)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index))
      expect(unread).toBe(20)
    }
  })

  test('notices of one transaction are numbered in their order, and mailed one by one', async () => {
    const [a, b] = [await account(true), await account()]
    await send(a)
    await send(a, noticeFor(a, 'first'), noticeFor(b, 'only'), noticeFor(a, 'second'))
    const shown = async (actor: Actor) =>
      (await inbox(actor)).notifications.map(({ number: at, title }) => `${at} ${title}`)
    expect((await shown(a)).slice(0, 2)).toEqual(['3 second', '2 first'])
    expect(await shown(b)).toEqual(['1 only'])
    const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, a.userId))
    expect(mails.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['first', 'second']))
  })

  test('a notice whose transaction fails is never sent', async () => {
    const actor = await account(true)
    const failing = inTransaction(database.db, async (tx) => {
      await notify(tx, as(actor), [noticeFor(actor)])
      throw new Error('the change itself failed')
    })
    await expect(failing).rejects.toThrow()
    expect((await inbox(actor)).notifications).toEqual([])
    expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, actor.userId))).toEqual([])
  })

  test('is paged to the end, nothing twice', async () => {
    const actor = await account()
    for (let index = 0; index < 5; index += 1) await send(actor)
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const query: Partial<InboxQuery> = cursor === null ? {} : { cursor: Number(cursor) }
      const { notifications: shown, page } = await inbox(actor, { limit: 2, ...query })
      seen.push(...shown.map((one) => one.number))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })

  test('what was read is counted once, for its owner only', async () => {
    const [actor, other] = [await account(), await account()]
    await send(actor)
    await send(actor)
    await send(other)
    expect((await markRead(as(actor), { numbers: [1] })).value).toMatchObject({ unread: 1 })
    expect((await markRead(as(actor), { numbers: [1] })).value).toMatchObject({ unread: 1 })
    expect((await markRead(as(actor), { upTo: 2 })).value).toMatchObject({ unread: 0 })
    expect((await inbox(other, { unread: 'true' })).unread).toBe(1)
  })

  test.each([
    {},
    { upTo: -1 },
    { upTo: 2 ** 31 },
    { numbers: [] },
    { numbers: [2 ** 31] },
    { upTo: 1, numbers: [1] },
    [],
  ])('refuses to mark %j', async (body) => {
    const actor = await account()
    await expect(markRead(as(actor), body)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('mail', () => {
  test('goes to confirmed addresses only', async () => {
    const [confirmed, unconfirmed] = [await account(true), await account()]
    await send(confirmed, noticeFor(confirmed), noticeFor(unconfirmed))
    const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, confirmed.userId))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toContain('/rfq/1')
    expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, unconfirmed.userId))).toEqual([])
  })
})

describe('the stream', () => {
  const open = async (actor: Actor, lastEventId: string | null = null) => {
    const reader = (await openNotificationStream(as(actor), { lastEventId })).getReader()
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

  test('sends the count, then each notice; a reader who reconnects gets what they missed, once', async () => {
    const actor = await signedIn()
    await send(actor, noticeFor(actor, 'before anyone listened'))
    const first = await open(actor)
    expect(await first.until('event: unread')).toContain('{"unread":1}')
    await send(actor, noticeFor(actor, 'while listening'))
    const heard = await first.until('while listening')
    expect(heard).toContain('id: 2')
    expect(heard).not.toContain('before anyone listened')
    await first.reader.cancel()

    await send(actor, noticeFor(actor, 'while away'))
    const second = await open(actor, '2')
    const caughtUp = await second.until('{"unread":3}')
    expect(caughtUp).toContain('id: 3')
    expect(caughtUp).not.toContain('id: 2\n')
    await markRead(as(actor), { upTo: 3 })
    await second.until('{"unread":0}')
    await second.reader.cancel()
  })

  test('goes on for a reader who names an event that is still to come', async () => {
    const actor = await signedIn()
    for (const id of ['7', '2147483648', '9007199254740991']) {
      const stream = await open(actor, id)
      await stream.until('event: unread')
      await send(actor, noticeFor(actor, `after ${id}`))
      await stream.until(`after ${id}`)
      await stream.reader.cancel()
    }
  })

  test('sends nothing to another account', async () => {
    const [actor, other] = [await signedIn(), await signedIn()]
    const stream = await open(other)
    await stream.until('{"unread":0}')
    await send(actor, noticeFor(actor, 'not for you'), noticeFor(other, 'for you'))
    expect(await stream.until('for you')).not.toContain('not for you')
    await stream.reader.cancel()
  })

  test('an account has at most ten streams, and ended streams do not count', async () => {
    const actor = await signedIn()
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(actor)))
    await expect(open(actor)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    for (const { reader } of streams) await reader.cancel()
    const again = await open(actor)
    await again.reader.cancel()
  })

  const closed = async ({ reader }: Awaited<ReturnType<typeof open>>) => {
    while (!(await reader.read()).done);
  }

  test('ends with the session that opened it, while another session goes on', async () => {
    const actor = await signedIn()
    const sid = await openSession(as(null), { userId: actor.userId, userAgent: '' })
    const other = await actorOfSession(as(null), sid)
    if (actor.via.kind !== 'session' || !other) throw new Error('two sessions are needed')
    const [ended, kept] = [await open(actor), await open(other)]
    await closeSessionById(as(other), actor.via.sessionId)
    await closed(ended)
    await send(actor, noticeFor(actor, 'after the sign-out'))
    await kept.until('after the sign-out')
    await kept.reader.cancel()
  })

  test('ends with its token, and with the suspension of its account', async () => {
    const [{ userId, email }, admin] = [await account(), await market.newAdmin()]
    const bearer = async () => {
      const token = await createTokenFor(as(null), { email, name: 'stream' })
      const actor = await actorOfToken(as(null), token ?? '')
      if (actor?.via.kind !== 'token') throw new Error('the token does not work')
      return { actor, tokenId: actor.via.tokenId, stream: await open(actor) }
    }
    const [revoked, suspended] = [await bearer(), await bearer()]
    await endToken(as(revoked.actor), revoked.tokenId)
    await closed(revoked.stream)
    await setSuspension(as(admin), { userId, body: { isSuspended: true, reason: 'a test' } })
    await closed(suspended.stream)
  })

  test('a stopping process ends every stream', async () => {
    const actor = await signedIn()
    const { reader, until } = await open(actor)
    await until('{"unread":0}')
    closeNotificationStreams()
    await until('event: bye')
    expect((await reader.read()).done).toBe(true)
  })
})

test('the count of an inbox is the number of its unread notices', async () => {
  const rows = await database.db.select().from(notificationInboxes)
  for (const inbox of rows) {
    const all = await database.db.select().from(notifications).where(eq(notifications.userId, inbox.userId))
    expect(inbox.unread).toBe(all.filter(({ readAt }) => readAt === null).length)
    expect(inbox.last).toBe(all.length)
  }
})
