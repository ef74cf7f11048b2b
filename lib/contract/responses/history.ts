import { z } from 'zod'
import { historyEntrySchema } from '@/lib/domain/listing/record-parts'
import { id } from '@/lib/domain/record-schema'
import { openPage, response } from '../schema'
import { moduleKeySchema } from './listing'

export const historySchema = response('ListingHistory', 'What happened to a listing, newest first.', {
  moduleKey: moduleKeySchema,
  listingId: id('The listing.'),
  history: z.array(historyEntrySchema),
  page: openPage(),
})
