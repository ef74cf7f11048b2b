import { measureIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { threadPackage } from '../vocabulary'
import { isAboutThread, isInTurkish } from './constructions'

/** "1 kg cone", "500 g spool", "200 gm/cone", "250 g net per cone": what one package weighs is no stock. */
const packageWeight: Notation = {
  pattern:
    /(?:(?<weight>\d{1,4}(?:\.\d{1,3})?|1\/[24](?= ?lb)) ?(?<unit>kgs?|g|gms?|grams?|lbs?|oz) ?(?:net{1,2} )?(?:\/ ?|per |on )?(?:(?:dye(?:ing)?|paper|plastic|perforated) ){0,2}(?<package>(?:king )?(?:cones?|spools?)|tubes?|hanks?|cops?|bobb?ins?|balls?|reels?|skeins?|pcs?|pieces?)|(?:(?:dye(?:ing)?|paper|plastic|perforated) ){0,2}(?<named>cones?|tubes?|spools?|hanks?) (?:of )?(?<of>\d(?:\.\d{1,3})?(?= ?kg)|\d{2,3}(?= ?g)|\d{1,2}(?= ?oz)) ?(?<in>kgs?|g|gms?|grams?|oz))\b/iy,
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

const EACH = 'cones?|cops?|tubes?|spools?|reels?|vicones?|skeins?|hanks?|bobbins?|balls?|marcs?|pcs?|nos'
const CASE = 'box|cartons?|ctns?|cases?|bags?|pack|packet|pkt|pkgs?|dabba'
/** "96 cones in box", "12 cops per box", "10 cones each box", "50 cone ka dabba", "box of 10 tubes", "carton 200 tube": how many are in one. */
const packed: Notation = {
  pattern: new RegExp(
    String.raw`(?<a>\d{1,3}) ?(?<each>${EACH}) ?(?:in (?:a |one |each |the )?|(?<to>to (?:a|one|each|the) )|per |each |a |ka |\/ ?)?(?:${CASE})\b|(?:${CASE}|boxes|packs) ?(?:of |contain(?:s|ing) |has |having |[:-] ?)?(?<b>\d{1,3}) ?(?<of>${EACH})\b|(?:${CASE}|boxes|packs) of (?<c>\d{1,3})(?= ?(?:[,;.)]|$))`,
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
    String.raw`(?<a>\d{1,3}) ?(?<each>${EACH}) ?x ?(?<length>\d{3,5}) ?(?<unit>m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?) ?(?:per |\/ ?|in (?:a |one |each )?)(?:${CASE})\b`,
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
    packageWeight,
    netWeight,
    packed,
    packedByLength,
    packedBehindLength,
    kilogramsTimes,
    gramsOfEach,
    gramsAlone,
    poundsAlone,
    inTurkish,
    miniKing,
    bobbin,
  ],
)
