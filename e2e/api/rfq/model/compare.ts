import { isDeepStrictEqual } from 'node:util'
import { isSeller, type OrderModel, type Person, type RequestModel } from './model'

export type JsonRecord = Record<string, unknown>

export function ordersFor(person: Person, { buyer, orders }: RequestModel): OrderModel[] {
  return isSeller(person)
    ? orders.filter(({ seller }) => seller === person)
    : person === 'admin' || person === buyer
      ? orders
      : []
}

export function orderLine({ orderId, quantity, unitPrice, status, version, checkout }: JsonRecord): string {
  return JSON.stringify({ orderId, quantity, unitPrice, status, version, checkout })
}

export function orderModelLine({ orderId, quantity, unitPrice, status, version }: OrderModel): string {
  const checkout = { state: 'PENDING', executionState: 'OFF' }
  return JSON.stringify({ orderId, quantity, unitPrice, status, version, checkout })
}

export function pick(record: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

export const byText = (lines: readonly string[]): string[] => [...lines].sort()

export function same(label: string, got: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(got, expected)) throw different(label, JSON.stringify(expected), JSON.stringify(got))
}

export function different(label: string, expected: string, got: string): Error {
  return new Error(`${label}\n  expected ${expected}\n  got      ${got}`)
}
