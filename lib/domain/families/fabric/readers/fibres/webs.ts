import { type Notation, readerOf } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { lineOf, wordAt } from '../../../reading/tokens'
import { contextOf } from '../context'

/** What lines say of webs in short. */

/** "NP felt", "nonwoven NP 200 gsm", "NP 100% PET 300 g/m2": needle-punch by its letters. "NP taffeta" is of nylon and polyester, and "NP Rs 85" a net price. */
const needlePunch: Notation = {
  pattern: /n\.?p\.?/iy,
  read({ text, used }, tokens, at) {
    const { isKnit, isWoven, isMadeUp, isOther } = contextOf(tokens)
    const { text: line, starts } = lineOf(tokens)
    const behindIt = line.slice(starts[at + used] ?? line.length)
    const isElse = isKnit || isWoven || isMadeUp || isOther || OTHER_TECH.test(line)
    const isWeb = WEB.test(line) && NEXT_TO_NP.test(behindIt)
    if (
      isElse ||
      !(isWeb || PURE_BEHIND.test(behindIt)) ||
      /^(?:no|not|rs\.?|[₹@/&]|or|and)$/.test(wordAt(tokens, at - 1))
    )
      return null
    return [understood('nonwovenTech', text, 'Needle-punch'), understood('fabricStructure', text, 'Nonwoven')]
  },
}
const WEB = /\b(?:felts?|non ?-?wovens?|geo ?-?textiles?)\b/
const NEXT_TO_NP =
  /^(?:[,;|)]|felts?\b|non ?-?woven|geo ?-?text|fabrics?\b|gr[ae]y\b|white\b|pet\b|pp\b|poly|100 ?%|\d{2,4} ?(?:gsm|g\/m|gm)|$)/
/** A web of one fibre by its weight. "NP 100% polyester 60 gsm lining" is a cloth at a net price. */
const PURE_BEHIND =
  /^100 ?% ?(?:pet|pp|polyester|polypropylene)\b(?!.*\b(?:lining|micro|dyed|print|cloth|suit|dress|curtain|sof[at]|velvet)).*(?<!\d)\d{3,4} ?(?:gsm|g\/m2|g\/sqm)/
const OTHER_TECH = /\b(?:spun|melt|sm{1,2}s|therm\w* ?-?bond|chemical|stitch|air ?-?laid|yarns?|nylon)/

/** "Non woven pp 60 gsm roll white": a web comes in rolls. "Roll 100 m" is how long each is. */
const rollOfWeb: Notation = {
  pattern: /rolls?(?: form)?/iy,
  read({ text, used }, tokens, at) {
    const { isMadeUp, isOther } = contextOf(tokens)
    const isOfWeb = OF_WEB.test(lineOf(tokens).text) && BEFORE_ROLL.test(wordAt(tokens, at - 1))
    const isAlone = /^(?:[,;|)]|white|black|natural|gr[ae]y|colou?r|)$/.test(wordAt(tokens, at + used))
    return isOfWeb && isAlone && !isMadeUp && !isOther ? [understood('packageType', text, 'Roll')] : null
  },
}
const OF_WEB = /\b(?:non ?-?wovens?|spun ?-?bond(?:ed)?|needle ?-?punch(?:ed)?|spun ?-?lace)\b/
const BEFORE_ROLL =
  /^(?:\d*gsm|[,;|]|white|black|natural|gr[ae]y|fabrics?|non-?wovens?|woven|pp|polypropylene|spun-?bond|felt)$/

/** "Spunbond, calendered": hot rollers bond the web. A needled felt is only made smooth by them. */
export const isBondedByHeat = (line: string): boolean =>
  /\b(?:spun ?-?bond(?:ed)?|ppsb|s{1,2}m{1,3}s{1,2}|therm(?:al(?:ly)?|o) ?-?bond(?:ed)?)\b/.test(line) &&
  // "Calendered point bond": the rollers are engraved.
  !/\bneedle|\bfelt\b|\b(?:point|dot|diamond)\b/.test(line)

/** "Spunlace viscose 50 gsm, wipes": what the web is made into. Dry and industrial wipes clean other things than people. */
const wipesOfWeb: Notation = {
  pattern: /wipes/iy,
  read: ({ text }, tokens, at) =>
    /\bspun ?-?lace\b/.test(lineOf(tokens).text) &&
    !OF_THINGS.test(lineOf(tokens).text) &&
    /^(?:[,;|(]|for)$/.test(wordAt(tokens, at - 1))
      ? [understood('endUse', text, ['Hygiene'])]
      : null,
}
const OF_THINGS = /\b(?:machine\w*|industr\w*|clean\w*|lens\w*|optical|floors?|kitchen|household|cars?|auto\w*)\b/

export const webReaders: readonly TextReader[] = [
  readerOf('nonwovenTech', [], [needlePunch]),
  readerOf('packageType', [], [rollOfWeb]),
  readerOf('endUse', [], [wipesOfWeb]),
]
