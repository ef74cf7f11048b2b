import { measureIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../reading/tokens'
import { threadPackage } from '../vocabulary'
import { isAboutThread, isInTurkish } from './constructions'

const EACH = 'cones?|cops?|tubes?|spools?|reels?|vicones?|skeins?|hanks?|bobbins?|balls?|marcs?|pcs?|nos'
const CASE = 'box|cartons?(?: box)?|ctns?|cases?|bags?|pack|packet|pkt|pkgs?|dabba'
/** "Export carton", "5 ply carton". */
const KIND_OF_CASE = '(?:(?:[357] ?-?ply|export|master|corrugated|standard|std|sea ?-?worthy) ){0,2}'
const WOUND = 'cones?|tubes?|spools?|cops?|hanks?|reels?|cheeses?'

/** "1 kg cone", "500 g spool", "200 gm/cone", "250 g net per cone": what one package weighs is no stock. */
const packageWeight: Notation = {
  pattern:
    /(?:(?<weight>\d{1,4}(?:\.\d{1,3})?|1\/[24](?= ?lb)) ?(?<unit>kgs?|g|gms?|grams?|lbs?|oz) ?(?:net{1,2} )?(?:\/ ?|per |on )?(?:(?:dye(?:ing)?|paper|plastic|perforated) ){0,2}(?<package>(?:king )?(?:cones?|spools?)|tubes?|hanks?|cops?|bobb?ins?|balls?|reels?|skeins?|cheeses?|pcs?|pieces?)|(?:(?:dye(?:ing)?|paper|plastic|perforated) ){0,2}(?<named>cones?|tubes?|spools?|hanks?) (?:of )?(?<of>\d(?:\.\d{1,3})?(?= ?kg)|\d{2,3}(?= ?g)|\d{1,2}(?= ?oz)) ?(?<in>kgs?|g|gms?|grams?|oz))\b/iy,
  read({ groups, text }, tokens, at) {
    // "Net 265 g incl. cone 44 g": what the empty cone weighs.
    if (
      /^(?:incl|including|empty|tare|plus|under|below|exceeding|over|than|up|upto|max|maximum|\+)$/.test(
        wordAt(tokens, at - 1).replace('.', ''),
      )
    )
      return null
    const type = packageNamed(groups.package ?? groups.named, tokens)
    const weight = weightOf(groups.weight ?? groups.of, groups.unit ?? groups.in)
    if (weight === null) return null
    const named = type === null ? [] : [understood('packageType', text, type)]
    return NET.test(lineOf(tokens).text) ? named : [...named, weightPart(text, weight)]
  },
}

/** "1 kg cone, net 900 gm": what is on it is said. */
const NET = /\bnett?(?: ?(?:wt|weight))?\.? ?[:=-]? ?\d{2,4} ?(?:g|gms?|grams?)\b/

/** "Net 135 g", "nett wt 270 gms": the weight of the thread without its package. */
const netWeight: Notation = {
  pattern: /net{1,2}?(?: ?(?:wt|weight))?\.? ?[:=-]? ?(?<weight>\d{2,4}) ?(?<unit>g|gms?|grams?)\b/iy,
  read({ groups, text, used }, tokens, at) {
    // "Net 265 g incl. cone": not what is on it.
    if (/^incl/.test(wordAt(tokens, at + used))) return null
    const weight = weightOf(groups.weight, groups.unit)
    return weight && [weightPart(text, weight)]
  },
}

/** "Net 0.45 kg per box", "450 g net per box": what is in a small box, which weighs less than the cartons of a shipment. */
const netOfBox: Notation = {
  pattern:
    /(?:net{1,2}(?: ?(?:wt|weight))?\.? ?[:=-]? ?(?<a>\d{1,4}(?:\.\d{1,3})?) ?(?<unit>kgs?|g|gms?|grams?)|(?<b>\d{1,4}(?:\.\d{1,3})?) ?(?<unitBefore>kgs?|g|gms?|grams?) net{1,2}) ?(?:\/ ?|per |(?:in )?each |in a |a )(?:box|pack|packet|pkt|case|carton|ctn)\b/iy,
  read({ groups, text }) {
    const weight = weightOf(groups.a ?? groups.b, groups.unit ?? groups.unitBefore)
    const kg = weight && measureIn(weight, 'kg', 'mass')
    return kg && kg < BOX_KG_MAX ? [understood('netWeight', text, kg), understood('weightUnit', text, 'kg')] : null
  },
}
/** What weighs more is read with the other terms of a sale. */
const BOX_KG_MAX = 4

/** "bag closing thread 12/5 white 200 g": so few grams are what one package weighs. */
const gramsAlone: Notation = {
  pattern: /(?<weight>\d{2,4}) ?(?<unit>g|gms?|grams?)\b/iy,
  read({ groups, text, used }, tokens, at) {
    const weight = weightOf(groups.weight, groups.unit)
    const isOther =
      /^(?:\/|per|x|=|cone|gross|tare)$/.test(wordAt(tokens, at + used)) ||
      /^(?:rs\.?|@|per|\/|tare|empty|gross|incl|breaking|break|strength|load|tenacity|end|loop|under|below|exceeding|over|than|upto|max|maximum)$/.test(
        wordAt(tokens, at - 1),
      )
    const isMeant =
      weight !== null && weight.value <= GRAMS_MAX && isAboutThread(tokens) && !NET.test(lineOf(tokens).text)
    return isMeant && !isOther ? [weightPart(text, weight)] : null
  },
}
const GRAMS_MAX = 1000

/** "10 spools, 1lb", "king spool 8 oz": what is on the packages in front. Cloth has ounces too, and a fishing line pounds. */
const poundsAlone: Notation = {
  pattern: /(?:(?<pounds>[1-5]|0?\.5|1\/[24]) ?lbs?|(?<ounces>2|4|8|16) ?oz)\b/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isOther =
      /^(?:\/|per|x|=|gross|tare|strength|force|test|samples?|orders?|denim|canvas|drill|duck|leather)$/.test(
        wordAt(tokens, at + used),
      ) || OTHER_POUNDS.test(line)
    const isBehind = /\b(?:spools?|cones?|tubes?) ?[,;(-]? ?$/.test(line.slice(0, starts[at]))
    const isOfPackage = isBehind && isAboutThread(tokens) && !NET.test(line)
    const weight = weightOf(groups.pounds ?? groups.ounces, groups.pounds ? 'lb' : 'oz')
    return weight && isOfPackage && !isOther ? [weightPart(text, weight)] : null
  },
}

const OTHER_POUNDS = /\b(?:denim|canvas|drill|duck|fishing|tests?|samples?|need|want|wanted|require[ds]?|orders?)\b/

/** "1.25 kg x 20 = 25 kgs": what is on one package, and how many are in a bag. */
const kilogramsTimes: Notation = {
  pattern: /(?<weight>\d(?:\.\d{1,3})?) ?kgs? ?x ?(?<times>\d{1,3})(?: ?= ?\d{1,3}(?:\.\d+)? ?kgs?)?(?![\d.])/iy,
  read({ groups, text }) {
    const weight = weightOf(groups.weight, 'kg')
    return weight && [weightPart(text, weight), understood('unitsPerPackage', text, Number(groups.times))]
  },
}

/** "200 gm cone x 100 = 20 kg bag", "200 gm x 100 cones = 20 kg": the same with the kind of package. Without what all weigh it is of a line with prices: a buyer may want 100. */
const weightTimes: Notation = {
  pattern: new RegExp(
    String.raw`(?<weight>\d{1,4}(?:\.\d{1,3})?) ?(?<unit>kgs?|g|gms?|grams?) ?(?:(?<package>${WOUND}) ?x ?(?<times>\d{1,3})(?: ?(?:pcs|nos))?|x ?(?<many>\d{1,3}) ?(?<of>${WOUND}))(?![\d.]| ?(?:m|mtrs?|yds?|ready|stock|available)\b)(?: ?= ?(?<total>\d{1,3}(?:\.\d+)?) ?kgs?\b)?(?: ?(?:\/ ?|per )?(?:${CASE})\b)?`,
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
/** A line with a price. */
const PRICED =
  /[₹$€£] ?\d|\b(?:rs\.?|inr|usd|eur|gbp|pkr|bdt) ?\d|\d ?\/ ?(?:kg|cone|tube|pc|spool)\b|\bper (?:kg|cone|tube|pc|piece|spool)\b|@ ?\d/
const WANTED = /\b(?:need|want|wanted|require[ds]?|orders?|chahiye|chaiye|qty|quantity|looking|enquiry|inquiry)\b/

/** "96 cones in box", "12 cops per box", "10 cones each box", "50 cone ka dabba", "box of 10 tubes", "carton 200 tube", "100 cones per export carton": how many are in one. */
const packed: Notation = {
  pattern: new RegExp(
    String.raw`(?<a>\d{1,3}) ?(?<each>${EACH}) ?(?:in (?:a |one |each |the )?|(?<to>to (?:a|one|each|the) )|per |each |a |ka |\/ ?)?${KIND_OF_CASE}(?:${CASE})\b|(?:${CASE}|boxes|packs) ?(?:of |contain(?:s|ing) |has |having |[:-] ?)?(?<b>\d{1,3}) ?(?<of>${EACH})\b|(?:${CASE}|boxes|packs) of (?<c>\d{1,3})(?= ?(?:[,;.)]|$))`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const next = wordAt(tokens, at + used)
    // "Rs 450 box, 300 cones ready" has a stock.
    if (/^(?:ready|stock|available|in|left)$/.test(next)) return null
    // "100 cones to a bag manufacturer": to whom they go.
    if (groups.to && /^\p{L}/u.test(next)) return null
    // "12 pkg 60 cones": how many packages there are, and how many cones.
    const { text: line, starts } = lineOf(tokens)
    if (groups.b && /^[a-z]+ ?\d/i.test(text) && COUNT_BEFORE.test(line.slice(0, starts[at]))) return null
    const type = packageNamed(groups.each ?? groups.of, tokens)
    return [
      understood('unitsPerPackage', text, Number(groups.a ?? groups.b ?? groups.c)),
      ...(type === null ? [] : [understood('packageType', text, type)]),
    ]
  },
}

const COUNT_BEFORE = /(?<![\d.,/]|(?:rs\.?|inr|usd|₹|\$|@|price|rate) ?[:=-]? ?)(?!1 )\d{1,4} $/

/** "$4.25 each, 72 per case", "Rs 62/cone, 24/box": in a line with another price the number counts what is in one. "Case" needs no price. */
const numberPerCase: Notation = {
  pattern: /(?<value>\d{1,3}) ?(?:per |\/ ?|to a |in a )(?<case>case|carton|ctn|box)(?![a-z])/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const before = line.slice(0, starts[at])
    const isOther =
      MONEY_BEFORE.test(before) || OF_EXTRA.test(wordAt(tokens, at + used)) || Number(groups.value) > IN_CASE_MAX
    const isMeant = groups.case?.toLowerCase() === 'case' || PRICED_EACH.test(line)
    return isMeant && !isOther && Number(groups.value) > 1 && isAboutThread(tokens)
      ? [understood('unitsPerPackage', text, Number(groups.value))]
      : null
  },
}
const MONEY_BEFORE =
  /(?:[₹$€£@:=+-]|\d ?x|\b(?:rs\.?|inr|usd|eur|gbp|pkr|tk|bdt|rate|price|at|only|moq|min(?:imum)?|extra|freight|no\.?|tkt|ticket|tex|shade|colou?r)) ?$/
const OF_EXTRA = /^(?:freight|packing|extra|rs\.?|inr|only|\/-|net|\+|gst|transport|charges?)$/
/** A price of one piece or kilogram. */
const PRICED_EACH =
  /(?:[₹$€£] ?|\b(?:rs\.?|inr|usd|eur|gbp) ?)\d[\d.]*(?:\/-)? ?(?:(?:\/|per) ?(?:cones?|tubes?|spools?|pcs?|pieces?|kgs?|lb|unit)|each|ea)\b/

/** "5000m x 10 cones": a few behind the length of one are in a pack. */
const packedBehindLength: Notation = {
  pattern: /x ?(?<a>[2-9]|[1-4]\d) ?(?<each>cones|cops|tubes|spools|reels|vicones)\b/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isBehindLength = LENGTH_BEFORE.test(line.slice(0, starts[at]))
    if (!isBehindLength || MORE_OF_PACK.test(wordAt(tokens, at + used))) return null
    const type = packageNamed(groups.each, tokens)
    return [
      understood('unitsPerPackage', text, Number(groups.a)),
      ...(type === null ? [] : [understood('packageType', text, type)]),
    ]
  },
}
/** A stock, a price, or the case, behind which another notation reads the number. */
const MORE_OF_PACK = new RegExp(
  String.raw`^(?:x|ready|stock|available|in|left|min|moq|per|a|each|\/.*|@|rs.*|${CASE}|boxes|packs)$`,
)
const LENGTH_BEFORE = /(?<![\d.,/])\d{3,5} ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?) $/

