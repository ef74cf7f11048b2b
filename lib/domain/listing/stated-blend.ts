import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type BlendRow, mainFirst, parseBlend } from './blend'
import { textValue } from './listing'

/**
 * The blend from its rows, otherwise from the composition text, otherwise from the count ("30s PC 65/35"); the main
 * fibre first. Empty: unknown.
 */
export function statedBlend(values: FieldValues, count: ParsedCount | null): BlendRow[] {
  const given = values.blendPercentages
  if (Array.isArray(given) && given.length > 0) return mainFirst(given as BlendRow[])
  const written = parseBlend(textValue(values, 'composition'))
  if (written.ok) return mainFirst(written.rows)
  if (!count?.blend) return []
  const read = parseBlend(`${count.words.join(' ')} ${count.blend.join('/')}`)
  return read.ok ? mainFirst(read.rows) : []
}
