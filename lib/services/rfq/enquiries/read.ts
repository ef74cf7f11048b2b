import 'server-only'
import { type Executor, withDeadline } from '@/db/client'
import { countEnquiries, findEnquiry, listEnquiries } from '@/db/queries/rfq/enquiries'
import type { RfqSide } from '@/db/queries/rfq/reader'
import { listEnquiryLines } from '@/db/queries/rfq/rfqs'
import { hasRole } from '@/lib/domain/actor'
import { forbidden, notFound } from '@/lib/domain/errors'
import type { Enquiry } from '@/lib/domain/rfq/enquiries/enquiry'
import { type EnquiryRecord, presentEnquiry } from '@/lib/domain/rfq/enquiries/present'
import { type EnquiryListQuery, pageOf } from '@/lib/domain/rfq/lists/list-query'
import type { ActorContext } from '@/lib/services/shared/context'
import { readerOf } from '../access'
import { rfqRecords } from '../requests/records'

/** An enquiry with the lines that this actor may see. @throws NOT_FOUND when they may see none of them */
export async function readEnquiryRecord(ctx: ActorContext, enquiryId: string): Promise<{ enquiry: EnquiryRecord }> {
  return withDeadline(async () => {
    const found = await findEnquiry(ctx.db, enquiryId)
    if (!found) throw notFound()
    const [enquiry] = await enquiryRecords(ctx.db, ctx, [found])
    if (!enquiry || enquiry.lines.length === 0) throw notFound()
    return { enquiry }
  })
}

interface EnquiryPage {
  enquiries: EnquiryRecord[]
  page: { limit: number; nextCursor: string | null; total: number }
}

/** The caller's enquiries, the newest first: those their company sent, those that ask them, or both. @throws FORBIDDEN */
export async function readEnquiries(ctx: ActorContext, query: EnquiryListQuery): Promise<EnquiryPage> {
  const { limit, cursor, as } = query
  if (as === 'admin' && !hasRole(ctx.actor, 'admin')) throw forbidden('Only admins can read all enquiries.')
  const reader = readerOf(ctx.actor)
  const side: RfqSide = as ?? 'any'
  return withDeadline(async () => {
    const [rows, total] = await Promise.all([
      listEnquiries(ctx.db, reader, side, { after: cursor ?? null, limit: limit + 1 }),
      countEnquiries(ctx.db, reader, side),
    ])
    const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, enquiryId }) => ({ createdAt, id: enquiryId }))
    return { enquiries: await enquiryRecords(ctx.db, ctx, shown), page: { limit, nextCursor, total } }
  })
}

async function enquiryRecords(db: Executor, ctx: ActorContext, found: readonly Enquiry[]): Promise<EnquiryRecord[]> {
  const ids = found.map(({ enquiryId }) => enquiryId)
  const rfqs = await listEnquiryLines(db, ids, readerOf(ctx.actor))
  const records = await rfqRecords(db, ctx, rfqs)
  return found.map((enquiry) => {
    const lines = records.filter(({ rfq }) => rfq.enquiryId === enquiry.enquiryId)
    return presentEnquiry(
      enquiry,
      lines.map(({ rfq }) => rfq),
    )
  })
}
