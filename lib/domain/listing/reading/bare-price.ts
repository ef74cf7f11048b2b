import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { LineText } from './line-text'
import { isSoldBy, numberOf, price } from './sale/figures'
import {
  BARE,
  isChapter,
  MONTH_OF,
  NUMBER_OF,
  OF_A_WORD,
  OF_SOMETHING,
  PRICE_PER,
  PRICE_SIGNED_AFTER,
  SIGNED_PRICE,
  SIZE_MAX,
  SIZE_OF,
  YEAR,
} from './sale/patterns'

/**
 * A bare number is the price where it is the only one: of two without a word each may be.
 * @param isWordKnown whether the readers know the trade's words, so that a number before an unknown word is of that word
 * @returns its text; "" without one
 */
export function readBarePrice(line: LineText, definition: ModuleDefinition, isWordKnown = false): string {
  // Where the price on the package is no field, the other figures are not the price.
  if (line.has('basePrice') || /\bm\.?s?\.?r\.?p\b/i.test(line.rest)) return ''
  // "198.00 kgs 1200": rupees and paise of a kilogram, next to how many there are.
  if (/(?<![\d.,])\d{2,4}\.\d0\s*kgs?\s+\d/i.test(line.rest)) return ''
  // A digit alone names something: "aQura 2", "2 curtains".
  const bare = bareNumbers(line).filter((figure) => !/^[1-4]$/.test(figure))
  const isOfAWord = (figure: string) => {
    const behind = line.rest.slice(line.rest.lastIndexOf(figure) + figure.length)
    const isBeforePlace = numberOf(figure) >= PRICE_BEFORE_PLACE_MIN && PLACE_BEHIND.test(behind)
    return (isWordKnown || numberOf(figure) < PRICE_NEXT_TO_MIN) && !isBeforePlace && OF_A_WORD.test(behind)
  }
  const [figure, ...others] = bare.filter((one) => !isOfAWord(one))
  if (figure === undefined || others.length > 0 || bare.length > 2) return ''
  // "12 nos 1800 lot": what all of them cost, where nothing is sold by the lot.
  if (
    !isSoldBy(definition, 'lot') &&
    new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}\\s*(?:for\\s+)?lot(?!\\p{L})`, 'iu').test(line.rest)
  )
    return ''
  // "200 gm tube x 24": as many.
  if (new RegExp(`(?<![\\p{L}\\d])[x×]\\s?${figure.replace('.', '\\.')}(?!\\d|[.,]\\d)`, 'iu').test(line.rest))
    return ''
  if (definition.sale.mayBeOther?.(numberOf(figure), line.values)) return ''
  const other = bare.find((one) => one !== figure)
  if (other !== undefined && (numberOf(other) >= PRICE_NEXT_TO_MIN || !isPart(line, figure))) return ''
  line.take(new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?!\\d|[.,]\\d)`, 'u'), () => ({
    basePrice: numberOf(figure),
  }))
  return figure
}

/** "2500 Ahmedabad": one name in capitals at the end of a part of the line. */
const PLACE_BEHIND = /^ \p{Lu}\p{Ll}{2,}(?=\s*(?:[;,]|$))/u
const PRICE_BEFORE_PLACE_MIN = 100

/** "Saree 899, delivery 5 km": a number that ends a part of the line, next to one of a word. */
function isPart(line: LineText, figure: string): boolean {
  return (
    numberOf(figure) >= PRICE_NEXT_TO_MIN && new RegExp(`(?<![\\d.,])${figure}\\s*(?:,\\s|;|$)`, 'u').test(line.rest)
  )
}
/** Fewer may count something. */
const PRICE_NEXT_TO_MIN = 50

const isNear = (one: number, other: number): boolean => one !== other && one > other * 0.6 && one < other * 1.7
/** Words that set one price against another: "cash 282, cheque 290", "165, above 100 m 150". */
const TWO_TERMS =
  /\b(?:cash|nagad|credit|cheque|udh?aar|udhar|retail|wholesale|singles?|loose|above|below|upto|upar|neeche)\b/iu

/** "350 se start, fall 40 rs": of two jobs neither has the price. */
const STARTS_AT = /(?<![\d.,])(\d+(?:\.\d+)?)\s*(?:\/-|rs\.?)?\s*(?:se\s+(?:start|shuru)|onwards)/iu

/** Of two prices with a sign or a unit none is the price: "cash 45/-, credit 48/-", "Rs 38, 1000+ Rs 36". */
export function dropDoublePrice(line: LineText, definition: ModuleDefinition): void {
  const known = line.values.basePrice
  if (known === undefined) return
  const others = [SIGNED_PRICE, PRICE_SIGNED_AFTER, PRICE_PER].flatMap((pattern) =>
    [...line.rest.matchAll(new RegExp(pattern, 'giu'))].flatMap((match) => {
      const [figure = '', sign = '', unit = ''] =
        pattern === PRICE_PER
          ? [match[1], '', match[2]]
          : pattern === SIGNED_PRICE
            ? [match[2], match[1] ?? '@']
            : [match[1], match[2] ?? '/-', match[3]]
      const priced = price(definition, figure, '', unit)
      const isPrice = sign !== '' || isSoldBy(definition, priced.priceUom ?? '')
      return isPrice && !line.isDoubted(priced, match[0]) ? [priced.basePrice] : []
    }),
  )
  const isOneOfTwo =
    TWO_TERMS.test(line.rest) &&
    (line.rest.match(/(?<![\d.,])\d+(?:\.\d+)?(?![\d%])/g) ?? []).some((one) => isNear(Number(one), Number(known)))
  const starts = STARTS_AT.exec(line.rest)?.[1]
  const isOneOfStart = starts !== undefined && Number(starts) !== Number(known)
  if (isOneOfTwo || isOneOfStart || others.some((other) => other !== known)) dropPrice(line)
}

/** Drops the price, and the unit of sale if only the price gave it. */
export function dropPrice(line: LineText): void {
  if (!line.understood.some(({ name }) => name === 'uom')) delete line.values.uom
  line.giveUp(['basePrice', 'priceUom', 'currency'])
}

/** The bare numbers of a line, in order. */
export function bareNumbers(line: LineText): string[] {
  return [...line.rest.matchAll(BARE)]
    .filter(
      (match) =>
        !OF_SOMETHING.test(line.rest.slice(match.index + match[0].length)) &&
        !NUMBER_OF.test(line.rest.slice(0, match.index)) &&
        !isChapter(line.rest.slice(0, match.index), match[0]) &&
        !(YEAR.test(match[0]) && MONTH_OF.test(line.rest.slice(0, match.index))) &&
        !(Number(match[0]) <= SIZE_MAX && SIZE_OF.test(line.rest.slice(0, match.index))),
    )
    .map(([number]) => number)
}
