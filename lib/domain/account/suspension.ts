import { z } from 'zod'
import { REASON_LENGTH_MAX } from '@/lib/domain/text-limits'
import { requiredLine } from './line'

/** Suspends an account or lifts it; the reason is kept in its history and told to its owner. */
export const suspensionSchema = z.strictObject({
  isSuspended: z.boolean('true or false'),
  reason: requiredLine(REASON_LENGTH_MAX, 'Say why: the account is told.'),
})
