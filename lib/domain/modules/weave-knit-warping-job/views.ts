import { flatLayers } from '@/lib/domain/families/drawing'
import { weavingJobDrawing } from '@/lib/domain/families/service/weaving/drawing'
import { groupOf } from '@/lib/domain/families/service/weaving/vocabulary'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { jobsOf, reedCm } from './loom-facts'
import { weavingKeyFact } from './title'

export const weavingJobViews: ModuleViews = {
  keyFact: weavingKeyFact,
  drawing: ({ words }, listingId) => {
    const [job = ''] = jobsOf(words)
    const beam = asMeasure(words.beamWidth)
    const tape = words.tapeWidth
    const widest: unknown = typeof tape === 'object' && tape !== null ? Reflect.get(tape, 'to') : null
    const { layers } = weavingJobDrawing({
      listingId,
      group: groupOf(job),
      job,
      loom: textValue(words, 'loomType'),
      shedding: listValue(words, 'shedding'),
      reedCm: reedCm(words),
      tapeMm: typeof widest === 'number' ? widest : null,
      gauge: numberValue(words, 'gauge'),
      diameter: numberValue(words, 'diameter'),
      creel: numberValue(words, 'creelCapacity'),
      beamCm: beam && measureIn(beam, 'cm', 'length'),
    })
    return { layers: flatLayers(layers) }
  },
}
