import { behind, type Notation, readerOf, within } from '@/lib/domain/families/reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '@/lib/domain/families/reading/reading'
import { foldedOf, lineOf, type Matched, wordAt } from '@/lib/domain/families/reading/tokens'
import { longestNamed, stated, wordLists } from '@/lib/domain/families/reading/word-lists'
import { shopReaders } from '@/lib/domain/families/shop/readers'
import { canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { ALSO_WORDS, BRAND_WORDS_MAX, BRANDS } from './brands'
import { ball, measured, ofCloth } from './measures'
import {
  authenticity,
  cleaning,
  handover,
  itemType,
  OWN_ITEMS,
  personalCondition,
  reasonToSell,
  timesUsed,
} from './vocabulary'

const YEARS = '(?:years?|yrs?|saal|sal|varsh)'
const MONTHS = '(?:months?|mths?|mahine|mahina)'
const MONTHS_A_YEAR = 12
const tenths = (value: number): number => Math.round(value * 10) / 10

/** "2 years old", "6 months old", "2 saal purani". */
const old: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:about|around|almost|only|approx\.?) )?(?<value>\d{1,3}(?:\.\d)?|one|a|two|three) ?-?(?:(?<years>${YEARS})|${MONTHS}) ?-?(?:old|purana|purani|purane|ago|used|use|back)`,
    'iy',
  ),
  read(match, tokens, at) {
    const { groups, text } = match
    // "10 year old girl" is who wears it.
    if (/^(?:girls?|boys?|kids?|child(?:ren)?|bab(?:y|ies))$/.test(behind(match, tokens, at))) return null
    const figure = WORD_NUMBERS[groups.value?.toLowerCase() ?? ''] ?? within(groups.value, 0.1, 150)
    if (figure === null || figure === undefined) return null
    return [understood('age', text, groups.years ? figure : tenths(figure / MONTHS_A_YEAR))]
  },
}
const WORD_NUMBERS: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3 }

/** "Bought in 2021", "purchased 2019", "2020 purchase". */
const bought: Notation = {
  pattern:
    /(?:(?:bought|purchased?|kharida|khareeda)(?: in| on| year|:)* ?(?<a>(?:19|20)\d{2})|(?<b>(?:19|20)\d{2}) (?:purchase|bought|model))/iy,
  read: ({ groups, text }) => {
    const value = within(groups.a ?? groups.b, 1850, 2100)
    return value === null ? null : [understood('purchaseYear', text, value)]
  },
}

const AMOUNT = String.raw`(?:(?:rs\.?|inr|₹|of|was|is|:|=|-|@) ?)*(?<value>\d{1,7}(?:\.\d{1,2})?)(?: ?(?<k>k|thousand|hazaar|hazar)(?= |$))?(?:/-|/=)?`
const rupees = (groups: Matched['groups']): number => Number(groups.value) * (groups.k === undefined ? 1 : 1000)

/** "Bought for 8500", "original price 8,500", "worth Rs 4000", "cost 6000 new". */
const whenNew: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:bought|purchased?|kharida|paid)(?: (?:in )?(?:(?:19|20)\d\d))?(?: (?:for|at|it for|price))?|originally|was|(?:original|purchase|actual|buying|market|shop|retail|new) (?:price|cost|rate|mrp|value)|worth|cost(?: me)?|m\.?r\.?p\.?) ?${AMOUNT}(?: (?:when )?new)?(?: in (?<year>(?:19|20)\d\d))?`,
    'iy',
  ),
  read: ({ groups, text }) => {
    const value = within(String(rupees(groups)), 10, 1e7)
    const isYear = value !== null && value >= 1950 && value <= 2100 && /^(?:bought|purchased?|kharida) \d/i.test(text)
    // "Was 2 times washed" is no price.
    if (/^(?:was|cost)\b/i.test(text) && value !== null && value < 100) return null
    const year = groups.year ?? /(?:19|20)\d\d(?= (?:for|at))/.exec(text)?.[0]
    if (year !== undefined && value !== null)
      return [understood('originalPrice', text, value), understood('purchaseYear', text, Number(year))]
    return value === null || isYear ? null : [understood('originalPrice', text, value)]
  },
}

