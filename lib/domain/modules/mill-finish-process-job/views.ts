import { flatLayers } from '@/lib/domain/families/drawing'
import { processLayers } from '@/lib/domain/families/processing/drawing'
import { serviceDrawing } from '@/lib/domain/families/service/drawing'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { mainStage, processKeyFact } from './title'

export const processViews: ModuleViews = {
  keyFact: processKeyFact,
  drawing: (facts, listingId) => {
    const { words, values } = facts
    const width = asMeasure(values.maxWidth)
    const batch = typeof values.batchSize === 'object' && values.batchSize !== null ? values.batchSize : {}
    const layers = processLayers({
      listingId,
      stage: mainStage(listValue(words, 'processStage')),
      machine: listValue(words, 'machine'),
      forms: listValue(words, 'materialForm'),
      widthCm: width ? measureIn(width, 'cm', 'length') : null,
      colours: numberValue(words, 'colours'),
      batchKg: numberValue(batch as FieldValues, 'to'),
    })
    const drawing = serviceDrawing(listingId, layers)
    return { layers: flatLayers(drawing.layers), seed: drawing.seed }
  },
}
