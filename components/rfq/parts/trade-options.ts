import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { incotermIssues } from '@/lib/domain/rfq/requests/create-request'
import { incoterms } from '@/lib/domain/vocabulary/trade-terms'

/**
 * The option lists of the request forms of a module.
 * @param currencies those with a configured rate, so that quotations can be compared
 * @param tradeMode of the request; "" while it is open: all delivery terms
 */
export function tradeOptions(moduleKey: ModuleKey, currencies: readonly string[], tradeMode = '') {
  return {
    units: matrixDefinition(moduleKey).sale.units.options.map(({ value }) => value),
    currencies,
    incoterms: incoterms.options
      .filter(({ value }) => incotermIssues(tradeMode, value).length === 0)
      .map(({ value, label }) => ({ value, label: label ?? value })),
  }
}
