import type { QuotationTerms } from './terms'

/**
 * The smallest order of a quotation; null where its seller states none.
 * @param whole all that can still be ordered of it: what is left can always be ordered
 */
export function smallestOrder({ moq }: { moq?: QuotationTerms['moq'] }, whole: number): number | null {
  return moq === undefined ? null : Math.min(moq, whole)
}
