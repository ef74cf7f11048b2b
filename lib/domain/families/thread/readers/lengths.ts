import { roundTo } from '@/lib/domain/units/rounding'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, understood } from '../../reading/reading'
import { foldedOf, lineOf, matchAt, wordAt } from '../../reading/tokens'
import { threadPackage } from '../vocabulary'
import { isAboutThread } from './constructions'
import { M_PER_YARD, packageNamed } from './packing/packages'

const LENGTH_M = { min: 20, max: 50_000 } as const
/** "8 m skeins", "8 mt matassine", "10 m hank": only a skein for hand embroidery has so few metres, and the line names it behind them. "10 MT hanks" and "10 mt skeins" may be tonnes. */
const OF_HAND = String.raw`(?:(?:m|mtrs?|met(?:er|re)s?|y|yds?|yards?) ?(?:\/ ?|per |x ?\d{1,3} )?(?:skeins?|hanks?|balls?|matass(?:in)?[ae]|madejas?)|mts? ?\.? ?(?:matass(?:in)?[ae]|madejas?)|(?<=\b8 ?)mts? ?\.? ?skeins?)`
const BY_HAND = new RegExp(String.raw`^[\d. ]+${OF_HAND}\b`)
/** "Skeins of 8 m", "skein 8 m", "balls of 10 m", "matassine da 8 m": the package in front of its metres. */
const HAND_BEFORE = String.raw`(?<=\b(?:(?:skeins?|matass(?:in)?[ae]|madejas?)(?: of| x| \(|:| d[aei])?|(?:hanks?|balls?) of) )`
const BEHIND_HAND = new RegExp(`${HAND_BEFORE}$`)
const SKEIN_MIN = 5

const LENGTH_UNIT = String.raw`(?<unit>k ?m\b|m\b|mts?\b\.?|mtrs?\b|met(?:er|re)s?\b|y\b|yds?\b|yards?\b|yardas?\b)`
const ONE_UNIT = (name: string): string => `(?<${name}>m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?)(?![a-z])`

