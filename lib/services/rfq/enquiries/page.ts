import 'server-only'
import type { EnquiryLine, EnquiryPage } from '@/lib/domain/rfq/enquiries/page'
import { supplyOf } from '@/lib/domain/rfq/enquiries/supply'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { convertMoney, type ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { ratesInForce } from '@/lib/services/operation/exchange-rates'
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
  const { rates } = await ratesInForce(ctx.db)
  const lines: EnquiryLine[] = []
  for (let at = 0; at < enquiry.lines.length; at += LINES_AT_A_TIME) {
    const next = enquiry.lines.slice(at, at + LINES_AT_A_TIME)
    lines.push(
      ...(await Promise.all(
        next.map((rfq) => readLine(ctx, rfq, currency === null ? null : basisOf(rfq, currency, rates))),
      )),
    )
  }
  const compared = lines
    .filter(({ rfq }) => rfq.status !== 'CANCELLED' && rfq.status !== 'REMOVED')
    .map(({ rfq: { rfqId }, comparison }) => ({ rfqId, comparison }))
  return { party, enquiry, lines, supply: currency === null ? null : supplyOf(compared, currency) }
}

async function readLine(
  ctx: ActorContext,
  listed: RfqRecord,
  basis: { currency?: string } | null,
): Promise<EnquiryLine> {
  const { rfqId } = listed
  const [read, comparison] = await Promise.all([
    readRfq(ctx, rfqId),
    basis && !listed.sealedNow ? readComparison(ctx, { rfqId, basis }) : null,
  ])
  return { ...read, comparison }
}

/** The currency of the enquiry; a line that has no rate to it is compared in its own. */
function basisOf({ snapshot }: RfqRecord, currency: string, rates: ExchangeRates): { currency?: string } {
  return convertMoney(1, currency, snapshot.currency, rates) === null ? {} : { currency }
}

/** The currency of all lines, or rupees where they differ. */
function currencyOf(lines: readonly RfqRecord[]): string {
  const currencies = new Set(lines.map(({ snapshot }) => snapshot.currency))
  const [only = 'INR'] = currencies
  return currencies.size === 1 ? only : 'INR'
}
