import { coneReaders } from '../../geometry/readers/cones'
import { percentNumbers } from '../../raw-fibre/readers/figures'
import { type Notation, readerOf } from '../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { goodsOf, kindOf } from './context'

const NUMBER = String.raw`\d{1,5}(?:\.\d{1,3})?`

/** "200 l", "210 litre", "50 ltrs": what a drum holds. */
const volume: Notation = {
  pattern: new RegExp(
    `(?<v>${NUMBER})(?: ?- ?${NUMBER})? ?(?:l|lt|ltr|ltrs|lits?|litres?|liters?)\\.?(?: capacity)?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value = Number(groups.v)
    return kindOf(tokens) === 'drums' && value >= 1 && value <= 2000 ? [understood('drumVolume', text, value)] : null
  },
}

/** "Used oil, 210 l drums": how the oil is packed. */
const inDrums: Notation = {
  pattern: new RegExp(`${NUMBER} ?(?:l|lt|ltr|ltrs|lits?|litres?|liters?)\\.? (?:drums?|barrels?|cans?)`, 'iy'),
  read: ({ text }, tokens) => (kindOf(tokens) === 'regulated' ? [understood('size', text, text)] : null),
}

/** "20 x 48 inch" of a can. */
const canSize: Notation = {
  pattern:
    /(?<a>\d{1,4}(?:\.\d)?) ?(?:"|inch(?:es)?|mm|cm)? ?x ?(?<b>\d{1,4}(?:\.\d)?) ?(?<u>"|inch(?:es)?|in|mm|cm)?(?: cans?)?/iy,
  read({ groups, text }, tokens) {
    if (kindOf(tokens) !== 'cans') return null
    const [a, b] = [Number(groups.a), Number(groups.b)]
    const unit = /mm/.test(groups.u ?? '') ? 'mm' : /cm/.test(groups.u ?? '') ? 'cm' : 'in'
    const mm = unit === 'in' ? 25.4 : unit === 'cm' ? 10 : 1
    if (a * mm < 100 || a * mm > 1300 || b * mm < 300 || b * mm > 1600) return null
    return [
      understood('canDiameter', text, a * mm, { value: a, unit }),
      understood('canHeight', text, b * mm, { value: b, unit }),
    ]
  },
}

const WEIGHTS: Readonly<Record<string, readonly [unit: string, kg: number]>> = { g: ['g', 0.001], k: ['kg', 1] }

/** "38 g each", "18 kg each", "weight 45 gm": one piece. */
const weight: Notation = {
  pattern: new RegExp(
    `(?:(?:weight|wt\\.?|unit weight)(?: ?[:=-])? ?(?<a>${NUMBER}) ?(?<ua>gms?|grams?|g|kgs?)|(?<b>${NUMBER}) ?(?<ub>gms?|grams?|g|kgs?)\\.? ?(?:each|per piece|per pc|\\/pc|\\/piece|apiece|weight)|(?<c>${NUMBER}) ?(?<uc>gms?|grams?|g))`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value = Number(groups.a ?? groups.b ?? groups.c)
    const [unit, kg] = WEIGHTS[(groups.ua ?? groups.ub ?? groups.uc ?? 'g').charAt(0).toLowerCase()] ?? ['kg', 1]
    const kind = kindOf(tokens)
    const isPiece = kind !== null && kind !== 'metal' && kind !== 'paper' && kind !== 'other'
    return isPiece && value > 0 ? [understood('unitWeight', text, value * kg, { value, unit })] : null
  },
}

/** "48x48 inch", "24 x 36", "4 mm thick", "72 inch": a size in words. */
const size: Notation = {
  pattern:
    /(?:size ?[:-]? ?)?(?:[3579] ?ply )?\d{1,4}(?:\.\d{1,2})? ?(?:"|inch(?:es)?|mm|cm|ft|feet|m)?(?: ?x ?\d{1,4}(?:\.\d{1,2})? ?(?:"|inch(?:es)?|in|mm|cm|ft|feet|m)?){1,2}(?: [3579] ?ply)?/iy,
  read({ text }, tokens) {
    return goodsOf(tokens) === null || kindOf(tokens) === 'cans'
      ? null
      : [understood('size', text, text.replace(/^size ?[:-]? ?/i, ''))]
  },
}
const sizeOne: Notation = {
  pattern:
    /(?<v>\d{1,4}(?:\.\d{1,2})?) ?(?<u>"|inch(?:es)?|mm|cm|ft|feet)(?: (?:dia|diameter|long|length|wide|width|thick|lift|flange))*/iy,
  read({ text, groups }, tokens) {
    const kind = kindOf(tokens)
    const isSized =
      kind === 'parts' ||
      kind === 'metal' ||
      kind === 'rubber' ||
      kind === 'boxes' ||
      kind === 'bags' ||
      kind === 'tubes'
    return isSized && Number(groups.v) > 0 ? [understood('size', text, text)] : null
  },
}

/** "AH" of a battery, "5 HP" of a motor, "20 x 20/64" of a reed. */
const rating: Notation = {
  pattern:
    /(?:\d{1,4}(?:\.\d{1,2})? ?(?:ah|v|volts?|hp|kva|kw|rpm|count|stockport|reed|dents?|holes?|ply)(?: count)?(?: (?=\d)|(?=\s|$)))+/iy,
  read({ text }, tokens) {
    const kind = kindOf(tokens)
    return kind === 'regulated' || kind === 'electrical' || kind === 'parts' || kind === 'boxes'
      ? [understood('size', text, text)]
      : null
  },
}

/** "Jumbo bags 1 MT", "1 ton FIBC": what a big bag held. */
const jumboSize: Notation = {
  pattern: /(?<v>0\.5|[12](?:\.\d{1,2})?|[5-9]\d\d|1\d00|2000) ?(?:mt|tons?|tonnes?|kgs?)(?: capacity| size)?/iy,
  read({ text, used }, tokens, at) {
    const [next, before] = [wordAt(tokens, at + used), wordAt(tokens, at - 1)]
    const isNextToBag = /^(?:bags?|fibcs?|sacks?)$/.test(before) || /^(?:jumbo|fibcs?|big|bulk)$/.test(next)
    const isQuantity = /^(?:ready|stock|available|lot|\/|per)$/.test(next)
    return goodsOf(tokens)?.scrapClass === 'Jumbo bags' && isNextToBag && !isQuantity
      ? [understood('size', text, text)]
      : null
  },
}

/** "5 kg capacity", "50 kg pp bags": what a bag held. */
const bagSize: Notation = {
  pattern: /(?<v>\d{1,4}) ?kgs?(?: capacity| size)?/iy,
  read({ text, groups, used }, tokens, at) {
    const kind = kindOf(tokens)
    const [value, next, before] = [Number(groups.v), wordAt(tokens, at + used), wordAt(tokens, at - 1)]
    const isOfBag =
      /^(?:used|old|empty|size|pp|hdpe|jute|gunny|woven|plastic|cement|jumbo|bags?|sacks?|carboys?)$/.test(next)
    const isQuantity =
      /^(?:ready|stock|available|per|@|\/|each|lot)$/.test(next) || /^(?:min|moq|minimum|stock)$/.test(before)
    return (kind === 'bags' || kind === 'drums') && !isQuantity && (isOfBag ? value <= 2000 : value <= 60)
      ? [understood('size', text, text)]
      : null
  },
}

const taperOf: TextReader[] = coneReaders.map((reader) => ({
  ...reader,
  read(tokens, at): Reading | null {
    const kind = kindOf(tokens)
    const isSupport = kind === 'cones' || kind === 'tubes'
    const reading = isSupport ? reader.read(tokens, at) : null
    if (!reading) return null
    const known = reading.understood.filter(({ name }) => OF_SUPPORTS.has(name))
    return known.length === 0 ? null : { ...reading, understood: known }
  },
}))
const OF_SUPPORTS = new Set(['coneTaper', 'coneLength', 'innerDiameter'])

/** A taper in a line about cones that the readers of new cones do not know as theirs. */
const bareTaper: Notation = {
  pattern: /(?<d>[1-9]) ?(?:°|deg(?:rees?)?|-|\.|\/| ) ?(?<m>20|30|51|57|15|10)(?: ?(?:'|min(?:utes?)?))?(?= |$)/iy,
  read({ groups, text }, tokens, at) {
    if (kindOf(tokens) !== 'cones' || /^(?:rs\.?|@|₹|min|moq|at)$/.test(wordAt(tokens, at - 1))) return null
    const taper = `${groups.d}°${groups.m}′`
    return KNOWN_TAPERS.has(taper) ? [understood('coneTaper', text, taper)] : null
  },
}
const KNOWN_TAPERS = new Set(['3°30′', '4°20′', '5°57′', '9°15′', '3°51′', '1°51′', '4°30′', '6°10′'])

/** "20 MT per month", "monthly 5000 pcs": it comes regularly. */
const monthly: TextReader = {
  name: 'frequency',
  examples: ['20 MT per month ms scrap'],
  read(tokens, at): Reading | null {
    const match =
      /^(?<q>\d{1,7}(?:\.\d+)?) ?(?<u>mts?|tons?|tonnes?|kgs?|pcs|pieces|nos) (?:(?:per|a|every|each) month|monthly|pm)(?= |$)/i.exec(
        tokens.slice(at, at + 5).join(' '),
      )
    if (!match || goodsOf(tokens) === null) return null
    const parts: Understood[] = [understood('frequency', match[0], 'Monthly')]
    return { used: match[0].split(' ').length, understood: parts, left: `${match.groups?.q} ${match.groups?.u}` }
  },
}

/** "Monthly 3 ton", "weekly 500 kg": how often it comes, and how much each time. */
const everySoOften: TextReader = {
  name: 'frequency',
  examples: ['monthly 3 ton ms scrap'],
  read(tokens, at): Reading | null {
    const match =
      /^(?<f>monthly|every month|per month|weekly|every week|per week)(?: (?:about|approx|upto))? (?<q>\d{1,7}(?:\.\d+)?) ?(?<u>mts?|tons?|tonnes?|kgs?|pcs|pieces|nos)(?= |$)/i.exec(
        tokens.slice(at, at + 5).join(' '),
      )
    if (!match || goodsOf(tokens) === null) return null
    const often = /week/i.test(match.groups?.f ?? '') ? 'Weekly' : 'Monthly'
    return { used: match[0].split(' ').length, understood: [understood('frequency', match[0], often)], left: ';' }
  },
}

/** "Lifting in 7 days", "lift within 10 days". */
const lifting: Notation = {
  pattern:
    /(?:lift(?:ing|ed)?|clear(?:ance|ed)?|removal|to be lifted)(?: ?(?:in|within|time|period|:|=|-))* (?<d>\d{1,3}) ?days?/iy,
  read: ({ groups, text }, tokens) =>
    goodsOf(tokens) === null ? null : [understood('liftWithinDays', text, Number(groups.d))],
}

/** "750 each", "Rs 9 each": a price, since no one counts goods as each. */
const priceEach: Notation = {
  pattern: /(?:rs\.? ?|inr ?|@ ?)?(?<v>\d{1,6}(?:\.\d{1,2})?) ?(?:rs\.?|\/-)? ?(?:each|per piece|per pc|a piece)/iy,
  read: ({ groups, text }, tokens) =>
    goodsOf(tokens) === null
      ? null
      : [understood('basePrice', text, Number(groups.v)), understood('priceUom', text, 'piece')],
}

/** Every number that a line about scrap may say. */
export const numberReaders: readonly TextReader[] = [
  monthly,
  everySoOften,
  readerOf('liftWithinDays', ['ms scrap lifting in 7 days'], [lifting]),
  readerOf('basePrice', ['used drums 750 each'], [priceEach]),
  readerOf('drumVolume', ['used drums 200 l', '210 litre plastic drums'], [volume]),
  readerOf('size', ['used oil 210 l drums'], [inDrums]),
  readerOf('canDiameter', ['sliver cans 20x48 inch'], [canSize]),
  readerOf(
    'contamination',
    ['contamination 5% waste paper'],
    percentNumbers('contamination', 'contamination|impurit(?:y|ies)|dust|foreign matter', 60),
  ),
  readerOf('moisture', ['moisture 10%'], percentNumbers('moisture', 'moist(?:ure)?', 60)),
  readerOf('usablePercent', ['95% usable'], percentNumbers('usablePercent', 'usable|reusable|good|ok pieces', 100)),
  ...taperOf,
  readerOf('coneTaper', ['used cones 5-57'], [bareTaper]),
  readerOf('unitWeight', ['used cones 38 g', 'used drums 18 kg each'], [weight]),
  readerOf(
    'size',
    ['50 kg used pp bags', 'used reeds 72 inch', 'battery scrap 150 ah', 'used pallets 1200x1000 mm'],
    [jumboSize, bagSize, size, sizeOne, rating],
  ),
]
