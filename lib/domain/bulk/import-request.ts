import { z } from 'zod'
import { DOUBLE_CHOICES } from './import-record'

/** Body of POST .../imports that imports the rows of a dry run, without the file. */
export const dryRunImportSchema = z.strictObject({
  mode: z.literal('import', { error: 'Use mode "import" to import the rows of a dry run.' }),
  dryRunId: z.uuid('Enter the id of a dry run.'),
  status: z
    .literal('DRAFT', { error: 'Use status "DRAFT" to save new listings as drafts, or leave it out.' })
    .optional()
    .describe('DRAFT saves every new listing as a draft. Without it each row has its own status.'),
  doubles: z
    .enum(DOUBLE_CHOICES, { error: `Use one of: ${DOUBLE_CHOICES.join(', ')}.` })
    .optional()
    .describe('What becomes of new rows whose goods you list already; add by default.'),
})
