import { flatLayers } from '@/lib/domain/families/drawing'
import { readTaper } from '@/lib/domain/families/geometry/taper'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { scrapDrawing } from '@/lib/domain/families/scrap/drawing'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { scrapKeyFact } from './title'

const GRAMS_PER_KG = 1000

export const scrapViews: ModuleViews = {
  keyFact: scrapKeyFact,
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
