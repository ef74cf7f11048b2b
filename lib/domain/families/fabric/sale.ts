import type { SaleTerms } from '@/lib/domain/modules/define-module'
import { fabricUnits } from './vocabulary/terms'

/** Woven cloth is compared by the metre, knits by the kilogram; the dearest usual cloths are silk and worsted. */
export const CLOTH_SALE: SaleTerms = {
  units: fabricUnits,
  priceMax: 1e7,
  bases: [
    { unit: 'm', label: 'metre', usualInr: [4, 2500] },
    { unit: 'kg', label: 'kg', usualInr: [60, 6000] },
  ],
}