/** No case holds more packages. */
const IN_CASE_MAX = 500
/** "12 cones x 10,000 m per carton": how many are in one, in front of the length on each. */
const packedByLength: Notation = {
  pattern: new RegExp(
    String.raw`(?<a>\d{1,3}) ?(?<each>${EACH}) ?x ?(?<length>\d{3,5}) ?(?<unit>m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?) ?(?:per |\/ ?|in (?:a |one |each )?)${KIND_OF_CASE}(?:${CASE})\b`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    if (Number(groups.a) > IN_CASE_MAX) return null
    const type = packageNamed(groups.each, tokens)
    const metres = roundTo(Number(groups.length) * (/^y/i.test(groups.unit ?? '') ? M_PER_YARD : 1), 1)
    return [
      understood('unitsPerPackage', text, Number(groups.a)),
      understood('lengthPerPackage', text, metres),
      ...(type === null ? [] : [understood('packageType', text, type)]),
    ]
  },
}
/** Metres in a yard. */
export const M_PER_YARD = 0.9144

/** "Carton 58 x 38 x 42 cm", "meas. 58x38x42 cm/ctn": the size of what the packages are in. */
const cartonSize: Notation = {
  pattern: new RegExp(
    String.raw`(?:${KIND_OF_CASE}(?<case>cartons?|ctns?|box(?:es)?|cases?) ?(?:(?:size|dimensions?|dims?|meas(?:urements?)?)(?: \.)? ?)?|(?<named>dimensions?|meas(?:urements?)?)(?: \.)? ?)(?:[:=-] ?|of ?)?(?:l ?)?(?<l>\d{1,4}(?:\.\d)?) ?(?<unit>cms?|mm|in|inch|inches|")? ?x ?(?:w ?)?(?<w>\d{1,4}(?:\.\d)?) ?(?:cms?|mm|in|inch|inches|")? ?x ?(?:h ?)?(?<h>\d{1,4}(?:\.\d)?) ?(?<last>cms?|mm|in|inch|inches|")?(?<per> ?(?:\/|per) ?(?:carton|ctn|box|case))?(?![a-z\d])`,
    'iy',
  ),
  read({ groups, text }) {
    const unit = SIZE_UNITS.find(([word]) => word.test(groups.last ?? groups.unit ?? ''))?.[1]
    // "Dimensions 12 x 10 x 8 cm" may be those of other goods.
    if (unit === undefined || (groups.named && !groups.per)) return null
    const sides = { length: groups.l, width: groups.w, height: groups.h }
    return [
      ...Object.entries(sides).map(([name, side]) => understood(name, text, Number(side))),
      understood('dimensionUnit', text, unit),
    ]
  },
}
const SIZE_UNITS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^c/i, 'cm'],
  [/^m/i, 'mm'],
  [/^(?:i|")/i, 'in'],
]

/** "(250 gm x 1,200 pcs)": what one weighs, in front of the number of the goods. A few are in a pack. */
const gramsOfEach: Notation = {
  pattern:
    /(?<weight>\d{2,3}) ?(?<unit>g|gms?|grams?) ?x(?= ?\d{3,6} ?(?:cones?|tubes?|spools?|cops?|hanks?|pcs|pieces|nos)\b)/iy,
  read({ groups, text }) {
    const weight = weightOf(groups.weight, groups.unit)
    return weight && [weightPart(text, weight)]
  },
}

/** The spools of "king spool, 12 spools/ctn" are king spools, the cones of "dye tube, 1.25 kg per cone" tubes, and those of "3000 m/cone vicone" vicones. */
export function packageNamed(word: string | undefined, tokens: readonly string[]): string | null {
  if (/^bobb?ins?$/i.test(word ?? '')) return bobbinNamed(tokens)
  const type = canonicalValue(threadPackage, word ?? '')
  return type !== null && isNamedBetter(type, tokens) ? null : type
}

/** Whether the line names this package by a better word elsewhere. */
export const isNamedBetter = (type: string, tokens: readonly string[]): boolean =>
  NAMED_BETTER[type]?.test(lineOf(tokens).text) ?? false
const NAMED_BETTER: Readonly<Record<string, RegExp>> = {
  Spool: /\bking ?spools?\b/,
  Cone: /\b(?:dye(?:ing)?|paper|plastic) tubes?\b|\bvicones?\b|(?<!\bmini )\bking ?cones?\b/,
}

const GRAMS_OF_OUNCE = 28.3495

const weightPart = (text: string, weight: { value: number; unit: string }): Understood =>
  understood('packageWeight', text, measureIn(weight, 'kg', 'mass'), weight)

/** A weight as the field takes it: ounces in grams. */
function weightOf(figure: string | undefined, unit = ''): { value: number; unit: string } | null {
  const [whole, parts = '1'] = (figure ?? '').split('/')
  const value = Number(whole) / Number(parts)
  if (!(value > 0)) return null
  if (/^o/i.test(unit)) return { value: roundTo(value * GRAMS_OF_OUNCE, 1), unit: 'g' }
  return { value, unit: /^k/i.test(unit) ? 'kg' : /^l/i.test(unit) ? 'lb' : 'g' }
}

/** "Polyester dikiş ipliği 5000 m bobin", "1500 m makara": the cone and the spool, as Turkish lines write them. */
const inTurkish: Notation = {
  pattern: /bobin|(?<spool>makara)/iy,
  read: ({ groups, text }, tokens) =>
    isInTurkish(tokens) ? [understood('packageType', text, groups.spool ? 'Spool' : 'Cone')] : null,
}

/** Of metallic thread, and of so many grams, a bobbin is a spool. The "bobin" of thousands of metres is the cone of Turkish lines, and the lower thread of a machine is wound on others. */
function bobbinNamed(tokens: readonly string[]): string | null {
  const { text } = lineOf(tokens)
  if (/\bpre-? ?wound\b|\bbobb?in (?:threads?|case|winder)\b|\b[lma] (?:style|class)\b/.test(text)) return null
  if (isInTurkish(tokens) || OF_MANY_METRES.test(text)) return 'Cone'
  return OF_METAL.test(text) || /(?<!\d)\d{2,3} ?(?:g|gms?|grams?) bobb?in/.test(text) ? 'Spool' : null
}
const OF_METAL = /\b(?:metalli[csz]\w*|lurex|[zj]ari|kasab)\b/
const OF_MANY_METRES = /^(?!.*\b(?:metalli|lurex|[zj]ari)).*(?<!\d)[2-9]\d{3} ?(?:m|mts?|mtrs?|met(?:er|re)s?) bobin/

/** "50 gms bobbin", "zari, 1000 m bobbins". */
const bobbin: Notation = {
  pattern: /bobb?ins?/iy,
  read({ text }, tokens, at) {
    const isOfSize = /^\d*(?:m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?|g|gms?|grams?)$/.test(wordAt(tokens, at - 1))
    const type = isOfSize && isAboutThread(tokens) ? bobbinNamed(tokens) : null
    return type === null ? null : [understood('packageType', text, type)]
  },
}

/** "USD 0.98/cone", "62 per tube": the unit of a price, where the line names no other package. The price is read later. */
export const pricedPackageReader: TextReader = {
  name: 'packageType',
  examples: [],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, OF_ONE_PACKAGE)
    const type = match && packageNamed(match.groups.each, tokens)
    if (!match || !type || /^(?:min|minimum|moq)$/.test(wordAt(tokens, at - 1))) return null
    const others = (lineOf(tokens).text.match(ANY_PACKAGE) ?? []).filter((word) => packageNamed(word, tokens) !== type)
    return others.length > 0
      ? null
      : { used: match.used, understood: [understood('packageType', match.text, type)], left: match.text }
  },
}
const OF_ONE_PACKAGE =
  /(?:(?:rs\.?|inr|usd|eur|us\$|[₹$€£]) ?)?\d{1,4}(?:\.\d{1,3})?(?:\/-)? ?(?:\/ ?|per )(?<each>cone|tube|spool|vicone|cop|hank|reel)(?=\s|$)/iy
