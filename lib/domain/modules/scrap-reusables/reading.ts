import { scrapReaders } from '@/lib/domain/families/scrap/readers'
import { scrapKind } from '@/lib/domain/families/scrap/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

const BY_PIECE = new Set(['cones', 'tubes', 'boxes', 'bags', 'drums', 'cans', 'parts'])

/** Whole goods are sold by the piece, all else by weight. */
function usualTerms(values: FieldValues): FieldValues {
  const isScrapped = textValue(values, 'reuseOrScrap') === 'Scrap'
  const isPiece = !isScrapped && BY_PIECE.has(scrapKind(textValue(values, 'scrapClass')) ?? '')
  const usual = isPiece ? 'piece' : 'kg'
  // A minimum is in the unit in which the line sells: litres of used oil.
  const unit = textValue(values, 'priceUom') || usual
  return { uom: unit, priceUom: unit, moqUom: textValue(values, 'uom') || unit }
}

export const scrapReading: ModuleReading = {
  sellsPackages: true,
  readers: scrapReaders,
  usualTerms,
  shortNames: new Map([
    ['ctn', ['carton']],
    ['aluminum', ['aluminium']],
    ['ltr', ['l']],
    ['drums', ['drum']],
  ]),
}
