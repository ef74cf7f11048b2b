import { z } from 'zod'

/** Body of POST .../imports that imports the rows of a dry run, without the file. */
export const dryRunImportSchema = z.strictObject({
  mode: z.literal('import', { error: 'Use mode "import" to import the rows of a dry run.' }),
  dryRunId: z.uuid('Enter the id of a dry run.'),
})
