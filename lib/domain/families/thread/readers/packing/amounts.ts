import { type Reading, type TextReader, understood } from '../../../reading/reading'
import { lineOf, matchAt } from '../../../reading/tokens'
import { isAboutThread } from '../constructions'
import { packageNamed } from './packages'

/** Numbers of packages that the terms of the sale need in other words. */

/** "Min 1 case": a case is a carton for the terms of the sale. */
export const leastCaseReader: TextReader = {
  name: 'packageType',
  examples: [],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, LEAST_CASES)
    return match && { used: match.used, understood: [], left: match.text.replace(/cases?$/i, 'carton') }
  },
}
const LEAST_CASES = /(?:min(?:imum)?|moq)(?: order)?(?: ?\.)? ?[:=-]? ?\d{1,4} ?cases?(?=\s|$)/iy

/** "40 gross imitation zari thread, spools of 500 m": how many spools there are, in front of the goods. */
export const grossReader: TextReader = {
  name: 'availableQuantity',
  examples: [],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, GROSS)
    const { text: line, starts } = lineOf(tokens)
    if (!match || !isAboutThread(tokens)) return null
    const after = line.slice(starts[at + match.used] ?? line.length)
    const isInFront = at === 0 && !WEIGHED.test(after) && OF_SPOOLS.test(after)
    if (!isInFront) return null
    if (/grs$/i.test(match.text) && !PER_GROSS.test(after)) return { used: match.used, understood: [], left: '' }
    const amount = understood('availableQuantity', match.text, Number(match.groups.number))
    return { used: match.used, understood: [amount, understood('uom', match.text, 'gross')] }
  },
}
const GROSS = /(?<number>\d{1,5}) ?(?:gross|grs)(?=\s)/iy
/** "20 grs" are grams as well, unless the price is of a gross. */
const PER_GROSS = /(?:\/ ?|\bper )(?:gross|grs)\b/
/** "40 gross weight". */
const WEIGHED = /^(?:wt|weight|kgs?|mass|net|tare|and|[:=/\d])/
const OF_SPOOLS = /\b(?:spools?|reels?|tubes?|bobb?ins?|cops?|balls?|skeins?)\b/

/** "40 colours x 5 cone", "40 colours, 5 cones each": so many of each colour. */
export const eachColourReader: TextReader = {
  name: 'coloursAvailable',
  examples: [],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, OF_EACH_COLOUR)
    const [colours, each] = [Number(match?.groups.colours), Number(match?.groups.each ?? match?.groups.number)]
    const { text: line, starts } = lineOf(tokens)
    if (
      !match ||
      colours < 2 ||
      each < 1 ||
      NUMBERED.test(line.slice(0, starts[at])) ||
      LEAST_BEFORE.test(line.slice(0, starts[at])) ||
      LEAST_BEHIND.test(line.slice(starts[at + match.used] ?? line.length)) ||
      OF_SET.test(line) ||
      !isAboutThread(tokens)
    )
      return null
    const type = packageNamed(match.groups.package ?? match.groups.of, tokens)
    const isPutUp = BOXED.test(line.slice(starts[at + match.used] ?? line.length))
    return isPutUp
      ? null
      : {
          used: match.used,
          understood: [
            understood('coloursAvailable', match.text, colours),
            ...(type === null ? [] : [understood('packageType', match.text, type)]),
          ],
          left: `; ${colours * each} ${match.groups.package ?? match.groups.of}`,
        }
  },
}
const OF_EACH_COLOUR =
  /(?<colours>\d{1,3}) ?(?:colou?rs?|shades?|clrs?|cols)(?: ?x ?(?<each>\d{1,4}) ?(?<package>cones?|tubes?|spools?|reels?|pcs|box(?:es)?)(?: each)?|(?: ?,)? ?(?<number>\d{1,4}) ?(?<of>cones?|tubes?|spools?|reels?|pcs|box(?:es)?) each)(?=\s|$)/iy
/** A set with its colours, or goods with a price, of which so many may be in one package. */
const OF_SET =
  /\b(?:kits?|sets?|assort\w*|asstd?|packs?|combos?|box of)\b|(?:[₹$€£] ?|\b(?:rs\.?|inr|usd|eur) ?)\d|\d ?(?:\/|per )(?:box|cone|pc|piece|kg)\b/
/** "MOQ 10 shades x 12 cones", "400 shades x 5 cones minimum": what a buyer has to take. */
const LEAST_BEFORE = /\b(?:moq|min(?:imum)?(?: order)?(?: (?:qty|quantity))?|at least) ?[.:=-]* ?$/
const LEAST_BEHIND = /^[,(]? ?(?:min(?:imum)?|moq|at least|or more)(?![a-z])/
const NUMBERED = /\b(?:no|shade|card|col|colou?r)\.? ?[:#]? ?$/
/** "10 colours x 5 reels per box": what a box holds. */
const BOXED =
  /^(?:(?:per|in|\/|a|=)(?: (?:a|one|each))? ?(?:box|carton|ctn|pack|set|kit|case)|(?:box|carton|ctn|pack|set|kit|case)(?![a-z]))/

/** "24 ctns: sewing thread", in front of what is in them: how many packages there are. */
export const cartonsInFrontReader: TextReader = {
  name: 'packageCount',
  examples: [],
  read(tokens, at): Reading | null {
    const match = at === 0 ? matchAt(tokens, at, CARTONS) : null
    return match && isAboutThread(tokens)
      ? {
          used: match.used,
          understood: [understood('packageCount', match.text, Number(match.groups.count))],
          left: `${match.text.replace(/ ?:$/, '')} ;`,
        }
      : null
  },
}
const CARTONS = /(?<count>\d{1,4}) ?(?:cartons|ctns|boxes|bags|bales|cases) ?:(?=\s)/iy
