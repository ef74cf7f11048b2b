import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { SaleTerms } from '@/lib/domain/modules/define-module'
import { BARE_WIDTHS } from './lengths'
import { fabricUnits } from './vocabulary/terms'

/** A bare figure of a cloth whose width the line does not say. */
const mayBeWidth: SaleTerms['mayBeOther'] = (figure, { clothWidth }) => BARE_WIDTHS.has(figure) && !isFilled(clothWidth)

/** "Art. 1200 twill 240": next to the number of the article a bare figure may be the weight, where no other measure is said. "68 net", "92 plus gst", "64 ready" and an 85 that ends the line are prices. */
function mayBeWeight(
  figure: number,
  { styleNumber, gsm, clothWidth, taxIncluded }: FieldValues,
  behind: string,
): boolean {
  if (taxIncluded !== undefined || /^\s*(?:\/-|nett?|plus|ready|\+)(?!\p{L})/iu.test(behind)) return false
  const least = /^[\s;,.]*$/.test(behind) ? WEIGHT_AT_END_MIN : WEIGHT_MIN
  return isFilled(styleNumber) && !isFilled(gsm) && !isFilled(clothWidth) && figure >= least && figure <= WEIGHT_MAX
}
const WEIGHT_MIN = 60
const WEIGHT_AT_END_MIN = 100
const WEIGHT_MAX = 500

/** Woven cloth is compared by the metre, knits by the kilogram; the dearest usual cloths are silk and worsted. */
export const CLOTH_SALE: SaleTerms = {
  units: fabricUnits,
  priceMax: 1e7,
  mayBeOther: (figure, values, behind) => mayBeWidth(figure, values, behind) || mayBeWeight(figure, values, behind),
  unitAdvice: 'Enter the length of a roll or taka, or the net weight of a bale. Or use one unit.',
  bases: [
    { unit: 'm', label: 'metre', usualInr: [4, 2500] },
    { unit: 'kg', label: 'kg', usualInr: [60, 6000] },
  ],
}
