import { numberValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'

/** The tex of the thread as stated, otherwise that of its construction; null without either. */
export function threadTex({ words, counts }: Pick<Facts, 'words' | 'counts'>): number | null {
  const reading = counts.get('construction')
  return numberValue(words, 'texNumber') ?? (reading?.ok ? roundTo(reading.count.resultantTex, 2) : null)
}
