import { lustre } from '../../raw-fibre/vocabulary'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { longestNamed, stated, wordLists } from '../../reading/word-lists'
import { liftingTerms } from '../../scrap/vocabulary'
import { isDeliveredTo, NOT_FROM_TOWN, TOWNS } from '../../towns'
import type { WasteKind } from '../types'
import * as terms from '../vocabulary'
import { colourNamed, fibreNamed, goodsOf, isNamedAt, kindOf } from './context'

const TRAILING = /^(?:waste|wastes|wastage|scrap|material|maal|stock|goods|quality)$/

/** What the waste is, with the fibre and the colour that its name holds: "hosiery white clips". */
const typeReader: TextReader = {
  name: 'wasteType',
  examples: ['comber noil', 'flat strips', 'hosiery white clips', 'pneumafil bonda', 'pet bottle flakes', 'dropping 2'],
  read(tokens, at): Reading | null {
    const here = isNamedAt(tokens, at)
    const goods = goodsOf(tokens)
    if (!here || !goods) return null
    const numbered = isNumberedDropping(tokens, at, here.used)
    if (numbered === null) return null
    const end = at + here.used
    const extra = TRAILING.test(wordAt(tokens, end)) ? 1 : 0
    const text = tokens.slice(at, end + extra).join(' ')
    const words = foldedOf(tokens)
    const parts: Understood[] = [understood('wasteType', text, goods.type)]
    const fibre = fibresIn(words.slice(at, end), goods.type)
    if (fibre.length > 0) parts.push(understood('fiberType', fibreText(tokens, at, end), fibre))
    for (const place of here.between) {
      const colour = colourNamed(words[place] ?? '')
      if (colour !== null && kindOf(tokens) !== 'pet') parts.push(understood('color', tokens[place] ?? '', colour))
    }
    if (goods.type === 'Bleached cotton waste') parts.push(understood('preparation', text, 'Bleached'))
    if (/mutilated/i.test(text)) parts.push(understood('mutilated', text, true))
    return { used: here.used + extra, understood: parts }
  },
}

/** "Dropping 2 MT" is a quantity, not the second dropping. */
function isNumberedDropping(tokens: readonly string[], at: number, used: number): true | null {
  const last = wordAt(tokens, at + used - 1)
  const next = wordAt(tokens, at + used)
  return /^[12]$/.test(last) && /^(?:mt|mts|ton|tons|tonnes?|kgs?|trucks?|bales?|%)$/.test(next) ? null : true
}

function fibresIn(words: readonly string[], type: string): string[] {
  if (/^PET|^Agglomerate|^Popcorn/.test(type)) return []
  return [...new Set(words.flatMap((word) => fibreNamed(word) ?? []))]
}
const fibreText = (tokens: readonly string[], from: number, to: number): string =>
  tokens.slice(from, to).find((token) => fibreNamed(token.toLowerCase()) !== null) ?? tokens.slice(from, to).join(' ')

const WORDS = wordLists([
  ['preparation', terms.wastePreparation],
  ['grade', terms.wasteGrades],
  ['colourSorting', terms.colourSorting],
  ['clipSize', terms.clipSize],
  ['washing', terms.washing],
  ['bottleColour', terms.bottleColour],
  ['color', terms.wasteColours],
  ['yarnForm', terms.yarnForm],
  ['lustre', lustre],
  ['fabricStructure', terms.fabricStructure],
  ['garmentMix', terms.garmentMix, true],
  ['recycledClaim', terms.recycledClaim, true],
  ['packageType', terms.wastePackages],
  ['liftingTerms', liftingTerms, true],
])
/** The kinds of waste to which a word can apply; others are open to all. */
const ONLY: Readonly<Record<string, readonly (WasteKind | null)[]>> = {
  washing: ['pet'],
  bottleColour: ['pet'],
  yarnForm: ['yarn', 'loom'],
  fabricStructure: ['cut', 'worn', 'loom', 'finish'],
  clipSize: ['cut', 'worn', 'loom', 'finish'],
  garmentMix: ['worn'],
  lustre: ['manMade', 'yarn'],
  color: ['soft', 'yarn', 'loom', 'cut', 'finish', 'worn', 'manMade', 'recovered', null],
}
/** Words with several meanings, which the line has to make clear. */
const PLAIN_WORDS =
  /^(?:a|b|c|first|second|third|medium|light|dark|mix|mixed|raw waste|bulk|bag|bags|bale|bales|raw|colour|dyed|b2b grade|cleaned|small|strip|whole pieces|panels|mixed items|original|number 1|loose|natural|prints|rugs|loose load|organic waste|low grade|on cone|tops|khaki|camel)$/

