import { suggestPdcPrice } from '@/lib/domain/listing/pricing/pdc'
import type { DemoEmail } from './accounts'

/** A listing as its seller would have sent it: a flat write body of the listing API. */
export interface SeedListing {
  seller: DemoEmail
  /** How long before the seeding it was written; no two alike, so that "newest first" is one order. */
  ageHours: number
  body: Readonly<Record<string, unknown>>
}

/** Quantity slabs typed the way people do: each [from, price] holds up to one below the next, the last is open. */
export function slabs(...steps: readonly (readonly [from: number, price: number])[]) {
  return steps.map(([minQty, price], position) => {
    const next = steps[position + 1]
    return { index: position + 1, minQty, maxQty: next ? next[0] - 1 : null, price }
  })
}

/** Cheque prices over a cash price at the usual yearly rate. */
export function pdc(cashPrice: number, ...days: readonly number[]) {
  return days.map((term) => ({ days: term, price: suggestPdcPrice(cashPrice, term), enabled: true }))
}

export function tpi(direction: 'S' | 'Z', amount: number) {
  return { direction, amount, unit: 'TPI' }
}

export function tpm(direction: 'S' | 'Z', amount: number) {
  return { direction, amount, unit: 'TPM' }
}

/** One fibre alone, or [fibre, percent] rows: the fibres, the blend and the main material in one go. */
export function blend(...rows: readonly (readonly [fibre: string, percent: number])[]) {
  return {
    fiberType: rows.map(([fibre]) => fibre),
    blendPercentages: rows.map(([fibre, percent]) => ({ fibre, percent })),
    material: rows[0]?.[0] ?? '',
  }
}

/**
 * The packing of a parcel in kg and cm, and the stock that follows from it.
 * @param cones cones, bobbins or hanks in one outer package, and the yarn on each
 * @param ready what of it lies ready; all of it unless said
 */
export function packed(outer: {
  type: string
  cones: number
  coneKg: number
  tareKg: number
  size: readonly [length: number, width: number, height: number]
  packages: number
  ready?: number
}) {
  const { type, cones, coneKg, tareKg, size, packages } = outer
  const netWeight = hundredths(cones * coneKg)
  const totalQuantity = hundredths(netWeight * packages)
  const [length, width, height] = size
  return {
    packageType: type,
    unitsPerPackage: cones,
    netWeight,
    grossWeight: hundredths(netWeight + tareKg),
    weightUnit: 'kg',
    length,
    width,
    height,
    dimensionUnit: 'cm',
    packageCount: packages,
    totalQuantity,
    availableQuantity: outer.ready ?? totalQuantity,
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
