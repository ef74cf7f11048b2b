import { rule } from '@/lib/domain/families/rule'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { numberValue } from '@/lib/domain/listing/listing'
import { spoken } from '@/lib/domain/spoken'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** The colours of what is worn and sewn on: innerwear comes in skin, buttons and tapes come clear. */
export const goodsColours = openVocabulary([
  ...baseColours.options,
  option('Skin', 'skin colour, skin color, nude, flesh'),
  option('Transparent', 'clear, crystal clear, crystal'),
])

/** The stock of each shade, in the unit of sale. */
export const STOCK_BY_COLOUR = {
  kind: 'rows',
  label: 'Stock by colour',
  help: 'Stock of each colour, in the unit of sale',
  parts: [
    { name: 'color', label: 'Colour', kind: 'choice', vocabulary: goodsColours },
    { name: 'shadeNo', label: 'Shade number', kind: 'text', rule: { lengthMax: 40 } },
    { name: 'quantity', label: 'Stock', kind: 'number', rule: { min: 0, max: 1e9 } },
  ],
  key: 'shadeNo',
} as const satisfies FieldSpec

/** How many colours the buyer may choose from. */
export const COLOURS_OFFERED = {
  kind: 'number',
  label: 'Colours offered',
  help: 'On the colour card',
  rule: { min: 1, max: 2000, isInteger: true },
  facet: 'range',
} as const satisfies FieldSpec

/** The rows of a value of kind rows; none when it is something else. */
export function rowsOf(value: unknown): FieldValues[] {
  return Array.isArray(value) ? value.filter((row): row is FieldValues => typeof row === 'object' && row !== null) : []
}

/** What the rows have of a number together. */
export function rowsTotal(value: unknown, name: string): number {
  return rowsOf(value).reduce((sum, row) => sum + (numberValue(row, name) ?? 0), 0)
}

export const STOCK_BY_COLOUR_RULE = rule({
  code: 'STOCK_BY_COLOUR',
  severity: 'warning',
  fields: ['stockByColour', 'availableQuantity'],
  says: 'The colours together are not more than the stock.',
  judge: ({ words }) => {
    const total = rowsTotal(words.stockByColour, 'quantity')
    const stock = numberValue(words, 'availableQuantity')
    if (stock === null || total <= stock) return null
    return `The colours add up to ${spoken(total)}, but the stock is ${spoken(stock)}.`
  },
})
