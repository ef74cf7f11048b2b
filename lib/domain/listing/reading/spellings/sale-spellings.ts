import { numberOf } from '../sale/figures'
import { SIGN } from '../sale/patterns'

/** What lists and papers write of a sale in other words or another order, in those that the readers know. */

const METRE = '(?:m|mts|mtrs?|met(?:er|re)s?)'
const LENGTH = `(?:${METRE}|yds?|yards?)`
const ENDS = String.raw`(?=\s*(?:$|[,;|)]))`
const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`

type Spelling = readonly [pattern: RegExp, usual: string, isMeant?: boolean]

/** Of what goods a line is. */
interface Goods {
  /** They are sold by the metre. */
  isByMetre: boolean
  /** They are wound on packages of some length. */
  isWound: boolean
  /** They may be fresh, or a lot. */
  hasCondition: boolean
}

/** "$6.95 ea, 48/ctn", "6.95 USD each (48 per carton)", "Rs 48 per cone, 240/ctn": the price of one, and how many a package holds. */
const EACH_IN_PACKAGE = new RegExp(
  String.raw`(?:(${SIGN})\s*(${FIGURE})|(?<![\p{L}\d.,/-])(${FIGURE})\s*(${SIGN}))(?:\s*\/-)?\s*(?:nett?\s+)?(?:(?:\/\s*|per\s+)?(?:ea|each)|(?:\/\s*|per\s+)(cone|tube|spool|cop|reel|pc|piece))(?!\p{L})\.?\s*[,;(|-]?\s*(?<![\d.,])(\d{1,4})\s*(?:\/|per(?!\p{L}))\s*(ctn|carton|box|case|pack)(?!\p{L})\.?(?:\s*\))?`,
  'giu',
)
/** "Rs 62/ea". */
const PER_EACH = new RegExp(
  String.raw`((?:(?:${SIGN})\s*${FIGURE}|${FIGURE}\s*(?:${SIGN}))(?:\s*\/-)?)\s*(?:\/\s*|per\s+)(?:ea|each)(?!\p{L})\.?`,
  'giu',
)

/** "20,400 linear yards", "5000 lin. mtrs": what cloth is measured by. */
const RUNNING = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,/-])\d[\d,]*(?:\.\d+)?\s?)(?:linear|lineal|running|lin\.?|run\.)\s+(?=${LENGTH}(?!\p{L}))`,
  'giu',
)

/** "Rolls approx. 1,200 yd": how long one is. "20 rolls approx 1,200 yd" may be that of all. */
const ABOUT_SO_LONG = new RegExp(
  String.raw`(?<!\p{L}|\d\s?)(rolls|bales|pieces|pcs|takas|thaa?ns)\s*[:,]?\s+(?:approx(?:imately)?|about|abt|appx|circa|ca|avg|average|each)\b\.?\s*(?:of\s+)?(?=(?:1?\d{1,3}|[12],\d{3})\s*${LENGTH}(?!\p{L}|\s*(?:wide|width|ready|stock|available|in\s+(?:stock|all)|total)))`,
  'giu',
)

/** "$0.94/yd FOB mill Greenville": in America the price at the mill. "FOB factory Shaoxing" and "FOB mills, Chennai port" are of exporters. */
const FOB_MILL =
  /(?<![\p{L}\d])f\.?o\.?b\.?\s+(?:(?:our|the|seller'?s|shipper'?s)\s+)?(?:mills?|plant)(?!\p{L}|\s+(?:price|rate|direct|basis|cost))/giu
const IN_AMERICA =
  /(?:\/\s?|(?<!\p{L})per\s+)(?:lin(?:ear|\.)?\s+)?(?:yd|yard|lb|pound)(?!\p{L})|(?<!\p{L})(?:usa|u\.s\.a\.?)(?!\p{L})/iu

/** "Rolls of 50 mtrs, 120 rolls": how many there are, behind what one holds. */
const COUNT_BEHIND = new RegExp(
  String.raw`(?<!\p{L}|\d\s?)(?:(?:packed\s+)?in\s+)?(rolls|bales|cartons|ctns|bags|boxes)\s+of\s+(${FIGURE}\s*(?:kgs?|${LENGTH}))\.?(?:\s+each)?\s*,\s*(?:total\s+)?(\d[\d,]*)\s*\1${ENDS}`,
  'giu',
)

