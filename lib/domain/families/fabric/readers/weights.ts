import { roundTo } from '@/lib/domain/units/rounding'
import { behind, type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, type Matched, wordAt } from '../../reading/tokens'
import { glmFromLinearOz, gsmFromLinearOz, gsmFromMomme, gsmFromOz } from '../estimates'
import { toCm } from '../lengths'
import { contextOf } from './context'
import { openWidthInLine } from './widths'

const GSM = { min: 8, max: 1500 } as const
const GLM = { min: 10, max: 1500 } as const
const NUMBER = String.raw`(?<value>\d{1,4}(?:\.\d{1,2})?)`
/** "180-190 gsm": the lower end, when the range is narrow. "150 +/-5": the middle. */
const RANGE = String.raw`(?: ?(?:-|/|to) ?(?<upper>\d{2,4}))?(?: ?\+ ?/? ?- ?\d{1,2} ?%?)?`
const SQUARE = String.raw`(?:sq(?:uare|\.)? ?-?|s)`
const PER_M2 = String.raw`(?:gsm|g\.s\.m\.?|(?:g|gr|gm|gms|grams?|grammes?) ?(?:/|per) ?(?:m2|mq|m\^2|${SQUARE} ?m(?:et(?:er|re)s?|tr|t)?\.?))`
const OZ = '(?:oz|ozs|ounces?)'
const PER_YD2 = String.raw`(?:osy|oz ?y2|${OZ}\.? ?(?:/|per) ?(?:yd2|yd\^2|${SQUARE} ?(?:yd|yards?)\.?))`
const LINEAR = String.raw`(?:linear|lin\.?|running|run\.?|l)`

/** Paper and board have their weight per square metre too. */
const PAPER =
  /\b(?:paper|papers|kraft|duplex|board|copier|cartons?|ply|(?<!(?:stitch|spun|thermal|chemical)[ -])bond)\b/
/** "2 ply" of a towel is its yarn. */
const OF_YARN = /\b(?:towels?|towelling|bath|blankets?|napkins?|jersey)\b/
const isPaper = (tokens: readonly string[]): boolean =>
  PAPER.test(lineOf(tokens).text) &&
  !OF_YARN.test(lineOf(tokens).text) &&
  !contextOf(tokens).isWoven &&
  !contextOf(tokens).isKnit

/** A weight that is only a limit is not the weight of the cloth: "n/e 170 gsm", "NMT 200 gsm", "max. 90 gsm". */
const LIMIT =
  /^(?:exceeding|over|above|under|below|than|to|least|most|upto|max|maximum|min|minimum|between|n[/.][eo]\.?|n[ml]t|nte|[<>≤≥]=?|=[<>])$/
/** "90 gsm max", "100 g/m2 or less", "200 gsm and above", "10 oz to 16 oz". In "90 gsm min 500 m" the word belongs to what follows. */
const LIMIT_BEHIND =
  /^(?:(?:max|min)(?:imum)?(?![a-z]| \.? ?:? ?\d)|(?:to|-) \d{1,4}(?:\.\d+)? ?(?:oz|gsm|g\/m2)|(?:or|and|&) (?:less|more|above|below|under|over|up)(?![a-z])|up ?to \d)/

function isLimit({ used }: Matched, tokens: readonly string[], at: number): boolean {
  const [before, earlier] = tokens
    .slice(Math.max(0, at - 3), at)
    .map((token) => token.toLowerCase())
    .filter((token) => !/^[.:]$/.test(token))
    .reverse()
  const isBetween = before === 'and' && wordAt(tokens, at - 3) === 'between'
  // "30 Ne 170 gsm" has a count.
  const isNotExceeding = before === 'ne' && !/\d/.test(earlier ?? '')
  if (isBetween || isNotExceeding || (LIMIT.test(before ?? '') && earlier !== 'finished')) return true
  return LIMIT_BEHIND.test(
    tokens
      .slice(at + used, at + used + 4)
      .join(' ')
      .toLowerCase(),
  )
}

function weightOf({ groups }: Matched, min: number, max: number): number | null {
  const value = within(groups.value, min, max)
  if (value === null || groups.upper === undefined) return value
  const upper = Number(groups.upper)
  return upper > value && upper <= value * 1.15 ? value : null
}

