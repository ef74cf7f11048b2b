import { spoken } from '@/lib/domain/spoken'
import type { Comparison } from '../record'

/** Whether the figures of a comparison include tax, in a sentence. */
export function taxNote({ basis, totals }: Pick<Comparison, 'basis' | 'totals'>): string {
  if (basis.taxIncluded) return 'Including tax, as all prices do.'
  const [taken] = totals.flatMap(({ taxTaken }) => taxTaken ?? [])
  return taken === undefined
    ? 'Excluding tax.'
    : `Excluding tax: ${spoken(taken)} % GST is taken out of prices that include it.`
}
