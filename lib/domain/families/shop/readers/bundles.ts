import { behind, type Notation, readerOf, within } from '../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { longestNamed, stated, wordLists } from '../../reading/word-lists'
import { NOT_FROM_TOWN } from '../../towns'
import { CLOTH_PRODUCTS } from '../goods'
import { bundleType, deliveryModes, market, mixGrade, replacement, sourceModule } from '../vocabulary'

const PIECES = String.raw`(?:pcs?|pieces?|pc\.|nos|pairs?|dozens?|doz|dz|designs?|sarees?|kurtis?|suits?|shirts?|towels?|cuts?|hanks?|cones?)`
const BUNDLE = `(?:bundles?|bdl|packs?|packets?|sets?|lots?|combos?|catalog(?:ue)?s?|cats?|ratios?(?: packs?| sets?)?|boxe?s?|bales?|cartons?|assortments?|bor[ai]s?|katt[ai]s?|gathris?|cut ?-?packs?)`
const DOZEN = 12

function pieces(text: string, figure: string | undefined): Understood[] | null {
  const many = /\b(?:dozens?|doz|dz)\b/i.test(text) ? DOZEN : 1
  const value = within(figure, 1, 5000)
  const count = value === null ? null : value * many
  if (count === null || count < 2) return null
  // Eight designs of one bundle are eight pieces, each of its own.
  const designs = /\bdesigns?\b/i.test(text) ? [understood('designsPerBundle', text, count)] : []
  return [understood('piecesPerBundle', text, count), ...designs]
}

/** "10 pc bundle", "10-pcs pack", "1 dozen bundle". */
const piecesOf: Notation = {
  pattern: new RegExp(
    String.raw`(?<value>\d{1,4}) ?-? ?(?:${PIECES}|sets?(?= (?:bundle|bale|lot)))\.? ?-?(?:/|per|in|in a|a|one|each)? ?${BUNDLE}`,
    'iy',
  ),
  read: ({ groups, text }) => pieces(text, groups.value),
}

/** "1 dozen handkerchief pack": the goods between are read by themselves. */
const piecesBefore: Notation = {
  pattern: new RegExp(
    String.raw`(?<value>\d{1,4}) ?-? ?${PIECES}(?= (?!ready|stock|min|moq|per|at|rs)[a-z]+ ${BUNDLE}(?: |$))`,
    'iy',
  ),
  read: ({ groups, text }) => pieces(text, groups.value),
}

/** "dozen pack": twelve of what is named. */
const dozenPack: Notation = {
  pattern: new RegExp(`(?:(?:a|one|1|per) )?(?:dozens?|doz|dz) ${BUNDLE}`, 'iy'),
  read: ({ text }) => pieces(text, '1'),
}

/** "2.5 m x 20 pcs": so many cuts of one length. */
const cutsOf: Notation = {
  pattern:
    /(?<length>\d{1,2}(?:\.\d{1,2})?) ?(?:m|mtrs?|mts|met(?:er|re)s?) ?x ?(?<value>\d{1,3}) ?(?:pcs?|pieces?|cuts?)/iy,
  read({ groups, text }) {
    const length = within(groups.length, 0.2, 60)
    const count = pieces(text, groups.value)
    return length === null || count === null ? null : [understood('cutLength', text, length), ...count]
  },
}

/** "10 pcs 380 pc": the pieces of a bundle and what one costs. */
const piecesAndPrice: Notation = {
  pattern: /(?<value>\d{1,3}) ?(?:pcs|pieces) ?(?<price>\d{2,6}) ?(?:pc|piece)(?!s)/iy,
  read({ groups, text }, tokens, at) {
    const isTerm = /^(?:min|minimum|moq|stock|ready)\.?$/.test(wordAt(tokens, at - 1))
    const count = isTerm ? null : pieces(text, groups.value)
    return (
      count && [...count, understood('basePrice', text, Number(groups.price)), understood('priceUom', text, 'piece')]
    )
  },
}

