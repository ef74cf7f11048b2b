import 'server-only'
import type { Executor, Transaction } from '@/db/client'
import {
  findNewArrivalUsage,
  findOwnCheapest,
  findOwnListingWithSku,
  takeNewArrival,
  type WholeListingRow,
} from '@/db/queries/listings/listings'
import { type DomainError, type Issue, validationFailed } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { placementIssues } from '@/lib/domain/listing/attachments/attachment-placement'
import { factsOf } from '@/lib/domain/listing/facts'
import { keyNumberOf } from '@/lib/domain/listing/finding/number-facets'
import type { Judgement } from '@/lib/domain/listing/judging/judge'
import { NEW_ARRIVAL_REPEAT_LIMIT, newArrivalLimitReached } from '@/lib/domain/listing/judging/new-arrival'
import { ownListingsIssues, ownListingsQuestion } from '@/lib/domain/listing/judging/own-listings'
import type { Listing } from '@/lib/domain/listing/listing'
import { comparedPrices } from '@/lib/domain/listing/pricing/price'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { EntitledSeller } from '../entitlement/seller-access'
import type { RatesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { fieldRefused } from '../shared/field-refused'

/** How a write is meant. */
export interface WriteMode {
  /** Judge and present, write nothing. */
  isPreview: boolean
  /** The form's own save of a draft. */
  isAutosave: boolean
}

/** Judges the body of a write over what is stored, with the listing that it points to. */
export type JudgeStored = (db: Executor, stored: FieldValues, storedStatus: 'ACTIVE' | 'DRAFT') => Promise<Judgement>

/** A write with what its judgement needs. */
export interface JudgedWrite extends WriteMode {
  definition: ModuleDefinition
  seller: EntitledSeller
  body: unknown
  batch?: { arrivalsBefore: number } | undefined
  ofTheDay: RatesInForce
}

export interface WrittenListing {
  listing: Listing
  /** UNCHANGED: the values are those that are stored, so nothing is written. */
  result: 'CREATED' | 'EDITED' | 'UNCHANGED'
  usesArrival: boolean
  recordText: string
  warnings: Issue[]
}

/** Why a judged body cannot be stored over what is stored; null: it can. */
export function refusalOf(
  { isAutosave }: JudgedWrite,
  { values, status, blocking, warnings }: Judgement,
  stored: Pick<WholeListingRow, 'listing' | 'attachments'> | null,
): DomainError | null {
  const attachments = stored?.attachments ?? []
  const misplaced = placementIssues({ values, stored: stored?.listing.fields ?? {}, attachments })
  if (blocking.length > 0 || misplaced.length > 0) return validationFailed([...blocking, ...misplaced, ...warnings])
  const isPublished = status !== 'DRAFT' || stored?.listing.status === 'ACTIVE'
  return isAutosave && isPublished ? autosaveOfPublished() : null
}

function autosaveOfPublished(): DomainError {
  const message = 'Only drafts save themselves. A live listing changes when its seller saves it.'
  return fieldRefused('AUTOSAVE_OF_PUBLISHED', 'autosave', message)
}

/** Warnings that need a look at the seller's other listings; most listings need none. */
export async function ownListingsWarnings(
  db: Executor,
  { listingId, seller: { sellerId }, values }: Pick<Listing, 'listingId' | 'seller' | 'values'>,
  definition: ModuleDefinition,
  { rates }: RatesInForce,
): Promise<Issue[]> {
  const { moduleKey } = definition
  const facts = factsOf(definition, values)
  const { words } = facts
  const { priceKey: price } = comparedPrices(definition, words, rates)
  const question = ownListingsQuestion(words, definition, { keyNumber: keyNumberOf(definition, facts), price })
  if (!question) return []
  const { sellerSku, sameGoods } = question
  const own = { sellerId, exceptId: listingId }
  const [sameSku, fresh] = await Promise.all([
    sellerSku === null ? null : findOwnListingWithSku(db, { ...own, sellerSku }),
    sameGoods === null ? null : findOwnCheapest(db, { ...own, moduleKey, ...sameGoods }),
  ])
  return ownListingsIssues(words, definition, price, {
    sameSku: sameSku && { title: sameSku.title || sameSku.productName },
    cheapestFresh: fresh && { title: fresh.title || fresh.productName, price: fresh.price },
  })
}

/** Uses one of the seller's new arrivals, or in a preview says what using it would give. @throws NEW_ARRIVAL_LIMIT_REACHED */
export async function spendNewArrival(
  tx: Transaction,
  ctx: ServiceContext,
  { seller, isPreview, batch }: JudgedWrite,
  listingId: string,
): Promise<number> {
  const { sellerId } = seller.facts
  const limit = NEW_ARRIVAL_REPEAT_LIMIT
  const used = isPreview
    ? (await findNewArrivalUsage(tx, sellerId)) + (batch?.arrivalsBefore ?? 0) + 1
    : await takeNewArrival(tx, { listingId, sellerId, at: ctx.now, limit })
  if (used === null || used > limit) throw newArrivalLimitReached()
  return used
}
