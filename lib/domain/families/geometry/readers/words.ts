import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { longestNamed, stated, wordLists } from '../../reading/word-lists'
import { PACKS } from '../vocabulary/packs'
import * as terms from '../vocabulary/terms'
import { goodsOf, isSupport, sells } from './context'

/** The material that the name of the goods says. */
const MATERIAL_IN_NAME: ReadonlyArray<readonly [RegExp, string]> = [
  [/\blldpe\b/, 'LLDPE'],
  [/\b(?:ldpe|ld)\b/, 'LDPE'],
  [/\b(?:hm|hmhdpe)\b/, 'HM-HDPE'],
  [/^(?!.*\/|.*\bpp\b.*hdpe).*\bhdpe\b/, 'HDPE'],
  [/\bbopp\b/, 'BOPP'],
  [/\bcpp\b/, 'CPP'],
  [/^(?!.*hdpe).*\bpp\b/, 'PP'],
  [/\bpvc\b/, 'PVC'],
  [/\bpof\b/, 'POF'],
  [/\bepe\b/, 'EPE'],
  [/\bhips\b/, 'PS'],
  [/\bduplex\b/, 'Duplex board'],
  [/\bkraft\b/, 'Kraft paper'],
  [/\b(?:jute|gunny|hessian)\b/, 'Jute'],
  [/\bchromo\b/, 'Chromo paper'],
  [/\b(?:pinewood|pine wood)\b/, 'Pine wood'],
  [/\bplywood\b/, 'Plywood'],
  [/\bcompostable\b/, 'Compostable polymer'],
]

/** The nouns that follow a quantity: "10000 cones". */
const GENERIC =
  /^(?:cones?|tubes?|cartons?|box|boxes|bags|labels?|stickers?|hangers?|pallets?|bobbins?|spools?|tapes?|straps?|tissue|liners?)$/

/** What the goods are called; where others are named too, what the line sells. */
const typeReader: TextReader = {
  name: 'packType',
  examples: [
    'paper cone',
    'corrugated box',
    'LDPE liner',
    'stretch film',
    'gunny bag',
    'BOPP tape',
    'wooden pallet',
    'silica gel',
  ],
  read(tokens, at): Reading | null {
    const goods = goodsOf(tokens)
    if (!goods || goods.at !== at) return null
    const text = tokens.slice(at, at + goods.used).join(' ')
    // "10000 cones" is a quantity: the terms of the sale read it.
    if (GENERIC.test(goods.phrase) && isQuantity(tokens, at)) return null
    return { used: goods.used, understood: named(goods.value, goods.phrase, text) }
  },
}

function named(value: string, phrase: string, text: string): Understood[] {
  const [word, material] = MATERIAL_IN_NAME.find(([named]) => named.test(phrase)) ?? []
  const parts = [understood('packType', text, value)]
  // A text of its own: a search for it asks for the material too.
  if (word && material && value !== material)
    parts.push(understood('material', text.split(' ').find((one) => word.test(one.toLowerCase())) ?? text, material))
  if (value === 'Carton' && /\brsc\b/.test(phrase)) parts.push(understood('cartonStyle', text, 'RSC (0201)'))
  if (/\blaminated\b/.test(phrase)) parts.push(understood('laminated', text, true))
  if (/\bself adhesive\b/.test(phrase) && /bag$|bags$/.test(phrase))
    parts.push(understood('closure', text, 'Adhesive flap'))
  if (/\bprinted\b/.test(phrase)) parts.push(understood('printing', text, 'Printed'))
  if (/\b(?:d cut|w cut|loop handle)\b/.test(phrase) || (value === 'Non-woven bag' && /\bcarry\b/.test(phrase)))
    parts.push(understood('closure', text, 'Handle'))
  return parts
}

const isQuantity = (tokens: readonly string[], at: number): boolean =>
  /^\d{2,9}$/.test(wordAt(tokens, at - 1)) &&
  !/^(?:°|taper|size|cone|cones|tube|[1-9])$/.test(wordAt(tokens, at - 2)) &&
  Number(wordAt(tokens, at - 1)) >= 50

