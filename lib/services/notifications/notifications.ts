import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { listUsersByIds } from '@/db/queries/accounts/users'
import {
  insertMails,
  insertNotifications,
  listInboxHeads,
  listNotifications,
  markNotificationsRead,
  type NotificationRow,
} from '@/db/queries/notifications'
import { env } from '@/lib/config/env'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { type InboxQuery, type Notice, parseInboxQuery, readMarkSchema } from '@/lib/domain/notification/notice'
import { PRODUCT_NAME } from '@/lib/domain/product'
import type { ServiceContext } from '../shared/context'
import { runIdempotent } from '../shared/idempotency'

/**
 * Tells accounts what happened, in the transaction in which it happened: a row in each inbox, and a mail to addresses that were proved;
 * however many are told, by one statement of each kind.
 */
export async function notify(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return
  await insertNotifications(
    tx,
    notices.map((notice) => ({ ...notice, at: ctx.now })),
  )
  const users = new Map(
    (await listUsersByIds(tx, [...new Set(notices.map(({ userId }) => userId))])).map((user) => [user.id, user]),
  )
  const mails = notices.flatMap((notice) => {
    const user = users.get(notice.userId)
    if (!user?.emailVerifiedAt || user.suspendedAt) return []
    const { id: userId, email: toAddress, name } = user
    const body = mailText(notice, name)
    return [{ id: ctx.newId(), userId, toAddress, subject: notice.title, body, createdAt: ctx.now }]
  })
  await insertMails(tx, mails)
}

function mailText({ title, body, link }: Notice, name: string): string {
  const address = new URL(link, publicAddress()).href
  const lines = [`Dear ${name},`, '', `${title}.`, ...(body ? [body] : []), '', address, '']
  return [
    ...lines,
    `${PRODUCT_NAME} writes when something happens to your account, requests, quotations and orders.`,
    '',
  ].join('\n')
}

/** The address under which people reach us, for links in mails. */
export function publicAddress(): string {
  const { PUBLIC_URL, NEXTAUTH_URL, HOST, PORT } = env()
  return PUBLIC_URL ?? NEXTAUTH_URL ?? `http://${HOST}:${PORT}`
}

export interface Inbox {
  notifications: PresentedNotification[]
  unread: number
  page: { limit: number; nextCursor: string | null }
}

/** The caller's own, the newest first. @throws VALIDATION_FAILED */
export async function readInbox(ctx: ServiceContext<Actor>, query: URLSearchParams): Promise<Inbox> {
  const parsed = parseInboxQuery(query)
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  return inboxPage(ctx, parsed.data)
}

async function inboxPage(ctx: ServiceContext<Actor>, { limit, cursor, unread }: InboxQuery): Promise<Inbox> {
  const { userId } = ctx.actor
  const [rows, [head]] = await withDeadline(() =>
    Promise.all([
      listNotifications(ctx.db, {
        userId,
        before: cursor ?? null,
        unreadOnly: unread === 'true',
        limit: limit + 1,
      }),
      listInboxHeads(ctx.db, [userId]),
    ]),
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    notifications: shown.map(presentNotification),
    unread: head?.unread ?? 0,
    page: { limit, nextCursor: rows.length > limit && last ? String(last.number) : null },
  }
}

/** @throws VALIDATION_FAILED */
export async function markRead(ctx: ServiceContext<Actor>, call: RequestContext<Actor>): Promise<ServiceResponse> {
  const body = await call.readJson()
  const parsed = readMarkSchema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  const mark = parsed.data
  return runIdempotent(ctx, call, body, async (tx) => {
    const which = {
      userId: ctx.actor.userId,
      upTo: 'upTo' in mark ? mark.upTo : null,
      numbers: 'numbers' in mark ? mark.numbers : [],
    }
    return { body: { ok: true, success: true, unread: await markNotificationsRead(tx, which, ctx.now) } }
  })
}

export interface PresentedNotification {
  number: number
  type: string
  title: string
  body: string
  link: string
  subject: { type: string; id: string }
  at: string
  isRead: boolean
}

export function presentNotification(row: NotificationRow): PresentedNotification {
  const { number, type, title, body, link, subject, at, readAt } = row
  return { number, type, title, body, link, subject, at: at.toISOString(), isRead: readAt !== null }
}
