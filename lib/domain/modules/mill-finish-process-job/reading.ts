import { processReaders } from '@/lib/domain/families/processing/readers'
import { TAKES_CLOTH } from '@/lib/domain/families/processing/vocabulary/stages'
import { holds } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const processReading: ModuleReading = {
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
