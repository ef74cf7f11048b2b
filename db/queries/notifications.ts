import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../client'
import { mailOutbox, notificationInboxes, notifications } from '../schema/notifications'

export type NotificationRow = typeof notifications.$inferSelect
export type NewNotification = Omit<typeof notifications.$inferInsert, 'number' | 'readAt'>
export type NewMail = Pick<
  typeof mailOutbox.$inferInsert,
  'id' | 'userId' | 'toAddress' | 'subject' | 'body' | 'createdAt' | 'unsubscribePath'
>

/**
 * Appends to the accounts' numbered inboxes in one statement each; the inbox rows stay locked until the transaction
 * ends. They are locked in the order of their accounts, so that two transactions that notify the same people never
 * deadlock.
 */
export async function insertNotifications(tx: Transaction, notices: readonly NewNotification[]): Promise<void> {
  if (notices.length === 0) return
  const counts = new Map<string, number>()
  for (const { userId } of notices) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  const raised = await tx
    .insert(notificationInboxes)
    .values(
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([userId, count]) => ({ userId, last: count, unread: count, version: 1 })),
    )
    .onConflictDoUpdate({
      target: notificationInboxes.userId,
      set: {
        last: sql`${notificationInboxes.last} + excluded.last`,
        unread: sql`${notificationInboxes.unread} + excluded.unread`,
        version: sql`${notificationInboxes.version} + 1`,
      },
    })
    .returning({ userId: notificationInboxes.userId, last: notificationInboxes.last })
  const next = new Map(raised.map(({ userId, last }) => [userId, last - (counts.get(userId) ?? 0) + 1]))
  await tx.insert(notifications).values(
    notices.map((notice) => {
      const number = next.get(notice.userId)
      if (number === undefined) throw new Error('an inbox without a number')
      next.set(notice.userId, number + 1)
      return { ...notice, number }
    }),
  )
}

export type InboxHead = typeof notificationInboxes.$inferSelect

export async function listInboxHeads(db: Executor, userIds: readonly string[]): Promise<InboxHead[]> {
  return db
    .select()
    .from(notificationInboxes)
    .where(inArray(notificationInboxes.userId, [...userIds]))
}

export async function listNotifications(
  db: Executor,
  { userId, before, unreadOnly, limit }: { userId: string; before: number | null; unreadOnly: boolean; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        before === null ? undefined : lt(notifications.number, before),
        unreadOnly ? isNull(notifications.readAt) : undefined,
      ),
    )
    .orderBy(desc(notifications.number))
    .limit(limit)
}

export async function listNotificationsAfter(
  db: Executor,
  { userId, after, limit }: { userId: string; after: number; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), gt(notifications.number, after)))
    .orderBy(asc(notifications.number))
    .limit(limit)
}

/** This account's unread notifications about requests and enquiries, the oldest first. */
export async function listUnreadOfRequests(db: Executor, userId: string, limit: number) {
  return db
    .select({
      subjectId: sql<string>`${notifications.subject} ->> 'id'`,
      number: notifications.number,
      at: notifications.at,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        sql`${notifications.subject} ->> 'type' in ('rfq', 'enquiry')`,
      ),
    )
    .orderBy(asc(notifications.number))
    .limit(limit)
}

/** @returns how many are still unread */
export async function markNotificationsRead(
  tx: Transaction,
  { userId, upTo, numbers }: { userId: string; upTo: number | null; numbers: readonly number[] },
  at: Date,
): Promise<number> {
  const [inbox] = await tx
    .select()
    .from(notificationInboxes)
    .where(eq(notificationInboxes.userId, userId))
    .for('update')
  if (!inbox) return 0
  const marked = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        upTo === null ? inArray(notifications.number, [...numbers]) : lte(notifications.number, upTo),
      ),
    )
    .returning({ number: notifications.number })
  const unread = inbox.unread - marked.length
  if (marked.length > 0) {
    await tx
      .update(notificationInboxes)
      .set({ unread, version: inbox.version + 1 })
      .where(eq(notificationInboxes.userId, userId))
  }
  return unread
}

/**
 * Marks every account's notices of one type about one subject as read: what they ask for is done. The inboxes are locked in the order of
 * their accounts, as in insertNotifications.
 */
export async function markHandledRead(
  tx: Transaction,
  { type, subjectId, userIds }: { type: string; subjectId: string; userIds: readonly string[] },
  at: Date,
): Promise<void> {
  const isOpen = and(
    inArray(notifications.userId, [...userIds]),
    isNull(notifications.readAt),
    eq(notifications.type, type),
    sql`${notifications.subject} ->> 'id' = ${subjectId}`,
  )
  const open = await tx
    .select({ userId: notifications.userId, number: notifications.number })
    .from(notifications)
    .where(isOpen)
  for (const userId of [...new Set(open.map((row) => row.userId))].sort()) {
    const numbers = open.filter((row) => row.userId === userId).map(({ number }) => number)
    await markNotificationsRead(tx, { userId, upTo: null, numbers }, at)
  }
}

export async function insertMails(tx: Transaction, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  await tx.insert(mailOutbox).values(mails.map((mail) => ({ ...mail, nextAttemptAt: mail.createdAt })))
}

export type DueMail = Awaited<ReturnType<typeof claimDueMail>>[number]

/** Claims due mails until `claimedUntil`; two processes never claim the same mail at the same time. */
export async function claimDueMail(
  db: Executor,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lte(mailOutbox.nextAttemptAt, now))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: claimedUntil })
    .where(inArray(mailOutbox.id, due))
    .returning({
      id: mailOutbox.id,
      toAddress: mailOutbox.toAddress,
      subject: mailOutbox.subject,
      body: mailOutbox.body,
      createdAt: mailOutbox.createdAt,
      attempts: mailOutbox.attempts,
      unsubscribePath: mailOutbox.unsubscribePath,
    })
}

export async function markMailSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: at, nextAttemptAt: null, body: '', lastFailure: '' })
    .where(eq(mailOutbox.id, id))
}

/** @param nextAttemptAt null: no further attempt */
export async function markMailFailed(
  db: Executor,
  id: string,
  failure: { nextAttemptAt: Date | null; reason: string },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt: failure.nextAttemptAt, lastFailure: failure.reason })
    .where(eq(mailOutbox.id, id))
}
