import type { Notice } from '@/lib/domain/notification/notice'
import type { RfqRecord } from '../present'
import type { Enquiry } from './enquiry'

/** An enquiry for one reader: it has the lines that they may see, and nothing that depends on other lines. */
export function presentEnquiry(
  { enquiryId, note, respondBy, deliveryLocation, createdAt }: Enquiry,
  lines: RfqRecord[],
) {
  return {
    enquiryId,
    note,
    respondBy: respondBy?.toISOString() ?? '',
    deliveryLocation,
    createdAt: createdAt.toISOString(),
    lines,
  }
}

export type EnquiryRecord = ReturnType<typeof presentEnquiry>

/**
 * The notices of an enquiry: a seller who is asked in several lines gets one for all of them, otherwise that of the request.
 * @param notices those of the lines, in their order
 */
export function enquiryNotices(
  { enquiryId, companyName }: { enquiryId: string; companyName: string },
  notices: readonly Notice[],
): Notice[] {
  const bySeller = new Map<string, Notice[]>()
  for (const notice of notices) bySeller.set(notice.userId, [...(bySeller.get(notice.userId) ?? []), notice])
  return [...bySeller.values()].flatMap((own) => {
    const [first] = own
    if (!first || own.length === 1) return own
    const more = own.length - 1
    return [
      {
        userId: first.userId,
        type: 'ENQUIRY_CREATED',
        title: `New enquiry from ${companyName}`,
        body: `${first.body}, and ${more} more ${more === 1 ? 'line' : 'lines'}`,
        link: `/enquiries/${enquiryId}`,
        subject: { type: 'enquiry' as const, id: enquiryId },
      },
    ]
  })
}
