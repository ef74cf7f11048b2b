import 'server-only'
import type { EnquiryLine, EnquiryPage } from '@/lib/domain/rfq/enquiries/page'
import { supplyOf } from '@/lib/domain/rfq/enquiries/supply'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import type { ActorContext } from '@/lib/services/shared/context'
import { viewerOf } from '../access'
import { readComparison } from '../quotations/compare'
import { readRfq } from '../requests/read'
import { readEnquiryRecord } from './read'

/** Read together: more would take the connections of others. */
const LINES_AT_A_TIME = 4

/** An enquiry with the quotations of its lines. @throws NOT_FOUND */
export async function readEnquiryPage(ctx: ActorContext, enquiryId: string): Promise<EnquiryPage> {
  const { enquiry } = await readEnquiryRecord(ctx, enquiryId)
  const [first] = enquiry.lines
  const party = first ? viewerOf(ctx.actor, first).party : 'seller'
  const currency = party === 'seller' ? null : currencyOf(enquiry.lines)
  const lines: EnquiryLine[] = []
  for (let at = 0; at < enquiry.lines.length; at += LINES_AT_A_TIME) {
    const next = enquiry.lines.slice(at, at + LINES_AT_A_TIME)
    lines.push(...(await Promise.all(next.map((rfq) => readLine(ctx, rfq, currency)))))
  }
  const compared = lines
    .filter(({ rfq }) => rfq.status !== 'CANCELLED' && rfq.status !== 'REMOVED')
    .map(({ rfq: { rfqId }, comparison }) => ({ rfqId, comparison }))
  return { party, enquiry, lines, supply: currency === null ? null : supplyOf(compared, currency) }
}

async function readLine(ctx: ActorContext, listed: RfqRecord, currency: string | null): Promise<EnquiryLine> {
  const { rfqId } = listed
  const isCompared = currency !== null && !listed.sealedNow
  const [read, comparison] = await Promise.all([
    readRfq(ctx, rfqId),
    isCompared ? readComparison(ctx, { rfqId, basis: { currency } }) : null,
  ])
  return { ...read, comparison }
}

/** The currency of all lines, or rupees where they differ. */
function currencyOf(lines: readonly RfqRecord[]): string {
  const currencies = new Set(lines.map(({ snapshot }) => snapshot.currency))
  const [only = 'INR'] = currencies
  return currencies.size === 1 ? only : 'INR'
}
