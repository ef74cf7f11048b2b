import { showHistoryRoute } from '@/lib/contract/routes/listings'
import { envelopeText } from '@/lib/http/envelope'
import { handle } from '@/lib/http/route'
import { readListingHistory } from '@/lib/services/listings/listing-history'

export const GET = handle(showHistoryRoute, {
  run: async ({ ctx, params, query: { limit, cursor: before = null } }) => {
    const { listing, entries, nextCursor } = await readListingHistory(ctx, params, { limit, before })
    return { version: listing.version, record: { ...params, history: entries, page: { limit, nextCursor } } }
  },
  respond: ({ version, record }) => ({ etag: `"${version}"`, text: envelopeText(record) }),
})
