import { LIMITS } from '@/lib/domain/listing/finding/limits'
import { searchChangeSchema, searchWriteSchema, WATCHED_MATCHES_MAX } from '@/lib/domain/listing/finding/saved-search'
import { named } from '@/lib/domain/record-schema'
import { endedSearchSchema, savedSearchesSchema, savedSearchSchema } from '../responses/account'
import { jsonBody, routesOf } from '../route'

const accountRoute = routesOf('Account')

export const listSearchesRoute = accountRoute('GET /api/account/searches', {
  id: 'listSearches',
  access: 'actor',
  summary: 'List your saved searches',
  responses: { 200: { description: 'The searches.', schema: savedSearchesSchema } },
})

export const saveSearchRoute = accountRoute('POST /api/account/searches', {
  effect: 'record',
  id: 'saveSearch',
  access: 'actor',
  summary: 'Save a search',
  description: `An account has at most ${LIMITS.searchesMax} searches, each with its own name.`,
  body: jsonBody(
    named('SavedSearchWrite', 'A search of the listings of a module.', searchWriteSchema),
    { name: '30s combed under 280', moduleKey: 'yarn', query: 'q=30s+combed&priceMax=280', notify: true },
    {
      query: 'As for the listings of the module, without cursor, limit, facets, view, scope and status.',
      notify: `true: you get notices of new listings, once a day at most. For a search that finds at most ${WATCHED_MATCHES_MAX} listings today.`,
    },
  ),
  responses: { 201: { description: 'Saved.', schema: savedSearchSchema } },
})

export const changeSearchRoute = accountRoute('PATCH /api/account/searches/:searchId', {
  effect: 'record',
  id: 'changeSearch',
  access: 'actor',
  summary: 'Rename a saved search, or start or stop its notices',
  body: jsonBody(named('SavedSearchChange', 'A new name, notices on or off, or both.', searchChangeSchema), {
    notify: false,
  }),
  responses: { 200: { description: 'The search.', schema: savedSearchSchema } },
})

export const endSearchRoute = accountRoute('DELETE /api/account/searches/:searchId', {
  effect: 'record',
  id: 'endSearch',
  access: 'actor',
  summary: 'Delete a saved search',
  responses: { 200: { description: 'Deleted.', schema: endedSearchSchema } },
})
