export interface ChequePrice {
  days: number
  price: number
}

/**
 * The cheque prices of a quantity. The seller states them for the first slab; every other price carries the same yearly rate.
 * @param first the price that they were stated with
 * @param price the price of the quantity when paid immediately
 */
export function chequePricesAt(
  rows: readonly ChequePrice[],
  first: number | null,
  price: number | null,
): ChequePrice[] {
  if (!first || price === null || price === first) return [...rows]
  return rows.map((row) => ({ ...row, price: Math.round(((row.price * price) / first) * 100) / 100 }))
}
