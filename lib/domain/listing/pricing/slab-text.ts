import { quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'

interface Ends {
  minQty: number
  maxQty: number | null
}

const STEP_MAX = 0.5

/**
 * The quantities of a slab as people say them: "500 – 999", "1,000 to under 5,000", "5,000 and more". What is measured
 * ends just below the next slab, as 4,999.99 m, or where it begins.
 * @param next the slab behind it, if there is one
 * @param unit written behind the figures, in the plural where people count it; without it they have none
 */
export function slabRangeText({ minQty, maxQty }: Ends, next?: Ends, unit = ''): string {
  const from = quantityText(minQty)
  const inUnit = unit && ` ${unitWord(unit, maxQty ?? minQty)}`
  if (maxQty === null) return `${from}${inUnit} and more`
  const isJustBelow = next !== undefined && next.minQty >= maxQty && next.minQty - maxQty < STEP_MAX
  const to = isJustBelow ? `to under ${quantityText(next.minQty)}` : `– ${quantityText(maxQty)}`
  return `${from} ${to}${inUnit}`
}
