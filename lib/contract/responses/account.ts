import { z } from 'zod'
import { ROLES } from '@/lib/domain/actor'
import { envelope, flag, id, issues, moment, named, openPage, said, text, version } from '../schema'

const roles = z.array(z.enum(ROLES))

export const signedUpSchema = named(
  'SignedUp',
  'The new account; its address is not proved yet.',
  envelope({
    account: z.object({
      userId: id('The account, and its sellerId.'),
      companyId: id('Its company.'),
      email: text('', 'meena@noyyal.example'),
      name: text('', 'Meena'),
      roles,
    }),
  }),
)

export const profileSchema = named(
  'Profile',
  'The caller’s account.',
  envelope({
    issues: issues('Warnings, such as a GSTIN of another state than the company’s.'),
    account: z.object({
      email: text('', 'meena@noyyal.example'),
      emailVerified: z.boolean(),
      name: text('', 'Meena'),
      roles,
      memberSince: moment(''),
      version: version(),
      company: z.object({
        name: text('', 'Noyyal Yarns'),
        country: text('', 'IN'),
        state: text('', 'Tamil Nadu'),
        city: text('', 'Tiruppur'),
        gstin: text(),
        isMicroOrSmall: flag('Registered under the MSMED Act: longer credit than 45 days is warned of.'),
      }),
    }),
  }),
)

const tokenSchema = named(
  'ApiToken',
  'A token without its secret.',
  z.object({
    tokenId: id('The token.'),
    name: text('', 'stock import'),
    hint: text('Its last four characters.', 'x7Qa'),
    createdAt: moment(''),
    lastUsedAt: said(z.iso.datetime().nullable(), 'null: never yet.', null),
  }),
)
export const tokenPageSchema = named(
  'ApiTokens',
  'The tokens that work.',
  envelope({ apiTokens: z.array(tokenSchema) }),
)
export const newTokenSchema = named(
  'NewApiToken',
  'The only answer that ever shows the token.',
  envelope({ token: text('Send it as `Authorization: Bearer ...`.', `tx_${'0'.repeat(43)}`), apiToken: tokenSchema }),
)
export const endedTokenSchema = envelope({ tokenId: id('The token that ended.') })

export const sessionPageSchema = named(
  'Sessions',
  'Where the caller is signed in.',
  envelope({
    sessions: z.array(
      z.object({
        sessionId: id('The session.'),
        device: text('', 'Firefox on Linux'),
        isThisOne: z.boolean(),
        createdAt: moment(''),
        lastSeenAt: moment(''),
      }),
    ),
  }),
)
export const endedSessionSchema = envelope({ sessionId: id('The session that ended.') })
export const endedSessionsSchema = envelope({ ended: said(z.int(), 'How many sessions ended.', 2) })
export const passwordChangedSchema = envelope({ endedSessions: said(z.int(), 'How many other sessions ended.', 1) })
export const confirmationRequestedSchema = envelope({ emailVerified: flag('true: nothing was mailed.') })
export const suspensionAnswerSchema = envelope({ userId: id('The account.'), isSuspended: z.boolean() })

const notificationSchema = named(
  'Notification',
  'What one account is told. Never a price.',
  z.object({
    number: said(z.int(), 'Rises per account; the id of the event in the stream.', 12),
    type: text('', 'QUOTE_SUBMITTED'),
    title: text('', 'Kongu Spinning Mills answered your request'),
    body: text(),
    link: text('The page where it can be looked at.', '/rfq/019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
    subject: z.object({ type: text('', 'rfq'), id: text() }),
    at: moment(''),
    isRead: z.boolean(),
  }),
)
export const inboxSchema = named(
  'Inbox',
  'The caller’s own, the newest first.',
  envelope({ notifications: z.array(notificationSchema), unread: said(z.int(), '', 3), page: openPage() }),
)
export const readMarkedSchema = envelope({ unread: said(z.int(), 'What is left unread.', 0) })

export const healthSchema = envelope({ status: text('', 'ready') })
