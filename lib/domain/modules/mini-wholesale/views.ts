import { flatLayers, undyedColour } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { bundleDrawing } from '@/lib/domain/families/shop/bundle-drawing'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { miniKeyFact } from './title'

export const miniWholesaleViews: ModuleViews = {
  keyFact: miniKeyFact,
  drawing,
}

function drawing(facts: Facts, listingId: string): LayerDrawing {
  const { words, values } = facts
  const kind = textValue(words, 'bundleType')
  const { layers, seed } = bundleDrawing({
    listingId,
    colour:
      shadeColour(textValue(values, 'shade')) ??
      shadeColour(textValue(values, 'color')) ??
      undyedColour(listValue(words, 'fiberType')[0] ?? null),
    pieces: numberValue(words, 'piecesPerBundle'),
    isAssorted: /^(?:Assorted (?:designs|colours)|By weight|Cut-pack)/.test(kind),
  })
  return { layers: flatLayers(layers), seed }
}