/** "Roll No. 1-40", "Bale Nos. 1/48", "Rolls 1 to 40": numbered from one, so many. "Bale no. 1/25" is the first of them. */
const NUMBERS_OF_PACKAGES =
  /(?<!\p{L})(?:(?:(ctn|carton|case|bale|roll|pallet)s?\s*nos?\b\.?\s*[:#]?\s*0*1\s*(?:-|to|upto|(?<=nos\b[^\d]*0*1\s*)\/))|(?:(roll)s\s*[:#]?\s*0*1\s*(?:-|to|upto)))\s*(\d{1,4})(?![\d.\p{L}/-]|\s*(?:kgs?|m|mtrs?|yds?|pcs|pieces|ply|inch|days?|weeks?|["%])(?!\p{L}))/giu

/** "48 bales, 600 m per bale". */
const BALES_OF = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,/-])\d[\d,]*\s*bales)\s*[,:]?\s*(${FIGURE}\s*${LENGTH})\s*(?:\/|per\s)\s*bale(?!\p{L})`,
  'giu',
)
/** "600 m per bale". In "Rs 42 600 m / bale" the price is no number of bales. */
const PER_BALE = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|\d\s|(?<!\p{L})(?:min(?:imum)?|moq|order)\.?\s?[:=-]?\s?)(${FIGURE}\s*${LENGTH})\s*(?:\/\s*|per\s+)bale(?!\p{L}|\s*(?:min|moq)(?!\p{L}))`,
  'giu',
)

/** "150,000 m in 1x40'HQ": a shipment, and how it is loaded. "Loads 48,000 m in 1x40'HQ" and "price for 24,000 m in 1x20'" are of any. */
const IN_CONTAINER = new RegExp(
  String.raw`(?<=(?<!(?:\b(?:loads?|loading|loadable|capacity|about|max|min(?:imum)?|moq|fits?|for|order|qty\s+per|takes|holds)\b[^,;|]*)|[\p{L}\d.,/-])\d[\d,]*(?:\.\d+)?\s*(?:kgs?|mt|tons?|tonnes?|${LENGTH}))\.?\s+in\s+(?=\d{1,2}\s*[x×]\s*[24]0\s*(?:['′’]|ft|fcl|gp|h[cq]))`,
  'giu',
)

/** "12 pcs = 660 m": pieces of cloth, and how much is in all of them. */
const PIECES_ARE =
  /(?<![\p{L}\d.,/×-])(\d[\d,]*)\s*(?:pcs|pieces)\s*=\s*(\d[\d,]*(?:\.\d+)?)\s*(m|mtrs?|met(?:er|re)s?|yds?|yards?)(?!\p{L}|\s*(?:\/|per\b|each\b|x\b))/giu
const PIECE_MIN = 10
const PIECE_MAX = 300

/** What may follow a price. */
const ENDS_OR_TERM = String.raw`(?=\s*(?:$|[,;|)+]|(?:fob|cif|cfr|cnf|c&f|cpt|cip|dap|ddp|fca|exw|ex|net|only|plus|nett|delivered|basic)(?!\p{L})))`
/** "6,820.50 mtr @ Rs 24.10", "6,000 yds @ USD 1.42 FOB Mundra": the price is that of a metre or yard. Two such prices hold for two quantities. */
const METRES_AT = new RegExp(
  String.raw`(?<=(?<![\p{L}\d./-])(?:\d{1,3}(?:,\d{2,3})+|\d{4,}|(?<!per\s)\d{3}(?=\s?y))(?:\.\d+)?\s*(m|mtrs?|met(?:er|re)s?|yds?|yards?)\.?\s*)((?:@|at\s)\s*(?:${SIGN})?\s*\d{1,3}(?:\.\d+)?(?:\s*\/-)?)${ENDS_OR_TERM}`,
  'giu',
)

