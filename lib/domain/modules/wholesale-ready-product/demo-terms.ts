import type { FieldValues } from '@/lib/domain/fields/field'
import type { DemoListing } from '@/lib/domain/modules/module-examples'
import { INDIAN_TERMS } from '@/lib/domain/modules/module-examples'

/** What most of the demo listings say of their sale. */
const TERMS = {
  ...INDIAN_TERMS,
  condition: 'Fresh',
  paymentTerms: ['Against proforma', 'PDC'],
  weightUnit: 'kg',
  uom: 'piece',
  priceUom: 'piece',
  moqUom: 'piece',
  returnPolicy: 'Defect only',
  packageType: '5-ply carton',
} as const satisfies FieldValues

export const blend = (shares: Readonly<Record<string, number>>) => ({
  fiberType: Object.keys(shares),
  blendPercentages: Object.entries(shares).map(([fibre, percent]) => ({ fibre, percent })),
})
export const ratio = (pieces: Readonly<Record<string, number>>) => ({
  sizes: Object.keys(pieces),
  sizeRatio: Object.entries(pieces).map(([size, number]) => ({ size, pieces: number })),
})

export const goods = (seller: string, ageHours: number, body: FieldValues): DemoListing => ({
  seller: `${seller}@demo.test`,
  ageHours,
  body: { ...TERMS, ...body },
})
