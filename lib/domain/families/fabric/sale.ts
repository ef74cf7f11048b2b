import { isFilled } from '@/lib/domain/fields/condition'
import type { SaleTerms } from '@/lib/domain/modules/define-module'
import { fabricUnits } from './vocabulary/terms'

/** Widths in inches that lists name without a unit. */
const WIDTHS: ReadonlySet<number> = new Set([
  36, 44, 45, 47, 48, 50, 52, 54, 56, 57, 58, 60, 61, 63, 65, 67, 72, 78, 98, 108, 118, 120,
])

/** A bare figure of a cloth whose width the line does not say. */
const mayBeWidth: SaleTerms['mayBeOther'] = (figure, { clothWidth }) => WIDTHS.has(figure) && !isFilled(clothWidth)

/** Woven cloth is compared by the metre, knits by the kilogram; the dearest usual cloths are silk and worsted. */
export const CLOTH_SALE: SaleTerms = {
  units: fabricUnits,
  priceMax: 1e7,
  mayBeOther: mayBeWidth,
  bases: [
    { unit: 'm', label: 'metre', usualInr: [4, 2500] },
    { unit: 'kg', label: 'kg', usualInr: [60, 6000] },
  ],
}
