import { flatLayers, undyedColour } from '@/lib/domain/families/drawing'
import { spinningJobDrawing } from '@/lib/domain/families/service/spinning/drawing'
import { spinningReaders } from '@/lib/domain/families/service/spinning/readers'
import { groupOf } from '@/lib/domain/families/service/spinning/vocabulary'
import { listValue, numberValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { spinningKeyFact } from './title'
import { countsOf, jobsOf } from './yarn-facts'

export const spinningJobViews: ModuleViews = {
  keyFact: spinningKeyFact,
  readers: spinningReaders,
  ownWords: 'job work',
  shortNames: new Map([
    ['oe', ['open', 'end']],
    ['dty', ['texturising']],
    ['texturizing', ['texturising']],
  ]),
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
