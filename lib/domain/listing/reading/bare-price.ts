import { isFiller } from '@/lib/domain/families/reading/read-all'
import { isTown } from '@/lib/domain/families/towns'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { LineText } from './line-text'
import { isSoldBy, numberOf, price } from './sale/figures'
import { isShown } from './sale/offered'
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
    const behind = line.rest.slice(placeOf(line.rest, figure) + figure.length)
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
  if (isWordKnown && isShown(definition, 'construction') && isOfAName(line, figure)) return ''
  const behind = line.rest.slice(placeOf(line.rest, figure) + figure.length)
  if (definition.sale.mayBeOther?.(numberOf(figure), line.values, behind)) return ''
  const other = bare.find((one) => one !== figure)
  if (other !== undefined && (numberOf(other) >= PRICE_NEXT_TO_MIN || !isPart(line, figure))) return ''
  line.take(new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?!\\d|[.,]\\d)`, 'u'), () => ({
    basePrice: numberOf(figure),
  }))
  return figure
}

/** Where the last such figure begins: the 20 of "20 folded pieces, 12060 kgs" is no part of 12060. */
const placeOf = (rest: string, figure: string): number =>
  [...rest.matchAll(new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?!\\d|[.,]\\d)`, 'gu'))].at(-1)?.index ?? 0

/** Words in front of a price: "offer 62", "ex mill 47", "for 250". */
const BEFORE_PRICE =
  /^(?:rates?|prices?|bhav|costs?|costing|rs|inr|only|nett?|final|last|best|offer(?:ed|ing)?|ask(?:ing)?|demand|quoted?|sell(?:ing)?|sale|sold|at|a|for|and|aur|is|hai|ka|ki|now|today|new|fresh|ready|cash|nagad|target|budget|wholesale|bulk|loose|ex|mills?|works|factory|godown|delivered|basis|around|about|approx|stock|lot|available|plain)$/iu
/** Fillers behind which a number is one of a kind, or of each: "type 605", "quality 86". */
const NAMES_A_KIND = /^(?:type|quality|no|each|per|by|from)$/iu
/** "Beams 12 ready", "pcs 500 ready", "week 20 delivery": how many, and when. */
const COUNTS_OTHERS = /^(?:pcs|pieces|beams?|part(?:y|ies)|machines?|weeks?|shuttles?)$/iu
/** "Kurti 3 pcs 450 ready", "party 1200 ready gown": what a set costs, and a dress. */
const IS_ONE_OF_THESE = /(?:(?<![\p{L}\d.,])\d{1,2}\s?(?:pcs|pieces)|(?<!\p{L})part(?:y|ies))\s*$/iu
const isOfParty = (word: string): boolean => /^part/i.test(word)
const PARTY_MAX = 20
const READY_BEHIND = /^\s*(?:ready|stock|today|spot|delivery|now)(?!\p{L})/iu
/** "Rate net 45", "nett 60 plus gst": a price. */
const RATE_IN_FRONT = /(?<!\p{L})(?:rate|price|bhav)\s+nett?\s*[:=-]?\s*$/iu

/** "Chap 145", "Kohinoor 18 ready": the end of a line, where lists have their price. */
const ENDS_THE_LINE =
  /^\s*(?:\/-)?[\s,;.]*(?:$|(?:only|nett?|plus|ex|cash|gst|nego(?:tiable)?|final|fixed|ready|stock|today|spot|delivery|now)(?!\p{L})|\+)/iu

/**
 * "Kashish 605 satin", "type 605": behind a word that no reader knows a whole number may be part of a name, in trades whose lines are full
 * of figures. Behind "net", 30, 45, 60 and 90 may be days.
 */
function isOfAName(line: LineText, figure: string): boolean {
  const { rest } = line
  const at = placeOf(rest, figure)
  const [, word] = /(?<![\p{L}\d])(\p{L}[\p{L}'-]*)\.?\s*[:#=-]?\s*$/u.exec(rest.slice(0, at)) ?? []
  if (word === undefined || figure.includes('.')) return false
  const behind = rest.slice(at + figure.length)
  if (/^nett?$/i.test(word))
    return (
      /^(?:30|45|60|90)$/.test(figure) && !RATE_IN_FRONT.test(rest.slice(0, at)) && line.values.taxIncluded !== false
    )
  if ((COUNTS_OTHERS.test(word) || MONTH_OF.test(word)) && READY_BEHIND.test(behind))
    return (
      !IS_ONE_OF_THESE.test(rest.slice(Math.max(0, at - 64), at)) || (isOfParty(word) && numberOf(figure) < PARTY_MAX)
    )
  if (NAMES_A_KIND.test(word)) return !/^each$/i.test(word) || !ENDS_THE_LINE.test(behind)
  const isOfPrice = BEFORE_PRICE.test(word) || isFiller(word) || isTown(word)
  return !isOfPrice && !ENDS_THE_LINE.test(behind)
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
export function bareNumbers(line: Pick<LineText, 'rest' | 'typed'>): string[] {
  return [...line.rest.matchAll(BARE)]
    .filter((match) => {
      const [number] = match
      // No word in front of a number is longer, and a long text would be searched for each number.
      const before = line.rest.slice(Math.max(0, match.index - 64), match.index)
      return (
        !OF_SOMETHING.test(line.rest.slice(match.index + number.length)) &&
        !NUMBER_OF.test(before) &&
        !isLastOfList(line.typed, number) &&
        !isChapter(before, number) &&
        !(YEAR.test(number) && MONTH_OF.test(before)) &&
        !(Number(number) <= SIZE_MAX && SIZE_OF.test(before))
      )
    })
    .map(([number]) => number)
}

/** "For overlock (504, 516)": one of several in brackets, of which the others may be read. */
const isLastOfList = (typed: string, number: string): boolean =>
  new RegExp(String.raw`\(\s*\d+\s*[,/&;]\s*${number.replace('.', String.raw`\.`)}\s*\)`).test(typed)