const gsm = (text: string, value: number) => [understood('gsm', text, roundTo(value, 1))]

const perSquareMetre: Notation = {
  pattern: new RegExp(`(?:weigh(?:ing|s|t) ?:? )?(?:[~≈] ?)?${NUMBER}${RANGE} ?${PER_M2}`, 'iy'),
  read(match, tokens, at) {
    const value = weightOf(match, GSM.min, GSM.max)
    return value === null || isLimit(match, tokens, at) || isPaper(tokens) ? null : gsm(match.text, value)
  },
}

/** "gsm 150", "GSM: 150". In "150 gsm 255" the word belongs to the number in front; in "128 x 60 GSM 255" that is the picks. */
const namedFirst: Notation = {
  pattern: new RegExp(`(?:gsm|g/m2|gr?/mq) ?[:=-]? ?${NUMBER}`, 'iy'),
  read(match, tokens, at) {
    const value = weightOf(match, GSM.min, GSM.max)
    const isNumberBefore =
      /^\d+(?:\.\d+)?$/.test(wordAt(tokens, at - 1)) &&
      !/^(?:x|picks?|ppi|width|panna|pana)$/.test(wordAt(tokens, at - 2))
    return value === null || isNumberBefore ? null : gsm(match.text, value)
  },
}

const linearOunces: Notation = {
  pattern: new RegExp(String.raw`(?:weigh(?:ing|s) )?${NUMBER} ?${OZ}\.? ?(?:/|per) ?${LINEAR} ?(?:yd|yards?)`, 'iy'),
  read(match, tokens) {
    const ounces = weightOf(match, 0.5, 60)
    if (ounces === null) return null
    const width = openWidthInLine(tokens)
    const glm = understood('glm', match.text, roundTo(glmFromLinearOz(ounces), 1))
    return width === null ? [glm] : [...gsm(match.text, gsmFromLinearOz(ounces, width)), glm]
  },
}

const NOT_CLOTH =
  /^(?:bottles?|cups?|mugs?|tumblers?|cones?|perfume|oil|can|cans|spool|glass|juice|of|tins?|jars?|bag|pack)$/

const JUTE = /\b(?:hessian|jute|burlap|sacking|gunny|bardan)\b/
const JUTE_WIDTH_CM = toCm(40, 'in')

/** "Hessian 10 oz, 40 inch": the jute trade weighs a running yard, 40 inches wide. With another width the line does not say which is meant. */
function ofJute(text: string, ounces: number, tokens: readonly string[]) {
  const width = openWidthInLine(tokens)
  const isUsual = width !== null && Math.abs(width - JUTE_WIDTH_CM) < 1
  return isUsual ? gsm(text, gsmFromLinearOz(ounces, width)) : null
}

/** "10 oz/40 inch", "11 oz/45\"", "40\"x10 oz": the weight of a running yard of jute cloth, with the width that it is of. */
const INCH = String.raw`(?:"|''|inch(?:es)?|in\b)`
const juteOunces: Notation = {
  pattern: new RegExp(
    String.raw`${NUMBER} ?${OZ}\.? ?/ ?(?<width>\d{2}) ?${INCH}|(?<first>\d{2}) ?${INCH} ?x ?(?<behind>\d{1,2}(?:\.\d+)?) ?${OZ}\b`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const ounces = within(groups.value ?? groups.behind, 3, 40)
    const inches = within(groups.width ?? groups.first, 20, 90)
    if (ounces === null || inches === null || !JUTE.test(lineOf(tokens).text)) return null
    const width = toCm(inches, 'in')
    const measured = understood('clothWidth', text, width, { value: inches, unit: 'in' })
    return [...gsm(text, gsmFromLinearOz(ounces, width)), measured]
  },
}

