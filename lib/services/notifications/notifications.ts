import 'server-only'
import { type Transaction, withDeadline } from '@/db/client'
import { listUsersByIds, type UserRow } from '@/db/queries/accounts/users'
import {
  insertMails,
  insertNotifications,
  listInboxHeads,
  listNotifications,
  markNotificationsRead,
  type NotificationRow,
} from '@/db/queries/notifications'
import { env } from '@/lib/config/env'
import type { Outcome } from '@/lib/contract/outcome'
import type { Inbox, Notification } from '@/lib/contract/responses/account'
import { parseWith } from '@/lib/domain/fields/parse'
import { type InboxQuery, type Notice, readMarkSchema } from '@/lib/domain/notification/notice'
import { PRODUCT_NAME } from '@/lib/domain/product'
import type { ActorContext, ServiceContext } from '../shared/context'
import { writeOnce } from '../shared/idempotency'

/**
 * Notifies accounts in the transaction of the event: a row in each inbox, and a mail to confirmed addresses. One statement of each kind,
 * however many accounts there are.
 */
export async function notify(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return
  await insertNotifications(
    tx,
    notices.map(({ unsubscribePath: _ofTheMail, ...notice }) => ({ ...notice, at: ctx.now })),
  )
  const users = new Map(
    (await listUsersByIds(tx, [...new Set(notices.map(({ userId }) => userId))])).map((user) => [user.id, user]),
  )
  const mails = notices.flatMap((notice) => {
    const user = users.get(notice.userId)
    if (!user?.emailVerifiedAt || user.suspendedAt) return []
    const { id: userId, email: toAddress, name } = user
    const body = mailText(notice, name)
    const { unsubscribePath = '' } = notice
    return [{ id: ctx.newId(), userId, toAddress, subject: notice.title, body, createdAt: ctx.now, unsubscribePath }]
  })
  await insertMails(tx, mails)
}

/** Mails an account, in the transaction of the event. */
export async function mailAccount(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  { id: userId, email: toAddress }: Pick<UserRow, 'id' | 'email'>,
  mail: { subject: string; body: string },
): Promise<void> {
  await insertMails(tx, [{ ...mail, id: ctx.newId(), userId, toAddress, createdAt: ctx.now }])
}

/** Greets by name only at a confirmed address: the name is free text, and would carry a stranger's words in our mail. */
export function letter(
  { name, emailVerifiedAt }: Pick<UserRow, 'name' | 'emailVerifiedAt'>,
  paragraphs: readonly string[],
): string {
  return [emailVerifiedAt ? `Dear ${name},` : 'Good day,', ...paragraphs, ''].join('\n\n')
}

function mailText({ title, body, link, unsubscribePath }: Notice, name: string): string {
  const address = new URL(link, publicAddress()).href
  const lines = [`Dear ${name},`, '', `${title}.`, ...(body ? [body] : []), '', address, '']
  return [
    ...lines,
    `${PRODUCT_NAME} writes when something happens to your account, requests, quotations and orders.`,
    ...(unsubscribePath ? [`No more of these mails: ${new URL(unsubscribePath, publicAddress()).href}`] : []),
    '',
  ].join('\n')
}

/** Our public address, for links in mails. */
export function publicAddress(): string {
  const { PUBLIC_URL, NEXTAUTH_URL, HOST, PORT } = env()
  return PUBLIC_URL ?? NEXTAUTH_URL ?? `http://${HOST}:${PORT}`
}

/** The caller's own notifications, the newest first. */
export async function readInbox(ctx: ActorContext, { limit, cursor, unread }: InboxQuery): Promise<Inbox> {
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
export async function markRead(ctx: ActorContext, body: unknown): Promise<Outcome<{ unread: number }>> {
  const mark = parseWith(readMarkSchema, body)
  return writeOnce(ctx, body, async (tx) => {
    const which = {
      userId: ctx.actor.userId,
      upTo: 'upTo' in mark ? mark.upTo : null,
      numbers: 'numbers' in mark ? mark.numbers : [],
    }
    return { record: { unread: await markNotificationsRead(tx, which, ctx.now) } }
  })
}

/** A stored notification as its account reads it. */
export function presentNotification(row: NotificationRow): Notification {
  const { number, type, title, body, link, subject, at, readAt } = row
  return { number, type, title, body, link, subject, at: at.toISOString(), isRead: readAt !== null }
}
