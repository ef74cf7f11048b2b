import { readDay } from '@/lib/domain/calendar-day'
import { fabricName } from '@/lib/domain/families/fabric/vocabulary'
import { productGroup } from '@/lib/domain/families/madeup/groups'
import { longest } from '@/lib/domain/families/reading/longest'
import { behind, type Notation, readerOf } from '@/lib/domain/families/reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '@/lib/domain/families/reading/reading'
import { foldedOf, lineOf, wordAt } from '@/lib/domain/families/reading/tokens'
import { longestNamed, stated, wordLists } from '@/lib/domain/families/reading/word-lists'
import { unitOfWord } from '@/lib/domain/units/units'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { cardType, season, targetBuyer, theme } from './fields/vocabulary'

const SPRING = `(?:s ?[/&] ?s|ss|spring ?[/&-]? ?(?:and )?summer|summer|spring)`
const AUTUMN = `(?:a ?[/&] ?w|aw|f ?[/&] ?w|fw|(?:autumn|fall) ?[/&-]? ?(?:and )?winter|winter|autumn|fall)`
const YEAR = String.raw`(?:[ -]?'?(?:20)?(?<year>2[4-9]|30)(?:-(?:20)?\d{2})?)`

const seasonNotation = (names: string, code: string): Notation => ({
  pattern: new RegExp(`${names}${YEAR}`, 'iy'),
  read: ({ groups, text }) => [understood('season', text, `${code}${groups.year}`)],
})

/** "SS26", "s/s 2026", "spring summer '26", "AW 25-26", "winter 2026". */
const seasonReader = readerOf(
  'season',
  ['SS26', 's/s 26', 'spring summer 2026', 'AW25', 'fall winter 2026', "summer '26"],
  [seasonNotation(SPRING, 'SS'), seasonNotation(AUTUMN, 'AW')],
)

