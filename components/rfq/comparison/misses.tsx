import type { Comparison } from '@/lib/domain/rfq/comparison/record'
import { missedRequirements } from './missed-requirements'

/** A place in a ranking says in the same line what the offer does not meet, and how much of the quantity it covers. */
export function Misses({ comparison, quoteId }: { comparison: Comparison; quoteId: string }) {
  const count = missedRequirements(comparison, quoteId)
  const part = comparison.ranking
    .find(({ metric }) => metric === 'unitPrice')
    ?.excluded.find((entry) => entry.quoteId === quoteId && entry.code === 'PARTIAL_QUANTITY')
  const words = [
    part ? part.reason.replace(/^Offers/, 'offers').replace(/\.$/, '') : '',
    count === 0 ? '' : `misses ${count === 1 ? '1 requirement' : `${count} requirements`}`,
  ].filter((one) => one !== '')
  return words.length > 0 ? <span className="text-turmeric"> {words.join(', ')}</span> : null
}
