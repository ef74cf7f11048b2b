import { z } from 'zod'

/** Body of POST .../imports that takes the rows of a dry run, without the file. */
export const dryRunImportSchema = z.strictObject({
  mode: z.literal('import', { error: 'The rows of a dry run can be imported: mode "import".' }),
  dryRunId: z.uuid('This must be the id of a dry run.'),
})
