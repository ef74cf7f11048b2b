import { z } from 'zod'
import type {
  Comparison,
  ComparisonCell,
  ComparisonColumn,
  ComparisonTotal,
} from '@/lib/domain/rfq/comparison/comparison'
import { RANKING_METRICS } from '@/lib/domain/rfq/comparison/ranking'
import type { ResponseTime } from '@/lib/domain/rfq/quotations/response-time'
import { envelope, id, named, quantitySlabSchema, recordOf, said, text } from '../schema'
import { rfqSchema, terms, texts } from './rfq-records'

const comparisonShape = {
  basis: z.object({
    quantity: said(z.number(), '', 5000),
    uom: text('', 'kg'),
    currency: text('', 'INR'),
    creditRate: said(z.number(), 'Percent a year.', 18),
    fx: z.array(
      z.object({
        pair: text('', 'USD/INR'),
        rate: z.number(),
        asOf: text('The day of the rate; of two rates the older.', '2026-11-01'),
        source: text('Who said it.', 'RBI reference rate'),
        isOld: said(z.boolean(), 'Older than 30 days.', false),
      }),
    ),
  }),
  columns: z.array(
    recordOf<ComparisonColumn>()(
      'ComparisonColumn',
      'One quotation.',
      z.object({
        quoteId: id('The quotation.'),
        version: z.int(),
        sellerId: id('The seller.'),
        companyName: text(),
        status: text('', 'SUBMITTED'),
        lineType: terms.lineType,
        validUntil: text(),
        expired: z.boolean(),
      }),
    ),
  ),
  rows: z.array(
    z.object({
      group: z.enum(['terms', 'requirements', 'stated']),
      field: text('', 'unitPrice'),
      label: text('', 'Price'),
      requested: text(),
      allEqual: z.boolean(),
      cells: z.array(
        recordOf<ComparisonCell>()(
          'ComparisonCell',
          'One quotation’s word on one point.',
          z.object({
            quoteId: id('The quotation.'),
            raw: said(z.unknown(), 'As the seller stated it.', 285),
            display: text('', '₹285 per kg'),
            normalized: z.number().nullable(),
            verdict: z.enum(['meets', 'deviates', 'not_stated']).nullable(),
          }),
        ),
      ),
    }),
  ),
  totals: z.array(
    recordOf<ComparisonTotal>()(
      'ComparisonTotal',
      'One quotation in the unit and currency of the basis; null where it cannot be said without guessing.',
      z.object({
        quoteId: id('The quotation.'),
        unitPriceNormalized: said(z.number().nullable(), '', 285),
        slabUsed: quantitySlabSchema.nullable(),
        total: said(z.number().nullable(), 'Goods alone.', 1_425_000),
        cashEquivalent: z.object({ unitPrice: z.number(), days: z.int() }).nullable(),
        credit: z.array(
          z.object({
            days: z.int(),
            unitPrice: z.number(),
            cashEquivalent: z.number(),
            breakEvenPercent: z.number().nullable(),
          }),
        ),
        landed: z.object({
          known: z.number().nullable(),
          missing: said(z.array(z.object({ leg: text(), label: text() })), 'Named, never counted as 0.', []),
          amount: z.number().nullable(),
        }),
        leadTimeDays: z.number().nullable(),
        coversQuantity: z.boolean(),
        complete: z.boolean(),
      }),
    ),
  ),
  ranking: z.array(
    z.object({
      metric: z.enum(RANKING_METRICS),
      explanation: text(),
      order: texts,
      places: said(z.record(z.string(), z.int()), 'By quoteId; equal ones share a place.', {}),
      excluded: z.array(z.object({ quoteId: text(), code: text(), reason: text() })),
    }),
  ),
  warnings: z.array(z.object({ code: text(), quoteId: text(), message: text() })),
} satisfies Record<keyof Comparison, z.ZodType>

const answerTimeSchema = recordOf<ResponseTime>()(
  'AnswerTime',
  'From a request to the first quotation or refusal.',
  z.object({ medianMinutes: said(z.number(), '', 190), answers: said(z.int(), '', 12) }),
)

export const comparisonSchema = named(
  'Comparison',
  'Every quotation on one basis. While sealed there are no columns.',
  envelope({
    rfq: rfqSchema,
    sealed: z.boolean(),
    answerTimes: said(
      z.record(z.string(), answerTimeSchema),
      'By seller: how soon he usually answers; left out with fewer than five answers in 90 days.',
      {},
    ),
    ...comparisonShape,
  }),
)
