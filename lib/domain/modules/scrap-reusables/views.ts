import { flatLayers } from '@/lib/domain/families/drawing'
import { readTaper } from '@/lib/domain/families/geometry/taper'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { scrapDrawing } from '@/lib/domain/families/scrap/drawing'
import { scrapReaders } from '@/lib/domain/families/scrap/readers'
import { scrapKind } from '@/lib/domain/families/scrap/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { scrapKeyFact } from './title'

const GRAMS_PER_KG = 1000
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

export const scrapViews: ModuleViews = {
  keyFact: scrapKeyFact,
  readers: scrapReaders,
  usualTerms,
  shortNames: new Map([
    ['ctn', ['carton']],
    ['aluminum', ['aluminium']],
    ['ltr', ['l']],
    ['drums', ['drum']],
  ]),
  drawing: (facts, listingId) => {
    const { words } = facts
    const weight = asMeasure(words.unitWeight)
    const kg = weight && measureIn(weight, 'kg', 'mass')
    const taper = readTaper(textValue(words, 'coneTaper'))
    const { layers } = scrapDrawing({
      listingId,
      scrapClass: textValue(words, 'scrapClass'),
      material: textValue(words, 'material'),
      colour: shadeColour(textValue(words, 'color')),
      quantity: numberValue(words, 'availableQuantity'),
      grams: kg === null ? null : kg * GRAMS_PER_KG,
      lengthMm: numberValue(words, 'coneLength'),
      taperDegrees: taper?.ok ? taper.degrees : null,
      litres: numberValue(words, 'drumVolume'),
    })
    return { layers: flatLayers(layers) }
  },
}
