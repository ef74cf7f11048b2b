import { flatLayers } from '@/lib/domain/families/drawing'
import { labDrawing } from '@/lib/domain/families/lab/drawing'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { testingKeyFact } from './title'

export const testingViews: ModuleViews = {
  keyFact: testingKeyFact,
  drawing: (facts, listingId) => {
    const { words } = facts
    const { layers } = labDrawing({
      listingId,
      kind: textValue(words, 'listingKind'),
      type: textValue(words, 'instrumentType'),
      tests: listValue(words, 'testType'),
      year: numberValue(words, 'year'),
      days: numberValue(words, 'dispatchLeadTime'),
      isNew: textValue(words, 'condition') === 'New',
      isAccredited: listValue(words, 'accreditation').length > 0,
      isCalibrated: words.calibration !== undefined && words.calibration !== null,
    })
    return { layers: flatLayers(layers) }
  },
}
