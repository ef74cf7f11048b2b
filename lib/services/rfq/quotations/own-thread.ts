import 'server-only'
import type { Executor } from '@/db/client'
import { findSellerAccount } from '@/db/queries/accounts/sellers'
import { listQuotations } from '@/db/queries/rfq/quotations'
import { listAskedSellers } from '@/db/queries/rfq/rfqs'
import type { Actor } from '@/lib/domain/actor'
import { type Quotation, threadState } from '@/lib/domain/rfq/quotations/quotation'
import type { JudgingSeller, RespondHead } from '@/lib/domain/rfq/quotations/respond-request'
import type { AskedSeller, Rfq } from '@/lib/domain/rfq/rfq'
import { can } from '@/lib/domain/rfq/states'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { requirePossible } from '../access'
import { valuesOnMarket } from './offered-listing'

/** A seller's side of a request, as far as it decides what they may do. */
export interface OwnThread {
  rfq: Rfq
  quote: Quotation | null
  asked: AskedSeller[]
  seller: JudgingSeller & { userId: string; companyName: string }
}

/** @param rates that prices are compared at */
export async function readOwnThread(
  db: Executor,
  { userId }: Actor,
  rfq: Rfq,
  rates: ExchangeRates,
): Promise<OwnThread> {
  const [asked, [quote = null], account] = await Promise.all([
    listAskedSellers(db, [rfq.rfqId]),
    listQuotations(db, { rfqId: rfq.rfqId, sellerId: userId }),
    findSellerAccount(db, userId),
  ])
  const place = asked.find(({ sellerId }) => sellerId === userId)
  const listed = await valuesOnMarket(db, place ? (rfq.listingId ?? place.listingId) : null)
  const isOwnListing = rfq.listingId !== null && place !== undefined
  const { companyName = '', isMicroOrSmall = false } = account ?? {}
  return { rfq, quote, asked, seller: { userId, companyName, isOwnListing, isMicroOrSmall, listed, rates } }
}

/** @throws the refusal of the table of states */
export function requireAction(thread: OwnThread, action: RespondHead['action'], now: Date): void {
  const { rfq, quote, asked, seller } = thread
  const place = asked.find(({ sellerId }) => sellerId === seller.userId)
  requirePossible(can('seller', { rfq, thread: threadState(quote, place?.info === 'REQUESTED') }, action, now))
}
