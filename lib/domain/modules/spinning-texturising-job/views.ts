import { flatLayers, undyedColour } from '@/lib/domain/families/drawing'
import { spinningJobDrawing } from '@/lib/domain/families/service/spinning/drawing'
import { groupOf } from '@/lib/domain/families/service/spinning/vocabulary'
import { listValue, numberValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { spinningKeyFact } from './title'
import { countsOf, jobsOf } from './yarn-facts'

export const spinningJobViews: ModuleViews = {
  keyFact: spinningKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const [job = ''] = jobsOf(words)
    const counts = countsOf(facts)
    const { layers } = spinningJobDrawing({
      listingId,
      group: groupOf(job),
      job,
      tex: counts && Math.sqrt(counts.coarse * counts.fine),
      machines: numberValue(words, 'spindles') ?? numberValue(words, 'rotors') ?? numberValue(words, 'heads'),
      colour: undyedColour(listValue(words, 'fiberHandled')[0] ?? null),
    })
    return { layers: flatLayers(layers) }
  },
}