const ANY_PACKAGE =
  /(?<!\p{L})(?:(?:king|mini|snap|flanged) ?)?(?:cones?|vicones?|tubes?|spools?|cops?|hanks?|skeins?|reels?|balls?|bobb?ins?|cheeses?|makara|rocch[ae]|cards?)(?!\p{L})/gu

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
  /(?<![\d.,/])\d{1,5}(?:\.\d{1,3})? ?(?:k?m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?|kgs?|g|gms?|grams?|lbs?|oz)(?: ?\/ ?| (?:per )?)?(?:(?:king )?(?:cone|vicone|tube|spool|cop|hank|reel|skein|ball)s?)? $/

/** "1000 m mini king spool": a smaller king spool. */
const miniKing: Notation = {
  pattern: /mini king ?spools?/iy,
  read: ({ text }) => [understood('packageType', text, 'King spool')],
}

/** What is on one package, and how many packages are in a box. */
export const packageReader: TextReader = readerOf(
  'packageType',
  ['1 kg cone', '500 g cone', '2 oz cones', 'net 135 g', '96 cones in box', '1.25 kg x 20'],
  [
    weightTimes,
    packageWeight,
    netOfBox,
    netWeight,
    packed,
    packedByLength,
    packedBehindLength,
    numberPerCase,
    kilogramsTimes,
    cartonSize,
    gramsOfEach,
    gramsAlone,
    poundsAlone,
    inTurkish,
    miniKing,
    bobbin,
  ],
)
