import { z } from 'zod'

/** A copy of the schema, so that one that is shared with forms stays as it is. */
function described<S extends z.core.$ZodType>(schema: S, meta: z.core.JSONSchemaMeta): S {
  const copy = z.clone(schema, schema._zod.def, { parent: true })
  z.globalRegistry.add(copy, meta)
  return copy
}

/** The schema with what the API document says about it besides its type. */
export function said<S extends z.core.$ZodType>(schema: S, description: string, example?: unknown): S {
  const examples = example === undefined ? {} : { examples: [example] }
  return described(schema, description === '' ? examples : { description, ...examples })
}

/** The schema as a component of the API document, to which others refer. */
export function named<S extends z.core.$ZodType>(id: string, description: string, schema: S): S {
  return described(schema, { id, description })
}

type Keys<T> = Extract<keyof T, string>
type SameKeys<T, S extends z.ZodObject> = [
  Exclude<Keys<T>, Keys<z.infer<S>>>,
  Exclude<Keys<z.infer<S>>, Keys<T>>,
] extends [never, never]
  ? S
  : { missing: Exclude<Keys<T>, Keys<z.infer<S>>>; tooMany: Exclude<Keys<z.infer<S>>, Keys<T>> }

/** A named schema of a record. The compiler compares its keys with those of the record's type, so that both stay equal. */
export function recordOf<T>() {
  return <S extends z.ZodObject>(id: string, description: string, schema: S & SameKeys<T, S>): S =>
    named<S>(id, description, schema)
}

/** The spec's envelope of a success. */
export function envelope<T extends z.ZodRawShape>(shape: T) {
  return z.object({ ok: z.literal(true), success: z.literal(true), ...shape })
}

export const text = (description = '', example?: unknown) => said(z.string(), description, example ?? '')
/** The id in examples. */
export const EXAMPLE_ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'

export const id = (description: string, example = EXAMPLE_ID) => said(z.uuid(), description, example)
/** An id, or "". */
export const idOrEmpty = (description: string) => said(z.string(), `${description} "" without one.`, '')
export const moment = (description: string, example = '2026-11-21T06:30:00.000Z') =>
  said(z.iso.datetime({ offset: true }), description, example)
export const version = () =>
  said(z.int().min(0), 'Counts up by one with every change. Send it in If-Match or expectedVersion.', 3)
export const flag = (description: string, example = false) => said(z.boolean(), description, example)
/** Values by names that depend on the module or the trade. */
export const byName = (description: string, example: Record<string, unknown> = {}) =>
  said(z.record(z.string(), z.unknown()), description, example)

export const issueSchema = named(
  'Issue',
  'A problem or a doubt, in words for the person who typed the value.',
  z.object({
    code: text('For programs.', 'SLAB_GAP'),
    field: text('A path such as `quantitySlabs[1].minQty`, or "" for the whole body.', 'quantitySlabs[1].minQty'),
    severity: z.enum(['error', 'warning']),
    message: text('For people.', 'Between 499 and 600 there is no price. Start the next slab at 500.'),
  }),
)
export const issues = (description: string) => said(z.array(issueSchema), description, [])

/** A page of a list with a total. */
export const countedPage = () =>
  z.object({
    limit: said(z.int(), 'How many at most.', 24),
    nextCursor: said(z.string().nullable(), 'Send it as `cursor` for the next page. null on the last page.', null),
    total: said(z.int(), 'Matches in all.', 1),
  })
export const openPage = () => countedPage().omit({ total: true })

export const contextMetadataSchema = named(
  'ContextMetadata',
  'No money moves and no provider is called for this record.',
  z.object({
    purpose: text('LISTING_WRITE, LISTING_READ or LISTING_LIFECYCLE.', 'LISTING_READ'),
    normalizedBy: text('', 'textile-listing-normalizer'),
    externalBankExecution: z.literal(false),
    externalMoneyMovement: z.literal(false),
    providerExecutionState: z.literal('OFF'),
    safeFallbackDefaultsApplied: z.literal(true),
  }),
)

export const transactionContextSchema = named(
  'TransactionContext',
  'The place of a record in the trade. Ids are "" until a request, quotation or order exists.',
  z.object({
    sectorKey: text('', 'textile'),
    moduleKey: text('', 'yarn'),
    productMasterId: text(),
    listingId: idOrEmpty('The listing.'),
    rfqId: idOrEmpty('The request.'),
    quotationId: idOrEmpty('The quotation.'),
    orderId: idOrEmpty('The order.'),
    businessMode: z.literal('ONLINE'),
    salesChannel: z.literal('ONLINE'),
    accountMode: z.literal('BUSINESS'),
    marketplaceMode: z.literal('PRODUCT'),
    viewMode: z.literal('GRID'),
    buyerMode: z.literal('B2B'),
    walletEnabled: z.literal(false),
    transactionOrigin: z.literal('MARKETPLACE_ONLINE'),
    tradeScope: z.enum(['DOMESTIC', 'EXPORT', 'BOTH']),
    country: text('ISO 3166.', 'IN'),
    currency: text('ISO 4217.', 'INR'),
    incoterm: text('"" without one.', ''),
    listingCondition: text('', 'FRESH'),
    newArrival: z.boolean(),
    contextMetadata: contextMetadataSchema,
    createdBy: text('The account that created the record.'),
    updatedBy: text('For a listing: the account that changed it last.').optional(),
    companyId: text(),
  }),
)

export const quantitySlabSchema = named(
  'QuantitySlab',
  'The unit price from a quantity up.',
  z.object({
    index: said(z.int(), 'Counts from 1, without gaps.', 1),
    price: said(z.number(), 'Per priceUom.', 289),
    minQty: said(z.number(), 'In the uom of the listing or request.', 60),
    maxQty: said(z.number().nullable(), 'null: no upper limit.', 1199),
    currency: text('', 'INR'),
    priceUom: text('', 'kg'),
  }),
)

export const pdcSlabSchema = named(
  'PdcSlab',
  'The unit price for a cheque dated this many days after the invoice.',
  z.object({
    days: said(z.int(), '15 to 360 in steps of 15.', 30),
    price: said(z.number(), '', 293.3),
    enabled: z.boolean(),
    currency: text('', 'INR'),
  }),
)

export const okSchema = envelope({})
