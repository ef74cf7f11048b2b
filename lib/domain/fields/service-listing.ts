import { holds } from '@/lib/domain/fields/condition'
import type { Condition, FieldValues } from '@/lib/domain/fields/field'
import { NEVER } from '@/lib/domain/fields/shared-rules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'

/** A service has no stock; goods have no capacity (reference 8.3). */
const STOCK_FIELDS: ReadonlySet<string> = new Set(['availableQuantity', 'totalQuantity', 'lot'])
const CAPACITY_FIELDS: ReadonlySet<string> = new Set([
  'capacityPerDay',
  'capacityUom',
  'capacityByProcess',
  'machines',
  'slotAvailableFrom',
  'materialSupply',
])
/** Work has no condition. */
const GOODS_ALONE: ReadonlySet<string> = new Set([...STOCK_FIELDS, 'condition'])

type Kind = Pick<ModuleDefinition, 'rendererFamily' | 'serviceWhen'>

/** Whether a listing with these words sells work and not goods. */
export function isServiceListing({ rendererFamily, serviceWhen }: Kind, words: FieldValues): boolean {
  return rendererFamily === 'SERVICE' || (serviceWhen !== undefined && holds(serviceWhen, words))
}

/** When a field of stock, condition or capacity applies, by what the listing sells; null for all other fields. */
export function kindCondition({ rendererFamily, serviceWhen }: Kind, name: string): Condition | null {
  const isOfGoods = GOODS_ALONE.has(name)
  if (!isOfGoods && !CAPACITY_FIELDS.has(name)) return null
  if (rendererFamily === 'SERVICE') return isOfGoods ? NEVER : null
  if (serviceWhen === undefined) return isOfGoods ? null : NEVER
  return isOfGoods ? { not: serviceWhen } : serviceWhen
}

/** Whether this name, which the module does not have, is of listings of the other kind: stock of a service, capacity of goods. */
export function isOfOtherKind({ rendererFamily }: Kind, name: string): boolean {
  return rendererFamily === 'SERVICE' ? STOCK_FIELDS.has(name) : CAPACITY_FIELDS.has(name)
}
