import { flatLayers } from '@/lib/domain/families/drawing'
import { processLayers } from '@/lib/domain/families/processing/drawing'
import { processReaders } from '@/lib/domain/families/processing/readers'
import { TAKES_CLOTH } from '@/lib/domain/families/processing/vocabulary/stages'
import { serviceDrawing } from '@/lib/domain/families/service/drawing'
import { holds } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { mainStage, processKeyFact } from './title'

export const processViews: ModuleViews = {
  keyFact: processKeyFact,
  readers: processReaders,
  ownWords: 'job work',
  shortNames: new Map([
    ['merc', ['mercerising']],
    ['sanfor', ['sanforising']],
    ['digi', ['digital']],
    ['oekotex', ['oeko', 'tex']],
    ['chhapai', ['printing']],
    ['rangai', ['dyeing']],
  ]),
  usualTerms,
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

/** Woven cloth is processed by the metre, knits and yarn by weight, garments by the piece. */
function usualTerms(values: FieldValues): FieldValues {
  const priceUom = textValue(values, 'priceUom')
  if (priceUom !== '') return { uom: priceUom }
  const [form = ''] = listValue(values, 'materialForm')
  const [stage = ''] = listValue(values, 'processStage')
  if (/^Garment/.test(form) || /^Garment/.test(stage)) return { uom: 'piece' }
  const isWeighed = !holds(TAKES_CLOTH, values) || /^(?:Knit|Terry)/.test(form) || stage === 'Yarn dyeing'
  return { uom: isWeighed ? 'kg' : 'm' }
}
