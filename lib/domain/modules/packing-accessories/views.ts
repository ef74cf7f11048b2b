import { flatLayers } from '@/lib/domain/families/drawing'
import { packDrawing } from '@/lib/domain/families/geometry/drawing'
import { packFacts } from '@/lib/domain/families/geometry/pack-facts'
import { readTaper } from '@/lib/domain/families/geometry/taper'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { packingKeyFact } from './title'

export const packingViews: ModuleViews = {
  keyFact: packingKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const known = packFacts(facts)
    const taper = readTaper(textValue(words, 'coneTaper'))
    const printing = textValue(words, 'printing')
    const { layers } = packDrawing({
      ...known,
      listingId,
      colour: shadeColour(textValue(words, 'color')),
      tip: shadeColour(textValue(words, 'tipColour')),
      coneLength: numberValue(words, 'coneLength'),
      taperDegrees: taper?.ok ? taper.degrees : null,
      closure: textValue(words, 'closure'),
      isPrinted: printing !== '' && printing !== 'Plain',
    })
    return { layers: flatLayers(layers) }
  },
}
