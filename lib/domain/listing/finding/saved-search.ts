import { z } from 'zod'
import { requiredLine } from '@/lib/domain/account/line'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { type CatalogueQuery, parseCatalogueQuery } from './catalogue-query'
import { LIMITS } from './limits'

/** A search that finds more than this has something new all the time: it gives no notice. */
export const WATCHED_MATCHES_MAX = 500
const QUERY_LENGTH_MAX = 2000

const searchName = requiredLine(LIMITS.searchNameMax, 'Give the search a name, such as "30s combed under 280".')
const notify = z.boolean({ error: 'Use true or false.' })

/** What saves a search: its name, its module and the filters of the listings of that module. */
export const searchWriteSchema = z.strictObject({
  name: searchName,
  moduleKey: z.enum(MODULE_KEYS, { error: 'Use the key of a module.' }),
  query: z
    .string('Enter the filters as a query string, such as "q=30s&priceMax=280".')
    .max(QUERY_LENGTH_MAX, `Use at most ${QUERY_LENGTH_MAX} characters.`),
  notify: notify.default(false),
})

export const searchChangeSchema = z
  .strictObject({ name: searchName.optional(), notify: notify.optional() })
  .refine(({ name, notify }) => name !== undefined || notify !== undefined, 'Send name, notify or both.')

/** Of one reading of a list, not of a search. */
const PARAMETERS_OF_A_READING = ['cursor', 'limit', 'facets', 'view', 'scope', 'status']

/** The filters of a saved search as they are stored, and what they mean at these rates. Each issue names its parameter. */
export function parseSavedQuery(
  definition: ModuleDefinition,
  text: string,
  rates: PlainRates,
): { stored: string; query: CatalogueQuery; issues: Issue[] } {
  const params = new URLSearchParams(text)
  const refused = PARAMETERS_OF_A_READING.filter((name) => params.has(name)).map((name) =>
    errorIssue('BAD_PARAMETER', name, 'Leave this out: a saved search has words, filters and an order.'),
  )
  for (const { field } of refused) params.delete(field)
  const { query, issues } = parseCatalogueQuery(definition, params, rates)
  const all = [...refused, ...issues].map((issue) => ({ ...issue, field: `query.${issue.field}` }))
  return { stored: params.toString(), query, issues: all }
}

/** The page with the listings of a saved search. */
export function searchPath({ moduleKey, query }: { moduleKey: ModuleKey; query: string }): string {
  return query === '' ? `/listings/${moduleKey}` : `/listings/${moduleKey}?${query}`
}
