import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { BlendRow } from '@/lib/domain/listing/blend'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'
import { inEnglish } from './reading/italian-words'
import { yarnDetails } from './reading/line-details'
import { IS_COLOURED } from './vocabulary/qualities'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['cv', ['cotton', 'viscose']],
  ['rayon', ['viscose']],
  ['kora', ['grey']],
  ['sulzer', ['weaving']],
])

/** Types that only the cotton system makes: without another fibre the trade means cotton. */
const COTTON_TYPES: ReadonlySet<string> = new Set(['Carded', 'Combed', 'Combed compact', 'Carded compact'])

const COMPACT_TYPES: ReadonlySet<string> = new Set(['Combed compact', 'Carded compact'])

/** Families of one fibre: where a line names no other, the yarn is all of it. */
const PURE_FAMILIES: ReadonlySet<string> = new Set([
  'Cotton yarn',
  'Viscose spun',
  'Polyester spun',
  'Acrylic',
  'Linen',
])

function usualTerms(values: FieldValues): FieldValues {
  const types = listValue(values, 'yarnType')
  const isNamed = ['yarnFamily', 'fiberType', 'blendPercentages', 'material'].some((name) => isFilled(values[name]))
  const isCotton = !isNamed && types.some((type) => COTTON_TYPES.has(type))
  const fibre = isCotton ? { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'] } : familyOf(values, types)
  const isCompact = !isFilled(values.spinningSystem) && types.some((type) => COMPACT_TYPES.has(type))
  return {
    ...fibre,
    ...(isCompact ? { spinningSystem: 'Ring compact' } : {}),
    ...wholeOfOne({ ...values, ...fibre }),
  }
}

/** Polyester of a filament type is filament; spun yarn of two fibres with their shares is a blend. */
function familyOf(values: FieldValues, types: readonly string[]): FieldValues {
  if (isFilled(values.yarnFamily)) return {}
  const isFilament = types.some((type) => FILAMENT_TYPES.has(type))
  const [fibre, ...others] = listValue(values, 'fiberType')
  if (isFilament) return fibre === 'Polyester' && others.length === 0 ? { yarnFamily: 'Polyester filament' } : {}
  const rows = Array.isArray(values.blendPercentages) ? (values.blendPercentages as BlendRow[]) : []
  const isSpun = textValue(values, 'countSystem') !== 'Denier' && rows.every((row) => row.fibre !== 'Elastane')
  return rows.length > 1 && isSpun ? { yarnFamily: 'Blended spun' } : {}
}

function wholeOfOne(values: FieldValues): FieldValues {
  const [fibre, ...others] = listValue(values, 'fiberType')
  // The core of "30s+20D" is another fibre.
  const hasCore = textValue(values, 'count').includes('+')
  const isPure =
    PURE_FAMILIES.has(textValue(values, 'yarnFamily')) && fibre !== undefined && others.length === 0 && !hasCore
  return isPure && !isFilled(values.blendPercentages) ? { blendPercentages: [{ fibre, percent: 100 }] } : {}
}

const FILAMENT_TYPES: ReadonlySet<string> = new Set(['POY', 'FDY', 'DTY', 'ATY', 'ITY', 'BCF'])

/** Lustre and finish; of coloured yarn the colour: the white of "raw white" is not one. */
function wordFields(values: FieldValues): string[] {
  const isDyed = isFilled(values.dyeingStatus)
    ? holds(IS_COLOURED, values)
    : listValue(values, 'yarnType').some((type) => FILAMENT_TYPES.has(type))
  return isDyed ? ['finish', 'color'] : ['finish']
}

export const yarnReading: ModuleReading = {
  usualTerms,
  inEnglish,
  details: yarnDetails,
  wordFields,
  shortNames: SHORT_NAMES,
  placesAreOfFibre: true,
}