const ounces: Notation = {
  pattern: new RegExp(`(?:weigh(?:ing|s) )?${NUMBER}(?:[ -](?<quarter>[1-3]/[24]))? ?(?:${PER_YD2}|${OZ})`, 'iy'),
  read(match, tokens, at) {
    const [over = '0', under = '1'] = match.groups.quarter?.split('/') ?? []
    const value = within(String(Number(match.groups.value) + Number(over) / Number(under)), 0.3, 40)
    const isPerYard = /osy|y/.test(match.text.toLowerCase())
    if (value === null || isLimit(match, tokens, at)) return null
    if (!isPerYard && JUTE.test(lineOf(tokens).text)) return ofJute(match.text, value, tokens)
    if (!isPerYard && (NOT_CLOTH.test(behind(match, tokens, at)) || contextOf(tokens).isOther)) return null
    return gsm(match.text, gsmFromOz(value))
  },
}

const SILK = /\b(?:silk|habotai|habutai|crepe de chine|charmeuse|chiffon|georgette|satin)\b/

const momme: Notation = {
  pattern: new RegExp(String.raw`${NUMBER} ?(?<unit>mommes?|m/m|mm)\b`, 'iy'),
  read(match, tokens) {
    const value = weightOf(match, 3, 45)
    const { text } = lineOf(tokens)
    const isMeant = match.groups.unit !== 'mm' || (SILK.test(text) && /\bsilk\b/.test(text))
    return value === null || !isMeant ? null : gsm(match.text, gsmFromMomme(value))
  },
}

const PER_METRE = String.raw`(?:glm|g\.l\.m\.?|gr\.? ?/ ?(?:mtl|ml|m)\b|g ?/ ?(?:mtl|ml)\b|gr al metro|(?:g|gm|gms|grams?) ?(?:/|per) ?(?:running |linear |lin\.? ?|r\.?)?(?:m|mtr|met(?:er|re))\b)`

/** "120 glm", "340 g/ml": of Italian cloth "ml" is a running metre. */
const perMetre: Notation = {
  pattern: new RegExp(`${NUMBER} ?${PER_METRE}`, 'iy'),
  read(match, tokens, at) {
    const value = weightOf(match, GLM.min, GLM.max)
    return value === null || isLimit(match, tokens, at) ? null : [understood('glm', match.text, value)]
  },
}

/** "GLM 140", "georgette GLM: 60". In "150 glm 255" the word belongs to the number in front; in "68 x 64 GLM 140" that is the picks. */
const perMetreFirst: Notation = {
  pattern: new RegExp(`(?:glm|g\\.l\\.m\\.?) ?[:=-]? ?${NUMBER}${RANGE}`, 'iy'),
  read(match, tokens, at) {
    const value = weightOf(match, GLM.min, GLM.max)
    const isNumberBefore =
      /^\d+(?:\.\d+)?$/.test(wordAt(tokens, at - 1)) &&
      !/^(?:x|picks?|ppi|width|panna|pana)$/.test(wordAt(tokens, at - 2))
    return value === null || isNumberBefore || isLimit(match, tokens, at)
      ? null
      : [understood('glm', match.text, value)]
  },
}

/** "60 gm georgette": Surat sells filament cloth by grams per metre. */
const surat: Notation = {
  pattern: new RegExp(String.raw`${NUMBER} ?(?:gms?|grams?|grms?|(?<=(?<![\d.])[4-9]\d|1\d\d)g)\b`, 'iy'),
  read(match, tokens) {
    const value = weightOf(match, 20, 400)
    const { isByMetreWeight, isKnit, isMadeUp, isOther } = contextOf(tokens)
    // "Taffeta 60g 150 cm, USD 0.42" of exporters is that of a square metre.
    const { text } = lineOf(tokens)
    const isOpen = /\dg$/i.test(match.text) && ABROAD.test(text) && !RUPEES.test(text)
    if (value === null || isOpen || !isByMetreWeight || isKnit || isMadeUp || isOther) return null
    return [understood('glm', match.text, value)]
  },
}

/** Money and widths of other countries: Surat sells cloth by the grams of a metre, and measures in inches. */
const RUPEES = /₹|\b(?:rs|inr)\b/
const ABROAD = /[$€£]|\b(?:usd|eur|euros?|gbp|rmb|cny)\b|\d ?cms?\b/

