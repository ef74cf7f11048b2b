import { moneyWords } from '@/lib/domain/units/figure-text'

/** The legs of a delivery between the seller's gate and the buyer's, in order. */
export const EXPORT_LEGS = [
  'origin_carriage',
  'export_clearance',
  'main_carriage',
  'insurance',
  'import_clearance',
  'delivery',
] as const
export type DeliveryLeg = (typeof EXPORT_LEGS)[number] | 'freight'

export const LEG_LABELS: Readonly<Record<DeliveryLeg, string>> = {
  origin_carriage: 'carriage to the port',
  export_clearance: 'export clearance',
  main_carriage: 'sea or air freight',
  insurance: 'insurance',
  import_clearance: 'import duty and clearance',
  delivery: 'carriage from the port to you',
  freight: 'freight to your place',
}

/**
 * The legs that the seller's price includes, by Incoterms 2020. The named place of CPT, CIP, DAP, DPU and DDP is the
 * RFQ's delivery location, which is what was asked for.
 */
const COVERED: Readonly<Record<string, readonly DeliveryLeg[]>> = {
  EXW: [],
  FCA: ['origin_carriage', 'export_clearance'],
  FAS: ['origin_carriage', 'export_clearance'],
  FOB: ['origin_carriage', 'export_clearance'],
  CFR: ['origin_carriage', 'export_clearance', 'main_carriage'],
  CIF: ['origin_carriage', 'export_clearance', 'main_carriage', 'insurance'],
  CPT: ['origin_carriage', 'export_clearance', 'main_carriage', 'delivery'],
  CIP: ['origin_carriage', 'export_clearance', 'main_carriage', 'insurance', 'delivery'],
  DAP: ['origin_carriage', 'export_clearance', 'main_carriage', 'insurance', 'delivery'],
  DPU: ['origin_carriage', 'export_clearance', 'main_carriage', 'insurance', 'delivery'],
  DDP: EXPORT_LEGS,
}

/** In a domestic sale there is one leg between the mill and the buyer; these terms include it. */
const DELIVERED_AT_HOME: ReadonlySet<string> = new Set(['CPT', 'CIP', 'DAP', 'DPU', 'DDP'])

/** The legs that a quoted freight pays for: abroad, and at home. */
const FREIGHT_LEGS: readonly DeliveryLeg[] = ['main_carriage', 'freight']

/** Whether a quoted freight pays for this leg. */
export const isFreightLeg = (leg: string): boolean => FREIGHT_LEGS.some((one) => one === leg)

/**
 * The legs that the quotation does not pay for. A quoted freight pays for the main one. A quotation without a term pays
 * for no leg. Only a domestic sale ("Domestic") has the single leg.
 */
export function missingLegs(terms: { tradeMode: string; incoterm: string; hasFreight: boolean }): DeliveryLeg[] {
  const { tradeMode, incoterm, hasFreight } = terms
  if (tradeMode === 'Domestic') return DELIVERED_AT_HOME.has(incoterm) || hasFreight ? [] : ['freight']
  const covered = new Set<DeliveryLeg>([...(COVERED[incoterm] ?? []), ...(hasFreight ? FREIGHT_LEGS : [])])
  return EXPORT_LEGS.filter((leg) => !covered.has(leg))
}

/** How far two quantities may be apart by the way they are calculated. */
const SHARE_APART = 1e-9

/** A lump sum for freight is for the offered quantity only; for another it is unknown. */
export function isLumpSumFor(offered: number | null, quantity: number): boolean {
  return offered !== null && Math.abs(offered - quantity) <= quantity * SHARE_APART
}

/** What a freight is for: "for the lot", "per kg". */
export function freightBasis({ per }: { per: string }): string {
  return per === 'lot' ? 'for the lot' : `per ${per}`
}

interface StatedFreight {
  freight: { amount: number; currency: string; per: string } | null
  incoterm: string
}

/** A freight of 0 is included in the price, whatever the quantity. */
export function isFreightInPrice({ freight }: Pick<StatedFreight, 'freight'>): boolean {
  return freight?.amount === 0
}

/** What terms say of their freight, in words: "included in the price", "₹900.00 for the lot", "not included". */
export function freightWords({ freight, incoterm }: StatedFreight, tradeMode: string): string {
  if (isFreightInPrice({ freight })) return 'included in the price'
  if (freight) return `${moneyWords(freight.amount, freight.currency)} ${freightBasis(freight)}`
  const missing = missingLegs({ tradeMode, incoterm, hasFreight: false })
  return missing.some(isFreightLeg) ? 'not included' : `included by the delivery term ${incoterm}`
}
