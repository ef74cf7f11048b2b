import type { Comparison } from '@/lib/domain/rfq/comparison/record'

/** How many of the buyer's requirements a quotation does not meet; what it leaves open does not count. */
export function missedRequirements({ rows }: Pick<Comparison, 'rows'>, quoteId: string): number {
  return rows
    .filter(({ group }) => group === 'requirements')
    .filter(({ cells }) => cells.some((cell) => cell.quoteId === quoteId && cell.verdict === 'deviates')).length
}