/** "14 kg rayon", "14 kilo rayon" is a quality: 14 kg per 100 m. The name stays for the reader of words. */
const kgPerHundred: Notation = {
  pattern: /(?<value>\d{1,2}(?:\.\d)?) ?(?:kgs?|kilos?)/iy,
  read(match, tokens, at) {
    const next = behind(match, tokens, at)
    const { text } = lineOf(tokens)
    const { isCloth, isByMetreWeight, isKnit } = contextOf(tokens)
    const isRayon = /\b(?:rayon|renial|viscose|reyon)\b/.test(text) && isCloth && !isKnit
    // Of georgette in 44 panna "3.2 kg" is that of 100 m; a stock is whole.
    const isPart = isByMetreWeight && !isKnit && /\bpan+a\b/.test(text) && match.groups.value?.includes('.')
    const value = weightOf(match, isRayon ? 6 : 2, 30)
    const isName = isRayon || isPart
    const isPack = /^(?:bag|bags|bale|bales|box|carton|cone|stock|ready|available|\/|per|roll|rolls|lot)/.test(next)
    if (
      value === null ||
      !isName ||
      isPack ||
      value > QUALITY_KG_MAX ||
      BY_WEIGHT.test(text) ||
      (WANTED.test(text) && !SAYS_MORE.test(text)) ||
      /^(?:min|moq|minimum|only|rs|of|stock|ready|order)$/.test(wordAt(tokens, at - 1))
    )
      return null
    const glm = understood('glm', match.text, value * 10)
    return isRayon ? [glm, understood('fabricStructure', match.text, 'Woven')] : [glm]
  },
}

