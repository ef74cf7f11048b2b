import { z } from 'zod'
import { VISIBILITIES } from './attachments'

/** What of a file may be changed in its place: who sees it. Apart from the placing of files, which the seller's form carries. */
export const attachmentChangeSchema = z.strictObject({
  visibility: z.enum(VISIBILITIES, { error: 'The visibility is buyer or private.' }),
})
