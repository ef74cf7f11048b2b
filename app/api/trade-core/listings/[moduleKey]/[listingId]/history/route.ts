import { showHistoryRoute } from '@/lib/contract/routes/listings'
import { historyPlace } from '@/lib/domain/listing/presenting/history'
import { envelopeText } from '@/lib/http/envelope'
import { handle } from '@/lib/http/route'
import { readListingHistory } from '@/lib/services/listings/listing-history'

export const GET = handle(showHistoryRoute, {
  run: async ({ ctx, params, query: { limit, cursor } }) => {
    const before = cursor === undefined ? null : historyPlace(cursor)
    const { listing, entries, nextCursor } = await readListingHistory(ctx, params, { limit, before })
    return { version: listing.version, record: { ...params, history: entries, page: { limit, nextCursor } } }
  },
  respond: ({ version, record }) => ({ etag: `"${version}"`, text: envelopeText(record) }),
})
