import { consumableDrawing } from '@/lib/domain/families/consumable/drawing'
import { flatLayers } from '@/lib/domain/families/drawing'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { consumableKeyFact, keyFigure } from './title'

export const consumableViews: ModuleViews = {
  keyFact: consumableKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const { layers } = consumableDrawing({
      listingId,
      utilityClass: textValue(words, 'utilityClass'),
      figure: keyFigure(facts),
      gcv: numberValue(words, 'calorificValue'),
      ash: numberValue(words, 'ash'),
    })
    return { layers: flatLayers(layers) }
  },
}
