import { channelOf, contextMetadata, tradeScope } from '@/lib/domain/listing/presenting/context'
import { matrixDefinition } from '@/lib/domain/modules'
import { presentFile, type RfqFile, type RfqFileView } from './files'
import type { Rfq, RfqSnapshot } from './rfq'

/** What the records of requests, quotations and orders have in common. */

export const PURPOSE = 'LISTING_READ'

interface ContextIds {
  rfqId: string
  quotationId?: string
  orderId?: string
}

type ContextSource = Pick<
  Rfq,
  'moduleKey' | 'productMasterId' | 'listingId' | 'snapshot' | 'origin' | 'buyerId' | 'companyId'
>

/** The transaction context (reference 4.8), with the ids that a listing's leaves empty. */
export function rfqContext(source: ContextSource, { rfqId, quotationId = '', orderId = '' }: ContextIds) {
  const { snapshot, origin } = source
  return {
    sectorKey: matrixDefinition(source.moduleKey).sector,
    moduleKey: source.moduleKey,
    productMasterId: source.productMasterId,
    listingId: source.listingId ?? '',
    rfqId,
    quotationId,
    orderId,
    ...channelOf(matrixDefinition(source.moduleKey)),
    transactionOrigin: 'MARKETPLACE_ONLINE',
    tradeScope: tradeScope(snapshot.tradeMode),
    country: origin.country,
    currency: snapshot.currency,
    incoterm: snapshot.incoterm,
    listingCondition: origin.listingCondition,
    newArrival: origin.newArrival,
    contextMetadata: contextMetadata(PURPOSE),
    createdBy: source.buyerId,
    companyId: source.companyId,
  }
}

export function namedFileViews(ids: readonly string[], files: readonly RfqFile[]): RfqFileView[] {
  return ids.flatMap((id) => {
    const file = files.find((one) => one.id === id)
    return file ? [presentFile(file)] : []
  })
}

/** The ten keys in the order of the spec, which a stored object does not keep, and the day where one is named. */
export function inOrder(snapshot: RfqSnapshot): RfqSnapshot {
  return {
    quantity: snapshot.quantity,
    uom: snapshot.uom,
    targetPrice: snapshot.targetPrice,
    currency: snapshot.currency,
    priceBasis: snapshot.priceBasis,
    tradeMode: snapshot.tradeMode,
    incoterm: snapshot.incoterm,
    deliveryLocation: snapshot.deliveryLocation,
    ...(snapshot.neededBy ? { neededBy: snapshot.neededBy } : {}),
    attachments: snapshot.attachments,
    technicalSpecificationSnapshot: snapshot.technicalSpecificationSnapshot,
    capturedAt: snapshot.capturedAt,
  }
}