function hitsAt(tokens: readonly string[], at: number) {
  const kind = kindOf(tokens)
  return longestNamed(
    WORDS,
    foldedOf(tokens),
    at,
    ({ name, phrase, used }) => (ONLY[name]?.includes(kind) ?? true) && isMeant(name, phrase, tokens, at, used),
  )
}

const ONE_COLOUR = /\b(?:white|black|cream|raw white|grey|blue|indigo|red|green|yellow)\b/

function isMeant(name: string, phrase: string, tokens: readonly string[], at: number, used: number): boolean {
  const goods = goodsOf(tokens)
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
  if (name === 'packageType')
    return (
      !/\d/.test(before) &&
      !/^(?:moq|min|per|\/)$/.test(before) &&
      (/\bbales?$|^(?:bora|borah|boras|jumbo bags?|fibc|loose)$/.test(phrase) || !PLAIN_WORDS.test(phrase)) &&
      !/^(?:bale|bales|bag|bags)$/.test(phrase) &&
      !(phrase === 'loose' && /^(?:yarn|thread|in$)/.test(next))
    )
  if (goods === null) return name === 'recycledClaim' && /^(?:grs|rcs)/.test(phrase)
  if (name === 'grade' && /^[abc]$/.test(phrase)) return /^(?:grade|quality)$/.test(next)
  if (name === 'color' && /^(?:colour|dyed)$/.test(phrase))
    return !/^(?:sorted|sorting|wise|mixed|mix|yarn)$/.test(next)
  // "Dark blue" is one colour, and no mix.
  if (name === 'color' && /^(?:dark|light)$/.test(phrase) && phraseAt(terms.wasteColours, foldedOf(tokens), at + used))
    return false
  if (name === 'color' || name === 'bottleColour') return !/^(?:tip|cone|bag|baled?|tape|wool roll)$/.test(next)
  // "Hand sorted" does not say by what, where the line names one colour.
  if (name === 'colourSorting')
    return (
      !/^(?:mixed|mix)$/.test(phrase) && !(/^(?:hand )?sorted$/.test(phrase) && ONE_COLOUR.test(lineOf(tokens).text))
    )
  if (name === 'garmentMix') return !PLAIN_WORDS.test(phrase)
  if (name === 'recycledClaim') return !/^organic waste$/.test(phrase)
  return !PLAIN_WORDS.test(phrase)
}

const COLOURED = /\b(?:dyed|melange|dark|light|colou?rs?|colou?red|mix(?:ed)?)\b/
/** The grey of a mill's fibre and yarn is that of undyed cloth. */
function isUndyed(tokens: readonly string[], at: number): boolean {
  const kind = kindOf(tokens)
  const isOfMill = kind === 'soft' || kind === 'yarn'
  return isOfMill && /^gr[ae]y$/i.test(tokens[at] ?? '') && !COLOURED.test(lineOf(tokens).text)
}

/** Words of the lists, where the waste that the line names has them. */
const wordReader: TextReader = {
  name: 'preparation',
  examples: [
    'willowed card fly',
    'A grade comber noil',
    'hot washed pet flakes',
    'white hosiery clips',
    'loose hard waste',
  ],
  read(tokens, at): Reading | null {
    const [first] = hitsAt(tokens, at)
    if (!first) return null
    const end = at + first.used
    const grade = first.name === 'grade' && /^(?:grade|quality)$/.test(wordAt(tokens, end)) ? 1 : 0
    const shade = first.name === 'color' && /^(?:colou?rs?|shades?)$/.test(wordAt(tokens, end)) ? 1 : 0
    const text = tokens.slice(at, end + grade + shade).join(' ')
    const isRaw = first.name === 'color' && first.used === 1 && isUndyed(tokens, at)
    return {
      used: first.used + grade + shade,
      understood: [isRaw ? understood(first.name, text, 'Raw white') : stated(first, text)],
    }
  },
}

const yesOrNo = (name: string, yes: RegExp, no?: RegExp): Notation[] => [
  ...(no ? [{ pattern: no, read: ({ text }: { text: string }) => [understood(name, text, false)] }] : []),
  { pattern: yes, read: ({ text }) => [understood(name, text, true)] },
]

const STRETCH = `(?:lycra|spandex|elastane|elastic|stretch)`
const FASTENERS = String.raw`(?:(?:buttons?|zips?|zippers?|hooks?|accessories|hard points?|metal)(?: ?(?:and|&|\/|,) ?(?:buttons?|zips?|zippers?|hooks?|metal))*)`

