import { measureIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../../reading/tokens'
import { threadPackage } from '../../vocabulary'
import { isAboutThread, isInTurkish } from '../constructions'

const WOUND = 'cones?|cops?|tubes?|spools?|reels?|hanks?|skeins?|bobb?ins?|cheeses?'

/** "1 kg cone", "500 g spool", "200 gm/cone", "250 g net per cone": what one package weighs is no stock. */
const packageWeight: Notation = {
  pattern:
    /(?:(?<weight>\d{1,4}(?:\.\d{1,3})?|1\/[24](?= ?(?:lb|kg))) ?(?<unit>kgs?|gr?|gms?|grams?|lbs?|oz) ?(?:net{1,2} )?(?:\/ ?|per |on )?(?:(?:dye(?:ing)?|paper|plastic|perforated) ){0,2}(?<package>(?:king ?)?(?:cones?|spools?)|tubes?|hanks?|cops?|bobb?ins?|balls?|reels?|skeins?|cheeses?|pcs?|pieces?)|(?:(?:dye(?:ing)?|paper|plastic|perforated) ){0,2}(?<named>cones?|tubes?|spools?|hanks?) (?:of )?(?<of>\d(?:\.\d{1,3})?(?= ?kg)|\d{2,3}(?= ?g)|\d{1,2}(?= ?oz)|(?<=of )[1-5](?= ?lbs?\b)) ?(?<in>kgs?|gr?|gms?|grams?|oz|lbs?))\b/iy,
  read({ groups, text, used }, tokens, at) {
    // "Net 265 g incl. cone 44 g": what the empty cone weighs.
    if (WEIGHT_OF_OTHER.test(wordAt(tokens, at - 1).replace('.', ''))) return null
    // "Dyed hank 5 kg bundle": of several hanks.
    if (groups.named && /^bundles?$/.test(wordAt(tokens, at + used))) return null
    const type = packageNamed(groups.package ?? groups.named, tokens)
    const weight = weightOf(groups.weight ?? groups.of, groups.unit ?? groups.in)
    if (weight === null) return null
    const named = type === null ? [] : [understood('packageType', text, type)]
    return NET.test(lineOf(tokens).text) ? named : [...named, weightPart(text, weight)]
  },
}

const WEIGHT_OF_OTHER = /^(?:incl|including|empty|tare|plus|under|below|exceeding|over|than|up|upto|max|maximum|\+)$/

/** "1 kg cone, net 900 gm": what is on it is said. */
const NET = /\bnett?(?: ?(?:wt|weight))?\.? ?[:=-]? ?\d{2,4} ?(?:gr?|gms?|grams?)\b/

/** "2 kg dyed cones, 500 cones", "on 1.25 kg raw white hanks": words for their state may be between. The kilograms may also be an order or what is left, so the line must show in another way that they are the weight of one. */
const weightOfKind: Notation = {
  pattern:
    /(?<weight>[12](?:\.\d{1,3})?|0?\.\d{1,3}) ?kgs?(?= (?:(?:dyed|undyed|raw white|r[./]?w\.?|bleached|unbleached|merceri[sz]ed|glazed|waxed|soft|hard|perforated|plastic) ){1,2}(?<kind>cone|hank|tube|cop|spool|cheese)s?(?![a-z]))/iy,
  read({ groups, text }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isOther = WEIGHT_OF_OTHER.test(wordAt(tokens, at - 1).replace('.', '')) || NET.test(line)
    const kind = groups.kind?.toLowerCase() ?? ''
    const isShown =
      /\b(?:on|in) $/.test(line.slice(0, starts[at])) || (WEIGHT_SHOWN(kind).test(line) && !WANTED.test(line))
    const weight = weightOf(groups.weight, 'kg')
    const isOne = weight !== null && weight.value <= KIND_MAX_KG && isShown && !isOther
    return isOne && isAboutThread(tokens) ? [weightPart(text, weight)] : null
  },
}
const KIND_MAX_KG = 2.5
/** A number or the price of these packages, or words of a tariff, whose lines describe goods: "sewing thread of synthetic staple fibres". */
const WEIGHT_SHOWN = (kind: string): RegExp =>
  new RegExp(
    String.raw`(?<![\d./])\d[\d,]+ ?(?:${kind}s|cartons|ctns|bags|boxes|pallets)(?![a-z]| ?(?:\/|per |a |each |in ))|(?:rs\.?|inr|usd|eur|us\$|[₹$€£]) ?\d[\d.,]*(?:\/-)? ?(?:\/ ?|per )${kind}(?![a-z])|\bthreads? of (?:synthetic|artificial|man-?made) (?:staple|filaments?)(?![a-z])`,
  )
/** Words of someone who wants the kilograms or has them left. A line with two such weights has two amounts. */
const WANTED =
  /\b(?:need|want|wanted|require[ds]?|requirement|chahiye|chaiye|looking|enquiry|inquiry|order|moq|minimum|min|samples?|target|budget|left|leftover|remaining|balance|lots?|sale|surplus|waste|mixed|only)\b|(?<![\d.])[1-9](?:\.\d+)? ?kgs? .*(?<![\d.])[1-9](?:\.\d+)? ?kgs?(?![a-z])/

/** "1 kg = 8 cops", "8 cops per kg", "1 kg (10 reels)": what each of so many weighs. Of "8 cops per kg 250" the price is of a kilogram, and of "1 kg = 10 reels 450" nothing is sure. */
const IN_KILOGRAM = new RegExp(
  String.raw`(?:1 ?kgs? ?(?:= ?|\( ?|contains |has )(?<a>\d{1,2}) ?(?<each>${WOUND})(?: ?\))?|(?<b>\d{1,2}) ?(?<of>${WOUND}) ?(?:(?:= ?|in )(?:a |one |1 )|(?:per |\/ ?)(?:1 )?)kg)(?=\s|$)`,
  'iy',
)
export const numberInKilogramReader: TextReader = {
  name: 'packageWeight',
  examples: [],
  read(tokens, at): Reading | null {
    const match = matchAt(tokens, at, IN_KILOGRAM)
    if (!match || !isAboutThread(tokens)) return null
    const { groups, text, used } = match
    const { text: line, starts } = lineOf(tokens)
    const number = Number(groups.a ?? groups.b)
    const behind = line.slice(starts[at + used] ?? line.length)
    // "12 cones per kg Rs 23 (per cone)", "8 cones per kg 120, Rs 240": the price is of something else.
    const isBare = !MONEY_FIRST.test(behind)
    const isPriced = PRICE_BEHIND.test(behind) && !PER_PACKAGE.test(behind) && !(isBare && MONEY.test(behind))
    // "Ne 40 cones per kg", "thread 40 cones per kg": may be a count.
    const isCount = groups.b !== undefined && number >= 20 && number % 10 === 0 && !COUNTED.test(line)
    const isOther = isCount || OTHER_NUMBER.test(line.slice(0, starts[at])) || (isPriced && groups.a !== undefined)
    if (isOther || number < 2 || number > IN_KILOGRAM_MAX) return null
    const type = packageNamed(groups.each ?? groups.of, tokens)
    const weight = { value: roundTo(GRAMS_OF_KG / number, 1), unit: 'g' }
    return {
      used,
      understood: [...(type === null ? [] : [understood('packageType', text, type)]), weightPart(text, weight)],
      ...(isPriced ? { left: 'per kg' } : {}),
    }
  },
}
const GRAMS_OF_KG = 1000
/** A package of 20 g is the smallest that is sold by the kilogram. */
const IN_KILOGRAM_MAX = 50
const COUNTED = /\d ?[sd]?\/[2-9](?!\d)|\b(?:tkt|ticket|tex)\b/
const OTHER_NUMBER =
  /(?:[₹$€£@x/-]|\b(?:rs\.?|inr|usd|eur|moq|min(?:imum)?|rates?|prices?|bhav|cost|stock|qty|available|need|want|order|ne|nm|d?tex|tkt|ticket|no\.?|counts?|wt)) ?[:=]? ?$/
/** "Rs 310", "250": a price without a unit of its own. */
const PRICE_BEHIND =
  /^[:=@]? ?(?:(?:rs\.?|inr|usd|eur|us\$|[₹$€£]) ?\d[\d.,]*|(?!5[245]\d\d(?!\d))\d{2,4}(?:\.\d{1,2})?(?![\d.]| ?(?:kgs?|gms?|gr?|m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?|cones?|cops?|tubes?|spools?|reels?|hanks?|ctns?|cartons?|box(?:es)?|bags?|pcs|nos|shades?|colou?rs?|tex|tkt|d|den|s|x|%|ply|days?)(?![a-z])|s?\/\d))(?:\/-)?(?![\d.,]| ?(?:\/(?!-)|per )[a-z])/

const MONEY = /(?:\b(?:rs\.?|inr|usd|eur|us\$)|[₹$€£]) ?\d/
const MONEY_FIRST = new RegExp(`^[:=@]? ?${MONEY.source}`)
const PER_PACKAGE =
  /(?:\/(?!-)|\bper |\ban? |\beach ?)(?:cones?|cops?|tubes?|spools?|reels?|hanks?|pcs?|pieces?|box|bag|dozen)\b/

/** "Net 135 g", "nett wt 270 gms": the weight of the thread without its package. */
const netWeight: Notation = {
  pattern: /net{1,2}?(?: ?(?:wt|weight))?\.? ?[:=-]? ?(?<weight>\d{2,4}) ?(?<unit>gr?|gms?|grams?)\b/iy,
  read({ groups, text, used }, tokens, at) {
    // "Net 265 g incl. cone": not what is on it.
    if (/^incl/.test(wordAt(tokens, at + used))) return null
    const weight = weightOf(groups.weight, groups.unit)
    return weight && [weightPart(text, weight)]
  },
}

/** "bag closing thread 12/5 white 200 g": so few grams are what one package weighs. */
const gramsAlone: Notation = {
  pattern: /(?<weight>\d{2,4}) ?(?<unit>gr?|gms?|grams?)\b/iy,
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

/** "144 spools bonded thread, 8 oz each": what one weighs. */
const ouncesOfEach: Notation = {
  pattern: /(?<ounces>2|4|8|16) ?oz ?(?:each|ea\b\.?)/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const weight = weightOf(groups.ounces, 'oz')
    if (/^(?:box|cartons?|ctns?|bags?|cases?|packs?|sets?)$/.test(wordAt(tokens, at + used))) return null
    const isOfSpools = /\b(?:spools?|cones?|tubes?)\b/.test(line) && !OTHER_POUNDS.test(line) && !NET.test(line)
    return weight && isOfSpools && isAboutThread(tokens) ? [weightPart(text, weight)] : null
  },
}

/** "Bobbins, 9 gm each", "250 g ea": what one weighs. Of packs and boxes it is the weight of several. */
const gramsEach: Notation = {
  pattern: /(?<weight>\d{1,3}(?:\.\d)?) ?(?<unit>gr?|gms?|grams?) ?(?:each|ea\b\.?)/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const weight = weightOf(groups.weight, groups.unit)
    const isOfSeveral =
      SEVERAL.test(wordAt(tokens, at + used)) || SEVERAL_BEFORE.test(line.slice(0, starts[at])) || TARE.test(line)
    return weight && !isOfSeveral && isAboutThread(tokens) && !NET.test(line) ? [weightPart(text, weight)] : null
  },
}
const SEVERAL = /^(?:box(?:es)?|cartons?|ctns?|bags?|cases?|packs?|packets?|pkts?|sets?|kits?)$/
const SEVERAL_BEFORE =
  /(?:\b(?:box(?:es)?|cartons?|ctns?|bags?|cases?|packs?|packets?|pkts?|sets?|kits?|samples?|cards?|beads?|needles?)(?: ?[,(:]| of)?|\b(?:rs\.?|inr|usd)|[₹$€+/x-]) ?$/
const TARE = /\b(?:tare|empty|incl\w*)\b/

/** "10 spools, 1lb", "king spool 8 oz", "4 oz 1500 yd": what is on the packages in front, or weighs the length behind it. Cloth has ounces too, and a fishing line pounds. */
const poundsAlone: Notation = {
  pattern: /(?:(?<pounds>[1-5]|0?\.5|1\/[24]) ?lbs?|(?<ounces>2|4|8|16) ?oz)\b/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isOther =
      /^(?:\/|per|x|=|gross|tare|strength|force|test|samples?|orders?|denim|canvas|drill|duck|leather)$/.test(
        wordAt(tokens, at + used),
      ) || OTHER_POUNDS.test(line)
    const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
    const isNextToPackage = /\b(?:spools?|cones?|tubes?) ?[,;(-]? ?$/.test(before) || PACKAGE_BEHIND.test(after)
    const isOfLength = WITH_LENGTH.test(after)
    // "Kevlar thread, natural, 8 oz", "bonded nylon T70 left twist 8 oz".
    const isPart =
      groups.ounces !== undefined &&
      OUNCES_BEHIND.test(before) &&
      /^(?:[,;]|)$/.test(wordAt(tokens, at + used)) &&
      /\b(?:bonded|nylon|kevlar|aramid|polyester)\b/.test(line)
    const isOfPackage = (isNextToPackage || isOfLength || isPart) && isAboutThread(tokens) && !NET.test(line)
    const weight = weightOf(groups.pounds ?? groups.ounces, groups.pounds ? 'lb' : 'oz')
    return weight && isOfPackage && !isOther ? [weightPart(text, weight)] : null
  },
}

/** "Bonded nylon 4 oz, spool". */
const PACKAGE_BEHIND = /^[,(-] ?(?:king )?(?:spools?|cones?|tubes?) ?(?:[,;.)]|$)/
/** The end of a part, a size or a twist, behind which ounces are what is on one spool. */
const OUNCES_BEHIND = /(?:[,;]|\b(?:tex ?|[tvb]-?)\d{2,3}|\d{2,4}d\/\d|\btwist(?: [sz])?) $/
const WITH_LENGTH = /^(?:[,(/-] ?)?(?:approx\.? ?)?\d{3,5} ?(?:yds?|yards?|m|mtrs?)(?![a-z])/
const OTHER_POUNDS = /\b(?:denim|canvas|drill|duck|fishing|tests?|samples?|need|want|wanted|require[ds]?|orders?)\b/

/** "PTFE thread, 0.5 lb, USD 92", "waxed thread, 1/2 kg, ...": so little, as a part of its own in front of the price, is what is on one package. Whole kilograms may be an order or a stock, and so may half a one at a price per kilogram. */
const weightAsPart: Notation = {
  pattern: /(?<weight>0?\.\d{1,2}|1\/[24]|1(?= ?lb)) ?(?<unit>kgs?|lbs?)/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
    const isPart = PART_BEFORE.test(before) && /^[,;] /.test(after)
    const isPriced = MONEY.test(after) && !MONEY.test(before) && !ANY_WEIGHT.test(before) && !BY_WEIGHT.test(after)
    const isMeant = isPart && isPriced && OF_FILAMENTS.test(line) && !WANTED.test(line) && !OTHER_POUNDS.test(line)
    const weight = weightOf(groups.weight, groups.unit)
    return weight && isMeant && isAboutThread(tokens) && !NET.test(line) ? [weightPart(text, weight)] : null
  },
}
/** The end of a part, of a size or of the plies. */
const PART_BEFORE = /(?:[,;]|\b(?:tex ?|[tvb]-?)\d{2,3}|\d{2,4}d\/\d|\b[2-9] ?-?ply|\dmm|\bmm) $/
const BY_WEIGHT = /(?:[\d/-]|\b(?:per|each|a)) ?(?:kgs?|kilos?|lbs?)(?![a-z])/
const ANY_WEIGHT = /\d ?(?:kgs?|lbs?|tons?|mt)(?![a-z])/
/** Threads that are sold by the weight of a spool. */
const OF_FILAMENTS =
  /\b(?:bonded|nylon|polyamide|pa ?6(?:\.?6)?|kevlar|nomex|aramid|filament|e?ptfe|teflon|glass|fib(?:re|er)glass|waxed|metallic|zari|lurex)\b/

/** "(250 gm x 1,200 pcs)": what one weighs, in front of the number of the goods. A few are in a pack. */
const gramsOfEach: Notation = {
  pattern:
    /(?<weight>\d{2,3}) ?(?<unit>gr?|gms?|grams?) ?x(?= ?\d{3,6} ?(?:cones?|tubes?|spools?|cops?|hanks?|pcs|pieces|nos)\b)/iy,
  read({ groups, text }) {
    const weight = weightOf(groups.weight, groups.unit)
    return weight && [weightPart(text, weight)]
  },
}

/** The spools of "king spool, 12 spools/ctn" are king spools, the cones of "dye tube, 1.25 kg per cone" tubes, and those of "3000 m/cone vicone" vicones. */
export function packageNamed(word: string | undefined, tokens: readonly string[]): string | null {
  if (/^bobb?ins?$/i.test(word ?? '')) return bobbinNamed(tokens)
  if (/^spls?$/i.test(word ?? '')) return 'Spool'
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

/** Metres in a yard. */
export const M_PER_YARD = 0.9144

const GRAMS_OF_OUNCE = 28.3495

export const weightPart = (text: string, weight: { value: number; unit: string }): Understood =>
  understood('packageWeight', text, measureIn(weight, 'kg', 'mass'), weight)

/** A weight as the field takes it: ounces in grams. */
export function weightOf(figure: string | undefined, unit = ''): { value: number; unit: string } | null {
  const [whole, parts = '1'] = (figure ?? '').split('/')
  const value = Number(whole) / Number(parts)
  if (!(value > 0)) return null
  if (/^o/i.test(unit)) return { value: roundTo(value * GRAMS_OF_OUNCE, 1), unit: 'g' }
  return { value, unit: /^k/i.test(unit) ? 'kg' : /^l/i.test(unit) ? 'lb' : 'g' }
}

/** "Polyester dikiş ipliği 5000 m bobin", "1500 m makara", "Nähgarn 5000 m Kone", "8 m matassine": packages, as Turkish, German, French, Italian and Spanish lines write them. */
const foreignPackage: Notation = {
  pattern:
    /bobin|(?<spool>makara)|(?<german>konen?|cônes?)|(?<reel>spulen?|r(?:ö|oe)llchen)|(?<spanish>conos?)|(?<hank>matass(?:in)?[ae]|madejas?)/iy,
  read({ groups, text }, tokens) {
    const { text: line } = lineOf(tokens)
    const isMeant =
      groups.german || groups.reel
        ? /n(?:ä|ae)hgarn|n(?:ä|ae)hfaden|stickgarn|fils? [aà] coudre/.test(line)
        : groups.spanish
          ? /\bhilos?\b/.test(line)
          : groups.hank !== undefined || isInTurkish(tokens)
    const type = groups.hank ? 'Hank' : (groups.spool ?? groups.reel) ? 'Spool' : 'Cone'
    return isMeant ? [understood('packageType', text, type)] : null
  },
}

/** Of metallic thread, and of so many grams, a bobbin is a spool. The "bobin" of thousands of metres is the cone of Turkish lines, and the lower thread of a machine is wound on others. */
function bobbinNamed(tokens: readonly string[]): string | null {
  const { text } = lineOf(tokens)
  if (/\bpre-? ?wound\b|\bbobb?in (?:threads?|case|winder)\b|\b[lma] (?:style|class)\b/.test(text)) return null
  if (isInTurkish(tokens) || OF_MANY_METRES.test(text)) return 'Cone'
  return OF_METAL.test(text) || /(?<!\d)\d{2,3} ?(?:gr?|gms?|grams?) bobb?in/.test(text) ? 'Spool' : null
}
const OF_METAL = /\b(?:metalli[csz]\w*|lurex|[zj]ari|kasab)\b/
const OF_MANY_METRES = /^(?!.*\b(?:metalli|lurex|[zj]ari)).*(?<!\d)[2-9]\d{3} ?(?:m|mts?|mtrs?|met(?:er|re)s?) bobin/

/** "50 gms bobbin", "zari, 1000 m bobbins", "lurex on plastic bobbins". */
const bobbin: Notation = {
  pattern: /(?:(?<of>plastic|paper|wooden|flanged) )?bobb?ins?/iy,
  read({ groups, text }, tokens, at) {
    const before = wordAt(tokens, at - 1)
    const isWoundOn = before === 'on' || (groups.of !== undefined && /^[,;(]$/.test(before))
    const isOfSize = /^\d*(?:m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?|gr?|gms?|grams?)$/.test(before)
    const type = (isOfSize || isWoundOn) && isAboutThread(tokens) ? bobbinNamed(tokens) : null
    return type === null ? null : [understood('packageType', text, type)]
  },
}

/** "Cocoon bobbin thread 140D", "sideless bobbins": wound without a spool, for the machines that quilt and embroider. */
const cocoon: Notation = {
  pattern: /(?:cocoon|side-?less) bobb?ins?(?: threads?)?/iy,
  read({ text, used }, tokens, at) {
    const isOfMachine = /^(?:cases?|winders?|holders?|machines?|winding)$/.test(wordAt(tokens, at + used))
    return isOfMachine ? null : [understood('packageType', text, 'Bobbin pre-wound')]
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

/** "1500 m spl", "24 spls/box": a spool in short. "Spl rate" and "spl quality" are special ones. */
const spool: Notation = {
  pattern: /spls?\.?/iy,
  read({ text, used }, tokens, at) {
    const isBehindMeasure = MEASURE_BEFORE.test(lineOf(tokens).text.slice(0, lineOf(tokens).starts[at]))
    const next = wordAt(tokens, at + used)
    // "Spl. shade": its point is a token of its own.
    const isOther = OF_SPECIAL.test(next === '.' ? wordAt(tokens, at + used + 1) : next)
    return isBehindMeasure && !isOther && isAboutThread(tokens) ? [understood('packageType', text, 'Spool')] : null
  },
}
const OF_SPECIAL =
  /^(?:rates?|prices?|quality|qlty|offers?|discount|disc|finish|shades?|colou?rs?|order|dyed|made|lots?|deals?|sale|thread|type|grade|packing)$/
const MEASURE_BEFORE =
  /(?<![\d.,/])\d{1,5}(?:\.\d{1,2})? ?(?:m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?|gr?|gms?|grams?|kgs?|oz|lbs?)(?: ?\/)? $/

/** "Elastic thread 500 yds roll", "imitation zari 250 gm box": words of the seller's own for what holds the thread. A roll that has a price or a number is read with the terms of the sale. */
const ownWord: Notation = {
  pattern: /(?<word>rolls?|box)/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
    const isEnd = /^(?:[,;.)|-]|$)/.test(after)
    if (!isEnd || !isAboutThread(tokens)) return null
    if (groups.word?.toLowerCase() === 'box')
      return GRAMS_BEFORE.test(before) && OF_METAL.test(line) && !OTHER_ROLLS.test(line)
        ? [understood('packageType', text, 'Box')]
        : null
    return METRES_BEFORE.test(before) && !OTHER_ROLLS.test(line) ? [understood('packageType', text, 'Roll')] : null
  },
}
const GRAMS_BEFORE = /(?<![\d.,/])\d{2,3} ?(?:gr?|gms?|grams?) $/
const METRES_BEFORE = /(?<![\d.,/])\d{2,5} ?(?:m|mtrs?|met(?:er|re)s?|y|yds?|yards?) $/
const OTHER_ROLLS =
  /(?:\/ ?|\bper )rolls?\b|\b(?:cones?|spools?|tubes?|reels?)\b|\brolls?\b.*\d ?rolls? (?:ready|stock|available|in stock)/

/** "1000 m king tube": a tube with more on it. */
const kingTube: Notation = {
  pattern: /king tubes?/iy,
  read: ({ text }) => [understood('packageType', text, 'Tube')],
}

/** What is on one package. */
export const packageReader: TextReader = readerOf(
  'packageType',
  ['1 kg cone', '500 g cone', '2 oz cones', 'net 135 g'],
  [
    packageWeight,
    weightOfKind,
    netWeight,
    gramsOfEach,
    gramsEach,
    gramsAlone,
    ouncesOfEach,
    weightAsPart,
    poundsAlone,
    foreignPackage,
    spool,
    ownWord,
    kingTube,
    cocoon,
    bobbin,
  ],
)