/** "10000 paper cones", "5000 cartons": the goods and, for the terms of the sale, how many. */
const countedReader: TextReader = {
  name: 'packType',
  examples: ['10000 paper cones', '5000 corrugated boxes'],
  read(tokens, at): Reading | null {
    const figure = wordAt(tokens, at)
    const times = MANY[wordAt(tokens, at + 1)]
    if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(figure)) return null
    const quantity = Number(figure) * (times ?? 1)
    const start = at + (times === undefined ? 1 : 2)
    const goods = goodsOf(tokens)
    const isNear = goods !== null && goods.at >= start && foldedOf(tokens).slice(start, goods.at).every(isOfGoods)
    if (quantity < 50 || !Number.isInteger(quantity) || !goods || !isNear || !/s$|box$/.test(goods.phrase)) return null
    const text = tokens.slice(goods.at, goods.at + goods.used).join(' ')
    const whole = goods.at === start
    return {
      used: start - at + (whole ? goods.used : 0),
      understood: whole ? named(goods.value, goods.phrase, text) : [understood('packType', text, goods.value)],
      left: `${quantity} pieces`,
    }
  },
}

/** A word between a quantity and its goods: "20000 LDPE bags", "5000 plain cartons". */
const isOfGoods = (word: string): boolean =>
  canonicalValue(terms.packMaterial, word) !== null ||
  canonicalValue(terms.packColours, word) !== null ||
  /^(?:plain|printed|new|empty|virgin|heavy|duty|brown|corrugated)$/.test(word)

const MANY: Readonly<Record<string, number>> = {
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  thousand: 1000,
  k: 1000,
}

const WORDS = wordLists([
  ['material', terms.packMaterial],
  ['surface', terms.coneSurface],
  ['noseType', terms.coneNose],
  ['cartonStyle', terms.cartonStyle],
  ['cartonJoint', terms.cartonJoint],
  ['sizeBasis', terms.sizeBasis],
  ['seal', terms.bagSeal],
  ['closure', terms.bagClosure],
  ['printing', terms.printing],
  ['palletEntry', terms.palletEntry],
  ['tapeAdhesive', terms.tapeAdhesive],
  ['grade', terms.packGrades],
  ['finish', terms.packFinish],
  ['hangerType', terms.hangerType],
  ['plasticRule', terms.plasticRules],
  ['industryStandard', terms.packStandards, true],
])

/** The kinds to which a word can apply; others are open to all. */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  surface: PACKS.hollow,
  noseType: [...PACKS.cones, 'Paper tube'],
  cartonStyle: ['Carton', 'Mono carton', 'Rigid box'],
  cartonJoint: ['Carton', 'Mono carton'],
  sizeBasis: PACKS.boxes,
  seal: PACKS.bags,
  closure: PACKS.bags,
  palletEntry: PACKS.pallets,
  tapeAdhesive: [...PACKS.tapes, 'Label'],
  hangerType: ['Hanger'],
}
/** Words that say something else in most lines. */
const PLAIN_WORDS =
  /^(?:export|local|hook|od|id|inside|outside|tray|vinyl|poly|plastic|iron|kraft|set|top|hooks|notch|silica)$/
const POLYMER = /\b(?:pp|hdpe|ldpe|abs|pvc|hips|nylon|pet)\b/

const wordReader: TextReader = {
  name: 'material',
  examples: [
    'virgin LDPE bag',
    'velvet paper cone',
    'hot melt bopp tape',
    'self adhesive polybag',
    'unprinted polybag',
  ],
  read(tokens, at): Reading | null {
    const goods = goodsOf(tokens)
    if (!goods || (at > goods.at && at < goods.at + goods.used)) return null
    const found = longestNamed(WORDS, foldedOf(tokens), at).filter((one) => isMeant(one, tokens, at))
    const [first] = found
    if (!first) return null
    const text = tokens.slice(at, at + first.used).join(' ')
    // "Plastic cone PP": the finer word is the material.
    if (first.value === 'Plastic' && POLYMER.test(lineOf(tokens).text)) return { used: first.used, understood: [] }
    const end = at + first.used
    // "Shirt hanger" is a kind of hanger and its name.
    if (at <= goods.at && end > goods.at && end < goods.at + goods.used) return null
    const isName = at <= goods.at && end > goods.at
    const kind = isName ? [understood('packType', text, goods.value)] : []
    return { used: first.used, understood: [...kind, stated(first, text)] }
  },
}

function isMeant(
  { name, phrase, used }: { name: string; phrase: string; used: number },
  tokens: readonly string[],
  at: number,
): boolean {
  const only = ONLY[name]
  if (only && !sells(tokens, only)) return false
  const next = wordAt(tokens, at + used)
  if (name === 'material')
    return isMaterial(phrase, goodsOf(tokens)?.at === at + used ? '' : next, wordAt(tokens, at - 1), tokens)
  if (name === 'printing')
    return (
      !isSupport(tokens) &&
      !/^(?:extra|charges?|cost)$/.test(next) &&
      !(phrase === 'plain' && /^(?:mouth|nose|surface)$/.test(next))
    )
  if (phrase === 'id' || phrase === 'od' || phrase === 'inside' || phrase === 'outside')
    return name === 'sizeBasis' && !/^(?:print|printed)$/.test(next)
  return !PLAIN_WORDS.test(phrase)
}

