import { z } from 'zod'
import {
  accountChangeSchema,
  emailConfirmationSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@/lib/domain/account/account-changes'
import { suspensionSchema } from '@/lib/domain/account/administration'
import { tokenWriteSchema } from '@/lib/domain/account/api-token'
import { PASSWORD_LENGTH_MIN } from '@/lib/domain/account/password'
import { signUpSchema } from '@/lib/domain/account/sign-up'
import { inboxQuerySchema, readMarkSchema } from '@/lib/domain/notification/notice'
import {
  confirmationRequestedSchema,
  endedSessionSchema,
  endedSessionsSchema,
  endedTokenSchema,
  healthSchema,
  inboxSchema,
  newTokenSchema,
  passwordChangedSchema,
  profileSchema,
  readMarkedSchema,
  sessionPageSchema,
  signedUpSchema,
  suspensionAnswerSchema,
  tokenPageSchema,
} from '../responses/account'
import { route } from '../route'
import { named, okSchema } from '../schema'

const SECRET = '0'.repeat(43)
const done = (description: string) => ({ description, schema: okSchema })

export const listNotificationsRoute = route('GET /api/notifications', {
  id: 'listNotifications',
  access: 'actor',
  tag: 'Notifications',
  summary: 'List your notifications',
  query: inboxQuerySchema,
  queryNotes: { unread: 'true: only unread notifications.' },
  queryExample: 'unread=true',
  responses: { 200: { description: 'A page of notifications, the newest first.', schema: inboxSchema } },
})

export const streamNotificationsRoute = route('GET /api/notifications/stream', {
  id: 'streamNotifications',
  access: 'actor',
  tag: 'Notifications',
  summary: 'Stream your notifications',
  description:
    'Server-sent events: `notification` with its number as id, and `unread` with the count. The stream ends after a minute. Reconnect with `Last-Event-ID` to miss nothing.',
  responses: { 200: { description: 'The stream.', types: ['text/event-stream'] } },
  hasNoValidator: true,
})

export const markNotificationsReadRoute = route('POST /api/notifications/read', {
  effect: 'record',
  id: 'markNotificationsRead',
  access: 'actor',
  tag: 'Notifications',
  summary: 'Mark notifications as read',
  body: {
    json: {
      schema: named('ReadMark', 'All up to a number, or single notifications.', readMarkSchema),
      example: { upTo: 12 },
    },
  },
  responses: { 200: { description: 'Marked as read.', schema: readMarkedSchema } },
})

export const listTokensRoute = route('GET /api/account/tokens', {
  id: 'listTokens',
  access: 'actor',
  tag: 'Account',
  summary: 'List your API tokens',
  responses: { 200: { description: 'The tokens, without their secrets.', schema: tokenPageSchema } },
})

export const createTokenRoute = route('POST /api/account/tokens', {
  effect: 'record',
  id: 'createToken',
  access: 'actor',
  tag: 'Account',
  summary: 'Create an API token',
  body: {
    json: {
      schema: named('TokenWrite', 'The name of the token.', tokenWriteSchema),
      example: { name: 'stock import' },
    },
  },
  responses: { 201: { description: 'The token. It is shown only in this response.', schema: newTokenSchema } },
})

export const endTokenRoute = route('DELETE /api/account/tokens/:tokenId', {
  effect: 'record',
  id: 'endToken',
  access: 'actor',
  tag: 'Account',
  summary: 'Revoke an API token',
  responses: { 200: { description: 'Revoked.', schema: endedTokenSchema } },
})

export const showProfileRoute = route('GET /api/account/profile', {
  id: 'showProfile',
  access: 'actor',
  tag: 'Account',
  summary: 'Show your account',
  responses: { 200: { description: 'The account and its company.', schema: profileSchema } },
})

export const changeProfileRoute = route('POST /api/account/profile', {
  effect: 'record',
  id: 'changeProfile',
  access: 'actor',
  tag: 'Account',
  summary: 'Change your account',
  body: {
    json: {
      notes: {
        company:
          'Name and place as your listings show them, gstin (with a warning if it is of another state), and isMicroOrSmall (MSMED Act).',
        expectedVersion: 'The version that you read. If the account has changed since, nothing is written (409).',
      },
      schema: named('ProfileWrite', 'Fields that you leave out stay as they are.', accountChangeSchema),
      example: { name: 'Meena R' },
    },
  },
  responses: { 200: { description: 'The account as it is now.', schema: profileSchema } },
  isVersioned: true,
})

export const listSessionsRoute = route('GET /api/account/sessions', {
  id: 'listSessions',
  access: 'actor',
  tag: 'Account',
  summary: 'List your sessions',
  responses: { 200: { description: 'Your sessions, this one first.', schema: sessionPageSchema } },
})

export const endOtherSessionsRoute = route('DELETE /api/account/sessions', {
  effect: 'record',
  id: 'endOtherSessions',
  access: 'actor',
  tag: 'Account',
  summary: 'Sign out everywhere else',
  responses: { 200: { description: 'Ended.', schema: endedSessionsSchema } },
})

export const endSessionRoute = route('DELETE /api/account/sessions/:sessionId', {
  effect: 'record',
  id: 'endSession',
  access: 'actor',
  tag: 'Account',
  summary: 'End a session',
  responses: { 200: { description: 'Ended.', schema: endedSessionSchema } },
})

export const signUpRoute = route('POST /api/account/sign-up', {
  effect: 'record',
  id: 'signUp',
  access: 'open',
  tag: 'Account',
  summary: 'Create an account',
  body: {
    json: {
      notes: {
        password: `At least ${PASSWORD_LENGTH_MIN} characters. Not a common password, and not your name, company or e-mail address.`,
        country: 'The ISO 3166 code, or the name.',
        roles: 'Whether you buy, sell or both.',
      },
      schema: named('SignUp', 'An account with its company.', signUpSchema),
      example: {
        email: 'meena@noyyal.example',
        password: 'a loom in spring',
        name: 'Meena',
        companyName: 'Noyyal Yarns',
        country: 'IN',
        roles: ['seller'],
      },
    },
  },
  responses: { 201: { description: 'The new account.', schema: signedUpSchema } },
  errors: ['EMAIL_TAKEN'],
})

export const changePasswordRoute = route('POST /api/account/password', {
  effect: 'record',
  id: 'changePassword',
  access: 'actor',
  tag: 'Account',
  summary: 'Change your password',
  description: 'Needs a session; an API token cannot change the password.',
  body: {
    json: {
      schema: named('PasswordChange', 'The current password and the new one.', passwordChangeSchema),
      example: { currentPassword: 'a loom in spring', newPassword: 'two looms in autumn' },
    },
  },
  responses: { 200: { description: 'Changed. Your other sessions ended.', schema: passwordChangedSchema } },
  errors: ['FORBIDDEN'],
})

export const requestPasswordResetRoute = route('POST /api/account/password-reset/request', {
  effect: 'record',
  id: 'requestPasswordReset',
  access: 'open',
  tag: 'Account',
  summary: 'Request a link to reset your password',
  description: 'The response is the same whether the account exists or not.',
  body: {
    json: {
      schema: named('PasswordResetRequest', 'The e-mail address.', resetRequestSchema),
      example: { email: 'meena@noyyal.example' },
    },
  },
  responses: { 202: done('Accepted. If the account exists, the link is on its way.') },
})

export const resetPasswordRoute = route('POST /api/account/password-reset', {
  effect: 'record',
  id: 'resetPassword',
  access: 'open',
  tag: 'Account',
  summary: 'Reset your password with the link',
  body: {
    json: {
      schema: named('PasswordReset', 'The secret of the link, and the new password.', passwordResetSchema),
      example: { secret: SECRET, newPassword: 'two looms in autumn' },
    },
  },
  responses: { 200: done('Set. All sessions and API tokens ended.') },
})

export const requestEmailConfirmationRoute = route('POST /api/account/email-confirmation/request', {
  effect: 'record',
  id: 'requestEmailConfirmation',
  access: 'actor',
  tag: 'Account',
  summary: 'Request a link to confirm your e-mail address',
  responses: { 202: { description: 'Accepted. The link is on its way.', schema: confirmationRequestedSchema } },
})

export const confirmEmailRoute = route('POST /api/account/email-confirmation', {
  effect: 'record',
  id: 'confirmEmail',
  access: 'open',
  tag: 'Account',
  summary: 'Confirm your e-mail address with the link',
  body: {
    json: {
      schema: named('EmailConfirmation', 'The secret of the link.', emailConfirmationSchema),
      example: { secret: SECRET },
    },
  },
  responses: { 200: done('Confirmed.') },
})

export const setSuspensionRoute = route('POST /api/account/suspensions/:userId', {
  effect: 'record',
  id: 'setSuspension',
  access: 'admin',
  tag: 'Account',
  summary: 'Suspend an account or lift the suspension',
  description: 'For admins. Sessions end, and tokens get 401 while the suspension lasts.',
  body: {
    json: {
      notes: { reason: 'Stored, and mailed to the account.' },
      schema: named('Suspension', 'Whether the account is suspended, and why.', suspensionSchema),
      example: { isSuspended: true, reason: 'Listings copied from another mill.' },
    },
  },
  responses: { 200: { description: 'The state of the account now.', schema: suspensionAnswerSchema } },
})

export const showOpenApiRoute = route('GET /api/openapi.json', {
  id: 'showOpenApi',
  access: 'open',
  tag: 'Service',
  summary: 'Read this document',
  responses: {
    200: { description: 'The OpenAPI 3.1 document.', schema: z.looseObject({ openapi: z.literal('3.1.1') }) },
  },
})

export const showLiveRoute = route('GET /api/health/live', {
  id: 'showLive',
  access: 'open',
  tag: 'Service',
  summary: 'Check that the process runs',
  responses: { 200: { description: 'The process runs.', schema: healthSchema } },
})

export const showReadyRoute = route('GET /api/health/ready', {
  id: 'showReady',
  access: 'open',
  tag: 'Service',
  summary: 'Check that the service can take traffic',
  responses: {
    200: { description: 'The database responds and has all migrations, and the disk has room.', schema: healthSchema },
  },
})
