import { canonicalValue, foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { type PieceSize, pieceSizeCm, pieceSizeText, pieceUnit } from '../../sizes/piece-size'
import { sizesBetween } from '../../sizes/span'
import { bedSize, garmentSizes } from '../../sizes/vocabulary'
import { contextOf, names } from './context'

const ALPHA = `(?:xxs|xs|s|m|l|xl|xxxxl|xxxl|xxl|[2-8]xl|2xs)`
const SIZE_WORD = String.raw`(?:sizes?|size range)\b`

const listed = (text: string, sizes: readonly string[]): Understood[] => [understood('sizes', text, [...sizes])]

/** The sizes of a range; null where the line says that there are more or fewer: "4-12 years, set of 5 sizes". */
function ofRange(text: string, sizes: readonly string[] | null, tokens: readonly string[]): Understood[] | null {
  const counted = /(?<![\d-]|\b(?:to|till|upto) ?|[/&,-] ?)(\d{1,2}) ?sizes?\b(?! ?[:=\d])/.exec(
    lineOf(tokens).text,
  )?.[1]
  return sizes === null || (counted !== undefined && Number(counted) !== sizes.length) ? null : listed(text, sizes)
}

/** "S-XXL", "S to XXL", "sizes M - 3XL". */
const letters: Notation = {
  pattern: new RegExp(
    `(?:${SIZE_WORD} ?[:=-]? ?)?(?<from>${ALPHA}) ?(?:-|to|till|upto) ?(?<to>${ALPHA})(?: ${SIZE_WORD})?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    return ofRange(text, sizesBetween(groups.from ?? '', groups.to ?? ''), tokens)
  },
}

/** "M L XL", "M/L/XL/XXL", "M, L, XL": at least two in rising order, or one behind the word size. */
const letterList: Notation = {
  pattern: new RegExp(
    `(?<word>${SIZE_WORD} ?[:=-]? ?)?(?<list>${ALPHA}(?: ?[/,&+-] ?${ALPHA}| and ${ALPHA}| ${ALPHA})*)(?<after> ${SIZE_WORD})?`,
    'iy',
  ),
  read(match, tokens, at) {
    const { word, list = '', after } = match.groups
    const found = list.split(/[\s/,&+-]+|and/i).filter(Boolean)
    const sizes = found.map((size) => canonicalValue(garmentSizes, size)).filter((size) => size !== null)
    const places = sizes.map((size) => LETTER_ORDER.indexOf(size))
    const isRising = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1))
    if (!isRising || sizes.length < found.length) return null
    const isNamed = word !== undefined || after !== undefined
    // A lone letter may be anything: metres, litres, a name.
    const isSure = isNamed || sizes.length >= 2 || (/xl|xs/i.test(list) && contextOf(tokens).isMadeUp)
    if (!isSure || (/^\d+(?:\.\d+)?$/.test(wordAt(tokens, at - 1)) && !isNamed && sizes.length < 3)) return null
    return listed(match.text, sizes)
  },
}
const LETTER_ORDER = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL', '8XL']

const NOT_SIZES =
  /^(?:gsm|cms?|mm|inch(?:es)?|in|"|''|pcs?|pieces|days?|kgs?|g|gm|m|mtrs?|%|oz|sets?|tc|designs?|colou?rs?|rs|\/-|per|x\d*|s|denier|years?|yrs?|months?|y|count)$/

/** "28-36 set of 5": the sizes of a set are no number of sets. */
const isOfSet = (tokens: readonly string[], at: number): boolean =>
  /^(?:sets?|packs?|bundles?)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'of'

/** "size 28-36", "38 to 44", "waist 30-38". */
const numbers: Notation = {
  pattern: new RegExp(
    String.raw`(?<word>(?:${SIZE_WORD}|waist|chest|bust) ?(?:size)? ?[:=-]? ?)?(?<from>\d{2}) ?(?:-|to) ?(?<to>\d{2})(?<after> (?:${SIZE_WORD}|waist))?`,
    'iy',
  ),
  read(match, tokens, at) {
    const { word, after, from = '', to = '' } = match.groups
    const sizes = sizesBetween(from, to)
    const isNamed = word !== undefined || after !== undefined
    const isMeant =
      isNamed ||
      (names(tokens, 'garment') &&
        Number(to) - Number(from) >= 4 &&
        (!NOT_SIZES.test(behind(match, tokens, at)) || isOfSet(tokens, at + match.used)) &&
        !/^(?:rs\.?|₹|@|mrp|price|in|within|lot|design|no|art)$/.test(wordAt(tokens, at - 1)))
    return isMeant ? ofRange(match.text, sizes, tokens) : null
  },
}

/** "28x36": the waists of jeans and trousers, from the smallest to the largest. */
const waists: Notation = {
  pattern: /(?<from>\d{2}) ?x ?(?<to>\d{2})/iy,
  read({ groups, text }, tokens) {
    const sizes = sizesBetween(groups.from ?? '', groups.to ?? '')
    const isWaist = ['Jeans', 'Trousers', 'Shorts'].some((group) => contextOf(tokens).groups.has(group))
    return sizes && isWaist ? listed(text, sizes) : null
  },
}

/** "80-100 cm": vests and briefs. */
const centimetres: Notation = {
  pattern: /(?:sizes? ?[:=-]? ?)?(?<from>\d{2,3}) ?(?:cms? ?)?(?:-|to) ?(?<to>\d{2,3})(?<unit> ?cms?)?\b/iy,
  read({ groups, text }, tokens) {
    const sizes = sizesBetween(`${groups.from} cm`, `${groups.to} cm`)
    // Vests and briefs are sized by centimetres without saying so.
    const isMeant = groups.unit === undefined ? contextOf(tokens).groups.has('Innerwear') : names(tokens, 'garment')
    return sizes && isMeant ? listed(text, sizes) : null
  },
}

/** "sizes 38, 40, 42": named, or at least three sizes two apart in a line about garments. */
const numberList: Notation = {
  pattern: new RegExp(
    String.raw`(?<word>(?:${SIZE_WORD}|waist|chest) ?[:=-]? ?)?(?<list>\d{2}(?: ?[/,&] ?\d{2}| and \d{2}| \d{2})+)(?<after> ${SIZE_WORD})?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const figures = (groups.list ?? '').split(/[\s/,&]+|and/i).filter(Boolean)
    const sizes = figures.map((size) => canonicalValue(garmentSizes, size)).filter((size) => size !== null)
    const isEven = figures.every((size, at) => at === 0 || Number(size) - Number(figures[at - 1]) === 2)
    const isNamed = groups.word !== undefined || groups.after !== undefined
    // Shirts by the collar have odd sizes too: "size 38 39 40 42".
    const isRising = figures.every((size, at) => at === 0 || [1, 2].includes(Number(size) - Number(figures[at - 1])))
    if (isNamed && isRising && !isEven && names(tokens, 'garment')) return listed(text, figures)
    if (sizes.length < figures.length || !isEven) return null
    return isNamed || (sizes.length >= 3 && names(tokens, 'garment')) ? listed(text, sizes) : null
  },
}

/** "2-8 years", "6-12 months", "3 to 5 yrs". */
const ages: Notation = {
  pattern:
    /(?:age ?(?:group)? ?[:=-]? ?)?(?<from>\d{1,2}) ?(?:-|to) ?(?<to>\d{1,2}) ?(?<unit>years?|yrs?|y|months?|mths?)\b(?: old)?/iy,
  read({ groups, text }, tokens) {
    const [from, to] = [Number(groups.from), Number(groups.to)]
    if (/^m/i.test(groups.unit ?? '')) {
      return to > from && to <= 36 ? listed(text, [`${from}-${to} months`]) : null
    }
    if (to <= from || to > 15) return null
    const sizes = Array.from({ length: to - from }, (_, step) => `${from + step}-${from + step + 1} years`)
    return sizes.every((size) => canonicalValue(garmentSizes, size) === size) ? ofRange(text, sizes, tokens) : null
  },
}

/** "0-3, 3-6, 6-9 months". */
const months: Notation = {
  pattern: /(?<list>(?:\d{1,2} ?- ?\d{1,2} ?(?:,|\/|&|and) ?)+\d{1,2} ?- ?\d{1,2}) ?(?:months?|mths?)\b/iy,
  read({ groups, text }) {
    const sizes = (groups.list ?? '').match(/\d{1,2} ?- ?\d{1,2}/g)?.map((span) => `${span.replaceAll(' ', '')} months`)
    return sizes?.every((size) => canonicalValue(garmentSizes, size) === size) ? listed(text, sizes) : null
  },
}

/** "size 32", "waist 34": one size. */
const oneNumber: Notation = {
  pattern: /(?:(?:sizes?|waist|chest) ?(?:no\.?|[:=-])? ?(?<value>\d{2})|(?<behind>[2-5]\d) size\b)/iy,
  read(match, tokens, at) {
    const size = canonicalValue(garmentSizes, match.groups.value ?? match.groups.behind ?? '')
    const isMeant =
      names(tokens, 'garment') && !/^(?:x|-|to|cms?|mm|"|inch|in|&|,|\/|and)$/.test(behind(match, tokens, at))
    return size === null || !isMeant ? null : listed(match.text, [size])
  },
}

const freeSize: Notation = {
  pattern: /(?:free ?-?size|one size)(?: fits all)?/iy,
  read: ({ text }) => listed(text, ['Free size']),
}

export const garmentSizeReader: TextReader = readerOf(
  'sizes',
  [
    'S-XXL',
    'M L XL',
    'S to 3XL',
    'sizes 38, 40, 42',
    '2-8 years',
    '0-3, 3-6, 6-9 months',
    'free size',
    'M/L/XL',
    'shirt size 40',
  ],
  [freeSize, letters, letterList, months, ages, centimetres, waists, numbers, numberList, oneNumber],
)

/** "ratio 1:2:2:1" with as many sizes: the pieces of each. */
const sizeRatio: Notation = {
  pattern: /(?:size |pack )?ratio ?[:=-]? ?(?<parts>\d{1,2}(?: ?[:,/-] ?\d{1,2})+)|(?<bare>\d{1,2}(?::\d{1,2}){2,})/iy,
  read({ groups, text }, tokens) {
    const pieces = (groups.parts ?? groups.bare ?? '').split(/[^\d]+/).map(Number)
    const sizes = sizesInLine(tokens)
    if (pieces.length !== sizes.length || pieces.includes(0)) return null
    return [
      understood(
        'sizeRatio',
        text,
        sizes.map((size, at) => ({ size, pieces: pieces[at] })),
      ),
    ]
  },
}

function sizesInLine(tokens: readonly string[]): readonly string[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const typed = garmentSizeReader.read(tokens, at)?.understood.find(({ name }) => name === 'sizes')?.typed
    if (Array.isArray(typed)) return typed as string[]
  }
  return []
}

export const sizeRatioReader: TextReader = readerOf('sizeRatio', ['S M L XL ratio 1:2:2:1'], [sizeRatio])

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
const UNIT = String.raw`("|'|in\b\.?|inch(?:es)?\b|cms?\b|ft\b\.?|feet\b|foot\b|mtrs?\b|met(?:er|re)s?\b|m\b)?`
const SIDES = new RegExp(
  String.raw`(?:sizes? ?[:=-]? ?)?(?<a>${NUMBER}) ?(?<au>${UNIT}) ?(?:x|by|\*) ?(?<b>${NUMBER})(?: ?\+ ?\d{1,2}(?!\d))? ?(?<bu>${UNIT})`.replace(
    /\((?!\?)/g,
    '(?:',
  ),
  'iy',
)
/** What is larger than one side of a bed is no count of cloth. */
const BED_INCHES_MIN = 48
const FEET_MAX = 20
/** No piece is so much longer than it is wide. */
const SIDES_APART_MOST = 15

const pieceSize: Notation = {
  pattern: SIDES,
  read({ groups, text }, tokens, at) {
    const [width, length] = [Number(groups.a), Number(groups.b)]
    const stated = pieceUnit(groups.bu) ?? pieceUnit(groups.au)
    const unit = stated ?? unitOf(tokens, Math.max(width, length))
    if (unit === null || width <= 0 || length <= 0) return null
    // "450x6": six of them at 450.
    if (stated === null && Math.max(width, length) > Math.min(width, length) * SIDES_APART_MOST) return null
    if (/^x/.test(behindText(tokens, at, text))) return null
    if (stated === null && names(tokens, 'bed') && !isForBed(tokens, width, length)) return null
    const before = /^sizes?$/.test(wordAt(tokens, at - 1)) ? wordAt(tokens, at - 2) : wordAt(tokens, at - 1)
    // "Bedsheet ... with 2 pillow covers 17x27".
    const isOfPillow = PILLOW.test(before) || (/^covers?$/.test(before) && PILLOW.test(wordAt(tokens, at - 2)))
    if (isOfPillow && SHEET.test(lineOf(tokens).text)) return null
    if (CONTAINER.test(before) || CONTAINER.test(behindText(tokens, at, text))) return null
    return sized(text, { width, length, unit })
  },
}

const PILLOW = /^(?:pillows?|shams?|pillowcases?)$/
const SHEET = /\b(?:bed ?sheets?|fitted|flat sheet|duvet|quilt|comforter|dohar)\b/
/** What goods are packed in. */
const CONTAINER = /^(?:cartons?|box(?:es)?|bales?|packing|poly(?:bag)?|ctn|pallets?)$/
const behindText = (tokens: readonly string[], at: number, text: string): string =>
  wordAt(tokens, at + text.split(' ').length)

/** A sheet, not a construction such as 40x40; pillow covers are small. */
function isForBed(tokens: readonly string[], width: number, length: number): boolean {
  return /pillow/.test(lineOf(tokens).text) || Math.max(width, length) >= BED_INCHES_MIN
}

const isFlat = (tokens: readonly string[]): boolean => names(tokens, 'bed', 'towel', 'floor', 'home', 'drape', 'bag')

/** The unit that the trade means without saying it; null where it means none. */
function unitOf(tokens: readonly string[], longest: number): PieceSize['unit'] | null {
  if (!isFlat(tokens)) return null
  const { groups } = contextOf(tokens)
  if ((names(tokens, 'floor') && !groups.has('Bath mat') && !groups.has('Doormat')) || groups.has('Curtain'))
    return longest <= FEET_MAX ? 'ft' : longest > 130 ? 'cm' : 'in'
  return longest > 130 ? 'cm' : names(tokens, 'floor') && longest <= FEET_MAX ? 'ft' : 'in'
}

function sized(text: string, size: PieceSize): Understood[] {
  const cm = pieceSizeCm(size)
  return [understood('size', text, { sizeWidth: cm.width, sizeLength: cm.length }, pieceSizeText(size))]
}

export const pieceSizeReader: TextReader = readerOf(
  'size',
  ['30x60 inch', '108"x108"', '5x7 ft', '70 x 140 cm'],
  [pieceSize],
)

/** "king", "queen size", "double bed" of goods for a bed. */
export const bedSizeReader: TextReader = {
  name: 'bedSize',
  examples: ['king size', 'queen size', 'double bed'],
  read(tokens, at) {
    const isForBed = names(tokens, 'bed')
    const words = foldedOf(tokens)
    for (let used = Math.min(3, words.length - at); used > 0; used -= 1) {
      const phrase = words.slice(at, at + used).join(' ')
      const bed = phrase === 'baby' && isForBed ? 'Cot' : canonicalValue(bedSize, phrase)
      // "Double bed sheet": the bed is a part of the bedsheet.
      const isPart = /bed$/.test(phrase) && /^(?:sheets?|covers?|linen|spreads?)/.test(foldWord(words[at + used] ?? ''))
      if (
        bed !== null &&
        (isForBed || / (?:size|bed)$/.test(phrase)) &&
        !isPart &&
        !isOtherwise(phrase, words[at + used] ?? '')
      )
        return { used, understood: [understood('bedSize', tokens.slice(at, at + used).join(' '), bed)] }
    }
    return null
  },
}

/** "Double ply", "single poly" and "single colour" are of other things. */
const isOtherwise = (phrase: string, next: string): boolean =>
  /^di[vw]an$/.test(phrase) ||
  (/^(?:single|double|full|twin)$/.test(phrase) &&
    /^(?:ply|poly|polybag|pcs?|piece|pieces|packing|colou?r|side|layer|needle|yarn|jersey|sided|bag|box|design)$/.test(
      next,
    ))

/** "46 inch length": of a kurti or gown. */
const inchesLong: Notation = {
  pattern: /(?:length ?[:=-]? ?)?(?<value>\d{2}) ?(?:"|inch(?:es)?|in)(?<named> ?(?:length|long|lenght))?/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.value)
    const isNamed = groups.named !== undefined || /^length/i.test(text)
    const isCloth = /\b(?:fabric|material|cloth)\b/.test(lineOf(tokens).text)
    const isLong =
      !isCloth &&
      ['Kurti', 'Kurta', 'Gown', 'Nightwear', 'Dress', 'Kurta set'].some((group) => contextOf(tokens).groups.has(group))
    return value >= 14 && value <= 62 && (isNamed || isLong) && (isLong || names(tokens, 'garment'))
      ? [understood('garmentLength', text, `${value} in`)]
      : null
  },
}

export const garmentLengthReader: TextReader = readerOf('garmentLength', ['46 inch kurti'], [inchesLong])
