import { z } from 'zod'
import { requiredLine } from './line'

const REASON_LENGTH_MAX = 300

/** Suspends an account or lifts it; the reason is kept in its history and told to its owner. */
export const suspensionSchema = z.strictObject({
  isSuspended: z.boolean('true or false'),
  reason: requiredLine(REASON_LENGTH_MAX, 'Say why: the account is told.'),
})
