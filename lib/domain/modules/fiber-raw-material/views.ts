import { flatLayers } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { fibreDrawing } from '@/lib/domain/families/raw-fibre/drawing'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { fibreLengthMm } from './fibre-facts'
import { fibreKeyFact } from './title'

export const fibreViews: ModuleViews = {
  keyFact: fibreKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const colour = textValue(words, 'color')
    const { layers } = fibreDrawing({
      listingId,
      family: textValue(words, 'fiberFamily'),
      variety: textValue(words, 'variety'),
      lengthMm: fibreLengthMm(facts),
      denier: numberValue(words, 'fiberDenier'),
      micronaire: numberValue(words, 'micronaire'),
      micron: numberValue(words, 'micron'),
      rd: numberValue(words, 'rd'),
      iv: numberValue(words, 'iv'),
      alpha: numberValue(words, 'alpha'),
      fibre: listValue(words, 'fiberType')[0] ?? null,
      colour: shadeColour(textValue(words, 'shade')) ?? (colour === 'Ecru' ? null : shadeColour(colour)),
    })
    return { layers: flatLayers(layers) }
  },
}
