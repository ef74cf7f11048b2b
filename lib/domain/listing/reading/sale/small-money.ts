import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { roundTo } from '@/lib/domain/units/rounding'
import type { LineText } from '../line-text'
import { isSoldBy, price, unitNamed } from './figures'
import { PRICE_IN_CENTS, PRICE_IN_PAISE, PRICE_OF_PS } from './patterns'

/** Pieces in some trades, paise in others. */
const PS = /\dps(?!\p{L})|\sps(?!\p{L})/iu

/** Takes a price in paise or cents. "Ps" are pieces where these are sold. */
export function takeSmallMoney(line: LineText, definition: ModuleDefinition): void {
  const sellsPieces = isSoldBy(definition, 'piece')
  if (sellsPieces) line.take(PRICE_OF_PS, ([, figure]) => price(definition, figure, '', 'pcs'))
  line.take(PRICE_IN_PAISE, ([text, figure, per]) => {
    // "85 ps" of pieces may be a number of them, their price or its paise.
    if (sellsPieces && PS.test(text) && unitNamed(definition, per ?? '') === null) return null
    const { basePrice, ...rest } = price(definition, figure, 'Rs', per)
    // "0.55 paise" are rupees.
    return basePrice < 1 ? null : { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
  line.take(PRICE_IN_CENTS, ([, figure, per]) => {
    const { basePrice, ...rest } = price(definition, figure, 'usd', per)
    return { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
}
