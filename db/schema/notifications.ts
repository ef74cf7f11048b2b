import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, reference } from './columns'
import { users } from './users'

/**
 * One row per account that was ever notified. Raising `last` under its row lock numbers an account's notifications
 * without gaps and in the order of their commits: a reader who has read up to a number has missed nothing before it.
 */
export const notificationInboxes = pgTable(
  'notification_inboxes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    last: integer('last').notNull().default(0),
    unread: integer('unread').notNull().default(0),
    /** Changes with every update, so that other windows learn what was read. */
    version: integer('version').notNull().default(0),
  },
  (table) => [check('notification_inboxes_unread', sql`${table.unread} between 0 and ${table.last}`)],
)

export const notifications = pgTable(
  'notifications',
  {
    userId: reference('user_id', () => users.id),
    number: integer('number').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** A path of this site. */
    link: text('link').notNull(),
    subject: jsonb('subject').$type<{ type: string; id: string }>().notNull(),
    at: at('at').notNull(),
    readAt: at('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    index('notifications_unread').on(table.userId, table.number).where(sql`read_at is null`),
  ],
)

/** Outgoing mail: written with its cause, sent at least once by the process that claims it first. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once sent: a link to reset a password must not outlive its mail. */
    body: text('body').notNull(),
    createdAt: at('created_at').notNull(),
    /** Also the end of the claim of a process that is sending it. */
    nextAttemptAt: at('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: at('sent_at'),
    lastFailure: text('last_failure').notNull().default(''),
    /** The path at which one request stops such mails; "" for mails that cannot be stopped. */
    unsubscribePath: text('unsubscribe_path').notNull().default(''),
  },
  (table) => [index('mail_outbox_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`)],
)

/** One row per seller who was notified of new open requests, or wants no such notice. */
export const poolDigests = pgTable('pool_digests', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** When the last digest was made; the next one is at least a day later. */
  digestedAt: at('digested_at'),
  unsubscribedAt: at('unsubscribed_at'),
})
