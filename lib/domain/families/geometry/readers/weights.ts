import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { PACKS } from '../vocabulary/packs'
import { goodsOf, sells } from './context'

const G_PER_KG = 1000
const RANGE_MAX = 1.35

/** "38 g", "38 gms cone", "620 gram carton": the weight of one piece. */
const grams: Notation = {
  pattern:
    /(?:(?:weight|wt)(?: ?[:=-])? )?(?<value>\d{1,5}(?:\.\d{1,3})?)(?: ?(?:-|to) ?(?<upper>\d{1,5}(?:\.\d)?))? ?-?(?:grams?|gms?\b|gm|grms?|g)(?:\/(?:pc|piece|cone|tube|bag|sachet))?(?: (?:weight|wt|each|packets?|sachets?|pouch(?:es)?))?/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const value = Number(groups.value)
    const next = behind(match, tokens, at)
    const isSachet = sells(tokens, ['Silica gel', 'Desiccant'])
    if (/^(?:\/|per|sq|m2|m²)$/.test(next) || (/^x/.test(next) && !isSachet)) return null
    if (/^(?:@|rs\.?|-|to|x)$/.test(wordAt(tokens, at - 1))) return null
    // The lower end of a narrow range; two far apart are two goods.
    if (groups.upper !== undefined && !(Number(groups.upper) > value && Number(groups.upper) <= value * RANGE_MAX))
      return null
    // Of these a figure in grams is mostly the g/m².
    if (sells(tokens, ['Kraft paper', 'Tissue paper', 'Non-woven bag', 'Paper bag']) || value < 0.05 || value > 60_000)
      return null
    // "150 g" of a polybag is its gauge.
    if (sells(tokens, PACKS.filmBags) && value >= 80 && /\d ?g$/i.test(text)) return null
    if (/\b(?:fabric|georgette|yarn count|saree fabric)\b/.test(lineOf(tokens).text)) return null
    return [understood('weight', text, value / G_PER_KG, { value, unit: 'g' })]
  },
}

const CARRIES = [...PACKS.pallets, 'Woven sack', 'Jumbo bag', 'Jute bag', 'Paper bag', 'Cotton bag'] as const
const HOLDS: ReadonlySet<number> = new Set([
  5, 10, 20, 25, 30, 40, 50, 60, 75, 80, 90, 100, 500, 1000, 1200, 1500, 2000,
])
const QUANTITY_BEFORE = /^(?:min|moq|minimum|stock|ready|available|qty|quantity|total|@|rs\.?|per|x)$/
const QUANTITY_NEXT = /^(?:ready|stock|available|min|minimum|moq|only|in)$/

/** "3 kg roll" is the weight of a roll, "50 kg woven sack" what a sack holds, "1500 kg dynamic load" what a pallet carries. */
const kilograms: Notation = {
  pattern:
    /(?:(?<lead>capacity|load(?:ing)?(?: capacity)?|dynamic(?: load)?|swl|weight|wt)(?: ?(?:of|:|=|-))? )?(?<value>\d{1,5}(?:\.\d{1,3})?) ?-?(?<unit>kgs?\b\.?|kilos?|ton(?:ne)?s?|mt)(?: (?<tail>capacity|load(?:ing)?(?: capacity)?|dynamic(?: load)?|swl|per roll|roll|rolls|weight|net|each))?/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const value = Number(groups.value) * (/^(?:t|mt)/i.test(groups.unit ?? '') ? G_PER_KG : 1)
    const words = `${groups.lead ?? ''} ${groups.tail ?? ''}`.toLowerCase()
    const next = behind(match, tokens, at)
    if ((/static/.test(next) && words === ' ') || /^static$/.test(wordAt(tokens, at - 1))) return null
    if (/capacity|load|dynamic|swl/.test(words))
      return value <= 20_000 ? [understood('loadCapacity', text, value)] : null
    if (QUANTITY_BEFORE.test(wordAt(tokens, at - 1)) || QUANTITY_NEXT.test(next)) return null
    const goods = goodsOf(tokens)
    const isNext = goods?.at === at + match.used
    const isBehind = goods !== null && goods.at + goods.used === at
    // What a sack holds may come after its size: "HDPE bag 22x36 with liner 50 kg".
    const isUsual = HOLDS.has(value) && !/\b(?:stock|ready|available|order)\b/.test(lineOf(tokens).text)
    if ((isNext || isBehind || isUsual) && sells(tokens, CARRIES) && value <= 3000)
      return [understood('loadCapacity', text, value)]
    // A cone for 4 kg of yarn.
    if (isNext && sells(tokens, PACKS.hollow) && value <= 25) return [understood('loadCapacity', text, value)]
    const isRoll = /roll/.test(words) || /^(?:roll|rolls|reel)$/.test(next) || isNext
    // A few kilograms of film or strap are those of one roll, a round figure is what is ordered.
    const isSmall = !Number.isInteger(value) || value <= (sells(tokens, PACKS.straps) ? 25 : 12)
    const isOfRoll = sells(tokens, PACKS.rolls) && (isRoll ? value <= 60 : isSmall && value <= 25)
    const isSachet = sells(tokens, ['Desiccant', 'Silica gel']) && value <= 25
    const isWeight = isSachet || (/weight|wt|each|net/.test(words) && goods !== null && value <= 2000)
    return isOfRoll || isWeight
      ? [understood('weight', text, Number(groups.value), { value: Number(groups.value), unit: 'kg' })]
      : null
  },
}

