import { flatLayers } from '@/lib/domain/families/drawing'
import { serviceDrawing } from '@/lib/domain/families/service/drawing'
import { stitchingLayers } from '@/lib/domain/families/stitching/drawing'
import { listValue, numberValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { stitchingKeyFact } from './title'

export const stitchingViews: ModuleViews = {
  keyFact: stitchingKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const layers = stitchingLayers({
      listingId,
      job: listValue(words, 'jobType')[0] ?? '',
      heads: numberValue(words, 'heads'),
      lines: numberValue(words, 'lines'),
      artisans: numberValue(words, 'artisans'),
    })
    const drawing = serviceDrawing(listingId, layers)
    return { layers: flatLayers(drawing.layers), seed: drawing.seed }
  },
}