const MACHINE = /machine|overlock|serger|charkha|spinning wheel|loom/i

/** What the seller offers or has, in words. */
const yesOrNo: Notation = {
  pattern:
    /(?:(?<fixed>(?:price )?(?:fixed|firm)(?: price)?|non-?negotiable|not negotiable|no bargain(?:ing)?)|(?<open>(?:slightly |price )?negotiable|nego)|(?<nobill>(?:no|without|lost) (?:original )?(?:bill|invoice|receipt)|(?:bill|invoice|receipt) (?:nahi|nahin|not available|lost|missing))|(?<bill>(?:with |have )?(?:original )?(?:bill|invoice|receipt)(?: available)?)|(?<tags>(?:with|still has|brand new with|new with) tags?(?: on| attached)?|nwt|tags? (?:on|attached|intact))|(?<swap>(?:no |not for |open to |can |or )?(?:exchange|swap|barter)(?: possible| ok| also)?)|(?<smoke>smoke-? ?free(?: home)?)|(?<broken>not working|does not work|dead|for parts|working nahi)|(?<works>(?:in )?(?:good |full(?:y)? |perfect )?(?:working|running|chalu|chaalu)(?: condition| order| well| perfectly)?))/iy,
  read({ groups, text }, tokens) {
    if (groups.fixed) return [understood('negotiable', text, false)]
    if (groups.open) return [understood('negotiable', text, true)]
    if (groups.nobill) return [understood('originalBill', text, false)]
    if (groups.bill) return [understood('originalBill', text, true)]
    if (groups.tags) return [understood('tagsAttached', text, true), understood('condition', text, 'New')]
    if (groups.swap) return [understood('openToExchange', text, !/^no/i.test(text))]
    if (groups.smoke) return [understood('smokeFreeHome', text, true)]
    if (groups.broken) return MACHINE.test(lineOf(tokens).text) ? [understood('isWorking', text, false)] : null
    return MACHINE.test(lineOf(tokens).text) ? [understood('isWorking', text, true)] : null
  },
}

/** "5 balls", "3 skeins". */
const balls: Notation = {
  pattern: /(?<value>\d{1,2}) ?(?:balls?|skeins?|hanks?|golas?)/iy,
  read: ({ groups, text }) => [
    understood('availableQuantity', text, Number(groups.value)),
    understood('uom', text, 'piece'),
  ],
}

/** "3 piece suit", "set of 5", "2 pillow covers": what is in the one thing that is sold. */
const together: Notation = {
  pattern:
    /(?:(?:set|bundle|pack|combo|lot) of (?<a>\d{1,2})(?: (?:pcs?|pieces?))?|(?<b>[2-9]) ?-?(?:pcs?|pieces?)(?= (?:suit|set|dress|kurta|combo)|$))/iy,
  read({ groups, text }, tokens) {
    const isSuit = /\b(?:suits?|sets?|bundle|combo|lot|pack)\b/.test(lineOf(tokens).text)
    return within(groups.a ?? groups.b, 2, 50) === null || !isSuit ? null : [understood('setContents', text, text)]
  },
}

/** "Selling for 15000", "asking 500", "final price 800". */
const asked: Notation = {
  pattern: new RegExp(
    `(?:(?:selling|sell|asking|expect(?:ed|ing)|final|offer|my|demand)(?: price| rate)?|price|demand)(?: (?:it )?(?:for|at|is))? ?${AMOUNT}(?: only)?`,
    'iy',
  ),
  read: ({ groups, text }) => {
    const value = within(String(rupees(groups)), 10, 1e7)
    return value === null ? null : [understood('basePrice', text, value)]
  },
}

const FAULT =
  '(?:stains?|spots?|marks?|holes?|tears?|tear|rips?|pilling|lint balls|scratch(?:es)?|fading|faded|moth ?holes?|moth hole|damage|defects?|faults?|loose threads?|missing buttons?|button missing|zip broken|broken zip)'