/** Bottles are free of metal too, and have no buttons. */
const ofCloth = (reader: TextReader): TextReader => ({
  ...reader,
  read: (tokens, at) => (/\b(?:pet|bottles?|flakes?)\b/.test(lineOf(tokens).text) ? null : reader.read(tokens, at)),
})

/** The cloth that cuttings are of, as hosiery and garment makers name it. */
const CLOTH =
  /(?:single jersey|interlock|pique|french terry|rib|lacoste|sinker|auto ?stripes?|poplin|twill|satin|georgette|chiffon|crepe|velvet|corduroy|canvas|drill|flannel|chambray|oxford|gabardine|suiting|shirting|cambric|voile|waffle|thermal|sherpa|mesh|scuba|ponte|loop ?knit|denim|t-?shirts?|sweatshirts?|lining|quilt(?:ed)?|curtain|sofa|lycra|towelling|bedsheets?|sarees?)/iy

const cloth: Notation = {
  pattern: CLOTH,
  read: ({ text }, tokens, at) => {
    const kind = kindOf(tokens)
    const isDenied = /^(?:no|without|non)$/.test(wordAt(tokens, at - 1))
    return !isDenied &&
      (kind === 'cut' || kind === 'worn' || kind === 'finish' || kind === 'recovered' || kind === 'loom')
      ? [understood('clothNames', text, text)]
      : null
  },
}

const place: Notation = {
  pattern: new RegExp(`(?:${TOWNS})`, 'iy'),
  read: ({ text, used }, tokens, at) =>
    goodsOf(tokens) === null || NOT_FROM_TOWN.test(wordAt(tokens, at - 1)) || isDeliveredTo(tokens, at, used)
      ? null
      : [understood('pickupPlace', text, text.charAt(0).toUpperCase() + text.slice(1).toLowerCase())],
}

/** "for OE spinning", "OE spinning grade": what it is used for. */
const useReader: TextReader = {
  name: 'subcategory',
  examples: ['noil for oe spinning', 'hosiery clips for shoddy blankets'],
  read(tokens, at): Reading | null {
    if (goodsOf(tokens) === null) return null
    const lead = /^(?:for|suitable for)$/.test(wordAt(tokens, at)) ? 1 : 0
    const found = phraseAt(terms.wasteUse, foldedOf(tokens), at + lead)
    if (!found || (lead === 0 && !/spinning|making|filling/.test(found.phrase))) return null
    const text = tokens.slice(at, at + lead + found.used).join(' ')
    return { used: lead + found.used, understood: [understood('subcategory', text, found.value)] }
  },
}

const ORIGINS: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  uk: 'GB',
  korea: 'KR',
  japan: 'JP',
  canada: 'CA',
  germany: 'DE',
  italy: 'IT',
  australia: 'AU',
  bangladesh: 'BD',
  china: 'CN',
  uae: 'AE',
  dubai: 'AE',
  vietnam: 'VN',
  turkey: 'TR',
  pakistan: 'PK',
  'sri lanka': 'LK',
  uzbekistan: 'UZ',
  egypt: 'EG',
  india: 'IN',
  indian: 'IN',
}
const origin: Notation = {
  pattern: new RegExp(
    `(?:(?:origin|imported from|from|ex) ?[:-]? ?(?<a>${Object.keys(ORIGINS).join('|')})|(?<b>${Object.keys(ORIGINS).join('|')}) origin)`,
    'iy',
  ),
  read: ({ groups, text }) => [understood('originCountry', text, ORIGINS[(groups.a ?? groups.b ?? '').toLowerCase()])],
}

/** "Dope dyed black", "dyed navy": the colour, not a mix. */
const dyed: Notation = {
  pattern: /(?:dope[ -]?)?dyed (?<a>[a-z]+)/iy,
  read: ({ groups, text }, tokens) => {
    const colour = colourNamed((groups.a ?? '').toLowerCase())
    return colour === null || /^(?:dyed|mix|mixed)/i.test(groups.a ?? '') || goodsOf(tokens) === null
      ? null
      : [understood('color', text, colour)]
  },
}

/** "Combed", "ring spun", "OE mill": where the waste comes from. */
const source: Notation = {
  pattern:
    /(?:from )?(?:dope[ -]dyed|combed|combing|carded|ring ?spun|open[ -]end|compact|oe|autoconer|vortex|worsted|woollen|shankar ?6|s-6|mcu ?5|dch ?32|giza|\d{2,3}s(?: combed| carded)?)(?: (?:mill|mills|spinning|yarn|mixing|cotton|plant))*/iy,
  read: ({ text }, tokens) => {
    const kind = kindOf(tokens)
    return kind === 'soft' || kind === 'yarn' || kind === 'manMade' ? [understood('wasteSource', text, text)] : null
  },
}

