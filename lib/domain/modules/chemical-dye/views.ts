import { chemicalDrawing } from '@/lib/domain/families/chemical/drawing'
import { flatLayers } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { concentration } from './strength'
import { chemicalKeyFact } from './title'

export const chemicalViews: ModuleViews = {
  keyFact: chemicalKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const { layers } = chemicalDrawing({
      listingId,
      packageType: textValue(words, 'packageType'),
      form: textValue(words, 'form'),
      colour: shadeColour(textValue(words, 'color')),
      percent: concentration(facts),
      packSize: numberValue(words, 'packSize'),
      isHazardous: words.hazardous === true,
    })
    return { layers: flatLayers(layers) }
  },
}
