import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue } from '../../listing'
import { chequePricesAt, isUsualChequePrice, type PdcSlab, suggestPdcPrice } from '../pdc'
import { quantitySlabs } from '../slab-values'

/** The prices of a listing that are meant to follow its base price. */
export type FollowingPrices = 'pdcSlabs' | 'quantitySlabs'

/** What is priced: the prices of slabs by position, those of cheques by their days. */
export interface FollowedPrices {
  quantitySlabs: readonly number[]
  pdcSlabs: ReadonlyMap<number, number>
}

/** Which prices no longer fit the base price: a larger quantity that is dearer, or a cheque below cash or far above it. */
export function strayPrices(values: FieldValues): FollowingPrices[] {
  const cash = cashPrice(values)
  const areChequesStray =
    cash !== null && cheques(values).some((slab) => slab.enabled && !isUsualChequePrice(slab, cash))
  return [
    ...(areSlabsRising(values) ? ['quantitySlabs' as const] : []),
    ...(areChequesStray ? ['pdcSlabs' as const] : []),
  ]
}

/**
 * The stray prices again, as they followed the base price before: slabs by their share of it, cheques by their yearly
 * rate. A cheque term without a usual rate before takes the default rate; slabs without a share before stay.
 * @param stored the listing before its base price changed; null without one
 */
export function followedPrices(stored: FieldValues | null, values: FieldValues): FollowedPrices {
  const stray = strayPrices(values)
  return {
    quantitySlabs: stray.includes('quantitySlabs') ? followedSlabs(stored, values) : [],
    pdcSlabs: stray.includes('pdcSlabs') ? followedCheques(stored, values) : new Map(),
  }
}

function followedSlabs(stored: FieldValues | null, values: FieldValues): number[] {
  const before = stored ? quantitySlabs(stored) : []
  const now = quantitySlabs(values)
  const [first] = now
  if (!stored || !first || before.length !== now.length || areSlabsRising(stored)) return []
  const base = before[0]?.price ?? 0
  return base > 0 ? before.map(({ price }) => Math.round(((price * first.price) / base) * 100) / 100) : []
}

function followedCheques(stored: FieldValues | null, values: FieldValues): Map<number, number> {
  const cash = cashPrice(values) ?? 0
  const cashBefore = stored && cashPrice(stored)
  const before = stored ? cheques(stored) : []
  const priceOf = (days: number) => {
    const row = before.find((slab) => slab.days === days)
    const isUsual = row !== undefined && cashBefore !== null && isUsualChequePrice(row, cashBefore)
    return (isUsual && chequePricesAt([row], cashBefore, cash)[0]?.price) || suggestPdcPrice(cash, days)
  }
  return new Map(cheques(values).map(({ days }) => [days, priceOf(days)]))
}

/** Equal prices for larger quantities are usual in the trade. */
function areSlabsRising(values: FieldValues): boolean {
  const slabs = quantitySlabs(values)
  return slabs.some((slab, position) => slab.price > (slabs[position - 1]?.price ?? slab.price))
}

function cashPrice(values: FieldValues): number | null {
  const price = numberValue(values, 'basePrice') ?? quantitySlabs(values)[0]?.price ?? null
  return price !== null && price > 0 ? price : null
}

function cheques(values: FieldValues): readonly PdcSlab[] {
  return Array.isArray(values.pdcSlabs) ? (values.pdcSlabs as PdcSlab[]) : []
}
