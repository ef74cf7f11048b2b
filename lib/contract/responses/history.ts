import { z } from 'zod'
import type { HistoryChange, HistoryEntry } from '@/lib/domain/listing/presenting/history'
import { envelope, id, moment, named, openPage, recordOf, text } from '../schema'
import { moduleKeySchema } from './listing'

export const changeSchema = recordOf<HistoryChange>()(
  'Change',
  'One field that differs, in words.',
  z.object({
    field: text('', 'basePrice'),
    label: text('', 'Base price'),
    before: text('', '245'),
    after: text('', '252'),
    text: text('', 'Base price 245 → 252 INR/kg'),
  }),
)

export const historySchema = named(
  'ListingHistory',
  'What happened to a listing, newest first.',
  envelope({
    moduleKey: moduleKeySchema,
    listingId: id('The listing.'),
    history: z.array(
      recordOf<HistoryEntry>()(
        'HistoryEntry',
        'One change.',
        z.object({
          at: moment(''),
          type: text('', 'LISTING_EDITED'),
          title: text('', 'Edited'),
          actor: z.object({ type: text('', 'seller'), name: text('', 'Ravi Kumar') }),
          fromVersion: z.int(),
          toVersion: z.int(),
          fromStatus: text(),
          toStatus: text(),
          changes: z.array(changeSchema),
          moreChanges: z.int(),
        }),
      ),
    ),
    page: openPage(),
  }),
)
