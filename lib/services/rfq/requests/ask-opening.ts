import 'server-only'
import { withDeadline } from '@/db/client'
import { nullOn } from '@/lib/domain/errors'
import { type Listing, textValue } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import type { Reorder } from '@/lib/domain/rfq/orders/reorder'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import type { Addressees, AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import { openLines } from '@/lib/domain/rfq/requests/opening'
import { type SpecificationPoint, specificationPoints } from '@/lib/domain/rfq/requests/specification-point'
import { readListing } from '@/lib/services/listings/read'
import type { ActorContext } from '@/lib/services/shared/context'
import { requireRfq } from '../access'

/** Whom a new request goes to, and what its form begins with. */
export interface AskForm {
  target: AskTarget
  opening: {
    quantity: number | null
    /** What the goods are, in the buyer's own words or those that several listings share. */
    title?: string
    /** The words from which the goods were filled in. */
    understood?: string
    /** Those of them that were not understood. */
    unread?: string
    /** The quantities that the words name, where these are several. */
    quantities?: readonly string[]
    /** In what the listings differ that it began with, and whether each of them is shown to its seller. */
    differences?: { in: readonly string[]; areAllSeen: boolean }
    uom: string
    currency: string
    tradeMode: string
    requirements: readonly Requirement[]
    /** The price that the buyer's words name. */
    targetPrice?: number | null
    /** The delivery term that the buyer's words name. */
    incoterm?: string
    /** Where the buyer's words want the goods. */
    deliveryLocation?: string
    /** The day by which the buyer's words want them. */
    neededBy?: string
    /** Its first words to the sellers: when the goods are wanted, or the sample that is asked for. */
    note?: string
    /** Of the request that is sent again, or of the order that is repeated. */
    earlier:
      | (Pick<RfqRecord, 'sealed' | 'note' | 'files'> &
          Pick<RfqRecord['snapshot'], 'targetPrice' | 'priceBasis' | 'incoterm' | 'deliveryLocation'>)
      | null
  }
  points: SpecificationPoint[]
  /** What changed since the order that is repeated; null without one. */
  reorder: Reorder | null
}

/** The form of a request to these sellers; what `known` leaves out is as for a new request. */
export function askForm(
  moduleKey: ModuleKey,
  addressees: Addressees,
  known: Partial<AskForm['opening']>,
  {
    copyOf = '',
    orderId = '',
    need = '',
    ...more
  }: Partial<Pick<AskTarget, 'copyOf' | 'orderId' | 'need' | 'asksSample'>> = {},
): AskForm {
  const definition = matrixDefinition(moduleKey)
  return {
    target: { moduleKey, moduleName: MODULE_NAMES[moduleKey], copyOf, orderId, need, ...more, ...addressees },
    opening: {
      quantity: null,
      uom: textValue(definition.defaults, 'uom'),
      currency: 'INR',
      tradeMode: 'Domestic',
      requirements: openLines(definition),
      earlier: null,
      ...known,
    },
    points: specificationPoints(definition),
    reorder: null,
  }
}

/** What the buyer called the goods; "" where the service named the request. @throws NOT_FOUND for another's */
export async function readOwnTitle({ db, actor }: ActorContext, rfqId: string): Promise<string> {
  return (await withDeadline(() => requireRfq(db, actor, rfqId, 'buyer'))).title
}

/** A listing that buyers see now; null: it is not on the market. */
export async function findActiveListing(
  ctx: ActorContext,
  moduleKey: ModuleKey,
  listingId: string,
): Promise<Listing | null> {
  const found = await nullOn('NOT_FOUND', () => readListing(ctx, { moduleKey, listingId }))
  return found?.listing.status === 'ACTIVE' ? found.listing : null
}
