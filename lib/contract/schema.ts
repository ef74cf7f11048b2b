import { z } from 'zod'
import { DEFAULT_MODULE_KEY } from '@/lib/domain/modules/keys'
import { described, idOrEmpty, named, record, text } from '@/lib/domain/record-schema'

type Keys<T> = Extract<keyof T, string>
type SameKeys<T, S> = [Exclude<Keys<T>, Keys<S>>, Exclude<Keys<S>, Keys<T>>] extends [never, never]
  ? S
  : { missing: Exclude<Keys<T>, Keys<S>>; tooMany: Exclude<Keys<S>, Keys<T>> }

/** The schema of a record whose type comes from the function that makes it: the compiler compares the keys of both. */
export function recordOf<T>() {
  return <S extends z.ZodRawShape>(id: string, description: string, shape: S & SameKeys<T, S>): z.ZodObject<S> =>
    record<S>(id, description, shape)
}

/** The spec's envelope of a success. */
export function envelope<T extends z.ZodRawShape>(shape: T) {
  return z.object({ ok: z.literal(true), success: z.literal(true), ...shape })
}

/** A successful response as a component of the API document. */
export function response<T extends z.ZodRawShape>(id: string, description: string, shape: T) {
  return named(id, description, envelope(shape))
}

export const version = () =>
  described(z.int().min(0), 'Counts up by one with every change. Send it in If-Match or expectedVersion.', 3)
export const issueSchema = record('Issue', 'A problem or a doubt, in words for the person who typed the value.', {
  code: text('For programs.', 'SLAB_GAP'),
  field: text('A path such as `quantitySlabs[1].minQty`, or "" for the whole body.', 'quantitySlabs[1].minQty'),
  severity: z.enum(['error', 'warning']),
  message: text('For people.', 'Between 499 and 600 there is no price. Start the next slab at 500.'),
})
export const issues = (description: string) => described(z.array(issueSchema), description, [])

/** A page of a list with a total. */
export const countedPage = () =>
  z.object({
    limit: described(z.int(), 'How many at most.', 24),
    nextCursor: described(z.string().nullable(), 'Send it as `cursor` for the next page. null on the last page.', null),
    total: described(z.int(), 'Matches in all.', 1),
  })
export const openPage = () => countedPage().omit({ total: true })

export const contextMetadataSchema = record(
  'ContextMetadata',
  'No money moves and no provider is called for this record.',
  {
    purpose: text('LISTING_WRITE, LISTING_READ or LISTING_LIFECYCLE.', 'LISTING_READ'),
    normalizedBy: text('', 'textile-listing-normalizer'),
    externalBankExecution: z.literal(false),
    externalMoneyMovement: z.literal(false),
    providerExecutionState: z.literal('OFF'),
    safeFallbackDefaultsApplied: z.literal(true),
  },
)

export const transactionContextSchema = record(
  'TransactionContext',
  'The place of a record in the trade. Ids are "" until a request, quotation or order exists.',
  {
    sectorKey: text('', 'textile'),
    moduleKey: text('', DEFAULT_MODULE_KEY),
    productMasterId: text(),
    listingId: idOrEmpty('The listing.'),
    rfqId: idOrEmpty('The request.'),
    quotationId: idOrEmpty('The quotation.'),
    orderId: idOrEmpty('The order.'),
    businessMode: z.literal('ONLINE'),
    salesChannel: z.literal('ONLINE'),
    accountMode: z.literal('BUSINESS'),
    marketplaceMode: z.enum(['PRODUCT', 'SERVICE']),
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
  },
)

export const okSchema = envelope({})
