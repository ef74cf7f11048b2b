import { roundTo } from '@/lib/domain/units/rounding'
import type { Party, Refusal } from '../states'

export const ORDER_STATUSES = [
  'CREATED',
  'CONFIRMED',
  'IN_PRODUCTION',
  'DISPATCHED',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Which party may move an order from one state to another (reference 6.10). */
const MOVES: readonly { by: Party; from: OrderStatus; to: OrderStatus }[] = [
  { by: 'seller', from: 'CREATED', to: 'CONFIRMED' },
  { by: 'seller', from: 'CONFIRMED', to: 'IN_PRODUCTION' },
  { by: 'seller', from: 'IN_PRODUCTION', to: 'DISPATCHED' },
  { by: 'buyer', from: 'DISPATCHED', to: 'DELIVERED' },
  { by: 'buyer', from: 'DELIVERED', to: 'COMPLETED' },
  { by: 'buyer', from: 'CREATED', to: 'CANCELLED' },
  { by: 'seller', from: 'CREATED', to: 'CANCELLED' },
  { by: 'seller', from: 'CONFIRMED', to: 'CANCELLED' },
  { by: 'seller', from: 'IN_PRODUCTION', to: 'CANCELLED' },
]

/** Null: the party may move the order. */
export function canMoveOrder(party: Party, from: OrderStatus, to: OrderStatus): Refusal | null {
  const moves = MOVES.filter((move) => move.from === from && move.to === to)
  if (moves.length === 0) {
    return { code: 'ORDER_STATE', message: `An order that is ${word(from)} cannot become ${word(to)}.` }
  }
  return moves.some(({ by }) => by === party)
    ? null
    : { code: 'FORBIDDEN', message: `Only the ${moves[0]?.by} may mark this order ${word(to)}.` }
}

/** The states to which this party may move the order now, for the buttons. */
export function orderMoves(party: Party, from: OrderStatus): OrderStatus[] {
  return MOVES.filter((move) => move.by === party && move.from === from).map(({ to }) => to)
}

/** The states in which an order waits for this party. Cancelling is never a turn. */
export function statesToMove(party: Party): OrderStatus[] {
  return MOVES.flatMap(({ by, from, to }) => (by === party && to !== 'CANCELLED' ? [from] : []))
}

function word(status: OrderStatus): string {
  return status.toLowerCase().replace('_', ' ')
}

/** The order number, gapless per year: ORD-2026-000123. */
export function orderNumber(year: number, number: number): string {
  return `ORD-${year}-${String(number).padStart(6, '0')}`
}

/** Exact to the second decimal in a double, and within numeric(18,4) of the database. */
export const ORDER_TOTAL_MAX = 1e13

/** Whether an order can hold this total; NaN is not possible. */
export function isPossibleTotal(total: number): boolean {
  return total <= ORDER_TOTAL_MAX
}

/**
 * Price times quantity, to two decimals, without binary rounding errors: both have at most four decimals and are
 * multiplied as whole numbers.
 * @param ratio how many of the price's unit make one unit of the quantity; 1 for the same unit
 */
export function orderTotal(unitPrice: number, quantity: number, ratio: number): number {
  const scaled = (value: number) => BigInt(Math.round(value * 10_000))
  const product = scaled(unitPrice) * scaled(quantity)
  if (ratio !== 1) return roundTo((Number(product) / 1e8) * ratio, 2)
  const cents = (product + 500_000n) / 1_000_000n
  return Number(cents) / 100
}

/** How an order is paid, in words; "" where the quotation left no choice. */
export function paymentWords(pdcDays: number | null, pdcSlabs: readonly { enabled: boolean }[]): string {
  if (pdcDays !== null) return `Post-dated cheque, ${pdcDays} days`
  return pdcSlabs.some(({ enabled }) => enabled) ? 'Cash' : ''
}
