import { z } from 'zod'
import type { LineReading, Understood } from '@/lib/domain/listing/reading/line-text'
import { byName, described, id, record, text } from '@/lib/domain/record-schema'
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
  quantities: described(
    z.array(text('As typed.', '120 cones')),
    'The quantities of goods, where a request names several: none of them is in the values. Missing otherwise.',
  ).optional(),
})

const pastedRowSchema = record('PastedRow', 'A line of a pasted list as a row of an import.', {
  text: text('As typed.', LINE),
  cells: described(
    z.array(z.object({ name: text('The field.', 'basePrice'), label: text('', 'Base price'), text: text('', '285') })),
    'The values as a sheet writes them; an empty cell is missing.',
  ),
  understood: described(
    z.array(z.object({ label: text('', 'Stock'), text: text('', '5 t ready') })),
    'The parts that were understood.',
  ),
  rest: text('The words that were not understood.', ''),
  saysGoods: described(z.boolean(), 'Whether anything of the goods was understood: a price alone is no listing.', true),
  issues: described(
    z.array(
      z.object({
        field: text('', 'basePrice'),
        label: text('', 'Base price'),
        severity: z.enum(['error', 'warning']),
        message: text(),
      }),
    ),
    'What would be wrong with these values in an active listing.',
  ),
  double: described(
    z.object({ listingId: id('The listing.'), title: text() }).nullable(),
    'Your own listing of these goods, active or a draft; null without one.',
  ),
  repeats: described(z.int(), 'The line before that says the same, by its place; 0 without one.', 0),
})

/** A line of a pasted list, for the seller to check. */
export type PastedRowRecord = z.infer<typeof pastedRowSchema>

export const pastedListSchema = response('PastedList', 'The lines of a pasted list, read as rows.', {
  rows: z.array(pastedRowSchema),
})

export const linesReadingSchema = response('LinesReading', 'The lines of a text, read as listings.', {
  lines: z.array(lineSchema),
})