/** "2 lots 6000 m + 9000 m": so much in all. */
const LOTS_OF = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|(?<!\p{L})(?:moq|min(?:imum)?|order)\.?\s*(?:order|qty)?\s*[:=-]?\s*)(\d)\s+lots\s*[:(-]?\s*(?:of\s+)?((?:\d[\d,]*\s*(?:kgs?|${LENGTH})\s*(?:\+|&|and)\s*)+\d[\d,]*\s*(kgs?|${LENGTH}))(?!\p{L})\)?`,
  'giu',
)

const COUNTED: Readonly<Record<string, number>> = { a: 1, one: 1, same: 1, two: 2, three: 3, four: 4 }
/** "Dispatch same week", "delivery within a week", "ready in two weeks". */
const WEEKS =
  /(?<=(?<!\p{L})(?:dispatch(?:ed)?|despatch|delivery|delivered|shipment|lead\s+time|ready)\s*[:=-]?\s*)(?:(same)\s+week|(?:in|within)\s+(an?|one|two|three|four)\s+(?:weeks?|wks?))(?:['’]?s\s+time)?(?!\p{L}|\s+(?:of|from|after))/giu

/** "2.500 m" of thread: the dot is between thousands, since no package is so short. "2.500 mt ready" and "cones 1.250 mt avl" are tonnes, and "price 2.500 m" and "1.200 m wide" of other things. */
const LONG_PACKAGE = new RegExp(
  String.raw`(?<![\p{L}\d.,/×x-]|(?:${SIGN}|@|(?<!\p{L})(?:price|rate|cost|carton|ctn|box|width)\.?)\s?[:=]?\s?)([1-9])\.(\d{2}0)(?=\s?(?:(?:${METRE}|yds?|yards?)(?!\p{L}|\s*(?:wide|width|long|high|tall)(?!\p{L}))|mt\s*(?:\/\s?|per\s)?(?:vi)?(?:cone|tube|spool|king|cop)|mt\.?\s*[x×]\s?\d|(?<=(?<!\p{L})(?:cones?|coni?o?|rocca|rocche|tubes?|spools?|bobin)\s[1-9]\.\d{2}0\s?)mt(?!\p{L}|\.?\s*(?:ready|(?:in\s+)?stock|avai?l\p{L}*|avl\p{L}*|bal(?:ance)?|lots?|left|spot|per|\/))))`,
  'giu',
)

/** "@ 52 pm": per metre. */
const PER_METRE = /(?<=(?:@|₹|(?<!\p{L})rs\.?)\s?\d{1,4}(?:\.\d{1,2})?(?:\s?\/-)?)\s?p\.?m\.?(?![\p{L}\d])/giu

/** "100% brand new" on the papers of customs: not used, and no lot. */
const BRAND_NEW = /(?<!\p{L})(?:100\s*%\s*brand[\s-]new|brand[\s-]new\s+100\s*%)(?!\p{L})/giu
const OF_CUSTOMS =
  /(?<!\p{L})(?:made in|origin|invoice|h\.?s\.?\s*(?:code|n\b)|customs|packing list|bill of entry)(?!\p{L})|^\s*\d{4}[. ]?\d{2}/iu

const spellings = (text: string, { isByMetre, isWound, hasCondition }: Goods): readonly Spelling[] => [
  [PER_EACH, '$1 each'],
  [RUNNING, ''],
  [ABOUT_SO_LONG, '$1 of ', isByMetre],
  [FOB_MILL, 'ex mill', IN_AMERICA.test(text) && !/(?<!\p{L})(?:port|sea|ocean)(?!\p{L})/iu.test(text)],
  [COUNT_BEHIND, '$3 $1 of $2'],
  [BALES_OF, ' of $1', isByMetre],
  [PER_BALE, 'bales of $1', isByMetre],
  [IN_CONTAINER, ' ; '],
  [LONG_PACKAGE, '$1$2', isWound],
  [PER_METRE, ' per m', isByMetre],
  [BRAND_NEW, 'fresh', hasCondition && OF_CUSTOMS.test(text)],
]

/**
 * A line in the usual words and order of a sale.
 * @param goods of what it is
 */
export function inWordsOfSale(text: string, goods: Goods): string {
  const usual = spellings(text, goods).reduce(
    (line, [pattern, words, isMeant = true]) => (isMeant ? line.replace(pattern, words) : line),
    text
      .replace(EACH_IN_PACKAGE, eachInPackage)
      .replace(NUMBERS_OF_PACKAGES, (_, named, rolls, count) => `${count} ${named ?? rolls}s`)
      .replace(LOTS_OF, (typed, lots, each, unit) => {
        const amounts = [...each.matchAll(/\d[\d,]*/g)].map(([amount]) => numberOf(amount))
        const isOfOneUnit = each.split(unit).length === amounts.length + 1
        return amounts.length === Number(lots) && isOfOneUnit
          ? `; stock ${amounts.reduce((sum, amount) => sum + amount, 0)} ${unit} ;`
          : typed
      })
      .replace(WEEKS, (_, same, many) => {
        const weeks = COUNTED[(same ?? many).toLowerCase().replace('an', 'a')] ?? 1
        return `within ${weeks} week${weeks === 1 ? '' : 's'}`
      }),
  )
  if (!goods.isByMetre) return usual
  const isOnePrice = [...usual.matchAll(METRES_AT)].length === 1
  const withUnit = isOnePrice ? usual.replace(METRES_AT, '$2 per $1') : usual
  return withUnit.replace(PIECES_ARE, (typed, pieces, all, unit) => {
    const held = numberOf(all) / numberOf(pieces)
    return held >= PIECE_MIN && held <= PIECE_MAX ? `${pieces} pcs, ${all} ${unit}` : typed
  })
}

const CONES_MAX = 300

/** "Rs 5 each, 100/box" may be the price of a box with twenty, so that only the first is certain. */
function eachInPackage(_: string, ...parts: string[]): string {
  const [first, figure, before, second, goods, held, word] = parts
  const price = `${first ?? second} ${figure ?? before} ${goods === undefined ? 'each' : `per ${goods}`}`
  // Cones are in cartons of many, so that the second figure is seldom a price.
  if (goods !== undefined && /^c/i.test(word ?? '') && Number(held) <= CONES_MAX)
    return `${price} ; ${held} pcs per ${word}`
  const times = Number(held) / numberOf(figure ?? before)
  return Number.isInteger(times) && times > 1 ? price : `${price} ; ${held} pcs per ${word}`
}