/** "1-5 m" of fents. */
const fentLength: Notation = {
  pattern: /(?<a>\d{1,2}(?:\.\d)?) ?(?:-|to) ?(?<b>\d{1,2}(?:\.\d)?) ?(?:m|mtrs?|met(?:er|re)s?)/iy,
  read: ({ groups, text }, tokens) => {
    const [from, to] = [Number(groups.a), Number(groups.b)]
    return goodsOf(tokens)?.type === 'Fents' && from < to ? [understood('pieceLength', text, { from, to })] : null
  },
}

const jobLot: Notation = {
  pattern: /(?:job ?lot|odd lot)|claimless|no claim/iy,
  read: ({ text }) => [understood('condition', text, /claim/i.test(text) ? 'Claimless' : 'JobLot')],
}

/** The streams that a line names without a type. */
const streamReader: TextReader = {
  name: 'wasteStream',
  examples: ['post consumer', 'pre-consumer'],
  read(tokens, at): Reading | null {
    const found = phraseAt(terms.recycledClaim, foldedOf(tokens), at)
    if (!found || !/^p(?:re|ost)/.test(found.phrase) || !/consumer|industrial/.test(found.phrase)) return null
    const text = tokens.slice(at, at + found.used).join(' ')
    return { used: found.used, understood: [understood('recycledClaim', text, [found.value])] }
  },
}

/** "waste" after a fibre and other words that the type already says. */
const generalReader: TextReader = {
  name: 'wasteType',
  examples: [],
  read(tokens, at): Reading | null {
    const goods = goodsOf(tokens)
    if (!goods || at <= goods.at) return null
    const left = goods.at + goods.used - at
    // The beginning of the name was read as the end of a blend: "60/40 cotton polyester cuttings".
    if (left <= 0 && !TRAILING.test(wordAt(tokens, at))) return null
    const used = Math.max(1, left)
    return { used, understood: [understood('wasteType', tokens.slice(at, at + used).join(' '), goods.type)] }
  },
}

/** What the words of a line about waste say. */
export const wordReaders: readonly TextReader[] = [
  typeReader,
  readerOf(
    'elastaneFree',
    ['lycra free hosiery clips', 'without spandex', 'non lycra hosiery clips'],
    yesOrNo(
      'elastaneFree',
      new RegExp(`${STRETCH}[ -]?(?:free|less)|(?:without|no|non|zero|w\\/o|minus)[ -]?${STRETCH}`, 'iy'),
      new RegExp(`(?:with|contains?|containing) ${STRETCH}|${STRETCH} (?:mixed|content|wala)`, 'iy'),
    ),
  ),
  readerOf(
    'fleeceFree',
    ['fleece free hosiery clips', 'without fleece'],
    yesOrNo('fleeceFree', /fleece[ -]?free|(?:without|no|non)[ -]?fleece/iy, /with fleece/iy),
  ),
  ofCloth(
    readerOf(
      'buttonsRemoved',
      ['buttons removed', 'without zips and buttons', 'zipper and button free'],
      yesOrNo(
        'buttonsRemoved',
        new RegExp(`(?:without|no|w\\/o|free of) ${FASTENERS}|${FASTENERS}[ -](?:removed|free|cut off|less)`, 'iy'),
        new RegExp(`with ${FASTENERS}`, 'iy'),
      ),
    ),
  ),
  readerOf(
    'mutilated',
    ['mutilated rags', 'un-mutilated used clothing'],
    yesOrNo('mutilated', /(?:fully |pre-?|completely )?mutilated/iy, /(?:un-?|not |non[ -]?)mutilated/iy),
  ),
  readerOf(
    'fumigation',
    ['fumigated', 'with fumigation certificate'],
    yesOrNo('fumigation', /(?:with )?fumigat(?:ed|ion)(?: certificate| done)?/iy),
  ),
  readerOf('originCountry', ['USA origin', 'origin: Korea'], [origin]),
  readerOf('condition', ['job lot', 'claimless'], [jobLot]),
  readerOf('clothNames', ['single jersey hosiery clips', 'rib cutting waste interlock'], [cloth]),
  readerOf('pickupPlace', ['hosiery clips tiruppur', 'comber noil coimbatore'], [place]),
  readerOf('color', ['dope dyed black tow waste'], [dyed]),
  readerOf('wasteSource', ['comber noil from combed mill'], [source]),
  readerOf('pieceLength', ['fents 1-5 m'], [fentLength]),
  useReader,
  wordReader,
  streamReader,
  generalReader,
]
