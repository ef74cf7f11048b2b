import 'server-only'
import type { Outcome } from '@/lib/contract/outcome'
import { type Issue, validationFailed } from '@/lib/domain/errors'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { namedRecords } from '@/lib/domain/rfq/requests/create-request'
import type { ServiceContext } from '@/lib/services/shared/context'
import { earlierOutcome, writeOnce } from '@/lib/services/shared/idempotency'
import { requireNoErrors } from '../access'
import { recordRfqEvents } from '../events'
import type { Trader } from '../gates'
import { judgeRequest, readRequestedListing, writeRequest } from './new-request'
import { rfqRecord } from './records'

interface CreatedRfq {
  rfq: RfqRecord
  /** The warnings. */
  issues: Issue[]
}

/**
 * Creates a request for quotation to the seller of a listing, to chosen sellers, or to all of a module (reference 6.2).
 * @throws NOT_FOUND, VALIDATION_FAILED, SELF_RFQ, LISTING_NOT_ACTIVE, SELLER_SUSPENDED, ACTION_NOT_POSSIBLE
 */
export async function createRfq(ctx: ServiceContext<Trader<'request'>>, body: unknown): Promise<Outcome<CreatedRfq>> {
  // A repeated request gets the response of the first time, even when its deadline is over or its listing off the market.
  const earlier = await earlierOutcome<CreatedRfq>(ctx, { body })
  if (earlier) return earlier
  const { listingId } = namedRecords(body)
  const asked = listingId === null ? null : await readRequestedListing(ctx, listingId)

  return writeOnce(ctx, { body }, async (tx) => {
    const { missing, refused, issues, request, ...rest } = await judgeRequest(tx, ctx, body, asked)
    if (missing) throw missing.error
    requireNoErrors(issues)
    if (refused) throw refused.error
    if (request === null) throw validationFailed(issues)
    const written = await writeRequest(tx, ctx, { request, ...rest }, null)
    const { rfq } = written
    await recordRfqEvents(tx, ctx, { rfq, party: 'buyer', asked: written.asked }, [written.event])
    return { record: { rfq: await rfqRecord(tx, ctx, rfq), issues }, isNew: true, version: rfq.version }
  })
}
