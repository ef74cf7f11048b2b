import type { CountReading } from '@/lib/domain/count/parsed-count'
import { flatLayers } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { threadDrawing } from '@/lib/domain/families/thread/drawing'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { threadTex } from './tex'
import { threadKeyFact } from './title'

const FILAMENT = /filament|bonded|trilobal|embroidery|textured|metallic/i

const plyOf = (reading: CountReading | undefined): number | null => (reading?.ok ? reading.count.ply : null)

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
      ply: numberValue(values, 'ply') ?? plyOf(facts.counts.get('construction')),
      metres: numberValue(values, 'lengthPerPackage'),
      isFilament: FILAMENT.test(textValue(facts.words, 'threadType')),
    })
    return { layers: flatLayers(layers) }
  },
}
