import { z } from 'zod'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import { described } from '@/lib/domain/record-schema'
import { isStorable } from '@/lib/domain/text'
import { marketSearchSchema, SEARCH_EXAMPLE, suggestionsSchema } from '../responses/listing'
import { routesOf } from '../route'

const route = routesOf('Listings')

const GROUP_CARDS = { usual: 4, most: 24 } as const

const phrase = (description: string) =>
  described(
    z
      .string()
      .max(LIMITS.searchMax, `Use at most ${LIMITS.searchMax} characters.`)
      .refine(isStorable, 'Remove the characters that cannot be stored.')
      .default(''),
    description,
  )

export const searchMarketRoute = route('GET /api/trade-core/search', {
  access: 'open',
  id: 'searchMarket',
  summary: 'Search all modules',
  description:
    'What a phrase finds in each module, the module that understands most of it first. `parameters` gives the same in that module’s own listings. A word that no module knows is left out where nothing would be found with it.',
  query: z.strictObject({
    q: phrase('Words and notations, such as "40x40 132x72 63 inch". Empty: no group.'),
    limit: described(
      z.coerce
        .number('Use a whole number from 1 to 24.')
        .int('Use a whole number from 1 to 24.')
        .min(1, 'Use a whole number from 1 to 24.')
        .max(GROUP_CARDS.most, 'Use a whole number from 1 to 24.')
        .default(GROUP_CARDS.usual),
      'Cards in each group, from 1 to 24; 4 by default.',
    ),
  }),
  queryExample: `q=${encodeURIComponent(SEARCH_EXAMPLE.q)}`,
  responses: { 200: { description: 'Groups by module, best first.', schema: marketSearchSchema } },
})

export const suggestRoute = route('GET /api/trade-core/search/suggestions', {
  access: 'open',
  id: 'suggest',
  summary: 'Suggest while someone types',
  description:
    'Modules, families of goods, words of their filters, and companies with open listings whose words begin like this.',
  query: z.strictObject({ q: phrase('The beginning of a search.') }),
  queryExample: 'q=sing',
  responses: { 200: { description: 'At most nine, best first.', schema: suggestionsSchema } },
})
