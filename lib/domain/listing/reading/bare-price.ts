import { numberOf } from './amount'
import type { LineText } from './line-text'
import { BARE, MONTH_OF, NUMBER_OF, OF_A_WORD, OF_SOMETHING, SIZE_MAX, SIZE_OF, YEAR } from './sale-patterns'

/**
 * A bare number is the price: the last one, since a list names the goods first.
 * @param isWordKnown whether the readers know the trade's words, so that a number before an unknown word is of that word
 * @returns its text; "" without one
 */
export function readBarePrice(line: LineText, isWordKnown = false): string {
  const last = bareNumbers(line).at(-1)
  // A digit alone names something: "aQura 2".
  if (last === undefined || line.has('basePrice') || line.hasTwoPrices || /^[1-4]$/.test(last)) return ''
  const behind = line.rest.slice(line.rest.lastIndexOf(last) + last.length)
  const isBeforePlace = numberOf(last) >= PRICE_BEFORE_PLACE_MIN && PLACE_BEHIND.test(behind)
  const isOfAWord = isWordKnown && OF_A_WORD.test(behind) && !isBeforePlace
  const figure = isOfAWord ? numberAtComma(line, last) : hasSecondPrice(line, last) ? '' : last
  if (figure === '') return ''
  line.note({ basePrice: numberOf(figure) }, figure)
  line.removeLast(figure)
  return figure
}

/** "1450 full set, single 1550": two figures that are both a price say which of them holds only in words. */
function hasSecondPrice(line: LineText, last: string): boolean {
  const price = numberOf(last)
  return bareNumbers(line).some((other) => {
    const value = numberOf(other)
    const isYear = YEAR.test(other) || /^19\d\d$/.test(other)
    return !isYear && value !== price && value >= PRICE_LIKE_MIN && value / price > 0.4
  })
}
const PRICE_LIKE_MIN = 20

/** "2500 Ahmedabad": one name in capitals at the end of a part of the line. */
const PLACE_BEHIND = /^ \p{Lu}\p{Ll}{2,}(?=\s*(?:[;,]|$))/u
const PRICE_BEFORE_PLACE_MIN = 100

/** "Saree 899, delivery 5 km": the one number that ends a part of the line, where the last one is of a word. */
function numberAtComma(line: LineText, last: string): string {
  const others = bareNumbers(line).slice(0, -1)
  const [only] = others
  const isPart = only !== undefined && new RegExp(`(?<![\\d.,])${only}\\s*(?:,\\s|;|$)`, 'u').test(line.rest)
  return others.length === 1 && isPart && only !== last && numberOf(only) >= PRICE_AT_COMMA_MIN ? only : ''
}
/** Fewer may count something. */
const PRICE_AT_COMMA_MIN = 50

/** The bare numbers of a line, in order. */
export function bareNumbers(line: LineText): string[] {
  return [...line.rest.matchAll(BARE)]
    .filter(
      (match) =>
        !OF_SOMETHING.test(line.rest.slice(match.index + match[0].length)) &&
        !NUMBER_OF.test(line.rest.slice(0, match.index)) &&
        !(YEAR.test(match[0]) && MONTH_OF.test(line.rest.slice(0, match.index))) &&
        !(Number(match[0]) <= SIZE_MAX && SIZE_OF.test(line.rest.slice(0, match.index))),
    )
    .map(([number]) => number)
}
