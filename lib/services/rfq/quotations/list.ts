import 'server-only'
import { withDeadline } from '@/db/client'
import { countQuotations, listQuotationsOf } from '@/db/queries/rfq/commercial-flow'
import { hasRole, type Role } from '@/lib/domain/actor'
import { forbidden } from '@/lib/domain/errors'
import { countOf, PAGE_LIMIT, type Position, pageOf } from '@/lib/domain/rfq/lists/list-query'
import { shownToBuyer } from '@/lib/domain/rfq/quotations/shown-seller'
import { requestTitle } from '@/lib/domain/rfq/requests/request-title'
import type { QuoteStoredStatus } from '@/lib/domain/rfq/states'
import type { ActorContext } from '@/lib/services/shared/context'
import { scopeOf } from '../dashboard'

/** A quotation in a list. */
export interface ListedQuotation {
  /** Of this list alone: a sealed quotation has no id for its reader. */
  key: string
  rfqId: string
  title: string
  /** For a seller "". */
  sellerCompanyName: string
  /** For the buyer "". */
  buyerCompanyName: string
  /** Until when it is sealed: nothing else of it may be read; null: it can be read. */
  sealedUntil: string | null
  status: QuoteStoredStatus | ''
  /** "" while it is sealed. */
  updatedAt: string
}

interface QuotationListQuery {
  as: Role
  status: QuoteStoredStatus | undefined
  cursor: Position | undefined
}

/**
 * The quotations that the figures of an overview count, the newest first: those of the caller as a seller, those made to their company, or
 * for admins all.
 * @throws FORBIDDEN for a role that the caller does not have
 */
export async function readQuotationList(
  ctx: ActorContext,
  { as, status, cursor }: QuotationListQuery,
): Promise<{ quotations: ListedQuotation[]; total: number; nextCursor: string | null }> {
  if (!hasRole(ctx.actor, as)) throw forbidden()
  const scope = scopeOf(ctx.actor, as)
  const page = { after: cursor ?? null, limit: PAGE_LIMIT + 1 }
  const [rows, counts] = await withDeadline(() =>
    Promise.all([listQuotationsOf(ctx.db, scope, { status, now: ctx.now }, page), countQuotations(ctx.db, scope)]),
  )
  const { shown, nextCursor } = pageOf(rows, PAGE_LIMIT, (row) => row)
  return { quotations: shown.map((row, index) => listed(row, index, as)), total: countOf(counts, status), nextCursor }
}

type Row = Awaited<ReturnType<typeof listQuotationsOf>>[number]

function listed(row: Row, index: number, as: Role): ListedQuotation {
  const { moduleKey, sellerId, sellerCompanyName: companyName, publicId, city, hasOrder } = row
  const shown = as === 'buyer' ? shownToBuyer(moduleKey, { sellerId, companyName, publicId, city, hasOrder }) : null
  const isSealed = !row.isReadable
  return {
    key: isSealed ? `sealed-${index}` : row.id,
    rfqId: row.rfqId,
    title: requestTitle(row),
    sellerCompanyName: as === 'seller' || isSealed ? '' : (shown?.companyName ?? companyName),
    buyerCompanyName: as === 'buyer' ? '' : row.buyerCompanyName,
    sealedUntil: isSealed ? (row.respondBy?.toISOString() ?? '') : null,
    status: isSealed ? '' : row.status,
    updatedAt: isSealed ? '' : row.updatedAt.toISOString(),
  }
}
