import { z } from 'zod'
import { described, moment, record, text } from '../record-schema'

/** The parts of the records of listings: schema first, the types follow. The API document describes them by these schemas. */

export const quantitySlabSchema = record('QuantitySlab', 'The unit price from a quantity up.', {
  index: described(z.int(), 'Counts from 1, without gaps.', 1),
  price: described(z.number(), 'Per priceUom.', 289),
  minQty: described(z.number(), 'In the uom of the listing or request.', 60),
  maxQty: described(z.number().nullable(), 'null: no upper limit.', 1199),
  currency: text('', 'INR'),
  priceUom: text('', 'kg'),
})

export type QuantitySlab = z.infer<typeof quantitySlabSchema>

/** A post-dated cheque price (reference 4.14). The price of one unit when the buyer hands over a cheque dated `days` after the invoice. */
export const pdcSlabSchema = record('PdcSlab', 'The unit price for a cheque dated this many days after the invoice.', {
  days: described(z.int(), '15 to 360 in steps of 15.', 30),
  price: described(z.number(), '', 293.3),
  /** A row that is not enabled keeps its price but is not offered. */
  enabled: z.boolean(),
  currency: text('', 'INR'),
})
export type PdcSlab = z.infer<typeof pdcSlabSchema>

/** The new-arrival eligibility (reference 4.18). */
export const eligibilitySchema = record(
  'NewArrivalEligibility',
  'Three new arrivals per seller; edits of one cost nothing.',
  {
    status: text('', 'Regular listing'),
    requested: z.boolean(),
    usageCount: z.int(),
    repeatLimit: described(z.int(), '', 3),
    remainingCount: described(z.int(), '', 3),
    savedNewArrival: z.boolean(),
    eligibilityStatus: z.enum(['REGULAR', 'EVIDENCE_PENDING', 'ELIGIBLE']),
    eligibilityEvidence: z.object({
      photoEvidence: z.boolean(),
      detailEvidence: z.boolean(),
      identityEvidence: z.boolean(),
    }),
    readyFinishedProductMayTrend: z.boolean(),
    rawMaterialStaysModuleSpecific: z.boolean(),
  },
)
export type NewArrivalEligibility = z.infer<typeof eligibilitySchema>

/** The packaging snapshot (reference 4.17). Numbers are text, except cbm. */
export const packagingSchema = record('PackagingSnapshot', 'As packed. Numbers are text, except cbm.', {
  cbm: z.number(),
  cbmSource: z.enum(['pending', 'computed', 'seller']),
  packageType: text(),
  unitsPerPackage: text(),
  grossWeight: text(),
  netWeight: text(),
  length: text(),
  width: text(),
  height: text(),
  weightUnit: text('', 'kg'),
  dimensionUnit: text('', 'cm'),
})
export type PackagingSnapshot = z.infer<typeof packagingSchema>

export const changeSchema = record('Change', 'One field that differs, in words.', {
  field: text('', 'basePrice'),
  label: text('', 'Base price'),
  before: text('', '245'),
  after: text('', '252'),
  text: text('', 'Base price 245 → 252 INR/kg'),
})
export type HistoryChange = z.infer<typeof changeSchema>

export const historyEntrySchema = record('HistoryEntry', 'One change.', {
  at: moment(''),
  type: text('', 'LISTING_EDITED'),
  title: text('', 'Edited'),
  actor: z.object({ type: text('', 'seller'), name: text('', 'Ravi Kumar') }),
  fromVersion: z.int(),
  toVersion: z.int(),
  fromStatus: text(),
  toStatus: text(),
  changes: z.array(changeSchema),
  moreChanges: z.int(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>