/** A material names the goods, or a part of them: a wooden pallet has no plastic, a liner is inside another bag. */
function isMaterial(phrase: string, next: string, before: string, tokens: readonly string[]): boolean {
  if (/^(?:inside|liner|lined|for|yarn|fabric|shirts?|garments?)$/.test(next) || /^(?:for|with|\+|of)$/.test(before))
    return false
  if (
    /^(?:cotton|polyester|nylon|pet|steel|iron|ms|ss|silica|clay|jute|canvas|pla|pine|wood|pe|poly|plastic|vinyl|gi|kraft|art paper)$/.test(
      phrase,
    )
  ) {
    if (/^(?:pe|poly|plastic|plastics|polymer|vinyl)$/.test(phrase))
      return (
        sells(tokens, PACKS.plastic) ||
        sells(tokens, [...PACKS.supports, 'Hanger', 'Pallet', 'Collar support', 'Garment clip', 'Film'])
      )
    if (/^(?:kraft|art paper)$/.test(phrase))
      return sells(tokens, [
        'Carton',
        'Paper cone',
        'Paper tube',
        'Paper core',
        'Paper bag',
        'Kraft paper',
        'Corrugated roll',
        'Corrugated sheet',
        'Mono carton',
        'Label',
        'Paper tape',
      ])
    if (/^(?:steel|iron|ms|ss|gi)$/.test(phrase))
      return sells(tokens, ['Hanger', 'Pallet', 'Dye spring', 'Strap seal', 'Baling wire', 'Strapping'])
    if (/^(?:pine|wood)$/.test(phrase))
      return sells(tokens, [...PACKS.pallets, 'Wooden crate', 'Hanger', 'Pirn', 'Bobbin'])
    if (/^pet$/.test(phrase))
      return sells(tokens, [...PACKS.films, ...PACKS.straps, 'Label', 'Zipper bag', 'Rigid box'])
    return false
  }
  return true
}

const COLOUR = `white|black|grey|gray|blue|navy|royal blue|sky blue|green|parrot green|yellow|lemon|orange|red|maroon|pink|rani|purple|violet|brown|cream|gold|golden|milky white|milky|transparent|clear|natural|turquoise|firozi`

/** "blue tip", "tip: red". */
const tip: Notation = {
  pattern: new RegExp(
    `(?:(?<a>${COLOUR}) ?-?(?:tip|tipped|nose|tip colou?r|band|ring)|(?:tip|tip colou?r)(?: ?[:=-])? (?<b>${COLOUR})(?: tip)?)`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value =
      phraseAt(terms.packColours, [(groups.a ?? groups.b ?? '').toLowerCase()], 0)?.value ??
      wordsColour(groups.a ?? groups.b ?? '')
    return value && isSupport(tokens) ? [understood('tipColour', text, value)] : null
  },
}

function wordsColour(text: string): string | null {
  return phraseAt(terms.packColours, text.toLowerCase().split(' '), 0)?.value ?? null
}

const colour: Notation = {
  pattern: new RegExp(`(?:colou?r(?: ?[:=-])? )?(?<a>${COLOUR})(?: colou?r(?:ed)?)?`, 'iy'),
  read({ groups, text, used }, tokens, at) {
    const value = wordsColour(groups.a ?? '')
    const next = wordAt(tokens, at + used)
    if (
      !value ||
      goodsOf(tokens) === null ||
      (/^shirts?$/.test(next) && !sells(tokens, ['Hanger'])) ||
      /^(?:yarn|fabric|cloth|print|printed|printing|kraft|back|top|tip|glue)$/.test(next)
    )
      return null
    return [understood('color', text, value)]
  },
}