/** "Small stain near pallu", "minor tear on sleeve"; "no stains" says that there are none. */
const faults: Notation = {
  pattern: new RegExp(
    String.raw`(?<none>(?:no|without|zero|not any|nil) (?:any )?(?:visible |major |big )?${FAULT}(?:(?:,| or| and| no| &|/)+ ?${FAULT})*)|(?:(?:with|has|have|a|an|one|two|few|some|\d) )?(?:(?:very )?(?:small|minor|tiny|slight|little|light|ink|oil|turmeric|haldi|tea|colou?r) )*${FAULT}(?: (?:on|at|near|in|under|around) (?:the )?[a-z]+)?`,
    'iy',
  ),
  read: ({ groups, text }) => [understood('defects', text, groups.none && !/major|big/i.test(text) ? 'None' : text)],
}

/** "Fall pico done", "fall and pico", "altered at waist". */
const altered: Notation = {
  pattern:
    /(?:(?<fall>fall(?: ?(?:and|&|\/|,|-))? ?(?:pico|beading|edging)(?: done| work| stitched)?)|(?:altered|taken in|let out|shortened)(?: (?:at|by|to|from) (?:the )?[\w".]+(?: (?:inch(?:es)?|in|cm))?)?)/iy,
  read: ({ groups, text }) => [understood('alterations', text, groups.fall ? 'Fall and pico done' : text)],
}

/** "Pickup Thane 400601", "pin 560001": six digits that no price has. */
const pin: Notation = {
  pattern: /(?:(?:pin|pin ?code|zip)(?: no)?\.? ?[:=-]? ?)?(?<value>[1-8]\d{5})/iy,
  read({ groups, text }, tokens, at) {
    const isNamed = /^(?:pin|zip)/i.test(text)
    const isPrice =
      /^(?:rs\.?|₹|inr|@|for|price|at|of|asking)$/.test(wordAt(tokens, at - 1)) || Number(groups.value) % 500 === 0
    return isNamed || !isPrice ? [understood('pin', text, groups.value)] : null
  },
}

const GARMENT =
  /\b(?:shirts?|kurtas?|kurtis?|dress(?:es)?|jeans|trousers?|pants?|blazers?|coats?|jackets?|sherwanis?|lehengas?|gowns?|tops?|t-?shirts?|tees?|sweaters?|hoodies?|suits?|blouses?|skirts?|leggings?|uniforms?|frocks?|shorts|waistcoats?|cardigans?|jumpsuits?|abayas?)\b/
const SIZE_MIN = 24
const SIZE_MAX = 52

/** "Size 38", "32 waist", "blazer 42", "jacket L": one size, as on a label. */
const oneSize: Notation = {
  pattern:
    /(?:(?:sizes?|sz)(?: is|:|-)? ?(?<named>\d{2}|(?<![a-z])(?:xxs|xs|s|m|l|xl))|(?<waist>\d{2}) ?(?:waist|size|inch waist)|(?<letter>s|m|l)|(?<bare>\d{2}))/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const { named, waist, letter, bare } = groups
    if (letter !== undefined || bare !== undefined) {
      const isOfGarment =
        GARMENT.test(lineOf(tokens).text) && !/^\d|^(?:rs\.?|₹|@|price|for|at|age)$/.test(wordAt(tokens, at - 1))
      const next = behind(match, tokens, at)
      if (!isOfGarment || NOT_A_SIZE.test(next)) return null
    }
    const number = within(named ?? waist ?? bare, SIZE_MIN, SIZE_MAX)
    if (number !== null) return number % 2 === 0 ? [understood('size', text, [String(number)])] : null
    const word = (named ?? letter ?? '').toUpperCase()
    return /^[A-Z]+$/.test(word) ? [understood('size', text, [word])] : null
  },
}
const NOT_A_SIZE =
  /^(?:x|rs\.?|-|to|\/|\/-|%|years?|yrs?|months?|days?|pcs?|pieces?|inch(?:es)?|in|"|cms?|m|mtrs?|gsm|kgs?|g|gm|saal|only|per|each|%|&|'|\+)$/

const brands: TextReader = {
  name: 'brandManufacturer',
  examples: ['zara', 'fabindia', 'van heusen'],
  read(tokens, at) {
    for (let used = BRAND_WORDS_MAX; used > 0; used -= 1) {
      const text = tokens.slice(at, at + used).join(' ')
      const brand = BRANDS.get(foldWord(text).replace("levi's", 'levis'))
      // "Sabyasachi style" is somebody else's.
      const isLike = /^(?:style|styled|type|inspired|copy|look|design|pattern)$/.test(wordAt(tokens, at + used))
      if (brand && !isLike && !ALSO_WORDS.test(foldWord(text)))
        return { used, understood: [understood('brandManufacturer', text, brand)] }
    }
    return null
  },
}

const HAND_WORK: Notation = {
  pattern: /(?:hand ?-?(?:made|crafted|stitched|knitted|knit)|(?<crochet>crochet(?:ed)?))/iy,
  read({ groups, text }, tokens) {
    const { text: line } = lineOf(tokens)
    if (!groups.crochet) return [understood('work', text, ['Hand work'])]
    return OTHER_GOODS.test(line) ? [understood('work', text, ['Crochet'])] : null
  },
}
const OTHER_GOODS =
  /\b(?:table|cushion|top|tops|bag|bags|blanket|shawl|dress|cardigan|runner|cover|scarf|poncho|sweater)\b/

const WORDS = wordLists([
  ['timesUsed', timesUsed],
  ['condition', personalCondition],
  ['itemType', itemType],
  ['cleaned', cleaning],
  ['handover', handover, true],
  ['reasonToSell', reasonToSell],
  ['authenticity', authenticity, true],
])
/** Words that say something else more often: a tight weave, a loose fit, a post office. */
const NOT_ALONE =
  /^(?:tight|loose|ship|collect|collection|porter|hobby|surplus|leftover|meet|cleaned|polished|gifted|duplicate|patchwork item|often|roz|thrift|no claim)$/
/** Age words before a number, and after the goods: "old" of "2 years old" is read by the age. */
const words: TextReader = {
  name: 'timesUsed',
  examples: ['worn once', 'like new', 'second hand', 'sewing machine', 'self pickup', 'pre-loved'],
  read(tokens, at): Reading | null {
    const [best] = longestNamed(WORDS, foldedOf(tokens), at, (named) => isMeant(named.name, named, tokens, at))
    if (!best) return null
    const text = tokens.slice(at, at + best.used).join(' ')
    return { used: best.used, understood: [stated(best, text), ...alsoMeant(best.name, best.value, text)] }
  },
}

function isMeant(
  name: string,
  { phrase, value, used }: { phrase: string; value: string; used: number },
  tokens: readonly string[],
  at: number,
): boolean {
  // Goods of shops have readers that look at the words around them.
  if (name === 'itemType') return OWN_ITEMS.includes(value)
  if (name === 'authenticity' && /^(?:cut|removed)$/.test(wordAt(tokens, at + used))) return false
  // "Old design", "old Delhi".
  // "Old curtains, like new": the condition follows.
  if (phrase === 'old' && /\b(?:like|as) new\b/.test(tokens.join(' ').toLowerCase())) return false
  if (phrase === 'old')
    return !/^(?:designs?|delhi|style|pattern|stock|fashion(?:ed)?)$/.test(wordAt(tokens, at + used))
  // "New arrival", "new design", "New Delhi" say nothing of use.
  if (name === 'condition' && phrase === 'new') return !NOT_OF_CONDITION.test(wordAt(tokens, at + used))
  if (name === 'condition' && phrase === 'used') return !/^(?:for|by|in|as|to)$/.test(wordAt(tokens, at + used))
  return !NOT_ALONE.test(phrase)
}
const NOT_OF_CONDITION = /^(?:arrivals?|designs?|delhi|trend|style|catalog(?:ue)?|collection|price|born|stock|year)$/

/** Never used is new; whatever was used often is used. */
function alsoMeant(name: string, value: string, text: string): Understood[] {
  return name === 'timesUsed' && value === 'Often' ? [understood('condition', text, 'Used')] : []
}

/** "leftover merino wool", "leftover cotton fabric": what is left over, with its fibre in between. */
const leftover: Notation = {
  pattern: /(?:left ?-?over|remaining|bacha hua|extra)(?=(?: [a-z]+){0,2} (?:wool|yarn|oon|fabric|cloth|kapda))/iy,
  read: ({ text }, tokens) => [
    understood(
      'itemType',
      text,
      /\b(?:wool|yarn|oon)\b/.test(lineOf(tokens).text) ? 'Leftover yarn' : 'Leftover fabric',
    ),
  ],
}

const OWN: readonly TextReader[] = [
  readerOf('itemType', ['leftover merino wool', 'leftover cotton fabric'], [leftover]),
  readerOf('age', ['2 years old', '6 months old', '2 saal purani'], [old]),
  readerOf('purchaseYear', ['bought in 2021', 'purchased 2019'], [bought]),
  readerOf('originalPrice', ['bought for 8500', 'original price Rs 4,500', 'worth 3000', 'mrp 2999'], [whenNew]),
  readerOf('negotiable', ['price negotiable', 'fixed price', 'with bill', 'with tags'], [yesOrNo]),
  readerOf('measurements.chest', ['bust 38', 'waist 30 inch'], [measured]),
  readerOf('woolWeight', ['500 g wool'], [ball]),
  readerOf('availableQuantity', ['5 balls'], [balls]),
  readerOf('cutLength', ['linen fabric 4.5 m'], [ofCloth]),
  readerOf('setContents', ['set of 5', '3 piece suit'], [together]),
  readerOf('basePrice', ['selling for 15000', 'asking price 500'], [asked]),
  readerOf('pin', ['Thane 400601', 'pin 560001'], [pin]),
  readerOf('defects', ['small stain near pallu', 'no stains'], [faults]),
  readerOf('alterations', ['fall pico done', 'altered at waist'], [altered]),
  readerOf('size', ['size 38', '32 waist'], [oneSize]),
  readerOf('work', ['handmade'], [HAND_WORK]),
  brands,
  words,
]

/** What shops say of their goods under the names of this module; what only shops have stays unread. */
const OF_SHOPS = shopReaders({
  productGroup: 'itemType',
  sizes: 'size',
  size: 'pieceSize',
  washCare: 'careLabel',
  mrp: 'originalPrice',
}).map(onlyOwn)

const FOREIGN: ReadonlySet<string> = new Set([
  'shopType',
  'deliveryBy',
  'shopServices',
  'fabricFeel',
  'minimumCut',
  'cod',
  'preshrunk',
  'stitchingAvailable',
  'alteration',
  'returnWindow',
  // Cloth by its construction is bought from weavers.
  'construction',
  'count',
  'warpCount',
  'weftCount',
  'epi',
  'ppi',
  'gsm',
  'glm',
])

function onlyOwn(reader: TextReader): TextReader {
  return {
    ...reader,
    read(tokens, at) {
      const reading = reader.read(tokens, at)
      if (!reading) return null
      const own = reading.understood.filter((part) => !FOREIGN.has(part.name) && !isTraders(part)).map(inOwnWords)
      return own.length === 0 ? null : { ...reading, understood: own }
    },
  }
}

/** Lots and leftovers are words of traders. */
const isTraders = ({ name, value }: Understood): boolean => name === 'condition' && value !== 'Seconds'

/** What shops sell cloth for is here the thing itself. */
function inOwnWords(part: Understood): Understood {
  const { name, text, value } = part
  if (name === 'productGroup') return { ...part, name: 'itemType' }
  if (name === 'mrp') return { ...part, name: 'originalPrice' }
  const [use] = name === 'endUse' && Array.isArray(value) ? value : []
  const item = typeof use === 'string' ? canonicalValue(itemType, use) : null
  return item === null ? part : understood('itemType', text, item)
}

/** Everything that a person writes about an item. */
export const personalReaders: readonly TextReader[] = [...OWN, ...OF_SHOPS]
