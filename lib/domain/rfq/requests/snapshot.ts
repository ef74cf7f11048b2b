import { z } from 'zod'
import { byName, described, idOrEmpty, moment, record, text, texts } from '@/lib/domain/record-schema'

export const technicalSpecificationSchema = z.object({
  listingId: idOrEmpty('The listing asked about.'),
  listingVersion: z.int(),
  title: text(),
  fields: byName('Captured by the server from the listing.'),
})

/** The snapshot of a request (reference 6.2). All its keys but `neededBy` are always present; later changes of the listing do not affect it. */
export const snapshotSchema = record('RfqSnapshot', 'What was asked for, captured when the request was made.', {
  quantity: described(z.number(), '', 5000),
  uom: text('', 'kg'),
  targetPrice: described(z.number().nullable(), 'Per uom in currency; null without a target.', 280),
  currency: text('', 'INR'),
  priceBasis: text('', 'Ex-mill'),
  tradeMode: text('', 'Domestic'),
  incoterm: text('', ''),
  deliveryLocation: text('', 'Tiruppur'),
  neededBy: described(
    z.string().optional(),
    'The day in India by which the goods are needed. Only where the buyer named one.',
    '2026-12-15',
  ),
  attachments: texts,
  technicalSpecificationSnapshot: technicalSpecificationSchema,
  capturedAt: moment(''),
})
export type RfqSnapshot = z.infer<typeof snapshotSchema>
