import { z } from 'zod'
import { requiredLine } from './line'

const TOKEN_NAME_LENGTH_MAX = 60

/** `tx_` and 256 random bits in base64url. */
const TOKEN = /^tx_[A-Za-z0-9_-]{43}$/

/** The token of an Authorization header; null when it is anything else (reference 2.2). */
export function bearerToken(authorization: string): string | null {
  const [scheme, token, ...rest] = authorization.trim().split(/\s+/, 3)
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 && TOKEN.test(token) ? token : null
}

/** What creates a token: a name by which its owner recognises it. */
export const tokenWriteSchema = z.strictObject({
  name: requiredLine(TOKEN_NAME_LENGTH_MAX, 'Give the token a name, such as "stock import".'),
})

export type TokenWrite = z.infer<typeof tokenWriteSchema>