/** "bundle of 10", "pack of 12 pcs", "set of 6 designs". */
const bundleOf: Notation = {
  pattern: new RegExp(String.raw`${BUNDLE} ?(?:of|:|=|-|with|x)? ?(?<value>\d{1,4}) ?-?(?:${PIECES})?`, 'iy'),
  read(match, tokens, at) {
    const isCounted = / of |:|=|pc|piece|nos|design|doz/i.test(match.text)
    // "Min 2 bundles" is a minimum, "bundle 2450" a price, "pack of 5 kg" a weight.
    if (!isCounted || /^(?:kgs?|kilo|m|mtrs?|gms?|g)$/.test(behind(match, tokens, at))) return null
    return /^(?:per|\/|min|moq|\d+)$/.test(wordAt(tokens, at - 1)) || Number(match.groups.value) > BUNDLE_MAX
      ? null
      : pieces(match.text, match.groups.value)
  },
}

const KG = String.raw`(?:kgs?|kilos?)\.?`

/** "5 kg bundle", "bundle weight 12 kg", "pack of 5 kg". */
const bundleKg: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>\d{1,3}(?:\.\d{1,3})?) ?${KG} ?${BUNDLE}|${BUNDLE} ?(?:weight|wt|of|weighs|:)* ?(?<b>\d{1,3}(?:\.\d{1,3})?) ?${KG})`,
    'iy',
  ),
  read: ({ groups, text }, tokens, at) => {
    const value = within(groups.a ?? groups.b, 0.05, 500)
    return value === null || /^(?:min|moq|minimum)\.?$/.test(wordAt(tokens, at - 1))
      ? null
      : [understood('bundleWeight', text, value)]
  },
}

/** "24 pcs 2400 per bundle": the pieces of the bundle whose price follows. */
const piecesNear: Notation = {
  pattern: /(?<value>\d{1,3}) ?-?(?:pcs?|pieces?|nos)/iy,
  read(match, tokens, at) {
    const isTerm = /^(?:ready|stock|available|min|moq|each|only|per)/.test(behind(match, tokens, at))
    const isMinimum = /^(?:min|minimum|moq|per|\/|stock|ready)\.?$/.test(wordAt(tokens, at - 1))
    // "3 pc suit": the parts of one.
    const isOfSuit = Number(match.groups.value) <= 5 && /^(?:suits?|sets?|dress|combo)$/.test(behind(match, tokens, at))
    return isTerm || isMinimum || isOfSuit || !BUNDLE_WORD.test(lineOf(tokens).text)
      ? null
      : Number(match.groups.value) > BUNDLE_MAX
        ? null
        : pieces(match.text, match.groups.value)
  },
}
/** More in one line are the stock: "lot 1000 pcs". */
const BUNDLE_MAX = 250

const BUNDLE_WORD =
  /\b(?:bundles?|bdl|packs?|packets?|mix|mixed|assorted|size sets?|sample sets?|catalog(?:ue)?s?|cats?|combos?|ratios?|lots?)\b/

/** "20 sets ready": a set and a pack are bundles here. */
const bundlesReady: Notation = {
  pattern: /(?<value>\d{1,6}) ?(?:sets?|packs?|packets?|catalog(?:ue)?s?|combos?) (?:ready|available|in stock|stock)/iy,
  read: ({ groups, text }) => [
    understood('availableQuantity', text, Number(groups.value)),
    understood('uom', text, 'bundle'),
  ],
}

/** "10 kg" of cut pieces by weight, where no stock or minimum is meant. */
const kgNear: Notation = {
  pattern: new RegExp(String.raw`(?<value>\d{1,3}(?:\.\d{1,3})?) ?${KG}`, 'iy'),
  read(match, tokens, at) {
    const value = within(match.groups.value, 0.5, 100)
    const isTerm = /^(?:ready|stock|available|min|moq|only)/.test(behind(match, tokens, at))
    const isMinimum = /^(?:min|minimum|moq|per|\/|stock|ready)\.?$/.test(wordAt(tokens, at - 1))
    const isByWeight = /\b(?:cut ?-?packs?|kat ?pis|by weight|bundle)\b/.test(lineOf(tokens).text)
    return value === null || isTerm || isMinimum || !isByWeight ? null : [understood('bundleWeight', match.text, value)]
  },
}

/** "450 per pack": a pack, a set and a catalogue are bundles here. */
const bundlePrice: Notation = {
  pattern:
    /(?:rs\.? ?|₹ ?|@ ?)?(?<value>\d{1,7}(?:\.\d{1,2})?)(?:\/-)? ?(?:\/|per) ?(?:packs?|packets?|sets?|catalog(?:ue)?|combo|lot|bdl|bundle)/iy,
  read: ({ groups, text }, tokens) => {
    const value = within(groups.value, 1, 1e7)
    // Of "5 set bundle 420 per set" the set is one of five.
    const isPart = /sets?$/i.test(text) && /\d sets? (?:bundle|bale|lot)/.test(lineOf(tokens).text)
    const unit = isPart ? 'piece' : 'bundle'
    return value === null ? null : [understood('basePrice', text, value), understood('priceUom', text, unit)]
  },
}

/** "245 per pc" in a line that also has the price of the bundle. */
const eachPrice: Notation = {
  pattern: /(?:rs\.? ?|₹ ?|@ ?)?(?<value>\d{1,6}(?:\.\d{1,2})?)(?:\/-)? ?(?:\/|per|each) ?(?:pcs?|pieces?|each)?/iy,
  read: ({ groups, text }, tokens) => {
    const value = within(groups.value, 0.5, 1e6)
    const isEach = /pc|piece|each/i.test(text) && BUNDLE_PRICE.test(lineOf(tokens).text)
    return value === null || !isEach ? null : [understood('pricePerPiece', text, value)]
  },
}
/** "12 pcs 2880 per bundle 240 pc": what the bundle costs, by the piece. */
const agreedPrice: Notation = {
  pattern: /(?<value>\d{2,6}(?:\.\d{1,2})?) ?(?:pc|piece)(?!s)/iy,
  read({ groups, text }, tokens) {
    const line = lineOf(tokens).text
    const count = Number(/(\d{1,4}) ?(?:pcs|pieces|nos)\b/.exec(line)?.[1])
    const whole = Number(
      /(\d{2,7}(?:\.\d{1,2})?)(?:\/-)? ?(?:\/|per) ?(?:bundle|bdl|pack|packet|set|combo)\b/.exec(line)?.[1],
    )
    const value = Number(groups.value)
    return Math.abs(value * count - whole) <= whole / 100 ? [understood('pricePerPiece', text, value)] : null
  },
}
const BUNDLE_PRICE =
  /(?:per|\/) ?(?:bundle|bdl|packs?|packet|sets?|catalog(?:ue)?|combo)\b|\b(?:bundle|pack|set) (?:price|rate)\b/

const WORDS = wordLists([
  ['bundleType', bundleType],
  ['market', market],
  ['mixGrade', mixGrade],
  ['replacement', replacement],
  ['parcel', deliveryModes, true],
  ['sourceModule', sourceModule],
])
/** Words that say something else more often: a city of the buyer, any fabric, a fresh batch. */
const NOT_ALONE =
  /^(?:none|fresh|lot|second|seconds|surplus|bus|post|courier|transport|counter|lorry|grey|greige|fabric|cloth|sarees|garments|accessories|by kg|catalogue|one design)$/
/** The places of a market by one word: a listing from there says it, a search may mean the buyer's. */
const ALONE = /^(?:yarns?|threads?|laces|buttons|katpis|kora|dhaga|sut)$/

const wordReader: TextReader = {
  name: 'bundleType',
  examples: ['assorted designs', 'cut pack', 'gandhi nagar', 'fresh mix', 'no replacement', 'bus parcel'],
  read(tokens, at): Reading | null {
    const words = foldedOf(tokens)
    const [best] = longestNamed(WORDS, words, at, ({ name, phrase, used }) => {
      // "Delivery Jaipur" is where the buyer is.
      const isOfBuyer = name === 'market' && NOT_FROM_TOWN.test(words[at - 1] ?? '')
      return !isOfBuyer && !NOT_ALONE.test(phrase) && (used > 1 || isMeantAlone(name, phrase))
    })
    if (!best) return null
    const { used } = best
    const text = tokens.slice(at, at + used).join(' ')
    const part = stated(best, text)
    const isCut = best.value === 'Cut-pack' && /piece|pis|kat/.test(best.phrase)
    return {
      used,
      understood: isCut
        ? [understood('productGroup', text, 'Cut piece'), part, understood('sourceModule', text, 'Finished fabric')]
        : [part],
    }
  },
}

const isMeantAlone = (name: string, phrase: string): boolean =>
  name === 'market' || name === 'bundleType' || ALONE.test(phrase)

/** What a line says of a small bundle. */
export const bundleReaders: readonly TextReader[] = [
  readerOf(
    'piecesPerBundle',
    ['10 pc bundle', 'bundle of 10', 'pack of 12 pcs', '1 dozen bundle'],
    [piecesOf, piecesBefore, bundleOf, piecesNear, dozenPack, cutsOf, piecesAndPrice],
  ),
  readerOf('bundleWeight', ['5 kg bundle', 'bundle weight 12 kg'], [bundleKg, kgNear]),
  readerOf('basePrice', ['450 per pack'], [bundlePrice]),
  readerOf('availableQuantity', ['20 sets ready'], [bundlesReady]),
  readerOf('pricePerPiece', ['245 per pc 2450 per bundle'], [eachPrice, agreedPrice]),
  wordReader,
]

/** A reader whose product also says of which trade the goods are, and whose counts are those of yarn. */
export function ofTrade(reader: TextReader): TextReader {
  return {
    ...reader,
    // A count is that of yarn only where the line names yarn.
    examples: reader.name === 'count' ? reader.examples.map((count) => `${count} yarn`) : reader.examples,
    read(tokens, at) {
      const reading = reader.read(tokens, at)
      if (!reading) return null
      // "5 kg bag" is how it is packed.
      const isPacking = /^kgs?$/.test(wordAt(tokens, at - 1)) && /^bags?$/.test(wordAt(tokens, at))
      if (isPacking) return null
      const parts = reading.understood
        .filter((part) => !isPairInBundle(part, tokens))
        .flatMap((part) => (part.name === 'count' ? countOf(part, tokens) : [part]))
      const product = parts.find(({ name }) => name === 'productGroup')
      const source = product && (CLOTH_PRODUCTS.has(String(product.value)) ? 'Finished fabric' : 'Ready product')
      const known = parts.some(({ name }) => name === 'sourceModule')
      const all = product && source && !known ? [...parts, understood('sourceModule', product.text, source)] : parts
      return all.length === 0 ? null : { ...reading, understood: all }
    },
  }
}

/** "Curtain pair, 10 pair bundle": the pair is one of those in the bundle. */
const isPairInBundle = ({ name, text }: Understood, tokens: readonly string[]): boolean =>
  name === 'piecesPerBundle' &&
  /^pairs?$/i.test(text) &&
  /\d ?pairs? (?:bundle|bdl|pack|lot|bale)/.test(lineOf(tokens).text)

const countOf = (part: Understood, tokens: readonly string[]): Understood[] =>
  /\b(?:yarns?|threads?|hanks?|cones?)\b/.test(lineOf(tokens).text) ? [{ ...part, name: 'spunCount' }] : []
