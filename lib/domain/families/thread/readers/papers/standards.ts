import { type Notation, readerOf } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { wordAt } from '../../../reading/tokens'

/** The standards that a thread meets, by their number. */

const YEAR = String.raw`(?: ?[:-] ?(?:19|20)\d{2})?`

/** "EN ISO 11612", "ISO 20471:2013", "BS EN ISO 14116", "NFPA 2112", "IS 9543", "IATF 16949", "REACH compliant", "AZO free". To reach someone is another word. */
const standard: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:(?:bs|din|uni|nf) )?(?:en (?:iso )?|iso )(?<clothing>11611|11612|14116|20471)|nfpa ?(?<nfpa>2112|1971)|iatf ?-?(?<cars>16949)|is ?:? ?(?<indian>1720|9543)|iso (?<iso>2062))${YEAR}(?![\d.,/-])(?: (?:certified|compliant|approved|suitable))?|(?<reach>(?:eu )?reach(?: ?- ?| )(?:complian(?:t|ce)|conform(?:ity|ing)?|certified|regulations?)|azo[ -]?free)(?: dye(?:s|d|stuffs?)?)?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    // "The price is 1720".
    if (groups.indian && OF_SENTENCE.test(wordAt(tokens, at - 1))) return null
    if (NOT_MET.test(wordAt(tokens, at - 1)) || MAY_BE_MET.test(wordAt(tokens, at + used))) return null
    const { clothing, nfpa, cars, indian, iso } = groups
    const name = clothing
      ? `EN ISO ${clothing}`
      : nfpa
        ? `NFPA ${nfpa}`
        : cars
          ? `IATF ${cars}`
          : indian
            ? `IS ${indian}`
            : iso
              ? `ISO ${iso}`
              : 'REACH'
    return [understood('industryStandard', text, [name])]
  },
}
const OF_SENTENCE =
  /^(?:prices?|rates?|costs?|total|it|this|that|which|amount|qty|quantity|weight|stock|length|no|number)$/
const NOT_MET = /^(?:no|not|non|without|or|than|beyond)$/
const MAY_BE_MET = /^(?:on|pending|possible|optional|if|extra|applied|required|or|not)$/

/** The standards of a thread. */
export const standardReader: TextReader = readerOf(
  'industryStandard',
  ['EN ISO 11612', 'IS 9543', 'REACH compliant'],
  [standard],
)
