import { z } from 'zod'
import { described, record, text } from '@/lib/domain/record-schema'
import { openPage, response } from '../schema'
import { cardSchema, moduleKeySchema } from './listing'

const groupSchema = record('MarketGroup', 'The listings of one module that a phrase finds.', {
  moduleKey: moduleKeySchema,
  displayName: text('', 'Yarn'),
  total: described(z.int(), 'Matches in all.', 8),
  parameters: text('A query of this module’s listings that finds the same.', 'q=40s+combed+cotton'),
  listings: described(z.array(cardSchema), 'The best of them, as cards.'),
})

export const marketSearchSchema = response('MarketSearch', 'What a phrase finds in all modules.', {
  understood: described(
    z.array(z.object({ name: text('The field.', 'count'), text: text('As typed.', '40s'), value: z.unknown() })),
    'What the phrase was understood as, by the module that understood most.',
  ),
  corrected: described(
    z.array(z.object({ from: text('', 'combd'), to: text('', 'combed') })),
    'Words that no listing has, with those that were searched for instead.',
  ),
  groups: described(z.array(groupSchema), 'The module that understands most of the phrase first.'),
  page: openPage(),
})
