import { flatLayers } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { wasteDrawing } from '@/lib/domain/families/waste/drawing'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { wasteKeyFact } from './title'

const MIXED = /mix|multicolour|sorted by colour|printed|camouflage|yarn-dyed/i

export const recycleWasteViews: ModuleViews = {
  keyFact: wasteKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const colour = textValue(words, 'bottleColour') || textValue(words, 'color')
    const { layers } = wasteDrawing({
      listingId,
      type: textValue(words, 'wasteType'),
      stream: textValue(words, 'wasteStream'),
      trash: numberValue(words, 'trash'),
      lengthMm: numberValue(words, 'fiberLength') ?? numberValue(words, 'flakeSize'),
      baleKg: numberValue(words, 'baleWeight'),
      fibre: listValue(words, 'fiberType')[0] ?? null,
      colour: colour === 'Clear' ? null : shadeColour(colour),
      isMixed: MIXED.test(colour),
    })
    return { layers: flatLayers(layers) }
  },
}
