import type { FieldValues } from '@/lib/domain/fields/field'

/** What every example of job work says of its terms. */
export const EXAMPLE_TERMS = {
  currency: 'INR',
  taxIncluded: false,
  negotiable: true,
  paymentTerms: ['Against proforma'],
  tradeMode: 'Domestic',
  originCountry: 'IN',
  shippingResponsibility: 'Ex-mill',
  sampleAvailable: true,
  samplePrice: 0,
  materialSupply: "Principal's material",
  rejectionPolicy: 'By agreed points',
  qualityStandard: '4-point system',
  pickupDelivery: 'Principal brings and collects',
  packagingBy: 'Job worker',
  wasteOwnership: 'Returned to principal',
  challanTerms: ["Principal's challan"],
  trialLot: true,
  shortageTolerance: 1,
} as const satisfies FieldValues

/** Units of work that is charged by the metre or by the kilogram. */
export const PER_METRE = { uom: 'm', priceUom: 'm', moqUom: 'm', capacityUom: 'm' } as const
export const PER_KG = { uom: 'kg', priceUom: 'kg', moqUom: 'kg', capacityUom: 'kg' } as const