const QUALITY_KG_MAX = 22
/** "12 kilo viscose chahiye": so much is asked for. With a width, another quantity or what the cloth is like, as in "rayon 14 kg chahiye 5000 mtr", it is a quality. */
const WANTED = /\b(?:chah?iye|need(?:ed)?|urgent(?:ly)?|want(?:ed)?|require[ds]?)\b/
const SAYS_MORE =
  /\b(?:gr[ae]y|greige|pan+a|slub|print(?:s|ed)?|dyed)\b|\d ?(?:"|inch)|\d{3} ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)\b/
/** "20 kilo rayon cutting Rs 240/kilo", "14 kg samples": so much of the goods is sold. "14 kg sample ready" has a sample as well. */
const BY_WEIGHT =
  /\b(?:waste|cuttings?|rags?|chindi|for (?:a )?samples?)\b|\d ?(?:kgs?|kilos?) (?:samples|sample(?! (?:ready|available|free)\b))\b|(?:\/|\bper) ?(?:kgs?|kilos?)\b|(?:\brs\.?|[₹@]) ?\d+ ?kilos?$/

/** "5.2 kg per 100 m", "weight 5.200 kg/100 mtr": what a hundred metres weigh. */
const ofHundredMetres: Notation = {
  pattern:
    /(?:weight ?[:=-]? ?)?(?<value>\d{1,2}(?:\.\d{1,3})?) ?kgs? ?(?:\/|per) ?100 ?(?:m|mts?|mtrs?|met(?:er|re)s?)\b/iy,
  read({ groups, text }) {
    const value = within(groups.value, 1, 99)
    return value === null ? null : [understood('glm', text, roundTo(value * 10, 1))]
  },
}

const BY_SIDE = String.raw`(?:[,/|-] )?\d{3} ?cms?(?= |$)(?! (?:long|length|size|height|tall|high|pieces?|pcs|x)(?= |$))`
const IN_FRONT_OF_WIDTH = new RegExp(`^${BY_SIDE}`)
const BEHIND_WIDTH = /(?:^|[ x/])\d{3} ?cms?(?: [,/|-])?$/
/** "Cotton 140gr 150cm": next to a width in centimetres the grams are those of a square metre. Wool and filament are weighed by the metre, and a package by itself. */
const gramsByWidth: Notation = {
  pattern: new RegExp(`${NUMBER} ?(?:gr|grs)`, 'iy'),
  read(match, tokens, at) {
    const value = weightOf(match, 50, 500)
    const { fibre, isByMetreWeight, isCloth, isMadeUp, isOther } = contextOf(tokens)
    const { text, starts } = lineOf(tokens)
    const isOfSquare =
      isCloth &&
      fibre === 'Cotton' &&
      !isByMetreWeight &&
      !isMadeUp &&
      !isOther &&
      !BY_METRE.test(text) &&
      !BY_ITSELF.test(text)
    const isByWidth =
      IN_FRONT_OF_WIDTH.test(text.slice(starts[at + match.used] ?? text.length)) ||
      BEHIND_WIDTH.test(text.slice(0, starts[at] ?? 0).trimEnd())
    return value === null || !isOfSquare || !isByWidth || isLimit(match, tokens, at) ? null : gsm(match.text, value)
  },
}
/** "Single jersey 160 gms": of a knit that is sold by the kilo the grams are those of a square metre. A garment, a parcel and a package have their own. */
const gramsOfKnit: Notation = {
  pattern: new RegExp(String.raw`${NUMBER} ?(?:gms?|grams?|grms?|(?<=(?<![\d.])\d{3})g)`, 'iy'),
  read(match, tokens, at) {
    const value = weightOf(match, 80, 450)
    const { isKnit, isMadeUp, isOther } = contextOf(tokens)
    const isAlone = !NOT_OF_SQUARE.test(behind(match, tokens, at)) && !NOT_OF_SQUARE.test(wordAt(tokens, at - 1))
    const { text, starts } = lineOf(tokens)
    const isOfPart = WEIGHED_APART.test(text) || PART_BEFORE.test(text.slice(0, starts[at]))
    const isOfKnit = isKnit && !isMadeUp && !isOther && !BY_ITSELF.test(text) && !isOfPart
    return value === null || !isOfKnit || !isAlone || isLimit(match, tokens, at) ? null : gsm(match.text, value)
  },
}
const NOT_OF_SQUARE =
  /^(?:per|\/|x|[-+]|to|each|of|for|and|in|yarn|cones?|hanks?|balls?|packs?|packets?|pcs?|pieces?|bags?|rolls?|only|rs\.?|dyes?|tubes?|spools?|linear|running|lin|metre|meter|mtr|m)$/

/** "Cutting bundle 250 gms": each weighs so much. */
const WEIGHED_APART = /\b(?:waste|cuttings?|chindi|bundles?)\b/
/** "Flat knit collar 85 gms", "set 320 gms". "Rib for collar 320 gms" and "heat set 180 gms" are cloth. */
const PART_BEFORE = /(?<!\bfor (?:[a-z]+ )?)(?<!\bheat[ -])\b(?:collars?|cuffs?|sets?|extra)(?: [:=-])? $/

/** Of wool, and in Italy, a metre is weighed. */
const BY_METRE =
  /\b(?:cotone|lana|lino|altezza|tessuto|grezzo|al metro|metro|lineare?|lineal|running|glm|h|wool(?:len)?|worsted|cashmere)\b/

/** "Cotton dress 250gr 100cm", "samples 200 gr 150 cm": a garment or a parcel by itself. "Twill for trousers" is cloth. */
const BY_ITSELF =
  /(?<!\bfor (?:[a-z]+ )?)\b(?:samples?|swatch(?:es)?|dress(?:es)?(?! ?-?(?:materials?|fabrics?))|gowns?|frocks?|kurt(?:is?|as?)(?! ?-?(?:materials?|fabrics?))|shirts?|t-?shirts?|tops|skirts?|pants?|trousers?|jackets?|hoodies?|garments?|sarees?|saris?|lungis?|dhotis?|robes?|parcels?|hanks?|packets?|each|per (?:pc|piece))\b|\/ ?(?:pc|piece)\b/

export const weightReader: TextReader = readerOf(
  'gsm',
  ['150 gsm', '240 g/m2', '7 oz', '4.5 osy', '16 momme', 'GSM 180'],
  [perSquareMetre, namedFirst, linearOunces, juteOunces, ounces, momme, gramsByWidth, gramsOfKnit],
)

export const metreWeightReader: TextReader = readerOf(
  'glm',
  ['60 gm georgette', '120 glm', 'GLM 140', '95 g/m', '5.2 kg per 100 m'],
  [ofHundredMetres, perMetre, perMetreFirst, surat, kgPerHundred],
)
