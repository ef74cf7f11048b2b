import type { SaleTerms } from '@/lib/domain/modules/define-module'
import { fabricUnits } from './vocabulary/terms'

/** Woven cloth is compared by the metre, knits by the kilogram; the dearest usual cloths are silk and worsted. */
export const CLOTH_SALE: SaleTerms = {
  units: fabricUnits,
  priceMax: 1e7,
  bases: [
    { unit: 'm', label: 'metre', usualInr: [8, 800] },
    { unit: 'kg', label: 'kg', usualInr: [80, 3000] },
  ],
}
