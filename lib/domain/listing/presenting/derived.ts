import type { FieldValues } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { type BlendRow, compositionText } from '../blend'
import { listValue, textValue } from '../listing'

/** Material and composition from the fibres and the blend, if the seller left them empty. */
export const derivedTexts = memoize((values: FieldValues): { material?: string; composition?: string } => {
  const material = textValue(values, 'material') || listValue(values, 'fiberType')[0]
  const composition = textValue(values, 'composition') || compositionText(blendRows(values))
  return { ...(material ? { material } : {}), ...(composition ? { composition } : {}) }
})

/**
 * Removes derived texts that were posted back with a record: stored as typed, they would outlive the blend they come
 * from.
 */
export function withoutEchoedTexts(values: FieldValues, stored: FieldValues): FieldValues {
  const { material, composition, ...rest } = values
  const [before, after] = [derivedTexts(stored), derivedTexts(rest)]
  const isEcho = (name: 'material' | 'composition') =>
    stored[name] === undefined && (values[name] === before[name] || values[name] === after[name])
  return {
    ...rest,
    ...(material === undefined || isEcho('material') ? {} : { material }),
    ...(composition === undefined || isEcho('composition') ? {} : { composition }),
  }
}

function blendRows(values: FieldValues): BlendRow[] {
  return Array.isArray(values.blendPercentages) ? (values.blendPercentages as BlendRow[]) : []
}
