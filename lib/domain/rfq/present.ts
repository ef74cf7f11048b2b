import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { contextMetadata } from '@/lib/domain/listing/presenting/context'
import { changesBetween, type HistoryChange } from '@/lib/domain/listing/presenting/history'
import { matrixDefinition } from '@/lib/domain/modules'
import { difference } from '@/lib/domain/units/rounding'
import { maySeeFile, type RfqFile, type RfqFileView } from './files'
import { inOrder, namedFileViews, PURPOSE, rfqContext } from './present-parts'
import { type Quotation, type QuotationTerms, type Thread, threadState, threadStatus } from './quotations/quotation'
import { sellerFor, suspensionMark } from './quotations/shown-seller'
import { capturedValues } from './requests/create-request'
import { requestTitle } from './requests/request-title'
import type { AskedSeller, Rfq } from './rfq'
import {
  actionsOf,
  buyerQuoteStatus,
  buyerStatus,
  isPastRespondBy,
  isSealedNow,
  quoteStatus,
  rfqStatus,
  sellerStatus,
  type Viewer,
} from './states'

/**
 * What each party is shown, and the only place that keeps quotations sealed: while an RFQ is sealed its buyer and admins
 * get no quotation and no event of one, whatever the route. Other sellers never get them.
 */

export interface RfqSurroundings {
  asked: readonly AskedSeller[]
  /** The thread of the seller who reads; null for anyone else, and without a thread. */
  own: Thread | null
  /** All files of the request. What the viewer may see is decided here. */
  files: readonly RfqFile[]
  /** The request that copies this one; "" without one. */
  askedAnew: string
  /** The current listing; null: none, or not published. */
  listing: { version: number; values: FieldValues } | null
}

/**
 * In a sealed open pool no seller is named, whether they have quoted or not: a name that disappears would show who has
 * quoted. Sellers who asked a question are known.
 */
export function isNameSealed(rfq: Rfq, { info }: Pick<AskedSeller, 'info'>, now: Date): boolean {
  return rfq.isOpenPool && info === 'NONE' && isSealedNow(rfq, now)
}

/** One RFQ for one viewer. */
export function presentRfq(
  rfq: Rfq,
  { asked, own, files, askedAnew, listing }: RfqSurroundings,
  viewer: Viewer,
  now: Date,
) {
  const status = rfqStatus(rfq, now)
  const isSeller = viewer.party === 'seller'
  const ownPlace = asked.find(({ sellerId }) => sellerId === viewer.userId)
  const thread = threadState(own, ownPlace?.info === 'REQUESTED')
  const shownThread = own === null ? null : quoteStatus(threadStatus(own), now)
  const sellers = isSeller
    ? asked.filter(({ sellerId }) => sellerId === viewer.userId)
    : asked.filter((place) => !isNameSealed(rfq, place, now))
  return {
    rfqId: rfq.rfqId,
    version: rfq.version,
    status,
    buyerStatus: buyerStatus(status, rfq.liveQuotes),
    sellerStatus:
      ownPlace?.hasDeclined && shownThread === null
        ? 'You declined'
        : sellerStatus(status, shownThread, thread.isInfoRequested),
    moduleKey: rfq.moduleKey,
    listingId: rfq.listingId ?? '',
    listingVersion: rfq.listingVersion ?? 0,
    productMasterId: rfq.productMasterId,
    title: requestTitle(rfq),
    sellerIds: sellers.map((seller) => sellerFor(viewer, seller).sellerId),
    sellers: sellers.map(({ listingId, info, hasDeclined, ...seller }) => ({
      ...sellerFor(viewer, seller),
      ...suspensionMark(viewer, seller.isSuspended),
      listingId: listingId ?? '',
      infoStatus: info,
      // A refusal is a response, so it is sealed too.
      hasDeclined: hasDeclined && (isSeller || !isSealedNow(rfq, now)),
    })),
    openPool: rfq.isOpenPool,
    sealed: rfq.isSealed,
    sealedNow: isSealedNow(rfq, now),
    buyerId: rfq.buyerId,
    companyId: rfq.companyId,
    companyName: rfq.companyName,
    snapshot: inOrder(rfq.snapshot),
    /** The files that the buyer added. */
    files: viewsOf(rfq.snapshot.attachments, rfq, files, viewer, now),
    requirements: rfq.requirements,
    note: rfq.note,
    reason: rfq.reason,
    respondBy: rfq.respondBy?.toISOString() ?? '',
    isPastRespondBy: isPastRespondBy(rfq, now),
    /** The number of open quotations. A seller sees only their own. */
    quoteCount: isSeller ? (shownThread === 'SUBMITTED' || shownThread === 'COUNTERED' ? 1 : 0) : rfq.liveQuotes,
    /** Only the buyer sees what is awarded. */
    awardedQuantity: isSeller ? null : rfq.awardedQuantity,
    remainingQuantity: isSeller ? null : difference(rfq.snapshot.quantity, rfq.awardedQuantity),
    changedSinceAsked: changedSinceAsked(rfq, listing),
    /** The enquiry that it is a line of. */
    enquiryId: rfq.enquiryId ?? '',
    /** The ended request that this one copies, and the request that copies this one. Only the buyer sees them. */
    copiedFrom: isSeller ? '' : (rfq.copiedFrom ?? ''),
    askedAnew: isSeller ? '' : askedAnew,
    actions: actionsOf(viewer.party, { rfq, thread: isSeller ? thread : null }, now),
    transactionContext: rfqContext(rfq, { rfqId: rfq.rfqId }),
    contextMetadata: contextMetadata(PURPOSE),
    createdAt: rfq.createdAt.toISOString(),
    updatedAt: rfq.updatedAt.toISOString(),
  }
}

