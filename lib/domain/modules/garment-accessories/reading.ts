import { trimReaders } from '@/lib/domain/families/trim/readers'
import { BY_THE_METRE } from '@/lib/domain/families/trim/vocabulary/types'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'
import { partWord } from './size'

export const garmentAccessoriesReading: ModuleReading = {
  sellsPackages: true,
  readers: trimReaders,
  shortNames: new Map([
    ['zip', ['zipper']],
    ['zips', ['zipper']],
    ['velcro', ['hook', 'loop']],
    ['tich', ['snap']],
    ['poly', ['polyester']],
  ]),
  usualTerms,
}

/** Tapes, interlining and zip chain are sold by the metre, other trims by the piece, where the price does not say. */
function usualTerms(values: FieldValues): FieldValues {
  const priceUom = textValue(values, 'priceUom')
  if (priceUom !== '') return { uom: priceUom }
  const isChain = partWord(values.zipper, 'ends') === 'Long chain'
  return { uom: isChain || BY_THE_METRE.has(textValue(values, 'trimType')) ? 'm' : 'piece' }
}
