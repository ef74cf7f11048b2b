import { z } from 'zod'
import { VISIBILITIES } from './attachments'

/** What can be changed of a file: who sees it. Kept apart from the placing of files, which the seller's form loads. */
export const attachmentChangeSchema = z.strictObject({
  visibility: z.enum(VISIBILITIES, { error: 'Use the visibility buyer or private.' }),
})
