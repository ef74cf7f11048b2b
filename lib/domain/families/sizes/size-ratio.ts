import { rowsOf, rowsTotal } from '@/lib/domain/families/colour'
import { rule } from '@/lib/domain/families/rule'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { spoken } from '@/lib/domain/spoken'
import { canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { garmentSizes } from './vocabulary'

/** The pieces of a size ratio make the set, once or for each of its colours or designs. */
export const sizeRatioRule = rule({
  code: 'SIZE_RATIO_SUM',
  severity: 'error',
  fields: ['sizeRatio', 'piecesPerSet', 'coloursPerSet', 'designsPerSet'],
  says: 'The size ratio adds up to the pieces of a set, or to those of one colour or design in it.',
  judge: ({ words }) => {
    const set = numberValue(words, 'piecesPerSet')
    const rows = rowsOf(words.sizeRatio)
    const isWhole = rows.length > 0 && rows.every((row) => numberValue(row, 'pieces') !== null)
    if (set === null || !isWhole) return null
    const total = rowsTotal(words.sizeRatio, 'pieces')
    const [colours, designs] = [numberValue(words, 'coloursPerSet') ?? 1, numberValue(words, 'designsPerSet') ?? 1]
    if ([total, total * colours, total * designs, total * colours * designs].includes(set)) return null
    return `The size ratio adds up to ${spoken(total)} pieces, but a set has ${spoken(set)}. Correct one of them.`
  },
})

/** Every size of the ratio is among the sizes. */
export const ratioSizesRule = rule({
  code: 'RATIO_SIZE_UNKNOWN',
  severity: 'warning',
  fields: ['sizeRatio', 'sizes'],
  says: 'The sizes of the ratio are sizes of the style.',
  judge: ({ words }) => {
    const known = new Set(listValue(words, 'sizes').map(sizeKey))
    const other = rowsOf(words.sizeRatio)
      .map((row) => textValue(row, 'size'))
      .find((size) => size !== '' && !known.has(sizeKey(size)))
    if (known.size === 0 || other === undefined) return null
    return `${other} is in the ratio but not among the sizes. Add it.`
  },
})

const sizeKey = (size: string): string => foldWord(canonicalValue(garmentSizes, size) ?? size)
