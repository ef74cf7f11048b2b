import { KIND_OF_FIBRE } from '@/lib/domain/families/fibre-kinds'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'

/** The tex of the thread as stated, otherwise that of its construction; null without either. */
export function threadTex({ words, counts }: Pick<Facts, 'words' | 'counts'>): number | null {
  const reading = counts.get('construction')
  return numberValue(words, 'texNumber') ?? (reading?.ok ? roundTo(reading.count.resultantTex, 2) : null)
}

/** Whether the ticket may be a cotton ticket. @param words in canonical words */
export function isCottonThread(words: FieldValues): boolean {
  const [fibre] = listValue(words, 'fiberType')
  return (
    /^Cotton/.test(textValue(words, 'threadType')) || (fibre !== undefined && KIND_OF_FIBRE.get(fibre) === 'cotton')
  )
}
