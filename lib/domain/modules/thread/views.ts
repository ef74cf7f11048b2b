import { flatLayers } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { threadDrawing } from '@/lib/domain/families/thread/drawing'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { threadTex } from './tex'
import { threadKeyFact } from './title'

export const threadViews: ModuleViews = {
  keyFact: threadKeyFact,
  drawing: (facts, listingId) => {
    const { values } = facts
    const { layers } = threadDrawing({
      listingId,
      packageType: textValue(facts.words, 'packageType') || null,
      tex: threadTex(facts),
      fibre: listValue(facts.words, 'fiberType')[0] ?? null,
      colour: shadeColour(textValue(values, 'shade')) ?? shadeColour(textValue(values, 'color')),
    })
    return { layers: flatLayers(layers) }
  },
}
