import { z } from 'zod'

const bodySchema = z.record(z.string(), z.unknown())

/** A demo request as its buyer would have posted it, with what followed; the seeding fills in ids and dates. */
export const seedRequestSchema = z.strictObject({
  buyer: z.string(),
  ageHours: z.number(),
  sellers: z.array(z.string()),
  /** From the seeding on; without it quotations may come at any time. */
  respondInHours: z.number().optional(),
  body: bodySchema,
  quotations: z.array(z.strictObject({ seller: z.string(), hoursLater: z.number(), body: bodySchema })),
  /** The quotation of this seller is accepted. */
  award: z.strictObject({ seller: z.string(), hoursLater: z.number(), poReference: z.string() }).optional(),
})
export type SeedRequest = z.infer<typeof seedRequestSchema>
