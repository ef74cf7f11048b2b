import { z } from 'zod'
import type { Understood } from '@/lib/domain/listing/reading/line-text'
import type { LineReading } from '@/lib/domain/listing/reading/read-line'
import { byName, described, text } from '@/lib/domain/record-schema'
import { issues, recordOf, response } from '../schema'

const LINE = '30s combed cotton, 285 + GST, 5 t ready, min 60 kg'

const understoodSchema = recordOf<Understood>()('UnderstoodPart', 'A part of a text that was understood.', {
  name: text('The field.', 'availableQuantity'),
  text: text('As typed.', '5 t ready'),
  value: described(
    z.unknown(),
    'For programs: a count as countParsed, a number in its base unit, a word as in its list.',
    5000,
  ),
})

const lineSchema = recordOf<LineReading>()('LineReading', 'What a line of a price list says.', {
  text: text('As typed.', LINE),
  values: byName('A body for the write of this module.', {
    title: '30s Combed Cotton Yarn',
    count: '30s',
    basePrice: 285,
    taxIncluded: false,
    availableQuantity: 5000,
    uom: 'kg',
    moq: 60,
  }),
  understood: z.array(understoodSchema),
  rest: text('The words that were not understood.', ''),
  issues: issues('What would be wrong with these values in an active listing.'),
})

export const linesReadingSchema = response('LinesReading', 'The lines of a text, read as listings.', {
  lines: z.array(lineSchema),
})
