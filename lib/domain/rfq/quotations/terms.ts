import { z } from 'zod'
import { pdcSlabSchema, quantitySlabSchema } from '@/lib/domain/listing/record-parts'
import { described, record, text } from '@/lib/domain/record-schema'

/** In addition to the price: for the whole consignment ("lot") or per unit of quantity. */
const freight = z.object({ amount: z.number(), currency: text('', 'INR'), per: text('"lot", or a unit.', 'lot') })

/** An offer as requested, one that differs, and none. */
export const LINE_TYPES = ['OFFER', 'ALTERNATIVE', 'NOT_AVAILABLE'] as const

/**
 * The terms of an offer. Quantities are in the RFQ's uom, prices per priceUom. A seller who cannot supply offers
 * nothing: nulls.
 */
export const termsSchema = record('QuotationTerms', 'What a seller offers; null where nothing is offered.', {
  lineType: z.enum(LINE_TYPES),
  unitPrice: described(z.number().nullable(), 'Per priceUom.', 285),
  currency: text('', 'INR'),
  priceUom: text('', 'kg'),
  offeredQuantity: described(z.number().nullable(), 'In the uom of the request.', 5000),
  moq: described(
    z.number().optional(),
    'The smallest order at this price, in the uom of the request. Missing if not stated.',
    500,
  ),
  quantitySlabs: z.array(quantitySlabSchema),
  pdcSlabs: z.array(pdcSlabSchema),
  incoterm: text('', ''),
  freight: freight.nullable(),
  taxIncluded: described(z.boolean().optional(), 'Whether the price includes the tax. Missing if not stated.', false),
  paymentTerms: described(z.string().optional(), 'In words. Missing if not stated.', '30 days'),
  leadTimeDays: described(z.number().nullable(), 'Days from the order until dispatch.', 7),
  validUntil: text('Until when the price is valid. "" if not set.', ''),
  specResponses: z.array(
    z.object({
      field: text('', 'count'),
      offered: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
      note: text().optional(),
    }),
  ),
  /** Missing in versions from before files were supported. */
  attachments: described(z.array(z.string()).optional(), 'Ids of the files that go with it.', []),
  note: text(),
})
export type QuotationTerms = z.infer<typeof termsSchema>
export type LineType = QuotationTerms['lineType']
