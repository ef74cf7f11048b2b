import { notFound } from '@/lib/domain/errors'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { type UnitName, unitName } from '@/lib/domain/units/units'
import { isUuid, uuidOf } from '@/lib/domain/uuid'

/** A quantity that is not in the unit of one listing. */
export interface AskedQuantity {
  amount: number
  unit: UnitName
}

/** Where a new request begins. */
export type AskOrigin =
  | { kind: 'order'; orderId: string }
  | { kind: 'request'; rfqId: string }
  /** What the buyer needs, in their words; "" when nothing is known yet. Without a module, the words choose it. */
  | { kind: 'words'; need: string; moduleKey: ModuleKey | null }
  | { kind: 'similar'; moduleKey: ModuleKey; listingIds: readonly string[]; asked: AskedQuantity | null }
  | ({ moduleKey: ModuleKey; quantity: number | null } & (
      | { kind: 'listing'; listingId: string; asksSample: boolean }
      | { kind: 'sellers'; sellerIds: readonly string[] }
      | { kind: 'pool' }
    ))

/** As many listings as are compared on one page. */
const SIMILAR_MAX = 4

/** Where the address of the form says that a request begins. @throws NOT_FOUND for an unknown module and for ids that cannot be read */
export function askOrigin(search: URLSearchParams): AskOrigin {
  const orderId = search.get('orderId')
  if (orderId !== null) return { kind: 'order', orderId: uuidOf(orderId) }
  const rfqId = search.get('copyOf')
  if (rfqId !== null) return { kind: 'request', rfqId: uuidOf(rfqId) }
  const moduleKey = search.get('moduleKey')
  if (moduleKey !== null && !isModuleKey(moduleKey)) throw notFound()
  const need = (search.get('need') ?? '').trim().slice(0, TITLE_LENGTH_MAX)
  if (moduleKey === null || need !== '') return { kind: 'words', need, moduleKey }
  const quantity = quantityOf(search.get('quantity'))
  const listingId = search.get('listingId')
  if (listingId !== null) {
    const asksSample = search.get('sample') === 'true'
    return { kind: 'listing', moduleKey, quantity, listingId: uuidOf(listingId), asksSample }
  }
  const similar = search.getAll('like').slice(0, SIMILAR_MAX)
  if (similar.length > 0) {
    const listingIds = [...new Set(similar.map((id) => id.toLowerCase()))].filter(isUuid)
    return { kind: 'similar', moduleKey, listingIds, asked: askedQuantity(quantity, search.get('unit')) }
  }
  const sellerIds = search.getAll('sellerId').map(uuidOf)
  return sellerIds.length > 0
    ? { kind: 'sellers', moduleKey, quantity, sellerIds }
    : { kind: 'pool', moduleKey, quantity }
}

function quantityOf(text: string | null): number | null {
  const value = Number(text ?? Number.NaN)
  return Number.isFinite(value) && value > 0 ? value : null
}

/** Listings may be sold in different units, so that a figure without its unit says nothing. */
function askedQuantity(amount: number | null, typedUnit: string | null): AskedQuantity | null {
  const unit = unitName(typedUnit ?? '')
  return amount === null || unit === null ? null : { amount, unit }
}
