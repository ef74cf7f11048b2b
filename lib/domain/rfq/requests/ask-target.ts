import type { ModuleKey } from '@/lib/domain/modules/keys'

/** Whom a request that is being written goes to. */
export type AskTarget = {
  moduleKey: ModuleKey
  moduleName: string
  /** The ended request that is asked anew; "" for a new one. */
  copyOf: string
  /** The order of which more is asked for; "" without one. */
  orderId: string
} & (
  | { kind: 'listing'; listingId: string; title: string; sellerId: string; companyName: string }
  | { kind: 'sellers'; sellers: readonly { sellerId: string; companyName: string }[] }
  | { kind: 'pool' }
)

/** The sellers it names. */
export function namedSellers(target: AskTarget): string[] {
  switch (target.kind) {
    case 'listing':
      return [target.sellerId]
    case 'sellers':
      return target.sellers.map(({ sellerId }) => sellerId)
    case 'pool':
      return []
  }
}
