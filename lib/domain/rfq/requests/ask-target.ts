import type { OrderTerms } from '@/lib/domain/listing/pricing/order-terms'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** The sellers that a request which is being written goes to. */
export type Addressees =
  | {
      kind: 'listing'
      listingId: string
      title: string
      sellerId: string
      companyName: string
      /** What its seller takes an order of. */
      orderTerms: OrderTerms
    }
  | { kind: 'sellers'; sellers: readonly { sellerId: string; companyName: string; listingId?: string }[] }
  | { kind: 'pool' }

/** Whom a request that is being written goes to, and what it begins with. */
export type AskTarget = {
  moduleKey: ModuleKey
  moduleName: string
  /** The ended request that is sent again; "" for a new one. */
  copyOf: string
  /** The order that is repeated; "" without one. */
  orderId: string
  /** The buyer's words that chose the module. */
  need?: string
  /** A sample is asked for first. */
  asksSample?: true
} & Addressees

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
