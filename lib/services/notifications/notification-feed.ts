import 'server-only'
import { database } from '@/db/client'
import { listLiveIdentities } from '@/db/queries/accounts/live-identities'
import { type InboxHead, listInboxHeads, listNotificationsAfter } from '@/db/queries/notifications'
import { log } from '@/lib/config/log'
import { processWide } from '@/lib/config/process-wide'
import type { Actor } from '@/lib/domain/actor'
import { DomainError } from '@/lib/domain/errors'
import type { ActorContext } from '../shared/context'
import { presentNotification } from './notifications'

/** How often all listening inboxes and their sessions are looked at. This also finds what another process wrote, without LISTEN. */
const POLL_EVERY_MS = 1000
const PING_EVERY_MS = 15_000
/** After this the browser reconnects, and its limits are counted again. */
const STREAM_MS = 60_000
const STREAMS_PER_ACCOUNT_MAX = 10
/** A reader who missed more reads the inbox. */
const CATCH_UP_MAX = 50

interface Listener {
  userId: string
  /** The session or token that opened the stream, which ends with it. */
  via: Actor['via']
  /** The last number that was sent. */
  after: number
  version: number
  send(text: string): void
  end(): void
}

interface Feed {
  listeners: Set<Listener>
  timer: NodeJS.Timeout | null
  isStopping: boolean
}

const feed = (): Feed =>
  processWide('notification-feed', () => ({ listeners: new Set(), timer: null, isStopping: false }))

/**
 * The caller's notifications as server-sent events: `notification` with its number as id, and `unread` with the count.
 * Resumes after Last-Event-ID; without it, starts with the next notification. Ends with the session or token that opened it.
 * @throws RATE_LIMITED for more open streams than one account needs
 */
export async function openNotificationStream(
  ctx: ActorContext,
  { lastEventId }: { lastEventId: string | null },
): Promise<ReadableStream<Uint8Array>> {
  const { userId, via } = ctx.actor
  const hub = feed()
  if ([...hub.listeners].filter((listener) => listener.userId === userId).length >= STREAMS_PER_ACCOUNT_MAX) {
    throw new DomainError('RATE_LIMITED', 'This account has too many open streams.', { retryAfterSeconds: 60 })
  }
  const [head] = await listInboxHeads(ctx.db, [userId])
  const lastSeen = Number(lastEventId ?? Number.NaN)
  const last = head?.last ?? 0
  const after =
    Number.isSafeInteger(lastSeen) && lastSeen >= 0 && lastSeen <= last ? Math.max(lastSeen, last - CATCH_UP_MAX) : last
  return stream(hub, { userId, via, after })
}

function stream(
  hub: Feed,
  { userId, via, after }: Pick<Listener, 'userId' | 'via' | 'after'>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let close = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const timers: NodeJS.Timeout[] = []
      const listener: Listener = {
        userId,
        via,
        after,
        // No inbox has this version, so that the first read sends the count.
        version: -1,
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => {
          close()
          controller.close()
        },
      }
      close = () => {
        for (const timer of timers) clearTimeout(timer)
        hub.listeners.delete(listener)
        if (hub.listeners.size === 0 && hub.timer) {
          clearInterval(hub.timer)
          hub.timer = null
        }
      }
      listener.send('retry: 3000\n\n')
      timers.push(
        setInterval(() => listener.send(': still here\n\n'), PING_EVERY_MS),
        setTimeout(() => listener.end(), STREAM_MS),
      )
      hub.listeners.add(listener)
      if (hub.isStopping) listener.end()
      else {
        hub.timer ??= setInterval(() => poll(hub), POLL_EVERY_MS)
        poll(hub)
      }
    },
    cancel: () => close(),
  })
}

/** When the database is away the streams stay open, and the next read tries again. */
function poll(hub: Feed): void {
  sendAllNews(hub).catch((error: unknown) => {
    log().warn({ err: error instanceof Error ? error.name : 'unknown' }, 'notifications could not be read')
  })
}

async function sendAllNews(hub: Feed): Promise<void> {
  await endWithIdentities(hub)
  const userIds = [...new Set([...hub.listeners].map(({ userId }) => userId))]
  if (userIds.length === 0) return
  const heads = new Map((await listInboxHeads(database(), userIds)).map((head) => [head.userId, head]))
  for (const listener of [...hub.listeners]) {
    const head = heads.get(listener.userId) ?? { userId: listener.userId, last: 0, unread: 0, version: 0 }
    if (head.version !== listener.version) await sendNews(hub, listener, head)
  }
}

/** Ends the streams whose session or token was revoked or has expired, or whose account is suspended. */
async function endWithIdentities(hub: Feed): Promise<void> {
  const listeners = [...hub.listeners]
  const sessionIds = listeners.flatMap(({ via }) => (via.kind === 'session' ? [via.sessionId] : []))
  const tokenIds = listeners.flatMap(({ via }) => (via.kind === 'token' ? [via.tokenId] : []))
  const live = await listLiveIdentities(database(), { sessionIds, tokenIds }, new Date())
  for (const listener of listeners) {
    const { via } = listener
    const id = via.kind === 'session' ? via.sessionId : via.kind === 'token' ? via.tokenId : null
    if (id !== null && !live.has(id) && hub.listeners.has(listener)) listener.end()
  }
}

async function sendNews(hub: Feed, listener: Listener, head: InboxHead): Promise<void> {
  const { userId, after } = listener
  listener.version = head.version
  const news = head.last > after ? await listNotificationsAfter(database(), { userId, after, limit: CATCH_UP_MAX }) : []
  if (!hub.listeners.has(listener)) return
  for (const row of news) {
    if (row.number <= listener.after) continue
    listener.after = row.number
    listener.send(`id: ${row.number}\nevent: notification\ndata: ${JSON.stringify(presentNotification(row))}\n\n`)
  }
  listener.send(`event: unread\ndata: ${JSON.stringify({ unread: head.unread })}\n\n`)
}

/** How many streams are open in this process. */
export function openStreamCount(): number {
  return feed().listeners.size
}

/** Ends every stream, so that a stopping process does not wait for its readers. */
export function closeNotificationStreams(): void {
  const hub = feed()
  hub.isStopping = true
  for (const listener of [...hub.listeners]) {
    listener.send('event: bye\ndata: {}\n\n')
    listener.end()
  }
}
