import 'server-only'
import type { Transaction } from '@/db/client'
import { insertEnquiry } from '@/db/queries/rfq/enquiries'
import type { Outcome } from '@/lib/contract/outcome'
import { type DomainError, errorIssue, type Issue, isDomainError, validationFailed } from '@/lib/domain/errors'
import type { Listing } from '@/lib/domain/listing/listing'
import type { Notice } from '@/lib/domain/notification/notice'
import { lineIssues, type ReadEnquiry, readEnquiry, sharedFileIssues } from '@/lib/domain/rfq/enquiries/enquiry'
import { type EnquiryRecord, enquiryNotices, presentEnquiry } from '@/lib/domain/rfq/enquiries/present'
import { namedRecords } from '@/lib/domain/rfq/requests/create-request'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import type { ActorContext, ServiceContext } from '@/lib/services/shared/context'
import { earlierOutcome, writeOnce } from '@/lib/services/shared/idempotency'
import { audit } from '../../audit/audit'
import { notify } from '../../notifications/notifications'
import { requireNoErrors } from '../access'
import { appendRfqEvents } from '../events'
import type { Trader } from '../gates'
import { findRequestedListing, judgeRequest, type NewRequest, writeRequest } from '../requests/new-request'
import { rfqRecords } from '../requests/records'

interface CreatedEnquiry {
  enquiry: EnquiryRecord
  /** The warnings. */
  issues: Issue[]
}

/** The listings that the lines ask about, or why they cannot be asked about. */
type Listings = ReadonlyMap<string, Listing | DomainError>

/**
 * Creates several requests together: all of them, or none when one has a problem (reference 6.12).
 * @throws VALIDATION_FAILED with the problems of all lines
 */
export async function createEnquiry(
  ctx: ServiceContext<Trader<'request'>>,
  body: unknown,
): Promise<Outcome<CreatedEnquiry>> {
  const earlier = await earlierOutcome<CreatedEnquiry>(ctx, { body })
  if (earlier) return earlier
  const read = readEnquiry(body, ctx.now)
  const listings = await readListings(ctx, read)

  return writeOnce(ctx, { body }, async (tx) => {
    const { requests, issues } = await judgeLines(tx, ctx, read, listings)
    requireNoErrors(issues)
    const enquiry = { ...read.given, enquiryId: ctx.newId(), createdAt: ctx.now }
    const rfqs = await writeLines(tx, ctx, enquiry, requests)
    const records = await rfqRecords(tx, ctx, rfqs)
    const lines = records.map(({ rfq }) => rfq)
    return { record: { enquiry: presentEnquiry(enquiry, lines), issues }, isNew: true }
  })
}

async function readListings(ctx: ActorContext, { lines }: ReadEnquiry): Promise<Listings> {
  const listings = new Map<string, Listing | DomainError>()
  for (const { body } of lines) {
    const { listingId } = namedRecords(body)
    if (listingId !== null && !listings.has(listingId)) {
      listings.set(listingId, await findRequestedListing(ctx, listingId))
    }
  }
  return listings
}

type Judged = Omit<NewRequest, 'request'> & { request: NonNullable<NewRequest['request']> }

async function judgeLines(
  tx: Transaction,
  ctx: ActorContext,
  { lines, issues: ofEnquiry }: ReadEnquiry,
  listings: Listings,
): Promise<{ requests: Judged[]; issues: Issue[] }> {
  const requests: Judged[] = []
  const issues = [...ofEnquiry]
  for (const [position, { body, inherits }] of lines.entries()) {
    const { listingId } = namedRecords(body)
    const found = listingId === null ? null : (listings.get(listingId) ?? null)
    const judged = await judgeRequest(tx, ctx, body, isDomainError(found) ? null : found)
    const own = isDomainError(found)
      ? [refusalIssue('listingId', found), ...withoutListings(judged.issues)]
      : [...[judged.missing, judged.refused].flatMap((one) => (one ? [refusalIssue(one.field, one.error)] : []))]
    issues.push(...lineIssues(position, inherits, isDomainError(found) ? own : [...own, ...judged.issues]))
    if (judged.request) requests.push({ ...judged, request: judged.request })
  }
  issues.push(...sharedFileIssues(lines.map(({ body }) => namedRecords(body).attachments)))
  if (requests.length < lines.length && !issues.some(({ severity }) => severity === 'error')) {
    throw validationFailed(issues)
  }
  return { requests, issues }
}

/** Why a line cannot be asked, as a problem of the field that names it. */
function refusalIssue(field: string, { code, message }: DomainError): Issue {
  return errorIssue(code, field, message)
}

/** Without the issues that follow from a listing that is not there: its module and its unit are unknown. */
function withoutListings(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ code, field }) => !(code === 'REQUIRED' && (field === 'moduleKey' || field === 'uom')))
}

async function writeLines(
  tx: Transaction,
  ctx: ActorContext,
  enquiry: { enquiryId: string; note: string; respondBy: Date | null; deliveryLocation: string },
  requests: readonly Judged[],
): Promise<Rfq[]> {
  const { enquiryId, ...terms } = enquiry
  const { userId: buyerId, companyId } = ctx.actor
  await insertEnquiry(tx, { ...terms, id: enquiryId, buyerId, companyId, createdAt: ctx.now })
  const rfqs: Rfq[] = []
  const notices: Notice[] = []
  for (const [enquiryLine, judged] of requests.entries()) {
    const { rfq, asked, event } = await writeRequest(tx, ctx, judged, { enquiryId, enquiryLine })
    const recorded = await appendRfqEvents(tx, ctx, { rfq, party: 'buyer', asked }, [event])
    notices.push(...recorded.notices)
    rfqs.push(rfq)
  }
  await audit(tx, ctx, {
    action: 'ENQUIRY_CREATED',
    object: { type: 'enquiry', id: enquiryId },
    after: { ...terms, rfqIds: rfqs.map(({ rfqId }) => rfqId) },
  })
  await notify(tx, ctx, enquiryNotices({ enquiryId, companyName: rfqs[0]?.companyName ?? '' }, notices))
  return rfqs
}