/** "5000 m cone", "5000m/cone", "2500 yards spool", "5000 mtr": the length on one package. */
const packageLength: Notation = {
  pattern: new RegExp(
    String.raw`(?<value>\d{2,5}|\d{1,2}(?:\.\d)?(?= ?k)|(?:[5-9]|1\d)(?:\.\d)?(?= ?${OF_HAND}\b)|${HAND_BEFORE}(?:[5-9]|1\d)(?:\.\d)?) ?${LENGTH_UNIT}(?:\/(?<per>cone|vicone|spool|tube|cop|hank|skein|ball|roll|reel|pcs?)\b)?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const unit = groups.unit?.toLowerCase() ?? ''
    const factor = unit.startsWith('k') ? 1000 : unit.startsWith('y') ? M_PER_YARD : 1
    const metres = roundTo(Number(groups.value) * factor, 1)
    const next = wordAt(tokens, at + used)
    const before = wordAt(tokens, at - 1)
    const { text: line, starts } = lineOf(tokens)
    const after = line.slice(starts[at + used] ?? line.length)
    // "4 oz spool 138 yds": the package in front of the length. "On cone 25 MT" has tonnes.
    const isBehindPackage =
      PACKAGE_BEFORE.test(line.slice(0, starts[at])) && !/^mts?\b/.test(unit) && !OF_MORE.test(next)
    const isBehindHand = BEHIND_HAND.test(line.slice(0, starts[at]))
    const isPackage =
      isBehindHand ||
      isBehindPackage ||
      groups.per !== undefined ||
      phraseAt(threadPackage, foldedOf(tokens), at + used) !== null ||
      /^(?:\/|per|x|each|length|put|long|rolls?$|bobb?ins?$|matass(?:in)?[ae]$|madejas?$)/.test(next)
    const isStock =
      /^(?:ready|stock|available|total|in stock|only|qty)/.test(next) || /^(?:stock|ready|available|qty)$/.test(before)
    // "20 MT hanks" are tonnes, and "20 MT matasse" may be. "80 mts hank" is one hank; of a stock or by the kilogram it may be tonnes.
    const isOfTonnes = OF_TONNES.test(next) || (metres >= LENGTH_M.min && /^(?:matass[ae]|madejas?)$/.test(next))
    const isOfOne =
      /^mts\b/.test(unit) && next === 'hank' && metres >= HANK_M_MIN && !BY_WEIGHT.test(lineOf(tokens).text)
    const isTonnes = /^mts?\b/.test(unit) && metres < TONNES_MAX && isOfTonnes && !isOfOne
    const isRound =
      (unit.startsWith('k') ? metres : Number(groups.value)) % (unit.startsWith('y') ? YARDS_STEP : 100) === 0 ||
      PUT_UPS.has(Number(groups.value)) ||
      (!unit.startsWith('k') && isOtherUnitRound(Number(groups.value), unit.startsWith('y')))
    const isLength =
      /^(?:length|put-?up|:)$/.test(before) ||
      isPackage ||
      (isAboutThread(tokens) && isRound && !isStock && metres <= PUT_UP_MAX)
    // "Min 2500 m cone" is a length, "min 2500 m" an order.
    const isOrder = /^(?:min|minimum)$/.test(before) && !isPackage
    if (isOrder || isTonnes || OF_LOAD.test(after) || /^(?:rs|moq|@|per|total)$/.test(before) || !isLength) return null
    const least = isBehindHand || BY_HAND.test(line.slice(starts[at])) ? SKEIN_MIN : LENGTH_M.min
    if (metres < least || metres > LENGTH_M.max) return null
    // Of "5000 m/cone 57, 4000 m/cone 47" neither length is that of the goods.
    const isOnly = (lineOf(tokens).text.match(ANY_LENGTH) ?? []).length < 2
    const type = isOnly && groups.per ? packageNamed(groups.per, tokens) : null
    const named = type === null ? [] : [understood('packageType', text, type)]
    return [understood('lengthPerPackage', text, metres), ...named]
  },
}
/** "20 MT per 40HQ", "5000 m per month", "3000 m/kg": as much as is loaded or made, or a count. "5000 m / 40/2" goes on. */
const OF_LOAD =
  /^(?:per (?:[1-9]? ?x? ?(?:20|40) ?(?:'|ft\b|feet|hq|hc|dc|dv|gp|fcl|cont)|container|fcl|lcl|load|truck|lorry|pallet|shipment|order|day|week|month|year|shift|machine|kgs?\b|kilo|lbs?\b|oz\b)|\/ ?(?:container|fcl|truck|day|week|month|year|shift|kgs?\b|lbs?\b|oz\b))/

const TONNES_MAX = 100
/** Shorter figures of hanks may be tonnes. */
const HANK_M_MIN = 60
const BY_WEIGHT = /\b(?:ready|stock|available|avl|qty|spot|lot)\b|\d ?(?:\/-)? ?(?:\/|per) ?kg/
const OF_TONNES = /^(?:hanks?|cones?|tubes?)$/
/** "4 oz spool 138 yds", "1 lb spool approx 30000 m". */
const PACKAGE_BEFORE =
  /(?:^| )(?:spool|reel|tube|cone|cop)(?:(?: ,)? (?:approx ?\.?|about|abt ?\.?|ca ?\.?|around|~))? $/
/** A stock or the measures of other goods. */
const OF_MORE = /^(?:ready|stock|available|total|in|left|fabrics?|cloth|x|wide|width|dia)$/

const ANY_LENGTH = /\d ?(?:k ?m|mts?|mtrs?|m|met(?:er|re)s?|y|yds?|yards?)(?![a-z\d])/g

/** "650 yds", "1,350 yds": the pound spools of America. */
const YARDS_STEP = 50

/** Longer ones are a stock. */
const PUT_UP_MAX = 20_000
/** Usual lengths on a package that are no hundreds, in metres or yards. */
const PUT_UPS: ReadonlySet<number> = new Set([150, 250])
/** "1094 yds", "4572 m": a round length in the other unit, which are 1000 m and 5000 yards. */
function isOtherUnitRound(value: number, isInYards: boolean): boolean {
  const factor = isInYards ? M_PER_YARD : 1 / M_PER_YARD
  const round = Math.round((value * factor) / 100) * 100
  return round >= OTHER_UNIT_MIN && Math.abs(round / factor - value) < 1
}
const OTHER_UNIT_MIN = 200

/** "1422 yds/1300 m spool", "400 yds / 366 m", "1000 m (1094 yd)": one length in both units. */
const inBothUnits: Notation = {
  pattern: new RegExp(
    String.raw`(?<a>\d{1,5}(?:\.\d{1,2})?) ?${ONE_UNIT('first')} ?(?:\/|=|\||-|or|\()? ?(?<b>\d{1,5}(?:\.\d{1,2})?) ?${ONE_UNIT('second')}(?: ?\))?(?:\/(?:cone|spool|tube|skein|reel))?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const isFirstYards = /^y/i.test(groups.first ?? '')
    const [metres, yards] = (isFirstYards ? [groups.b, groups.a] : [groups.a, groups.b]).map(Number)
    if (isFirstYards === /^y/i.test(groups.second ?? '') || !metres || !yards) return null
    const isSame = Math.abs(yards * M_PER_YARD - metres) <= metres * ROUNDED
    const isStock = /^(?:ready|stock|available|total|in stock)$/.test(wordAt(tokens, at + used))
    return isSame && !isStock && metres >= SKEIN_MIN && metres <= LENGTH_M.max && isAboutThread(tokens)
      ? [understood('lengthPerPackage', text, metres)]
      : null
  },
}
/** How far the two lengths may differ by rounding. */
const ROUNDED = 0.02

/** The length of thread on one package. */
export const lengthReader: TextReader = readerOf(
  'lengthPerPackage',
  ['5000 m cone', '2500 yards spool'],
  [inBothUnits, packageLength],
)

/** "2500 mt....BDT 165", "5000 m...min 10 boxes": dots in place of a comma. What is behind them is left for the other readers. */
export const dottedLengthReader: TextReader = {
  name: 'lengthPerPackage',
  examples: [],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, DOTTED)
    const length = match?.groups.length?.split(' ')
    if (!match || !length) return null
    const next = /\.([^.].*)$/.exec(tokens[at + match.used - 1] ?? '')?.[1] ?? ''
    const apart = [...tokens.slice(0, at), ...length, ';', next, ...tokens.slice(at + match.used)]
    const reading = lengthReader.read(
      apart.filter((token) => token !== ''),
      at,
    )
    return reading?.used === length.length ? { ...reading, used: match.used, left: `; ${next}` } : null
  },
}
const DOTTED = /(?<length>\d{3,5} ?(?:m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?))\.{2,}(?:[^.\s]\S*)?(?=\s|$)/iy
