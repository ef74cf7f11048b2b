import { z } from 'zod'
import { requiredLine } from './line'
import { optionalCode } from './second-factor'

const TOKEN_NAME_LENGTH_MAX = 60

/** `tx_` and 256 random bits in base64url. */
const TOKEN = /^tx_[A-Za-z0-9_-]{43}$/

/** The token of an Authorization header; null when it is anything else (reference 2.2). */
export function bearerToken(authorization: string): string | null {
  const [scheme, token, ...rest] = authorization.trim().split(/\s+/, 3)
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 && TOKEN.test(token) ? token : null
}

/** What a token may do: `read` calls what only reads, `write` everything else. */
export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const TOKEN_DAYS_DEFAULT = 90
export const TOKEN_DAYS_MAX = 365

/** What creates a token: a name by which its owner recognises it, what it may do, for how long, and the password of its owner. */
export const tokenWriteSchema = z.strictObject({
  name: requiredLine(TOKEN_NAME_LENGTH_MAX, 'Give the token a name, such as "stock import".'),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, 'A scope is read or write.'), 'List the scopes: read, write or both.')
    .min(1, 'Choose at least one scope.')
    .max(TOKEN_SCOPES.length, 'Name each scope once.')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once.')
    .default([...TOKEN_SCOPES]),
  expiresInDays: z
    .int('Enter the days until the token expires as a whole number.')
    .min(1, 'A token lasts at least a day.')
    .max(TOKEN_DAYS_MAX, `A token lasts ${TOKEN_DAYS_MAX} days at most.`)
    .default(TOKEN_DAYS_DEFAULT),
  currentPassword: z.string('Enter your password as text.').min(1, 'Enter your current password.'),
  code: optionalCode,
})

export type TokenWrite = z.input<typeof tokenWriteSchema>
