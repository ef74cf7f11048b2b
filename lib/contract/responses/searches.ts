import { z } from 'zod'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { described, flag, id, moment, record, text } from '@/lib/domain/record-schema'
import { envelope, response } from '../schema'

const savedSearch = record('SavedSearch', 'A search that you saved.', {
  searchId: id('The search.'),
  name: text('', '30s combed under 280'),
  moduleKey: z.enum(MODULE_KEYS),
  query: text('Words, filters and order, as in the query of the listings of the module.', 'q=30s+combed&priceMax=280'),
  path: text('The page with its listings.', '/listings/yarn?q=30s+combed&priceMax=280'),
  notify: flag('You are told of new listings.'),
  newMatches: described(
    z.int(),
    'Listings that it found in the last seven days for the first time. 0 without notices.',
    2,
  ),
  createdAt: moment(''),
})
export type SavedSearch = z.infer<typeof savedSearch>

export const savedSearchesSchema = response('SavedSearches', 'Your saved searches, the newest first.', {
  searches: z.array(savedSearch),
})
export const savedSearchSchema = response('SavedSearchResponse', 'The search.', { search: savedSearch })
export const endedSearchSchema = envelope({ searchId: id('The deleted search.') })
