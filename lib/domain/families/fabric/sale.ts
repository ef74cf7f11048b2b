import { isFilled } from '@/lib/domain/fields/condition'
import type { SaleTerms } from '@/lib/domain/modules/define-module'
import { BARE_WIDTHS } from './lengths'
import { fabricUnits } from './vocabulary/terms'

/** A bare figure of a cloth whose width the line does not say. */
const mayBeWidth: SaleTerms['mayBeOther'] = (figure, { clothWidth }) => BARE_WIDTHS.has(figure) && !isFilled(clothWidth)

/** "Art. 1200 twill 240": next to the number of the article a bare figure may be the weight, where no other measure is said. */
const mayBeWeight: SaleTerms['mayBeOther'] = (figure, { styleNumber, gsm, clothWidth }) =>
  isFilled(styleNumber) && !isFilled(gsm) && !isFilled(clothWidth) && figure >= 60 && figure <= 500

/** Woven cloth is compared by the metre, knits by the kilogram; the dearest usual cloths are silk and worsted. */
export const CLOTH_SALE: SaleTerms = {
  units: fabricUnits,
  priceMax: 1e7,
  mayBeOther: (figure, values) => mayBeWidth(figure, values) || mayBeWeight(figure, values),
  unitAdvice: 'Enter the length of a roll or taka, or the net weight of a bale. Or use one unit.',
  bases: [
    { unit: 'm', label: 'metre', usualInr: [4, 2500] },
    { unit: 'kg', label: 'kg', usualInr: [60, 6000] },
  ],
}
