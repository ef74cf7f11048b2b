import { retailMargin } from '@/lib/domain/families/madeup/mrp'
import type { DerivedNumber } from '@/lib/domain/modules/define-module'

/** What a shopper saves of the MRP, in percent. */
export const discount: DerivedNumber = { ...retailMargin, name: 'discount', label: 'Discount on MRP' }

export const discountOf = discount.compute
