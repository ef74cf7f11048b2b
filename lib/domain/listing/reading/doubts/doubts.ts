import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { LineText } from '../line-text'
import { isTotalIn, isUsualIn, unitIn } from '../sale/figures'
import { around, type Trade, type Values } from './context'
import { isDoubtedDays } from './days'
import { isDoubtedPrice } from './price'
import { isDoubtedMinimum, isDoubtedStock } from './quantity'

/**
 * Figures that could mean two things. A value that is wrong is worse than one that is missing, so such a figure stays
 * unread: a quantity without a word that says whose it is, a price of a range, a discount, what one package costs.
 */

/** "-5": no price and no quantity is below zero. "Rate:-85" and "MOQ-50" only join. */
const MINUS = /(?:^|[\s(])-$/
/**
 * Whether what was read of a line may be another thing.
 * @param whole the line as typed
 */
function isDoubted(values: Values, text: string, whole: string, trade: Trade): boolean {
  for (const name of ['basePrice', 'availableQuantity', 'moq', 'dispatchLeadTime'] as const) {
    const value = values[name]
    if (value === undefined) continue
    const place = around(whole, text, value)
    if (place === null) continue
    if (MINUS.test(place.before)) return true
    if (name === 'basePrice' && isDoubtedPrice(place, values, trade)) return true
    if (name === 'availableQuantity' && isDoubtedStock(place, values, trade)) return true
    if (name === 'moq' && isDoubtedMinimum(place, values, trade)) return true
    if (name === 'dispatchLeadTime' && isDoubtedDays(place, value, trade.isWork)) return true
  }
  return false
}

/** A line, or what is left of it, in which nothing is read that could mean two things. */
export function lineOf(left: string, whole: string, trade: Trade): LineText {
  const plain = whole.normalize('NFKC')
  return new LineText(left, (values, text) => isDoubted(values, text, plain, trade), whole)
}

/** What decides in the trade of a module. @param usualUnit the unit in which the goods are sold */
export function tradeOf(definition: ModuleDefinition, usualUnit: Trade['usualUnit'], isRequest: boolean): Trade {
  const isWork = definition.rendererFamily === 'SERVICE'
  return {
    usualUnit,
    unitOf: unitIn(definition),
    isUsual: isUsualIn(definition),
    isTotal: isTotalIn(definition),
    isRequest,
    isWork,
  }
}
