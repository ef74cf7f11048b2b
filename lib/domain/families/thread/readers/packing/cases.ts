import { memoize } from '@/lib/domain/memoize'
import { measureIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'
import { type Notation, readerOf } from '../../../reading/notations'
import { type Reading, type TextReader, understood } from '../../../reading/reading'
import { lineOf, type Matched, matchAt, wordAt } from '../../../reading/tokens'
import { isAboutThread } from '../constructions'
import { M_PER_YARD, packageNamed, weightOf, weightPart } from './packages'

/** How many packages are in a box, and what it holds. */

const EACH = 'cones?|cops?|tubes?|spools?|spls?|reels?|vicones?|skeins?|hanks?|bobbins?|balls?|marcs?|pcs?|nos'
const CASE = 'box|cartons?(?: box)?|ctns?|cases?|bags?|pack|packet|pkt|pkgs?|dabba|koli|kutu'
/** "Export carton", "5 ply carton". */
const KIND_OF_CASE = '(?:(?:[357] ?-?ply|export|master|corrugated|standard|std|sea ?-?worthy) ){0,2}'
const WOUND = 'cones?|tubes?|spools?|cops?|hanks?|reels?|cheeses?'

/** "Net 0.45 kg per box", "450 g net per box": what is in a small box, which weighs less than the cartons of a shipment. */
const netOfBox: Notation = {
  pattern:
    /(?:net{1,2}(?: ?(?:wt|weight))?\.? ?[:=-]? ?(?<a>\d{1,4}(?:\.\d{1,3})?) ?(?<unit>kgs?|gr?|gms?|grams?)|(?<b>\d{1,4}(?:\.\d{1,3})?) ?(?<unitBefore>kgs?|gr?|gms?|grams?) net{1,2}) ?(?:\/ ?|per |(?:in )?each |in a |a )(?:box|pack|packet|pkt|case|carton|ctn)\b/iy,
  read({ groups, text }) {
    const weight = weightOf(groups.a ?? groups.b, groups.unit ?? groups.unitBefore)
    const kg = weight && measureIn(weight, 'kg', 'mass')
    return kg && kg < BOX_KG_MAX ? [understood('netWeight', text, kg), understood('weightUnit', text, 'kg')] : null
  },
}
/** What weighs more is read with the other terms of a sale. */
const BOX_KG_MAX = 4

/** "1.25 kg x 20 = 25 kgs": what is on one package, and how many are in a bag. */
const kilogramsTimes: Notation = {
  pattern:
    /(?<weight>\d(?:\.\d{1,3})?) ?kgs? ?x ?(?<times>\d{1,3})(?<total> ?= ?\d{1,3}(?:\.\d+)? ?kgs?)?(?![\d.]| ?(?:rs|inr|usd|eur|\/-|colou?rs?|shades?|pcs? rs|days?)(?![a-z]))/iy,
  read({ groups, text }) {
    const weight = weightOf(groups.weight, 'kg')
    const times = Number(groups.times)
    // "1 kg x 450" has a price or a stock.
    if (times < 2 || (!groups.total && Number(groups.weight) * times > CASE_KG_MAX)) return null
    return weight && [weightPart(text, weight), understood('unitsPerPackage', text, times)]
  },
}

/** "200 gm cone x 100 = 20 kg bag", "200 gm x 100 cones = 20 kg": the same with the kind of package. Without what all weigh it is of a line with prices: a buyer may want 100. */
const weightTimes: Notation = {
  pattern: new RegExp(
    String.raw`(?<weight>\d{1,4}(?:\.\d{1,3})?) ?(?<unit>kgs?|gr?|gms?|grams?) ?(?:(?<package>${WOUND}) ?x ?(?<times>\d{1,3})(?: ?(?:pcs|nos))?|x ?(?<many>\d{1,3}) ?(?<of>${WOUND}))(?![\d.]| ?(?:m|mtrs?|yds?|ready|stock|available|colou?rs?|shades?|clrs?|cols?|types|kinds|qualities)\b)(?: ?= ?(?<total>\d{1,3}(?:\.\d+)?) ?kgs?\b)?(?: ?(?:\/ ?|per )?(?:${CASE})\b)?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const weight = weightOf(groups.weight, groups.unit)
    const times = Number(groups.times ?? groups.many)
    const { text: line } = lineOf(tokens)
    const kg = weight && roundTo((measureIn(weight, 'kg', 'mass') ?? 0) * times, 3)
    const isTotal = kg !== null && Number(groups.total) === kg
    if (weight === null || !kg || kg > CASE_KG_MAX || times < 2) return null
    if (groups.total === undefined ? !PRICED.test(line) || WANTED.test(line) : !isTotal) return null
    const type = packageNamed(groups.package ?? groups.of, tokens)
    return [
      weightPart(text, weight),
      understood('unitsPerPackage', text, times),
      ...(type === null ? [] : [understood('packageType', text, type)]),
      ...(isTotal ? [understood('netWeight', text, kg), understood('weightUnit', text, 'kg')] : []),
    ]
  },
}
const CASE_KG_MAX = 60

/** "250 g x 8 spools per carton", "1 kg x 24 cones/ctn", "250 gm x 8 per box": what is on one package, and how many are in the case that is named behind them. */
const weightInCase: Notation = {
  pattern: new RegExp(
    String.raw`(?<weight>\d{1,4}(?:\.\d{1,3})?) ?(?<unit>kgs?|gr?|gms?|grams?) ?(?<package>${WOUND})? ?x ?(?<times>\d{1,3}) ?(?<of>${EACH})? ?(?:\/ ?|per |in (?:a |one |each |the )|a |each )${KIND_OF_CASE}(?:${CASE})\b`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const weight = weightOf(groups.weight, groups.unit)
    const times = Number(groups.times)
    const kg = weight && (measureIn(weight, 'kg', 'mass') ?? 0) * times
    const isOther = /^(?:rs\.?|inr|usd|[₹$€@/]|tare|empty|incl\w*|gross)$/.test(wordAt(tokens, at - 1))
    if (weight === null || !kg || kg > CASE_KG_MAX || times < 2 || isOther || !isAboutThread(tokens)) return null
    const type = packageNamed(groups.of ?? groups.package, tokens)
    return [
      weightPart(text, weight),
      understood('unitsPerPackage', text, times),
      ...(type === null ? [] : [understood('packageType', text, type)]),
    ]
  },
}
/** A line with a price. */
const PRICED =
  /[₹$€£] ?\d|\b(?:rs\.?|inr|usd|eur|gbp|pkr|bdt) ?\d|\d ?\/ ?(?:kg|cone|tube|pc|spool)\b|\bper (?:kg|cone|tube|pc|piece|spool)\b|@ ?\d/
const OF_BUYER = 'need|want|wanted|require[ds]?|chahiye|chaiye|looking|enquiry|inquiry'
const WANTED = new RegExp(String.raw`\b(?:${OF_BUYER}|orders?|qty|quantity)\b`)

/** "96 cones in box", "12 cops per box", "10 cones each box", "50 cone ka dabba", "box of 10 tubes", "carton 200 tube", "100 cones per export carton": how many are in one. */
const packed: Notation = {
  pattern: new RegExp(
    String.raw`(?<a>\d{1,3}) ?(?<each>${EACH}) ?(?:in (?:a |one |each |the )?|(?<to>to (?:a |one |each |the )?)|per |each |a |ka |\/ ?)?${KIND_OF_CASE}(?:${CASE})\b|(?:${CASE}|boxes|packs) ?(?:of |contain(?:s|ing) |has |having |[:-] ?)?(?<b>\d{1,3}) ?(?<of>${EACH})\b|(?:${CASE}|boxes|packs) of (?<c>\d{1,3})(?= ?(?:[,;.)|]|- |$))`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const next = wordAt(tokens, at + used)
    // "Rs 450 box, 300 cones ready" has a stock.
    if (/^(?:ready|stock|available|in|left)$/.test(next)) return null
    if (groups.to && RECEIVER.test(next)) return null
    // "12 pkg 60 cones": how many packages there are, and how many cones.
    const { text: line, starts } = lineOf(tokens)
    if (groups.b && /^[a-z]+ ?\d/i.test(text) && COUNT_BEFORE.test(line.slice(0, starts[at]))) return null
    const type = packageNamed(groups.each ?? groups.of, tokens)
    const named = type === null ? [] : [understood('packageType', text, type)]
    // "10 cones/box, 120 cones per ctn": the carton holds boxes, and the number is that of a box.
    if (OUTER.test(text) && IN_INNER.test(line)) return named
    return [understood('unitsPerPackage', text, Number(groups.a ?? groups.b ?? groups.c)), ...named]
  },
}
const OUTER = /(?:cartons?(?: box)?|ctns?|cases?)$/i
const IN_INNER = new RegExp(
  String.raw`(?<![\d.,/-])\d{1,3} ?(?:${EACH}) ?(?:\/ ?|per |in a |a )(?:box|pack|packet|pkt)(?![a-z])`,
)

/** How many cases there are. Behind the name of a size the number is that of the size: "tkt 120 box 12 cones". */
const COUNT_BEFORE =
  /(?<![\d.,/-]|(?:rs\.?|inr|usd|₹|\$|@|price|rate) ?[:=-]? ?|\b(?:tkt|ticket|tex|t|ne|nm|no|size|shade|col|colou?r)\.? ?(?:no\.? ?)?[:#-]? ?)(?!1 )\d{1,4} $/
/** "100 cones to a bag manufacturer": to whom or where they go. */
const RECEIVER =
  /^(?:(?:manufactur|mak(?:er|ing)|factor|export|suppl|trad|deal|buy|custom|import|compan|clos|stitch|sew|convert|industr|print)[a-z]*|mills?|units?|plants?|firms?|shops?|stores?|party|parties|godown|office|address|number|no|people|workshop)$/

/** "$4.25 each, 72 per case", "Rs 62/cone, 24/box", "200 m spools, 12 per box": next to another price or behind the package the number counts what is in one. "Case" needs neither. */
const numberPerCase: Notation = {
  pattern: /(?<value>\d{1,3}) ?(?<per>per |\/ ?|to a |in a )(?<case>case|carton|ctn|box)(?![a-z])/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const before = line.slice(0, starts[at])
    const after = line.slice(starts[at + used] ?? line.length)
    const isOther = MONEY_BEFORE.test(before) || OF_EXTRA.test(after) || Number(groups.value) > IN_CASE_MAX
    // "Rs 62/cone, 744/box" has two prices.
    const price = Number(IN_RUPEES.exec(line)?.[1] ?? Number.POSITIVE_INFINITY)
    const isPrice = Number(groups.value) > price * PRICE_TIMES_MAX
    const isOnePer = groups.per?.startsWith('/') === false
    const isBehindPackage = isOnePer
      ? USUAL.has(Number(groups.value)) && (BEHIND_PACKAGE.test(before) || BEHIND_MEASURE.test(before))
      : FEW.has(Number(groups.value)) && BEHIND_PACKAGE.test(before)
    const isMeant = groups.case?.toLowerCase() === 'case' || (PRICED_EACH.test(line) && !isPrice) || isBehindPackage
    return isMeant && !isOther && Number(groups.value) > 1 && isAboutThread(tokens)
      ? [understood('unitsPerPackage', text, Number(groups.value))]
      : null
  },
}
/** "Spools,", "100 g balls (", "200 m,": the package in front of the number in a box. */
const BEHIND_PACKAGE = /\b(?:cones?|cops?|tubes?|spools?|reels?|vicones?|skeins?|hanks?|bobbins?|balls?) ?[,;|(] ?$/
const BEHIND_MEASURE = /(?<![\d.,/])\d{1,5} ?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?|gr?|gms?|grams?|oz) ?[,;|(] ?$/
/** Other numbers may be the price of a box. */
const FEW: ReadonlySet<number> = new Set([4, 6, 8, 10, 12, 16, 18, 20, 24])
const USUAL: ReadonlySet<number> = new Set([...FEW, 5, 15, 30, 36, 40, 48, 50, 60, 72])
const MONEY_BEFORE =
  /(?:[₹$€£@:=+-]|\d ?x|\b(?:rs\.?|inr|usd|eur|gbp|pkr|tk|bdt|rates?|prices?|targets?|budget|bhav|mrp|cost|at|only|moq|min(?:imum)?|extra|freight|charges?|(?:un)?loading|packing|discount|disc|less|off|transport|delivery|handling|labou?r|commission|no\.?|tkt|ticket|tex|shade|colou?r)) ?$/
const OF_EXTRA =
  /^[,(]? ?(?:(?:freight|packing|extra|(?:rs|inr)(?!\.? ?\d)|only|net|gst|transport|charges?|(?:ka |ki |ke )?(?:rates?|prices?|bhav|daam|dam)(?! ?:? ?(?:rs|inr|usd|eur|[₹$€])?\.? ?\d)|mrp(?! ?:? ?(?:rs|inr|₹)?\.? ?\d)|targets?|budget|cash|final|fixed|fix|lagega|milega)(?![a-z])|\/-|\+)/
const IN_RUPEES = /(?:₹|\b(?:rs\.?|inr)) ?(\d+(?:\.\d+)?)/
/** Cones of a few rupees are in boxes of many; so many times the price of one is the price of a box. */
const PRICE_TIMES_MAX = 4
/** A price of one piece or kilogram. */
const PRICED_EACH =
  /(?:[₹$€£] ?|\b(?:rs\.?|inr|usd|eur|gbp) ?)\d[\d.]*(?:\/-)? ?(?:(?:\/|per) ?(?:cones?|tubes?|spools?|pcs?|pieces?|kgs?|lb|unit)|each|ea)\b/

/** "1000 m x 63 spool set", "set of 63 spools", "set of 63 Brother colours", "24 colour kit", "set of 10": how many are in a set, of which the price is. */
const set: Notation = {
  pattern: new RegExp(
    String.raw`(?:x ?)?(?<a>\d{1,3}) ?-?(?<each>${EACH}) ?-?(?:sets?|kits?)|(?:sets?|kits?) of (?<b>\d{1,3}) ?(?<of>${EACH})\b|(?:sets?|kits?) of (?<c>\d{1,3})(?:(?: [a-z]+){0,2} (?<colours>colou?rs|shades)|(?= ?(?:[,;.)|]|- |$)))|(?<d>\d{1,3})[ -]?(?<named>colou?rs?|shades?)[ -](?:sets?|kits?)(?! (?:of|cards?|books?)\b)`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const held = Number(groups.a ?? groups.b ?? groups.c ?? groups.d)
    // "5 pcs sets": so many sets, perhaps.
    const isOther = held < 2 || held > IN_CASE_MAX || /^(?:pcs?|nos)$/i.test(groups.each ?? groups.of ?? '')
    const isStock = /^(?:ready|stock|available|in|left)$/.test(wordAt(tokens, at + used))
    const type = packageNamed(groups.each ?? groups.of, tokens)
    // "400 shades set, tkt 120", "300 shade set, cone Rs 32": the colours that there are, and the price of one.
    const isOfCard = groups.d !== undefined && (held > SHADES_IN_SET_MAX || SOLD_ALONE.test(lineOf(tokens).text))
    if (isOther || isOfCard || isStock || !isAboutThread(tokens)) return null
    // "Set of 12 colours x 2 cones": more than one of each.
    const isOfEach = /^(?:x|each)$/.test(wordAt(tokens, at + used))
    // The price is of the set.
    const isPriced = !PER_ONE.test(lineOf(tokens).text)
    return [
      ...(isOfEach ? [] : [understood('unitsPerPackage', text, held)]),
      ...((groups.colours ?? groups.named) ? [understood('coloursAvailable', text, held)] : []),
      ...(isPriced ? [understood('uom', text, 'unit')] : []),
      ...(type === null ? [] : [understood('packageType', text, type)]),
    ]
  },
}

const SHADES_IN_SET_MAX = 100
const SOLD_ALONE = /\b(?:cones?|tubes?|tkt|ticket)\b/
const PER_ONE = /(?:\/ ?|\bper )[a-z]|\b(?:each|ea|dozens?|doz)\b/

/** "..., box 10, Euro 2.75": how many are in a box, as a part of its own in front of the price of one. */
const boxAsPart: Notation = {
  pattern: /box (?<value>\d{1,2})/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const after = line.slice(starts[at + used] ?? line.length)
    const isPart = /^[,;|(]$/.test(wordAt(tokens, at - 1)) && PRICE_OF_ONE.test(after)
    return isPart && USUAL.has(Number(groups.value)) && isAboutThread(tokens) && !BOUGHT.test(line)
      ? [understood('unitsPerPackage', text, Number(groups.value))]
      : null
  },
}
const PRICE_OF_ONE =
  /^[,;|)] (?:@ ?)?(?:rs\.?|inr|usd|eur|euro|gbp|us\$|[₹$€£]) ?\d[\d.]*(?:\/-)? ?(?:(?:\/|per ?)? ?(?:each|ea|pc|pcs|piece|cone|tube|spool|reel))?(?: ?[,;|]|$)/

/** "5000m x 10 cones": a few behind the length of one are in a pack. */
const packedBehindLength: Notation = {
  pattern: /x ?(?<a>[2-9]|[1-4]\d) ?(?<each>cones|cops|tubes|spools|reels|vicones)\b/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isBehindLength = LENGTH_BEFORE.test(line.slice(0, starts[at]))
    // "5000 m x 6 cones white, 4 cones black": how many there are of each.
    const isStock = hasSeveralCounts(tokens) || BOUGHT.test(line)
    if (!isBehindLength || isStock || MORE_OF_PACK.test(wordAt(tokens, at + used))) return null
    const type = packageNamed(groups.each, tokens)
    return [
      understood('unitsPerPackage', text, Number(groups.a)),
      ...(type === null ? [] : [understood('packageType', text, type)]),
    ]
  },
}
const BOUGHT = new RegExp(String.raw`\b(?:${OF_BUYER})\b`)
const hasSeveralCounts = memoize(
  (tokens: readonly string[]): boolean => (lineOf(tokens).text.match(COUNTED_PACKAGES) ?? []).length > 1,
)
const COUNTED_PACKAGES =
  /(?<![\d.,/]|\b(?:moq|min(?:imum)?(?: order)?(?: qty)?|order|per) ?[.:=-]? ?)\d{1,4} ?(?:cones|cops|tubes|spools|reels|vicones)\b/g
/** A stock, a price, or the case, behind which another notation reads the number. */
const MORE_OF_PACK = new RegExp(
  String.raw`^(?:x|ready|stock|available|in|left|min|moq|per|a|each|\/.*|@|rs.*|${CASE}|boxes|packs)$`,
)
const LENGTH_BEFORE = /(?<![\d.,/])\d{3,5} ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?) $/

/** No case holds more packages. */
const IN_CASE_MAX = 500
/** So many packages of one length in a case. */
function heldOfLength({ a, each, length, unit = '' }: Matched['groups'], text: string, tokens: readonly string[]) {
  const type = packageNamed(each, tokens)
  const metres = roundTo(Number(length) * (/^y/i.test(unit) ? M_PER_YARD : 1), 1)
  return [
    understood('unitsPerPackage', text, Number(a)),
    understood('lengthPerPackage', text, metres),
    ...(type === null ? [] : [understood('packageType', text, type)]),
  ]
}
/** "12 cones x 10,000 m per carton", "12 tubes x 1000 m box": how many are in one, in front of the length on each. */
const packedByLength: Notation = {
  pattern: new RegExp(
    String.raw`(?<a>\d{1,3}) ?(?<each>${EACH}) ?x ?(?<length>\d{3,5}) ?(?<unit>m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?) ?(?:per |\/ ?|in (?:a |one |each )?)?${KIND_OF_CASE}(?:${CASE})\b`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    return Number(groups.a) > IN_CASE_MAX ? null : heldOfLength(groups, text, tokens)
  },
}
/** "12 x 1000 m tubes per box", "10 x 1000 m box": the number in front of the length of each. */
const packedOfLength: Notation = {
  pattern: new RegExp(
    String.raw`(?<a>\d{1,3}) ?x ?(?<length>\d{3,5}) ?(?<unit>m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?) ?(?<each>${EACH})? ?(?:per |\/ ?|in (?:a |one |each )?)?${KIND_OF_CASE}(?:${CASE})\b`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    // "Nylon 6 x 1500 m": of which it is.
    if (/^(?:nylon|polyamide|x)$/.test(wordAt(tokens, at - 1)) || !isAboutThread(tokens)) return null
    return heldOfLength(groups, text, tokens)
  },
}

/** "5000 m cone x 100": how many there are, or how many are in a case, and no price. */
export const timesReader: TextReader = {
  name: 'packageType',
  examples: [],
  read(tokens, at): Reading | null {
    const { text: line, starts } = lineOf(tokens)
    const match = MEASURED_BEFORE.test(line.slice(0, starts[at])) ? matchAt(tokens, at, TIMES) : null
    return match && { used: match.used, understood: [], left: `; x${match.groups.number}` }
  },
}
const TIMES = /x ?(?<number>\d{1,4})(?= ?(?:$|[,;.)]|rs\b|inr|usd|[₹$€@]))/iy
const MEASURED_BEFORE =
  /(?<![\d.,/])\d{1,5}(?:\.\d{1,3})? ?(?:k?m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?|kgs?|gr?|gms?|grams?|lbs?|oz)(?: ?\/ ?| (?:per )?)?(?:(?:king )?(?:cone|vicone|tube|spool|cop|hank|reel|skein|ball)s?)? $/

/** "120 ctns, each with 100 cones of spun polyester": what one of them holds. */
const eachHolds: Notation = {
  pattern: new RegExp(
    String.raw`(?:each|every)(?: (?:carton|ctn|box|case|bag))? (?:(?:with|contain(?:s|ing)|holding|having|has|of) )?(?<value>\d{1,3}) ?(?<each>${EACH})(?= ?(?:[,;.)]|of |$))`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isOfCases = CASES_BEFORE.test(line.slice(0, starts[at])) || /(?:carton|ctn|box|case|bag) /i.test(text)
    const type = packageNamed(groups.each, tokens)
    return isOfCases && Number(groups.value) > 1
      ? [
          understood('unitsPerPackage', text, Number(groups.value)),
          ...(type === null ? [] : [understood('packageType', text, type)]),
        ]
      : null
  },
}
const CASES_BEFORE = /\d ?(?:cartons|ctns|boxes|cases|bags) ?(?:[,;(-] ?)?$/

/** "MOQ 120 cones (1 ctn)", "120 cones = 1 carton": what one holds, behind the number that is sold. */
const oneCase: Notation = {
  pattern: /(?:\( ?=? ?1 ?(?:full )?(?:ctn|carton|box|case|bag) ?\)|= ?1 ?(?:full )?(?:ctn|carton|box|case|bag))/iy,
  read({ text }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const held = Number(HELD_BEFORE.exec(line.slice(0, starts[at]))?.groups?.value ?? 0)
    return held > 1 && held <= IN_CASE_MAX ? [understood('unitsPerPackage', text, held)] : null
  },
}
const HELD_BEFORE = new RegExp(String.raw`(?<![\d.,/-])(?<value>\d{1,3}) ?(?:${EACH}) $`)

/** "5-ply carton", "in 7 ply export cartons": the board of what holds the goods. Its ply is no price. Thread has three plies too: "3 ply brown carton" needs a word of packing. */
export const boardReader: TextReader = {
  name: 'packageType',
  examples: [],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, BOARD)
    return match && isAboutThread(tokens) ? { used: match.used, understood: [], left: '' } : null
  },
}
const BOARD =
  /(?:[579] ?-?ply(?: (?:export|exp|master|inner|outer|shipping|strong|standard|std|sea-?worthy|heavy duty|brown|kraft|corrugated)){0,3}|3 ?-?ply(?: (?:export|exp|master|shipping|sea-?worthy|kraft|corrugated)){0,3}|(?<=\b(?:packed|packing|in|per|each)(?: a)? ?)3 ?-?ply(?: (?:strong|standard|std|brown)){0,2})(?= (?:cartons?|ctns?)(?: |$))/iy

/** How many packages are in a box, in notations. */
const notations: TextReader = readerOf(
  'unitsPerPackage',
  ['96 cones in box', '1.25 kg x 20', 'net 0.45 kg per box'],
  [
    netOfBox,
    weightInCase,
    weightTimes,
    kilogramsTimes,
    packed,
    eachHolds,
    oneCase,
    packedByLength,
    packedOfLength,
    packedBehindLength,
    set,
    boxAsPart,
    numberPerCase,
  ],
)

/** How many packages are in a box. "Spools, 12 per box" without a price stays there for the terms of the sale, as a number. */
export const caseReader: TextReader = {
  ...notations,
  read(tokens, at): Reading | null {
    const reading = notations.read(tokens, at)
    const text = reading?.understood[0]?.text ?? ''
    return reading && PER_BOX.test(text) && !SIGNED.test(lineOf(tokens).text)
      ? { ...reading, left: `; x ${text}` }
      : reading
  },
}
const PER_BOX = /^\d{1,3} ?(?:per |\/ ?)(?:box|carton|ctn)$/i
const SIGNED = /[₹$€£] ?\d|\b(?:rs\.?|inr|usd|eur|gbp|rmb|cny|bdt|pkr) ?\d/
