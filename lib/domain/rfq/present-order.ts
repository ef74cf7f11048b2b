import { contextMetadata } from '@/lib/domain/listing/presenting/context'
import type { RfqFile } from './files'
import { type OrderStatus, orderMoves, paymentWords } from './orders/order'
import { inOrder, namedFileViews, PURPOSE, rfqContext } from './present-parts'
import type { QuotationTerms } from './quotations/quotation'
import { suspensionMark } from './quotations/shown-seller'
import { requestTitle } from './requests/request-title'
import type { Rfq } from './rfq'
import type { Party } from './states'

export interface Order {
  orderId: string
  orderNumber: string
  version: number
  status: OrderStatus
  rfqId: string
  quoteId: string
  quoteVersion: number
  buyerId: string
  buyerCompanyId: string
  buyerCompanyName: string
  sellerId: string
  sellerCompanyId: string
  sellerCompanyName: string
  isSellerSuspended: boolean
  quantity: number
  unitPrice: number
  total: number
  pdcDays: number | null
  terms: QuotationTerms
  poReference: string
  note: string
  cancellation: { by: string; reason: string; at: string } | null
  rfq: Pick<
    Rfq,
    'moduleKey' | 'listingId' | 'productMasterId' | 'snapshot' | 'origin' | 'title' | 'requirements' | 'note'
  >
  /** The seller's own listing that the request began with, where it asked several sellers. */
  askedListing: { id: string; title: string } | null
  /** The files that the request or the accepted version names. Nothing of an order is sealed: both parties see them all. */
  files: readonly RfqFile[]
  createdAt: Date
  updatedAt: Date
}

export function presentOrder(order: Order, party: Party) {
  const { rfq, rfqId, orderId, quoteId, terms } = order
  const source = { ...rfq, buyerId: order.buyerId, companyId: order.buyerCompanyId }
  return {
    /** What was bought, as it was when it was asked for. */
    specification: { ...rfq.snapshot.technicalSpecificationSnapshot, requirements: rfq.requirements, note: rfq.note },
    title: requestTitle(rfq, order.quantity),
    orderId,
    orderNumber: order.orderNumber,
    version: order.version,
    status: order.status,
    rfqId,
    quoteId,
    quoteVersion: order.quoteVersion,
    moduleKey: rfq.moduleKey,
    listingId: rfq.listingId ?? order.askedListing?.id ?? '',
    listingTitle: rfq.listingId ? rfq.snapshot.technicalSpecificationSnapshot.title : (order.askedListing?.title ?? ''),
    buyerId: order.buyerId,
    buyerCompanyId: order.buyerCompanyId,
    buyerCompanyName: order.buyerCompanyName,
    sellerId: order.sellerId,
    sellerCompanyId: order.sellerCompanyId,
    sellerCompanyName: order.sellerCompanyName,
    ...suspensionMark({ party }, order.isSellerSuspended),
    quantity: order.quantity,
    uom: rfq.snapshot.uom,
    unitPrice: order.unitPrice,
    currency: terms.currency,
    priceUom: terms.priceUom,
    total: order.total,
    pdcDays: order.pdcDays,
    payment: paymentWords(order.pdcDays, terms.pdcSlabs),
    terms,
    snapshot: inOrder(rfq.snapshot),
    poReference: order.poReference,
    note: order.note,
    cancellation: order.cancellation,
    /** The files of the request, and of the quotation as it was accepted. */
    requestFiles: namedFileViews(rfq.snapshot.attachments, order.files),
    quotationFiles: namedFileViews(terms.attachments ?? [], order.files),
    /** No provider is ever called and no money moves. */
    checkout: { state: 'PENDING', executionState: 'OFF' } as const,
    moves: orderMoves(party, order.status),
    transactionContext: rfqContext(source, { rfqId, quotationId: quoteId, orderId }),
    contextMetadata: contextMetadata(PURPOSE),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

export type OrderRecord = ReturnType<typeof presentOrder>