function viewsOf(
  ids: readonly string[],
  rfq: Rfq,
  files: readonly RfqFile[],
  viewer: Viewer,
  now: Date,
): RfqFileView[] {
  return namedFileViews(
    ids,
    files.filter((file) => maySeeFile(rfq, file, viewer, now)),
  )
}

export type RfqRecord = ReturnType<typeof presentRfq>

/** The fields of the goods that the seller has changed since the request, in words for both sides. */
function changedSinceAsked(rfq: Rfq, listing: RfqSurroundings['listing']): HistoryChange[] {
  if (listing === null || listing.version === rfq.listingVersion) return []
  const definition = matrixDefinition(rfq.moduleKey)
  const before = rfq.snapshot.technicalSpecificationSnapshot.fields
  return changesBetween(definition, before, capturedValues(definition, listing.values))
}

const NOTHING_OFFERED: Omit<QuotationTerms, 'currency' | 'priceUom'> = {
  lineType: 'OFFER',
  unitPrice: null,
  offeredQuantity: null,
  quantitySlabs: [],
  pdcSlabs: [],
  incoterm: '',
  freight: null,
  leadTimeDays: null,
  validUntil: '',
  specResponses: [],
  note: '',
}

function draftFiles(draft: Quotation['draft']): string[] {
  const ids = draft?.attachments
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []
}

/** Whether this viewer may see this quotation: not while it is sealed. */
export function maySeeQuote(
  rfq: Rfq,
  quote: Pick<Quotation, 'sellerId' | 'version'>,
  viewer: Viewer,
  now: Date,
): boolean {
  if (viewer.party === 'seller') return quote.sellerId === viewer.userId
  return quote.version > 0 && !isSealedNow(rfq, now)
}

/** The quotations that this viewer may see. */
export function presentQuotes(
  rfq: Rfq,
  quotes: readonly Quotation[],
  files: readonly RfqFile[],
  viewer: Viewer,
  now: Date,
): QuoteRecord[] {
  return quotes
    .filter((quote) => maySeeQuote(rfq, quote, viewer, now))
    .map((quote) => presentQuote(rfq, quote, files, viewer, now))
}

function presentQuote(rfq: Rfq, quote: Quotation, files: readonly RfqFile[], viewer: Viewer, now: Date) {
  const status = quoteStatus(threadStatus(quote), now)
  const versions = [...quote.older, ...(quote.latest ? [quote.latest] : [])]
  const terms = quote.latest?.terms ?? {
    ...NOTHING_OFFERED,
    currency: rfq.snapshot.currency,
    priceUom: rfq.snapshot.uom,
  }
  const state = { rfq, thread: threadState(quote, false) }
  const named = [
    ...versions.flatMap((version) => version.terms.attachments ?? []),
    ...(quote.counter?.attachments ?? []),
    ...draftFiles(quote.draft),
  ]
  const noIssues: Issue[] = []
  return {
    quoteId: quote.quoteId,
    rfqId: quote.rfqId,
    ...sellerFor(viewer, quote),
    ...suspensionMark(viewer, quote.isSuspended),
    version: quote.version,
    status,
    buyerStatus: buyerQuoteStatus(status),
    sellerStatus: sellerStatus(rfqStatus(rfq, now), status, false),
    ...terms,
    counter: quote.counter,
    reason: quote.reason,
    /** Only its seller sees it. */
    draft: viewer.party === 'seller' ? quote.draft : null,
    /** Only the latest, except where the whole thread is shown. */
    versions: versions.map(({ version, submittedAt, terms: stated }) => ({
      ...stated,
      version,
      submittedAt: submittedAt.toISOString(),
    })),
    readiness: { ready: quote.version > 0, blocking: noIssues, warnings: noIssues },
    actions: actionsOf(viewer.party, state, now),
    /** Those of these versions and of the counter-offer, and of the draft for its seller. */
    files: viewsOf([...new Set(named)], rfq, files, viewer, now),
    transactionContext: rfqContext(rfq, { rfqId: rfq.rfqId, quotationId: quote.quoteId }),
    contextMetadata: contextMetadata(PURPOSE),
    updatedAt: quote.updatedAt.toISOString(),
  }
}

export type QuoteRecord = ReturnType<typeof presentQuote>
