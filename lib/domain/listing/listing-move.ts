import { z } from 'zod'
import { INTEGER_MAX } from '../integer'

/** What a request to archive or unarchive may say; it needs no body, and other keys say nothing. */
export const listingMoveSchema = z.object({
  expectedVersion: z
    .number('Use the version that you read, a whole number.')
    .int()
    .positive()
    .max(INTEGER_MAX)
    .nullish(),
})
