import { groupOf } from '@/lib/domain/families/service/spinning/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity } from '@/lib/domain/units/units'

/** What one spindle makes in a day, in g; null while spindles or capacity are missing. */
export function gramsPerSpindle({ words }: Pick<Facts, 'words'>): number | null {
  const [spindles, perDay] = [numberValue(words, 'spindles'), numberValue(words, 'capacityPerDay')]
  if (spindles === null || perDay === null || spindles <= 0) return null
  const kg = convertQuantity(perDay, textValue(words, 'capacityUom') || 'kg', 'kg', words)
  return kg === null ? null : roundTo((kg * 1000) / spindles, 1)
}

/** The jobs of a listing, whether it names one or several. */
export function jobsOf(values: FieldValues): readonly string[] {
  const one = textValue(values, 'jobType')
  return one === '' ? listValue(values, 'jobType') : [one]
}

/** The group of the job. */
export function spinningFills(words: FieldValues): FieldValues {
  const [first = ''] = jobsOf(words)
  const group = groupOf(first)
  return group === '' ? {} : { category: group }
}

/** The coarser and the finer end of the counts in tex, and whether they are of filament; null where they cannot be read. */
export function countsOf({ countEnds }: Pick<Facts, 'countEnds'>) {
  const read = ['countRange.from', 'countRange.to'].flatMap((path) => {
    const reading = countEnds.get(path)
    return reading?.ok ? [reading.count] : []
  })
  const tex = read.map(({ resultantTex }) => resultantTex)
  if (tex.length === 0) return null
  return {
    coarse: Math.max(...tex),
    fine: Math.min(...tex),
    isFilament: read.some(({ system }) => /^(?:denier|dtex)$/i.test(system)),
    isSpun: read.some(({ system }) => /^(?:Ne|Nm|NeW|NeL)/.test(system)),
  }
}
