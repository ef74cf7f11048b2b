import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { incoterms } from '@/lib/domain/vocabulary/trade-terms'

/**
 * The option lists of the request forms of a module.
 * @param currencies those with a configured rate, so that quotations can be compared
 */
export function tradeOptions(moduleKey: ModuleKey, currencies: readonly string[]) {
  return {
    units: matrixDefinition(moduleKey).sale.units.options.map(({ value }) => value),
    currencies,
    incoterms: incoterms.options.map(({ value, label }) => ({ value, label: label ?? value })),
  }
}
