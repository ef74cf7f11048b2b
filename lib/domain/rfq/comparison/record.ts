import { z } from 'zod'
import { quantitySlabSchema } from '@/lib/domain/listing/record-parts'
import { described, id, record, text, texts } from '@/lib/domain/record-schema'
import { termsSchema } from '@/lib/domain/rfq/quotations/terms'

const columnSchema = record('ComparisonColumn', 'One quotation.', {
  quoteId: id('The quotation.'),
  version: z.int(),
  sellerId: id('The seller.'),
  companyName: text(),
  status: text('', 'SUBMITTED'),
  lineType: termsSchema.shape.lineType,
  validUntil: text(),
  expired: z.boolean(),
  sellerSuspended: described(z.boolean().optional(), 'Only if true: it cannot be accepted.', true),
})
export type ComparisonColumn = z.infer<typeof columnSchema>

const cellSchema = record('ComparisonCell', 'What one quotation states on one point.', {
  quoteId: id('The quotation.'),
  raw: described(z.unknown(), 'As the seller stated it.', 285),
  display: text('', '₹285 per kg'),
  normalized: z.number().nullable(),
  verdict: z.enum(['meets', 'deviates', 'not_stated']).nullable(),
})
export type ComparisonCell = z.infer<typeof cellSchema>

const landedSchema = z.object({
  known: z.number().nullable(),
  missing: described(z.array(z.object({ leg: text(), label: text() })), 'Named, never counted as 0.', []),
  amount: z.number().nullable(),
})

const totalSchema = record(
  'ComparisonTotal',
  'One quotation in the unit and currency of the basis; null where it cannot be calculated without guessing.',
  {
    quoteId: id('The quotation.'),
    unitPriceNormalized: described(z.number().nullable(), '', 285),
    slabUsed: quantitySlabSchema.nullable(),
    total: described(z.number().nullable(), 'Goods only.', 1_425_000),
    taxTaken: described(
      z.number().optional(),
      'The tax in percent that was taken out of a price that includes it. Only where it was.',
      5,
    ),
    creditDays: described(
      z.int().optional(),
      'In how many days the price as quoted is paid, by its payment terms. Missing for cash, and where they do not say.',
      30,
    ),
    cashEquivalent: z.object({ unitPrice: z.number(), days: z.int() }).nullable(),
    credit: z.array(
      z.object({
        days: z.int(),
        unitPrice: z.number(),
        cashEquivalent: z.number(),
        breakEvenPercent: z.number().nullable(),
      }),
    ),
    landed: landedSchema,
    offered: described(
      z
        .object({
          quantity: described(z.number(), 'In the unit of the basis.', 1200),
          unitPriceNormalized: z.number().nullable(),
          slabUsed: quantitySlabSchema.nullable(),
          total: described(z.number().nullable(), 'Goods only.', 342_000),
          landed: landedSchema,
        })
        .nullable(),
      'What the seller offers, where that is less than the quantity of the basis: the other figures are for a quantity that they do not offer.',
      null,
    ),
    leadTimeDays: z.number().nullable(),
    coversQuantity: z.boolean(),
    complete: z.boolean(),
  },
)
export type ComparisonTotal = z.infer<typeof totalSchema>

const rowSchema = z.object({
  group: z.enum(['terms', 'requirements', 'stated']),
  field: text('', 'unitPrice'),
  label: text('', 'Price'),
  requested: text(),
  allEqual: z.boolean(),
  cells: z.array(cellSchema),
})
export type ComparisonRow = z.infer<typeof rowSchema>

const togetherSchema = z.object({
  parts: z.array(
    z.object({
      quoteId: id('The quotation.'),
      quantity: described(z.number(), 'In the unit of the basis.', 1200),
      total: described(z.number(), 'Goods only, at the price of this quantity.', 342_000),
    }),
  ),
  total: described(z.number(), 'Goods only.', 573_600),
})
export type Together = z.infer<typeof togetherSchema>

const rankingSchema = z.object({
  metric: z.enum(['unitPrice', 'cashEquivalent', 'landed', 'leadTime', 'requirements']),
  explanation: text(),
  order: texts,
  places: described(z.record(z.string(), z.int()), 'By quoteId; equal ones share a place.', {}),
  excluded: z.array(z.object({ quoteId: text(), code: text(), reason: text() })),
})
export type Ranking = z.infer<typeof rankingSchema>
export type RankingMetric = Ranking['metric']

/** All quotations on one basis. Numbers are in the unit and currency of the basis; null when they cannot be calculated exactly. */
export const comparisonRecord = z.object({
  basis: z.object({
    quantity: described(z.number(), '', 5000),
    uom: text('', 'kg'),
    currency: text('', 'INR'),
    targetPrice: described(z.number().nullable(), "The buyer's target in this unit and currency.", 280),
    creditRate: described(z.number(), 'Percent a year.', 18),
    taxIncluded: described(
      z.boolean().optional(),
      'True where all prices include a tax at an unknown rate, and are compared with it. Missing otherwise: all figures are without tax.',
      true,
    ),
    fx: z.array(
      z.object({
        pair: text('', 'USD/INR'),
        rate: z.number(),
        asOf: text('The day of the rate; of two rates the older.', '2026-11-01'),
        source: text('Who published it.', 'RBI reference rate'),
        isOld: described(z.boolean(), 'Older than 30 days.', false),
      }),
    ),
  }),
  columns: z.array(columnSchema),
  rows: z.array(rowSchema),
  totals: z.array(totalSchema),
  ranking: z.array(rankingSchema),
  together: described(
    togetherSchema.optional(),
    'Quotations that cover the quantity together. Only where no single one does, and these do.',
  ),
  warnings: z.array(z.object({ code: text(), quoteId: text(), message: text() })),
})
export type Comparison = z.infer<typeof comparisonRecord>
