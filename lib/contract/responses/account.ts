import { z } from 'zod'
import { TOKEN_SCOPES } from '@/lib/domain/account/api-token'
import { ROLES } from '@/lib/domain/actor'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { described, flag, id, moment, record, text } from '@/lib/domain/record-schema'
import { envelope, issues, openPage, response, version } from '../schema'

const roles = z.array(z.enum(ROLES))

const signedUpAccount = z.object({
  userId: id('The account, and its sellerId.'),
  companyId: id('Its company.'),
  email: text('', 'meena@noyyal.example'),
  name: text('', 'Meena'),
  roles,
})
/** What sign-up shows of the new account. */
export type SignedUp = z.infer<typeof signedUpAccount>
export const signedUpSchema = response('SignedUp', 'The new account. Its address is not confirmed yet.', {
  account: signedUpAccount,
})

const profile = z.object({
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
    isMicroOrSmall: flag('Registered under the MSMED Act. Credit of more than 45 days gives a warning.'),
  }),
})
export type AccountProfile = z.infer<typeof profile>
export const profileSchema = response('Profile', 'Your account.', {
  issues: issues('Warnings, such as a GSTIN of another state than that of the company.'),
  account: profile,
})

const token = record('ApiToken', 'A token without its secret.', {
  tokenId: id('The token.'),
  name: text('', 'stock import'),
  hint: text('Its last four characters.', 'x7Qa'),
  scopes: described(z.array(z.enum(TOKEN_SCOPES)), '`read`: everything that only reads. `write`: everything else.', [
    'read',
    'write',
  ]),
  createdAt: moment(''),
  expiresAt: described(z.iso.datetime().nullable(), 'null for a token from before tokens expired.', null),
  lastUsedAt: described(z.iso.datetime().nullable(), 'null if it was never used.', null),
})
export type ApiToken = z.infer<typeof token>
export const tokenPageSchema = response('ApiTokens', 'The active tokens.', { apiTokens: z.array(token) })
export const newTokenSchema = response('NewApiToken', 'The only response that ever shows the token.', {
  token: text('Send it as `Authorization: Bearer ...`.', `tx_${'0'.repeat(43)}`),
  apiToken: token,
})
export const endedTokenSchema = envelope({ tokenId: id('The revoked token.') })

const secondFactor = z.object({
  isOn: flag('Signing in asks for a code after the password.'),
  since: described(z.iso.datetime().nullable(), 'null while it is off.', null),
  recoveryCodesLeft: described(z.int(), 'Recovery codes that were not used.', 10),
  isRequired: flag('This account needs it to act as an administrator.'),
})
export type SecondFactor = z.infer<typeof secondFactor>
export const secondFactorSchema = response('SecondFactor', 'Two-step sign-in of your account.', {
  secondFactor,
})
const secondFactorSetUp = z.object({
  secret: text('For typing into the app: base32.', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'),
  address: text('The same as an `otpauth:` address.'),
  picture: text('Its QR code: the address of an SVG picture (`data:`).'),
})
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>
export const secondFactorSetUpResponseSchema = response(
  'SecondFactorSetUp',
  'The secret for an authenticator app. It counts once a code confirms it.',
  { setUp: secondFactorSetUp },
)
export const recoveryCodesSchema = response('RecoveryCodes', 'The only response that ever shows these codes.', {
  recoveryCodes: described(z.array(z.string()), 'Each works once, in place of a code of the app.', [
    'k7pq-2mza-ytex-5hcw-b3nd-q6rl',
  ]),
})

const session = z.object({
  sessionId: id('The session.'),
  device: text('', 'Firefox on Linux'),
  isThisOne: z.boolean(),
  createdAt: moment(''),
  lastSeenAt: moment(''),
})
export type Session = z.infer<typeof session>
export const sessionPageSchema = response('Sessions', 'Where you are signed in.', { sessions: z.array(session) })
export const endedSessionSchema = envelope({ sessionId: id('The ended session.') })
export const endedSessionsSchema = envelope({ ended: described(z.int(), 'How many sessions ended.', 2) })
export const passwordChangedSchema = envelope({
  endedSessions: described(z.int(), 'How many other sessions ended.', 1),
})
export const confirmationRequestedSchema = envelope({
  emailVerified: flag('true: the address is confirmed already, and nothing was mailed.'),
})
export const suspensionResponseSchema = envelope({ userId: id('The account.'), isSuspended: z.boolean() })

const notification = record('Notification', 'A notice for one account. It never has a price.', {
  number: described(z.int(), 'Counts up per account. The id of the event in the stream.', 12),
  type: text('', 'QUOTE_SUBMITTED'),
  title: text('', 'Kongu Spinning Mills sent a quotation'),
  body: text(),
  link: text('The page that shows it.', '/rfq/019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
  subject: z.object({ type: text('', 'rfq'), id: text() }),
  at: moment(''),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notification>
const inbox = z.object({ notifications: z.array(notification), unread: described(z.int(), '', 3), page: openPage() })
export type Inbox = z.infer<typeof inbox>
export const inboxSchema = response('Inbox', 'Your notifications, the newest first.', inbox.shape)
export const noticeSettingsResponseSchema = envelope({
  settings: z.object({
    poolDigest: flag('Whether you get a notice once a day of new open requests for what you sell.'),
  }),
})
export const readMarkedSchema = envelope({ unread: described(z.int(), 'How many are still unread.', 0) })

export const healthSchema = envelope({ status: text('', 'ready') })

const savedSearch = record('SavedSearch', 'A search that you saved.', {
  searchId: id('The search.'),
  name: text('', '30s combed under 280'),
  moduleKey: z.enum(MODULE_KEYS),
  query: text('Words, filters and order, as in the query of the listings of the module.', 'q=30s+combed&priceMax=280'),
  path: text('The page with its listings.', '/listings/yarn?q=30s+combed&priceMax=280'),
  notify: flag('You get notices of new listings.'),
  newMatches: described(
    z.int(),
    'Listings that it found in the last seven days for the first time. 0 without notices.',
    2,
  ),
  createdAt: moment(''),
})
export type SavedSearch = z.infer<typeof savedSearch>

export const savedSearchesSchema = response('SavedSearches', 'Your saved searches, the newest first.', {
  searches: z.array(savedSearch),
})
export const savedSearchSchema = response('SavedSearchResponse', 'The search.', { search: savedSearch })
export const endedSearchSchema = envelope({ searchId: id('The deleted search.') })