const staticLoad: Notation = {
  pattern:
    /(?:static(?: load)?(?: ?[:=-])? (?<a>\d{2,5}) ?kgs?|(?<b>\d{2,5}) ?kgs? static(?: load)?(?! ?[:=-]? ?\d))/iy,
  read: ({ groups, text }) => [understood('staticLoad', text, Number(groups.a ?? groups.b))],
}

const breaking: Notation = {
  pattern:
    /(?:(?:breaking|break|tensile)(?: (?:strength|load))?(?: ?[:=-])? (?<a>\d{2,4}) ?(?:kgf?|kgs)|(?<b>\d{2,4}) ?(?:kgf|kgs?) (?:breaking|break|tensile|bs)(?: (?:strength|load))?)/iy,
  read({ groups, text }, tokens) {
    return sells(tokens, [...PACKS.straps, 'Packing twine', 'Baling wire', ...PACKS.woven])
      ? [understood('breakingStrength', text, Number(groups.a ?? groups.b))]
      : null
  },
}

const crush: Notation = {
  pattern:
    /(?:crush(?:ing)?(?: (?:strength|resistance))?|flat crush)(?: ?[:=-])? (?<value>\d{1,4}(?:\.\d)?) ?(?:kgf?|kgs)/iy,
  read: ({ groups, text }) => [understood('crushStrength', text, Number(groups.value))],
}

const percent = (name: string, pattern: RegExp, max: number): Notation => ({
  pattern,
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b)
    return value <= max ? [understood(name, text, value)] : null
  },
})

export const weightReaders: readonly TextReader[] = [
  readerOf('weight', ['38 g', '38 gms paper cone', '3 kg stretch film'], [grams, kilograms]),
  readerOf('loadCapacity', ['1500 kg load pallet', '50 kg woven sack', 'capacity 25 kg'], [kilograms]),
  readerOf('staticLoad', ['static 4000 kg'], [staticLoad]),
  readerOf('breakingStrength', ['breaking 120 kg pp strap'], [breaking]),
  readerOf('crushStrength', ['crush strength 60 kgf'], [crush]),
  readerOf(
    'moisture',
    ['moisture 8%'],
    [
      percent(
        'moisture',
        /(?:moisture(?: content)?(?: ?[:=-]| max| below)? (?<a>\d{1,2}(?:\.\d)?) ?%|(?<b>\d{1,2}(?:\.\d)?) ?% moisture)/iy,
        30,
      ),
    ],
  ),
  readerOf(
    'recycledPercent',
    ['30% recycled'],
    [percent('recycledPercent', /(?:(?<a>\d{1,3}) ?% (?:recycled|pcr|recycle)(?: content| material)?)/iy, 100)],
  ),
  readerOf(
    'elongation',
    ['250% stretch'],
    [
      percent(
        'elongation',
        /(?:(?<a>\d{2,3}) ?% (?:stretch|elongation|pre-?stretch)|(?:stretch|elongation|pre-?stretch) (?<b>\d{2,3}) ?%)/iy,
        800,
      ),
    ],
  ),
]
