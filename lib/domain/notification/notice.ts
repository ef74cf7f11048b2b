import { z } from 'zod'
import { INTEGER_MAX } from '../integer'

/**
 * A notification to one account. Never has a price of a quotation: it is also sent by mail, and a sealed quotation is
 * sealed there too.
 */
export interface Notice {
  userId: string
  type: string
  /** One line: who did what. */
  title: string
  /** One more sentence, or "". */
  body: string
  /** The path of the page that shows it. */
  link: string
  subject: { type: 'rfq' | 'enquiry' | 'order' | 'account' | 'listing'; id: string }
  /** The page that stops mails of this kind; a mail that cannot be stopped has none. */
  unsubscribePath?: string
}

/** The mails that an account can stop by a link in each of them. */
export type MailKind = 'pool digest' | 'saved searches'

const NUMBERS_MAX = 100

/** Marks notifications as read: all up to a number, or single ones. */
export const readMarkSchema = z.union(
  [
    z.strictObject({ upTo: z.number().int().min(0).max(INTEGER_MAX) }),
    z.strictObject({ numbers: z.array(z.number().int().min(1).max(INTEGER_MAX)).min(1).max(NUMBERS_MAX) }),
  ],
  { error: 'Use {"upTo": number} or {"numbers": [number, ...]}.' },
)

const NOTIFICATIONS_LIMIT_MAX = 100

/** Query of GET /api/notifications. */
export const inboxQuerySchema = z.strictObject({
  limit: z.coerce.number('Use a whole number.').int().min(1).max(NOTIFICATIONS_LIMIT_MAX).default(24),
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, 'Use the cursor of the previous page unchanged.')
    .transform(Number)
    .optional(),
  unread: z.enum(['true', 'false'], { error: 'Use true or false.' }).default('false'),
})

export type InboxQuery = z.infer<typeof inboxQuerySchema>

/** Which notices an account gets, apart from those of its own trade. */
export const noticeSettingsSchema = z.strictObject({
  poolDigest: z.boolean({ error: 'Use true or false.' }),
})
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>

/** Query of POST /api/notifications/unsubscribe: the link of a mail. */
export const unsubscribeQuerySchema = z.strictObject({
  account: z.uuid('Use the link of the mail unchanged.'),
  secret: z.string().regex(/^[\w-]{43}$/, 'Use the link of the mail unchanged.'),
})
