import { z } from 'zod'

/** What one account is told. Never a price: a notice also goes out by mail, and a sealed quotation is sealed there too. */
export interface Notice {
  userId: string
  type: string
  /** One line: who did what. */
  title: string
  /** A sentence more, or "". */
  body: string
  /** The path of the page where it can be looked at. */
  link: string
  subject: { type: 'rfq' | 'order' | 'account'; id: string }
}

const NUMBERS_MAX = 100

/** Marks what was read: all up to a number, or single ones. */
export const readMarkSchema = z.union(
  [
    z.strictObject({ upTo: z.number().int().min(0) }),
    z.strictObject({ numbers: z.array(z.number().int().min(1)).min(1).max(NUMBERS_MAX) }),
  ],
  { error: 'Say what was read: {"upTo": number} or {"numbers": [number, ...]}.' },
)

const NOTIFICATIONS_LIMIT_MAX = 100

/** Query of GET /api/notifications. */
export const inboxQuerySchema = z.strictObject({
  limit: z.coerce.number('A whole number.').int().min(1).max(NOTIFICATIONS_LIMIT_MAX).default(24),
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, 'Send the cursor of the page before as it came.')
    .transform(Number)
    .optional(),
  unread: z.enum(['true', 'false'], { error: 'true or false' }).default('false'),
})

export type InboxQuery = z.infer<typeof inboxQuerySchema>

/** The query of the inbox; unknown and repeated parameters are refused like bad ones. */
export function parseInboxQuery(query: URLSearchParams) {
  return inboxQuerySchema.safeParse(Object.fromEntries(query), { reportInput: true })
}