/** "17-1463 TCX", "pantone 19-4052". */
const pantoneReader = readerOf(
  'colourStory',
  ['17-1463 TCX', 'pantone 19-4052'],
  [
    {
      pattern: /(?:pantone ?#?)?(?<code>\d{2}-\d{4})(?: ?(?<kind>tcx|tpx|tpg|tn|tsx))?/iy,
      read: ({ groups, text }) =>
        /pantone/i.test(text) || groups.kind
          ? [understood('colourStory', text, [`${groups.code} ${(groups.kind ?? 'tcx').toUpperCase()}`])]
          : null,
    },
  ],
)

const WANTED_WORDS = `(?:wtb|wish|want(?:s|ed)? to (?:buy|purchase)|wanted|want|wants|required|require|requirement|requirement of|need|needs|needed|looking for|looking to buy|seeking|in search of|chahiye|chahie|lena hai)`
const WISH = new RegExp(`\\b${WANTED_WORDS}\\b`)
const isWish = (tokens: readonly string[]): boolean => WISH.test(lineOf(tokens).text)

const MANY = '(?:k|thousand|hazaa?r|lakhs?|lacs?) '
const TIMES: ReadonlyArray<readonly [RegExp, number]> = [
  [/^la/i, 1e5],
  [/^[kth]/i, 1e3],
]
const manyOf = (figure: string | undefined, many = ''): number =>
  Number(figure) * (TIMES.find(([word]) => word.test(many))?.[1] ?? 1)

/** A card has one unit, of the quantity and of the price: "2 ton at 225/kg" are 2,000 kg. */
function wanted(tokens: readonly string[], text: string, quantity: number, unit: string): Understood[] {
  const isByKg = unit === 'MT' && /(?:\/|\bper) ?kgs?\b/.test(lineOf(tokens).text)
  return [
    understood('quantityWanted', text, isByKg ? quantity * KG_OF_TONNE : quantity),
    understood('uom', text, isByKg ? 'kg' : unit),
  ]
}
const KG_OF_TONNE = 1000

/** "wanted 5000 m", "need 2 MT", "5000 m required": a quantity that somebody wants. */
const wantedReader = readerOf(
  'quantityWanted',
  ['wanted 5000 m', '500 kg required', 'need 2000 pcs'],
  [
    {
      pattern: new RegExp(
        String.raw`(?:${WANTED_WORDS} ?:? (?:about |approx |of )?(?<a>\d{1,9}(?:\.\d+)?) ?(?<ak>${MANY})?(?<au>[a-z]+)|(?<b>\d{1,9}(?:\.\d+)?) ?(?<bk>${MANY})?(?<bu>[a-z]+) (?:is |are )?${WANTED_WORDS})`,
        'iy',
      ),
      read({ groups, text }, tokens) {
        const unit = unitOfWord(groups.au ?? groups.bu ?? '')
        const quantity = manyOf(groups.a ?? groups.b, groups.ak ?? groups.bk)
        if (unit === null || !(quantity > 0)) return null
        return [...wanted(tokens, text, quantity, unit), understood('cardType', text, 'Buyer wish')]
      },
    },
  ],
)

const GOODS_UNIT =
  '(?:m|mtrs?|met(?:er|re)s?|kgs?|mt|tons?|tonnes?|pcs?|pieces?|sets?|pairs?|dozens?|rolls?|takas?|bales?|cones?|yards?|yds?)'
/** "Buyer wants poplin 63 inch 20000 mtr": the quantity behind the goods. */
const quantityReader = readerOf(
  'quantityWanted',
  ['looking for poplin, 20000 mtr'],
  [
    {
      pattern: new RegExp(String.raw`(?<a>\d{1,9}(?:\.\d+)?) ?(?<k>${MANY})?(?<u>${GOODS_UNIT})`, 'iy'),
      read(match, tokens, at) {
        const { groups, text } = match
        const unit = unitOfWord(groups.u ?? '')
        const isOther =
          /^(?:per|\/.*|rolls?|takas?|wide|width|a|x)$/.test(behind(match, tokens, at)) ||
          /^(?:rs\.?|@|₹|x|at|target)$/.test(wordAt(tokens, at - 1))
        if (unit === null || isOther || !isWish(tokens)) return null
        // "2 sets" may be said of something else; one figure of tonnes is not.
        if (/^\d$/.test(groups.a ?? '') && groups.k === undefined && unit !== 'MT') return null
        return wanted(tokens, text, manyOf(groups.a, groups.k), unit)
      },
    },
  ],
)

/** "By 15 Jan 2027", "before 2027-01-15": until when it is wanted. */
const wantedByReader = readerOf(
  'wantedBy',
  ['wanted satin by 15 Jan 2027'],
  [
    {
      pattern:
        /(?:(?:delivery |required |needed |wanted )?(?:by|before|till|until)) (?<day>\d{1,2}(?:st|nd|rd|th)?[ ./-]+(?:[a-z]{3,9}|\d{1,2})\.? ?,?[ ./-]*20\d\d|20\d\d-\d\d-\d\d)/iy,
      read({ groups, text }, tokens) {
        const day = readDay(groups.day ?? '')
        return day === null || !isWish(tokens) ? null : [understood('wantedBy', text, day)]
      },
    },
  ],
)

/** "At Rs 210/kg", "@ 45" in a wish: what the buyer would pay. */
const offeredReader = readerOf(
  'targetPrice',
  ['wanted satin at Rs 210/kg'],
  [
    {
      pattern:
        /(?:(?:at|@|price|rate) ?)?(?:rs\.? ?|₹ ?|inr ?|@ ?)(?<v>\d{1,7}(?:\.\d{1,2})?)(?: ?\/-)?(?: ?(?:\/|per) ?(?<u>[a-z]+))?/iy,
      read({ groups, text }, tokens) {
        const unit = groups.u === undefined ? null : unitOfWord(groups.u)
        if (!isWish(tokens)) return null
        return [understood('targetPrice', text, Number(groups.v)), ...(unit ? [understood('uom', text, unit)] : [])]
      },
    },
  ],
)

/** "Rate 60 tak", "31.5 max", "95/kg": what the buyer would pay at most. */
const atMostReader = readerOf(
  'targetPrice',
  ['wanted satin rate 60 tak', 'wanted satin 95/kg'],
  [
    {
      pattern: new RegExp(
        String.raw`(?:(?:rate|price|bhav|upto|up to|under|within) ?(?:of|[:=@-])? ?(?<a>\d{1,7}(?:\.\d{1,2})?)(?: ?\/-)?(?: (?:tak|max|maximum))?|(?<b>\d{1,7}(?:\.\d{1,2})?)(?: ?\/-)? (?:tak|max|maximum)|(?<c>\d{1,7}(?:\.\d{1,2})?) ?(?:\/|per) ?(?<u>${GOODS_UNIT}))`,
        'iy',
      ),
      read(match, tokens, at) {
        const { groups, text } = match
        if (
          !isWish(tokens) ||
          NOT_MONEY.test(behind(match, tokens, at)) ||
          NOT_MONEY_BEFORE.test(wordAt(tokens, at - 1))
        )
          return null
        const unit = groups.u === undefined ? null : unitOfWord(groups.u)
        return [
          understood('targetPrice', text, Number(groups.a ?? groups.b ?? groups.c)),
          ...(unit ? [understood('uom', text, unit)] : []),
        ]
      },
    },
  ],
)
const NOT_MONEY = /^(?:%|days?|gsm|inch(?:es)?|in|cms?|mm|count|mic|micron|denier|d|-|to)$/
const NOT_MONEY_BEFORE = /^(?:\$|usd|eur|€|£|width|gsm|shrinkage|-|to)$/

/** "Valid till 31/12/2026", "offer valid upto 15 Jan 2027": until when a card is shown. */
const validReader = readerOf(
  'validTo',
  ['valid till 31/12/2026'],
  [
    {
      pattern:
        /(?:(?:offer |card )?valid(?:ity)?|(?:shown|offer|open)) (?:till|until|upto|up to|to|:) ?(?<day>\d{1,2}(?:st|nd|rd|th)?[ ./-]+(?:[a-z]{3,9}|\d{1,2})\.? ?,?[ ./-]*20\d\d|20\d\d-\d\d-\d\d)/iy,
      read({ groups, text }) {
        const day = readDay(groups.day ?? '')
        return day === null ? null : [understood('validTo', text, day)]
      },
    },
  ],
)

/** "buyer wants poplin", "looking for black poplin": a wish without its quantity. */
const wishReader = readerOf(
  'cardType',
  ['buyer wants poplin', 'looking for black poplin'],
  [
    {
      pattern:
        /(?:(?:a |our )?buyers? (?:is |are )?)?(?:wtb|want(?:s|ed)? to (?:buy|purchase)|wants?|wanted|looking for|looking to buy|in search of|seeking|needs|chahiye|need (?=(?:a|an|some|good|regular|urgent|suppliers?) ))/iy,
      read: ({ text, used }, tokens, at) =>
        /^want$/i.test(text) && wordAt(tokens, at + used) !== ':' ? null : [understood('cardType', text, 'Buyer wish')],
    },
  ],
)

/** "target price 85", "target Rs 240/kg": what the buyer would pay. */
const targetReader = readerOf(
  'targetPrice',
  ['target 85', 'budget Rs 240/kg'],
  [
    {
      pattern:
        /(?:target|budget)(?: price| rate)?(?: ?(?:of|is|:|=|-|@))* ?(?:rs\.? ?|₹ ?|inr ?)?(?<v>\d{1,7}(?:\.\d{1,2})?)(?: ?\/-)?(?: ?(?:\/|per) ?(?<u>[a-z]+))?/iy,
      read({ groups, text }) {
        const unit = groups.u === undefined ? null : unitOfWord(groups.u)
        return [understood('targetPrice', text, Number(groups.v)), ...(unit ? [understood('uom', text, unit)] : [])]
      },
    },
  ],
)

const WORDS = wordLists([
  ['cardType', cardType],
  ['season', season],
  ['theme', theme, true],
  ['fabricName', fabricName, true],
  ['productGroup', productGroup, true],
  ['colourStory', baseColours, true],
  ['targetBuyer', targetBuyer, true],
])

/** Words that say something else more often: plain English, the seller's own trade, a place. */
const NOT_ALONE =
  /^(?:open|live|over|core|label|mill|store|stores|shop|shops|active|royal|natural|stone|mirror|plain|open end|need|want|required|school|designer|designers|geo|net|camel|sand|wine|mint|rust|tan|cream|silver|assorted|corporate|tender)$/
/** Before a target buyer: "for boutiques", "to garment exporters". */
const FOR = /^(?:for|to|suits|and|,|&|\/)$/

const wordReader: TextReader = {
  name: 'theme',
  examples: ['new arrival', 'trending', 'floral', 'earth tones', 'khadi', 'for boutiques', 'wedding season', 'navy'],
  read(tokens, at): Reading | null {
    const [first] = longestNamed(WORDS, foldedOf(tokens), at, (named) => isMeant(named.name, named, tokens, at))
    if (!first) return null
    return { used: first.used, understood: [stated(first, tokens.slice(at, at + first.used).join(' '))] }
  },
}

function isMeant(
  name: string,
  { phrase, used }: { phrase: string; used: number },
  tokens: readonly string[],
  at: number,
): boolean {
  if (name === 'targetBuyer') return FOR.test(wordAt(tokens, at - 1)) || (used > 1 && !NOT_ALONE.test(phrase))
  // Cloth as it leaves the loom is called grey.
  if (name === 'colourStory' && /^gr[ea]y$/.test(phrase))
    return !/\d{2,3} ?[x*] ?\d{2,3}|\b(?:greige|fabric|cloth|loom ?state|construction|poplin|cambric|sheeting|dyeable)\b/.test(
      lineOf(tokens).text,
    )
  // "Peach finish" is how cloth feels.
  if (name === 'colourStory' && /^(?:finish|skin)$/.test(wordAt(tokens, at + used))) return false
  if (name === 'theme' && phrase === 'brushed') return false
  return used > 1 || !NOT_ALONE.test(phrase)
}

const READERS: readonly TextReader[] = [
  seasonReader,
  pantoneReader,
  wantedReader,
  quantityReader,
  wantedByReader,
  wishReader,
  targetReader,
  offeredReader,
  atMostReader,
  validReader,
  wordReader,
]

/** Words that add nothing to what is read before or after them. */
const PRAISE =
  /^(?:latest|new|hot|top|best|fresh|upcoming|popular|stylish|trendy|fancy|designer|premium|modern|exclusive)$/
const NOISE =
  /^(?:collections?|designs?|ranges?|looks?|styles?|patterns?|fabrics?|cloth|colou?rs?|shades?|palettes?|stor(?:y|ies)|themes?|seasons?|wear|ideas?|inspirations?|catalogue|launch(?:es)?|drops?|fashion|market|demand|qualit(?:y|ies)|goods|items?|products?)$/

/** What is read with the praise before it and the filling words behind it: "latest saree collection". */
const inPhrase: TextReader = {
  name: 'phrase',
  examples: ['latest saree collection', 'SS26 colours', 'hot prints'],
  read(tokens, at): Reading | null {
    const start = PRAISE.test(wordAt(tokens, at)) ? at + 1 : at
    const best = longest(tokens, start, READERS)
    if (!best) return null
    let end = start + best.used
    while (NOISE.test(wordAt(tokens, end))) end += 1
    return end - at > best.used ? { used: end - at, understood: best.understood } : null
  },
}

/** What a line or a search about trends may say. */
export const boardReaders: readonly TextReader[] = [...READERS, inPhrase]
