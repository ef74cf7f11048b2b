import { z } from 'zod'
import {
  accountChangeSchema,
  emailChangeSchema,
  emailConfirmationSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@/lib/domain/account/account-changes'
import { suspensionSchema } from '@/lib/domain/account/administration'
import { TOKEN_DAYS_DEFAULT, TOKEN_DAYS_MAX, tokenWriteSchema } from '@/lib/domain/account/api-token'
import { PASSWORD_LENGTH_MIN } from '@/lib/domain/account/passwords/password'
import {
  secondFactorConfirmationSchema,
  secondFactorProofSchema,
  secondFactorSetUpSchema,
} from '@/lib/domain/account/second-factor'
import { signUpSchema } from '@/lib/domain/account/sign-up'
import {
  inboxQuerySchema,
  noticeSettingsSchema,
  readMarkSchema,
  unsubscribeQuerySchema,
} from '@/lib/domain/notification/notice'
import { named } from '@/lib/domain/record-schema'
import {
  confirmationRequestedSchema,
  endedSessionSchema,
  endedSessionsSchema,
  endedTokenSchema,
  healthSchema,
  inboxSchema,
  newTokenSchema,
  noticeSettingsResponseSchema,
  passwordChangedSchema,
  profileSchema,
  readMarkedSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetUpResponseSchema,
  sessionPageSchema,
  signedUpSchema,
  suspensionResponseSchema,
  tokenPageSchema,
} from '../responses/account'
import { jsonBody, routesOf } from '../route'
import { okSchema } from '../schema'

const accountRoute = routesOf('Account')
const notificationsRoute = routesOf('Notifications')
const serviceRoute = routesOf('Service')

const SECRET = '0'.repeat(43)
const done = (description: string) => ({ description, schema: okSchema })

export const listNotificationsRoute = notificationsRoute('GET /api/notifications', {
  id: 'listNotifications',
  access: 'actor',
  summary: 'List your notifications',
  query: inboxQuerySchema,
  queryNotes: { unread: 'true: only unread notifications.' },
  queryExample: 'unread=true',
  responses: { 200: { description: 'A page of notifications, the newest first.', schema: inboxSchema } },
})

export const streamNotificationsRoute = notificationsRoute('GET /api/notifications/stream', {
  id: 'streamNotifications',
  access: 'actor',
  summary: 'Stream your notifications',
  description:
    'Server-sent events: `notification` with its number as id, and `unread` with the count. The stream ends after a minute, or with your session or token. Reconnect with `Last-Event-ID` to miss nothing.',
  responses: { 200: { description: 'The stream.', types: ['text/event-stream'] } },
  hasNoValidator: true,
})

export const markNotificationsReadRoute = notificationsRoute('POST /api/notifications/read', {
  effect: 'record',
  id: 'markNotificationsRead',
  access: 'actor',
  summary: 'Mark notifications as read',
  body: jsonBody(named('ReadMark', 'All up to a number, or single notifications.', readMarkSchema), { upTo: 12 }),
  responses: { 200: { description: 'Marked as read.', schema: readMarkedSchema } },
})

export const showNoticeSettingsRoute = notificationsRoute('GET /api/notifications/settings', {
  id: 'showNoticeSettings',
  access: 'actor',
  summary: 'Read which notices you get',
  responses: { 200: { description: 'Your settings.', schema: noticeSettingsResponseSchema } },
})

export const changeNoticeSettingsRoute = notificationsRoute('POST /api/notifications/settings', {
  effect: 'record',
  id: 'changeNoticeSettings',
  access: 'actor',
  summary: 'Change which notices you get',
  description:
    'Turning the daily notice on again also undoes the link of a mail. It then names the requests from now on.',
  body: jsonBody(named('NoticeSettings', 'Which notices you get.', noticeSettingsSchema), { poolDigest: true }),
  responses: { 200: { description: 'Your settings.', schema: noticeSettingsResponseSchema } },
})

export const unsubscribeRoute = notificationsRoute('POST /api/notifications/unsubscribe', {
  effect: 'record',
  id: 'unsubscribe',
  access: 'open',
  summary: 'Stop the mails of the kind that a link came with',
  description:
    'The address is in the `List-Unsubscribe` header of each such mail, so that mail programs can stop them by one POST (RFC 8058). The body is ignored; repeating it changes nothing.',
  query: unsubscribeQuerySchema,
  queryNotes: { account: 'The account, as in the link.', secret: 'The secret, as in the link.' },
  queryExample: `account=0198b0a4-5c1e-7d52-9b7f-6f3d2a1c0e55&secret=${SECRET}`,
  responses: { 200: done('No more such mails are sent.') },
  errors: ['NOT_FOUND'],
})

export const listTokensRoute = accountRoute('GET /api/account/tokens', {
  id: 'listTokens',
  access: 'actor',
  summary: 'List your API tokens',
  responses: { 200: { description: 'The tokens, without their secrets.', schema: tokenPageSchema } },
})

export const createTokenRoute = accountRoute('POST /api/account/tokens', {
  effect: 'record',
  id: 'createToken',
  access: 'actor',
  summary: 'Create an API token',
  description: 'Needs a session and the password; an API token cannot create another.',
  body: jsonBody(
    named('TokenWrite', 'The name of the token, what it may do and for how long.', tokenWriteSchema),
    { name: 'stock import', scopes: ['read', 'write'], expiresInDays: 90, currentPassword: 'a loom in spring' },
    {
      scopes: '`read`: everything that only reads. `write`: everything else. Both if absent.',
      expiresInDays: `At most ${TOKEN_DAYS_MAX}; ${TOKEN_DAYS_DEFAULT} if absent.`,
    },
  ),
  responses: { 201: { description: 'The token. It is shown only in this response.', schema: newTokenSchema } },
})

export const endTokenRoute = accountRoute('DELETE /api/account/tokens/:tokenId', {
  effect: 'record',
  id: 'endToken',
  access: 'actor',
  summary: 'Revoke an API token',
  responses: { 200: { description: 'Revoked.', schema: endedTokenSchema } },
})

export const showProfileRoute = accountRoute('GET /api/account/profile', {
  id: 'showProfile',
  access: 'actor',
  summary: 'Show your account',
  responses: { 200: { description: 'The account and its company.', schema: profileSchema } },
})

export const changeProfileRoute = accountRoute('POST /api/account/profile', {
  effect: 'record',
  id: 'changeProfile',
  access: 'actor',
  summary: 'Change your account',
  body: jsonBody(
    named('ProfileWrite', 'Fields that you leave out stay as they are.', accountChangeSchema),
    { name: 'Meena R' },
    {
      company:
        'Name and place as your listings show them, gstin (with a warning if it is of another state), and isMicroOrSmall (MSMED Act).',
      expectedVersion: 'The version that you read. If the account has changed since, nothing is written (409).',
    },
  ),
  responses: { 200: { description: 'The account as it is now.', schema: profileSchema } },
  isVersioned: true,
})

export const listSessionsRoute = accountRoute('GET /api/account/sessions', {
  id: 'listSessions',
  access: 'actor',
  summary: 'List your sessions',
  responses: { 200: { description: 'Your sessions, this one first.', schema: sessionPageSchema } },
})

export const endOtherSessionsRoute = accountRoute('DELETE /api/account/sessions', {
  effect: 'record',
  id: 'endOtherSessions',
  access: 'actor',
  summary: 'Sign out everywhere else',
  responses: { 200: { description: 'Ended.', schema: endedSessionsSchema } },
})

export const endSessionRoute = accountRoute('DELETE /api/account/sessions/:sessionId', {
  effect: 'record',
  id: 'endSession',
  access: 'actor',
  summary: 'End a session',
  responses: { 200: { description: 'Ended.', schema: endedSessionSchema } },
})

export const signUpRoute = accountRoute('POST /api/account/sign-up', {
  effect: 'record',
  id: 'signUp',
  access: 'open',
  summary: 'Create an account',
  body: jsonBody(
    named('SignUp', 'An account with its company.', signUpSchema),
    {
      email: 'meena@noyyal.example',
      password: 'a loom in spring',
      name: 'Meena',
      companyName: 'Noyyal Yarns',
      country: 'IN',
      roles: ['seller'],
    },
    {
      password: `At least ${PASSWORD_LENGTH_MIN} characters. Not a common password, and not your name, company or e-mail address.`,
      country: 'The ISO 3166 code, or the name.',
      roles: 'Whether you buy, sell or both.',
    },
  ),
  responses: { 201: { description: 'The new account.', schema: signedUpSchema } },
  errors: ['EMAIL_TAKEN'],
})

export const changePasswordRoute = accountRoute('POST /api/account/password', {
  effect: 'record',
  id: 'changePassword',
  access: 'actor',
  summary: 'Change your password',
  description: 'Needs a session; an API token cannot change the password.',
  body: jsonBody(named('PasswordChange', 'The current password and the new one.', passwordChangeSchema), {
    currentPassword: 'a loom in spring',
    newPassword: 'two looms in autumn',
  }),
  responses: { 200: { description: 'Changed. Your other sessions ended.', schema: passwordChangedSchema } },
})

export const showSecondFactorRoute = accountRoute('GET /api/account/second-factor', {
  id: 'showSecondFactor',
  access: 'actor',
  summary: 'Show whether two-step sign-in is on',
  responses: { 200: { description: 'On or off.', schema: secondFactorSchema } },
})

const NEEDS_SESSION = 'Needs a session; an API token cannot do it.'
const PROOF = { currentPassword: 'a loom in spring', code: '123456' }
const PROOF_NOTES = { code: 'A code of the app or a recovery code.' }

export const setUpSecondFactorRoute = accountRoute('POST /api/account/second-factor', {
  effect: 'record',
  id: 'setUpSecondFactor',
  access: 'actor',
  summary: 'Set up two-step sign-in',
  description: NEEDS_SESSION,
  body: jsonBody(named('SecondFactorSetUpWrite', 'The current password.', secondFactorSetUpSchema), {
    currentPassword: PROOF.currentPassword,
  }),
  responses: { 201: { description: 'The secret for the app.', schema: secondFactorSetUpResponseSchema } },
  errors: ['ACTION_NOT_POSSIBLE'],
})

export const confirmSecondFactorRoute = accountRoute('POST /api/account/second-factor/confirmation', {
  effect: 'record',
  id: 'confirmSecondFactor',
  access: 'actor',
  summary: 'Turn on two-step sign-in',
  description: `${NEEDS_SESSION} Your other sessions end.`,
  body: jsonBody(named('SecondFactorConfirmation', 'A code of the app.', secondFactorConfirmationSchema), {
    code: PROOF.code,
  }),
  responses: { 200: { description: 'On. Keep the recovery codes.', schema: recoveryCodesSchema } },
  errors: ['ACTION_NOT_POSSIBLE'],
})

export const renewRecoveryCodesRoute = accountRoute('POST /api/account/second-factor/recovery-codes', {
  effect: 'record',
  id: 'renewRecoveryCodes',
  access: 'actor',
  summary: 'Make new recovery codes',
  description: NEEDS_SESSION,
  body: jsonBody(named('RecoveryCodesWrite', 'The password and a code.', secondFactorProofSchema), PROOF, PROOF_NOTES),
  responses: { 200: { description: 'The new codes. The earlier ones ended.', schema: recoveryCodesSchema } },
  errors: ['ACTION_NOT_POSSIBLE'],
})

export const turnOffSecondFactorRoute = accountRoute('POST /api/account/second-factor/removal', {
  effect: 'record',
  id: 'turnOffSecondFactor',
  access: 'actor',
  summary: 'Turn off two-step sign-in',
  description: `${NEEDS_SESSION} Your other sessions end.`,
  body: jsonBody(named('SecondFactorRemoval', 'The password and a code.', secondFactorProofSchema), PROOF, PROOF_NOTES),
  responses: { 200: done('Off.') },
  errors: ['ACTION_NOT_POSSIBLE'],
})

export const requestPasswordResetRoute = accountRoute('POST /api/account/password-reset/request', {
  effect: 'record',
  id: 'requestPasswordReset',
  access: 'open',
  summary: 'Request a link to reset your password',
  description: 'The response is the same whether the account exists or not.',
  body: jsonBody(named('PasswordResetRequest', 'The e-mail address.', resetRequestSchema), {
    email: 'meena@noyyal.example',
  }),
  responses: { 202: done('Accepted. If the account exists, the link is on its way.') },
})

export const resetPasswordRoute = accountRoute('POST /api/account/password-reset', {
  effect: 'record',
  id: 'resetPassword',
  access: 'open',
  summary: 'Reset your password with the link',
  body: jsonBody(named('PasswordReset', 'The secret of the link, and the new password.', passwordResetSchema), {
    secret: SECRET,
    newPassword: 'two looms in autumn',
  }),
  responses: { 200: done('Set. All sessions and API tokens ended.') },
})

export const requestEmailConfirmationRoute = accountRoute('POST /api/account/email-confirmation/request', {
  effect: 'record',
  id: 'requestEmailConfirmation',
  access: 'actor',
  summary: 'Request a link to confirm your e-mail address',
  responses: { 202: { description: 'Accepted. The link is on its way.', schema: confirmationRequestedSchema } },
})

export const requestEmailChangeRoute = accountRoute('POST /api/account/email', {
  effect: 'record',
  id: 'requestEmailChange',
  access: 'actor',
  summary: 'Request a link to change your e-mail address',
  description: 'Needs a session. The link goes to the new address. The response is the same whether it is free or not.',
  body: jsonBody(named('EmailChange', 'The new address and the current password.', emailChangeSchema), {
    email: 'meena@bhavani.example',
    currentPassword: 'a loom in spring',
  }),
  responses: { 202: done('Accepted. If the address is free, the link is on its way.') },
})

export const confirmEmailRoute = accountRoute('POST /api/account/email-confirmation', {
  effect: 'record',
  id: 'confirmEmail',
  access: 'open',
  summary: 'Confirm your e-mail address, or a new one, with the link',
  body: jsonBody(named('EmailConfirmation', 'The secret of the link.', emailConfirmationSchema), { secret: SECRET }),
  responses: { 200: done('Confirmed.') },
})

export const setSuspensionRoute = accountRoute('POST /api/account/suspensions/:userId', {
  effect: 'record',
  id: 'setSuspension',
  access: 'admin',
  summary: 'Suspend an account or lift the suspension',
  description: 'For admins. Sessions end, and tokens get 401 while the suspension lasts.',
  body: jsonBody(
    named('Suspension', 'Whether the account is suspended, and why.', suspensionSchema),
    { isSuspended: true, reason: 'Listings copied from another mill.' },
    { reason: 'Stored, and mailed to the account.' },
  ),
  responses: { 200: { description: 'The state of the account now.', schema: suspensionResponseSchema } },
})

export const showOpenApiRoute = serviceRoute('GET /api/openapi.json', {
  id: 'showOpenApi',
  access: 'open',
  summary: 'Read this document',
  responses: {
    200: { description: 'The OpenAPI 3.1 document.', schema: z.looseObject({ openapi: z.literal('3.1.1') }) },
  },
})

export const showLiveRoute = serviceRoute('GET /api/health/live', {
  id: 'showLive',
  access: 'open',
  summary: 'Check that the process runs',
  responses: { 200: { description: 'The process runs.', schema: healthSchema } },
})

export const showReadyRoute = serviceRoute('GET /api/health/ready', {
  id: 'showReady',
  access: 'open',
  summary: 'Check that the service can take traffic',
  responses: {
    200: { description: 'The database responds and has all migrations, and the disk has room.', schema: healthSchema },
  },
})