const printColours: Notation = {
  pattern:
    /(?:(?<cmyk>cmyk)(?: print(?:ed|ing)?)?|(?<a>[1-9]|one|two|three|four|single|double|multi) ?-?colou?rs?(?: (?:printed|printing|print|flexo print(?:ed|ing)?|flexo|offset print(?:ed|ing)?|offset))?|(?:printed|printing|print)(?: in)? (?<b>[1-9]|one|two|three|four|single|double|multi) ?-?colou?rs?)/iy,
  read({ groups, text }, tokens) {
    const figure = groups.cmyk ? 'four' : (groups.a ?? groups.b ?? '').toLowerCase()
    const value = Number(figure) || NUMBERS[figure]
    if (goodsOf(tokens) === null || isSupport(tokens)) return null
    const process = /flexo/i.test(text) ? 'Flexo' : /offset/i.test(text) ? 'Offset' : 'Printed'
    const printed = understood('printing', text, process)
    return value === undefined ? [printed] : [printed, understood('printColours', text, value)]
  },
}
const NUMBERS: Readonly<Record<string, number>> = { one: 1, single: 1, two: 2, double: 2, three: 3, four: 4 }

/** "72 rolls per carton", "500 pcs/bundle", "packing 1000 pcs". */
const perPackage: Notation = {
  pattern:
    /(?:(?<a>\d{1,6}) ?(?:rolls?|pcs|pieces?|nos|cones?|tubes?|bags?|labels?) ?(?:(?:per|\/|in|in a|each|a) ?)?(?:carton|ctn|box|bundle|bag|packet|pack|roll|pallet|gunny)s?|(?<c>\d{3,6}) per roll\b|(?:roll|box|pack|packet|bundle|bag) of (?<b>\d{2,6})(?: (?:pcs|pieces|nos|labels))?)/iy,
  read({ groups, text }, tokens, at) {
    const isStock = /^(?:stock|ready|available|min|moq|@|rs\.?)$/.test(wordAt(tokens, at - 1))
    return isStock ? null : [understood('unitsPerPackage', text, Number(groups.a ?? groups.b ?? groups.c))]
  },
}

const yesNo = (name: string, pattern: RegExp): Notation => ({
  pattern,
  read: ({ text }, tokens) => (goodsOf(tokens) === null ? null : [understood(name, text, true)]),
})

/** "for yarn", "for garment packing": what it packs. */
const use: TextReader = {
  name: 'subcategory',
  examples: ['for sarees carton', 'for garments polybag'],
  read(tokens, at): Reading | null {
    const goods = goodsOf(tokens)
    if (goods === null) return null
    // "POY tube" and "garment polybag" say what they are for without "for".
    const bare =
      /^(?:poy|dty|fdy|garments?)$/.test(wordAt(tokens, at)) && (at < goods.at || at >= goods.at + goods.used)
    const isMeant = /^garment/.test(wordAt(tokens, at)) ? sells(tokens, PACKS.bags) : sells(tokens, PACKS.hollow)
    if (bare && isMeant) {
      const text = tokens[at] ?? ''
      const used = /^pack(?:ing|aging)$/.test(wordAt(tokens, at + 1)) ? 2 : 1
      return { used, understood: [understood('subcategory', text, canonicalValue(terms.packUse, text))] }
    }
    if (!/^for$/.test(wordAt(tokens, at))) return null
    const found = phraseAt(terms.packUse, foldedOf(tokens), at + 1)
    if (!found) return null
    const text = tokens.slice(at, at + 1 + found.used).join(' ')
    return { used: found.used + 1, understood: [understood('subcategory', text, found.value)] }
  },
}

/** What the words of a line say that is no number. */
export const wordReaders: readonly TextReader[] = [
  countedReader,
  typeReader,
  readerOf('tipColour', ['blue tip paper cone', 'tip red cone'], [tip]),
  readerOf('printColours', ['2 colour printed carton', 'single colour printing polybag'], [printColours]),
  readerOf('unitsPerPackage', ['72 rolls per carton bopp tape'], [perPackage]),
  readerOf(
    'ispm15',
    ['ISPM 15 wooden pallet'],
    [
      yesNo(
        'ispm15',
        /(?:(?:ispm|ippc) ?-?(?:15)?(?: (?:stamped|marked|certified|treated|heat treated|stamp))*|ht (?:stamp(?:ed)?|marked))/iy,
      ),
    ],
  ),
  readerOf('laminated', ['laminated pp woven sack'], [yesNo('laminated', /(?:bopp )?laminated/iy)]),
  readerOf(
    'suffocationWarning',
    ['suffocation warning polybag'],
    [yesNo('suffocationWarning', /(?:with )?(?:suffocation )?warning(?: text| message)?(?: printed| print)?/iy)],
  ),
  readerOf(
    'liner',
    ['with liner pp woven sack'],
    [yesNo('liner', /(?:with|and|\+) (?:inner |ld |ldpe |hm |poly )?liner/iy)],
  ),
  use,
  wordReader,
  readerOf('color', ['white polybag', 'black pp strap', 'transparent bopp tape'], [colour]),
]
