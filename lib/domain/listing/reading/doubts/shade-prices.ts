import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { NUMBER } from '../sale/patterns'
import { COLOUR, CURRENCY } from './context'

/** The colours that a price list names next to a price of their own. */
const SHADE = String.raw`(?<!\p{L})(?:(?:raw|natural|optic|dark|light)\s+)?(?:${COLOUR}|natural|bleached|un-?dyed|dyed|(?:(?:all|other|dark|light)\s+)?(?:colou?rs?|shades?))(?!\p{L})`
const AMOUNT = String.raw`(?:@\s*)?(?:${CURRENCY})?\s*(?<![\d.,])${NUMBER}(?:\s*\/[-=])?(?:\s*(?:\/|per\s)\s*\p{L}+)?`
const BETWEEN = String.raw`\s*(?:[,;/|&+]|\band\b)?\s*`
const listOf = (one: string): RegExp => new RegExp(String.raw`${one}(?:${BETWEEN}${one})+(?=\s*(?:$|[,;|)]))`, 'iu')
const LISTS = [
  // "White Rs 62, colours Rs 70".
  listOf(String.raw`${SHADE}\s*[:=-]?\s*${AMOUNT}`),
  // "Rs 138 (dyed) 126 (white)".
  listOf(String.raw`${AMOUNT}\s*\(?(?:for\s+)?${SHADE}\)?`),
]
const EACH_SHADE = new RegExp(SHADE, 'giu')
const EACH_FIGURE = new RegExp(NUMBER, 'gu')
/** "Colour white 1001, black 1000": numbers of shades. */
const OF_CARD = /(?<!\p{L})(?:colou?rs?|col|shades?|sh)\.?\s*(?:no\.?)?\s*[:=-]?\s*$/iu
const SIGNED = new RegExp(String.raw`(?:${CURRENCY})\s*\d`, 'iu')
/** One shade costs at most so many times another. */
const TIMES_MAX = 2

/**
 * The words of an offer that name a price for each of several shades; '' where it has none. None of them is the price or the colour of the
 * goods.
 */
export function shadePricesIn(definition: ModuleDefinition, line: string): string {
  if (!hasPrices(definition)) return ''
  for (const list of LISTS) {
    const { 0: text, index } = list.exec(line) ?? { 0: '', index: 0 }
    // "Reactive Blue 19, Red 24, Rs 520": next to a price with a sign they are numbers of dyes, or widths.
    if (!SIGNED.test(text) && SIGNED.test(line.replace(text, ' '))) continue
    const shades = new Set(text.toLowerCase().match(EACH_SHADE))
    const prices = (text.match(EACH_FIGURE) ?? []).map((figure) => Number(figure.replaceAll(',', '')))
    const [least, most] = [Math.min(...prices), Math.max(...prices)]
    if (shades.size > 1 && least < most && most <= least * TIMES_MAX && !OF_CARD.test(line.slice(0, index))) return text
  }
  return ''
}
