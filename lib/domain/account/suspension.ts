import { z } from 'zod'
import { REASON_LENGTH_MAX } from '@/lib/domain/text-limits'
import { requiredLine } from './line'

/** Suspends an account or lifts its suspension; the reason is kept in its history and sent to its owner. */
export const suspensionSchema = z.strictObject({
  isSuspended: z.boolean('Use true or false.'),
  reason: requiredLine(REASON_LENGTH_MAX, 'Enter the reason. It is sent to the account’s owner.'),
})
