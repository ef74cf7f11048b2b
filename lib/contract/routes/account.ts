import { z } from 'zod'
import {
  accountChangeSchema,
  emailConfirmationSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@/lib/domain/account/account-changes'
import { tokenWriteSchema } from '@/lib/domain/account/api-token'
import { PASSWORD_LENGTH_MIN } from '@/lib/domain/account/password'
import { signUpSchema } from '@/lib/domain/account/sign-up'
import { suspensionSchema } from '@/lib/domain/account/suspension'
import { inboxQuerySchema, readMarkSchema } from '@/lib/domain/notification/notice'
import { operation } from '../operation'
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
import { named, okSchema } from '../schema'

const SECRET = '0'.repeat(43)
const done = (description: string) => ({ description, schema: okSchema })

export const NOTIFICATION_OPERATIONS = [
  operation('GET /api/notifications', {
    id: 'listNotifications',
    access: 'actor',
    tag: 'Notifications',
    summary: 'Your inbox',
    query: inboxQuerySchema.shape,
    queryNotes: { unread: 'true: only what was not read.' },
    queryExample: 'unread=true',
    answers: { 200: { description: 'The newest first.', schema: inboxSchema } },
  }),
  operation('GET /api/notifications/stream', {
    id: 'streamNotifications',
    access: 'actor',
    tag: 'Notifications',
    summary: 'Your inbox as it fills',
    description:
      'Server-sent events: `notification` with its number as id, and `unread` with the count. The stream ends after a minute; connect anew with `Last-Event-ID` and nothing is missed.',
    answers: { 200: { description: 'The stream.', types: ['text/event-stream'] } },
    hasNoValidator: true,
  }),
  operation('POST /api/notifications/read', {
    id: 'markNotificationsRead',
    access: 'actor',
    tag: 'Notifications',
    summary: 'Mark as read',
    body: {
      json: { schema: named('ReadMark', 'All up to a number, or single ones.', readMarkSchema), example: { upTo: 12 } },
    },
    answers: { 200: { description: 'Marked.', schema: readMarkedSchema } },
  }),
]

export const ACCOUNT_OPERATIONS = [
  operation('GET /api/account/tokens', {
    id: 'listTokens',
    access: 'actor',
    tag: 'Account',
    summary: 'Your API tokens',
    answers: { 200: { description: 'Without their secrets.', schema: tokenPageSchema } },
  }),
  operation('POST /api/account/tokens', {
    id: 'createToken',
    access: 'actor',
    tag: 'Account',
    summary: 'Make an API token',
    body: {
      json: { schema: named('TokenWrite', 'Its name.', tokenWriteSchema), example: { name: 'stock import' } },
    },
    answers: { 201: { description: 'Shown this once.', schema: newTokenSchema } },
  }),
  operation('DELETE /api/account/tokens/:tokenId', {
    id: 'endToken',
    access: 'actor',
    tag: 'Account',
    summary: 'Revoke an API token',
    answers: { 200: { description: 'Revoked.', schema: endedTokenSchema } },
  }),
  operation('GET /api/account/profile', {
    id: 'showProfile',
    access: 'actor',
    tag: 'Account',
    summary: 'Your account',
    answers: { 200: { description: 'The account and its company.', schema: profileSchema } },
  }),
  operation('POST /api/account/profile', {
    id: 'changeProfile',
    access: 'actor',
    tag: 'Account',
    summary: 'Change your account',
    body: {
      json: {
        notes: {
          company:
            'Name and place as every listing shows them, gstin (one of another state is warned of), and isMicroOrSmall (MSMED Act).',
          expectedVersion: 'Refuses if the account is at another version.',
        },
        schema: named('ProfileWrite', 'What is absent stays.', accountChangeSchema),
        example: { name: 'Meena R' },
      },
    },
    answers: { 200: { description: 'The account as it is now.', schema: profileSchema } },
    isVersioned: true,
  }),
  operation('GET /api/account/sessions', {
    id: 'listSessions',
    access: 'actor',
    tag: 'Account',
    summary: 'Where you are signed in',
    answers: { 200: { description: 'Sessions.', schema: sessionPageSchema } },
  }),
  operation('DELETE /api/account/sessions', {
    id: 'endOtherSessions',
    access: 'actor',
    tag: 'Account',
    summary: 'Sign out everywhere but here',
    answers: { 200: { description: 'Ended.', schema: endedSessionsSchema } },
  }),
  operation('DELETE /api/account/sessions/:sessionId', {
    id: 'endSession',
    access: 'actor',
    tag: 'Account',
    summary: 'End one session',
    answers: { 200: { description: 'Ended.', schema: endedSessionSchema } },
  }),
  operation('POST /api/account/sign-up', {
    id: 'signUp',
    access: 'open',
    tag: 'Account',
    summary: 'Make an account',
    body: {
      json: {
        notes: {
          password: `At least ${PASSWORD_LENGTH_MIN} characters; no well-known one, none of your own words.`,
          country: 'ISO 3166, or its name.',
          roles: 'What you do: buy, sell or both.',
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
    answers: { 201: { description: 'Made.', schema: signedUpSchema } },
    fails: ['EMAIL_TAKEN'],
  }),
  operation('POST /api/account/password', {
    id: 'changePassword',
    access: 'actor',
    tag: 'Account',
    summary: 'Change the password',
    description: 'In a session; an API token cannot.',
    body: {
      json: {
        schema: named('PasswordChange', 'The old one and the new one.', passwordChangeSchema),
        example: { currentPassword: 'a loom in spring', newPassword: 'two looms in autumn' },
      },
    },
    answers: { 200: { description: 'Changed; other sessions ended.', schema: passwordChangedSchema } },
    fails: ['FORBIDDEN'],
  }),
  operation('POST /api/account/password-reset/request', {
    id: 'requestPasswordReset',
    access: 'open',
    tag: 'Account',
    summary: 'Mail a link for a new password',
    description: 'The answer is the same whether there is such an account or not.',
    body: {
      json: {
        schema: named('PasswordResetRequest', 'The address.', resetRequestSchema),
        example: { email: 'meena@noyyal.example' },
      },
    },
    answers: { 202: done('Taken.') },
  }),
  operation('POST /api/account/password-reset', {
    id: 'resetPassword',
    access: 'open',
    tag: 'Account',
    summary: 'Set a new password by the link',
    body: {
      json: {
        schema: named('PasswordReset', 'The secret of the link, and the new password.', passwordResetSchema),
        example: { secret: SECRET, newPassword: 'two looms in autumn' },
      },
    },
    answers: { 200: done('Set; every session ended.') },
  }),
  operation('POST /api/account/email-confirmation/request', {
    id: 'requestEmailConfirmation',
    access: 'actor',
    tag: 'Account',
    summary: 'Mail a link that proves your address',
    answers: { 202: { description: 'Taken.', schema: confirmationRequestedSchema } },
  }),
  operation('POST /api/account/email-confirmation', {
    id: 'confirmEmail',
    access: 'open',
    tag: 'Account',
    summary: 'Prove your address by the link',
    body: {
      json: {
        schema: named('EmailConfirmation', 'The secret of the link.', emailConfirmationSchema),
        example: { secret: SECRET },
      },
    },
    answers: { 200: done('Proved.') },
  }),
  operation('POST /api/account/suspensions/:userId', {
    id: 'setSuspension',
    access: 'admin',
    tag: 'Account',
    summary: 'Suspend an account, or lift it',
    description: 'For admins. Sessions end and tokens answer 401 for as long as it lasts.',
    body: {
      json: {
        notes: { reason: 'Kept, and told to the account.' },
        schema: named('Suspension', 'Whether, and why.', suspensionSchema),
        example: { isSuspended: true, reason: 'Listings copied from another mill.' },
      },
    },
    answers: { 200: { description: 'As it is now.', schema: suspensionAnswerSchema } },
  }),
]

export const SERVICE_OPERATIONS = [
  operation('GET /api/openapi.json', {
    id: 'showOpenApi',
    access: 'open',
    tag: 'Service',
    summary: 'This document',
    answers: { 200: { description: 'OpenAPI 3.1.', schema: z.looseObject({ openapi: z.literal('3.1.1') }) } },
  }),
  operation('GET /api/health/live', {
    id: 'showLive',
    access: 'open',
    tag: 'Service',
    summary: 'Whether the process answers',
    answers: { 200: { description: 'It does.', schema: healthSchema } },
  }),
  operation('GET /api/health/ready', {
    id: 'showReady',
    access: 'open',
    tag: 'Service',
    summary: 'Whether it may be given traffic',
    answers: { 200: { description: 'Database reachable and migrated.', schema: healthSchema } },
  }),
]
