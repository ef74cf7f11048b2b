import { roundTo } from '@/lib/domain/units/rounding'
import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { isAboutThread, isUsedOn } from './constructions'
import { waxedAbroad } from './foreign'
import { THIN } from './words'

/** "strength 1050 cN", "12.5 kg strength", "tenacity 9 kgf", "tensile 33 lbs", "8.9 daN", "elongation 18%", "shrinkage < 1%": what a test says. */
const NOTED = String.raw`(?: ?(?:of|is|:|=|-|min ?\.?|max ?\.?|below|under|upto|up to|<|>|±))* ?`
const strength: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:(?:breaking |tensile )?(?:strength|tenacity|load)|tensile(?= ?[:=]? ?[\d.]+ ?(?:cn|n|kgf|gf|lbs?|lbf)\b)|breaking(?= ?\d{3,5} ?cn))${NOTED}(?<a>\d{1,5}(?:\.\d{1,2})?) ?(?<unit>cn|dan|gf|gms?|g|kgf?|n|lbs?(?: ?f)?|lbf|pounds?)\b(?: min\b)?|(?:b\.?s\.? ?[:=]? ?)?(?:(?<b>\d{3,5}) ?cn|(?<e>\d{1,2}(?:\.\d{1,2})?) ?dan)\b|(?<c>\d{1,2}(?:\.\d{1,2})?) ?(?<unitBefore>kgf?) (?:breaking |tensile )?(?:strength|load)\b|(?<d>\d{1,3}(?:\.\d{1,2})?) ?(?:lbs?|lbf|pounds?) (?:(?:breaking |tensile )strength|breaking load|break|tensile)\b)`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const named = groups.unit ?? groups.unitBefore ?? (groups.e ? 'dan' : 'cn')
    const unit = groups.d ? 'lb' : named.toLowerCase()
    const per = /^(?:lb|pound)/.test(unit) ? CN_PER_POUND : (CN_PER_UNIT[unit] ?? 1)
    const value = roundTo(Number(groups.a ?? groups.b ?? groups.c ?? groups.d ?? groups.e) * per, 0)
    // "5 Dan Road".
    if (groups.e && /Dan$/.test(text)) return null
    // "Load 40 lbs": may be of a container. "Tensile 12 lb spool": what is on one.
    if (per === CN_PER_POUND && (/^load/i.test(text) || PACKAGE.test(wordAt(tokens, at + used)))) return null
    return within(String(value), STRENGTH_CN.min, STRENGTH_CN.max) === null
      ? null
      : [understood('strength', text, value)]
  },
}
const PACKAGE = /^(?:spools?|cones?|tubes?|cops?|reels?|box(?:es)?|cartons?|ctns?|bags?)$/
const STRENGTH_CN = { min: 50, max: 60_000 } as const
const CN_PER_POUND = 444.822
const CN_PER_UNIT: Readonly<Record<string, number>> = {
  cn: 1,
  g: 0.980665,
  gm: 0.980665,
  gms: 0.980665,
  gf: 0.980665,
  kgf: 980.665,
  kg: 980.665,
  n: 100,
  dan: 1000,
}

/** "Elongation 18%", "elong. 18 %", "elongation (%) 18". */
const elongation: Notation = {
  pattern: new RegExp(
    String.raw`(?:elongation|elong(?: ?\.)?|elg(?: ?\.)?|extension)(?: at break)?(?:${NOTED}(?<a>\d{1,3}(?:\.\d)?)(?<range>-\d{1,3})? ?%| ?(?:\( )?%(?: \))?${NOTED}(?<b>\d{1,2}(?:\.\d)?)(?![\d.-]| ?(?:-|to|%)))`,
    'iy',
  ),
  // "14-18 %" is not one figure.
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b)
    // "Elongation % max 22" is a limit.
    if (groups.b !== undefined && /max|below|under|up ?to|</i.test(text)) return null
    return value >= 1 && groups.range === undefined ? [understood('elongation', text, value)] : null
  },
}

const shrinkage: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:boiling water|boil) )?shrinkage(?: in (?:boiling|hot) water)?${NOTED}(?<a>\d(?:\.\d)?) ?%`,
    'iy',
  ),
  // "< 1 %" is a limit.
  read: ({ groups, text }) =>
    /<|below|under/i.test(text) ? null : [understood('shrinkage', text, { length: -Number(groups.a) || 0 })],
}

/** What ISO 4915 numbers: classes that thread is made for, and what a line calls them. */
const CLASSES = '101|301|304|401|406|504|514|516|602|607'
/** What is behind another number than that of a class. */
const NO_CLASS = String.raw`(?![\d.,/-]| ?(?:m|mtrs?|kgs?|cones?|tubes?|spools?|pcs|nos|box(?:es)?|ctns?|cartons?|days?|per|colou?rs?|shades?|(?:rs|inr)\b(?!\.? ?\d))\b)`
const CLASS_LIST = String.raw`(?<list>(?:${CLASSES})(?:(?: ?(?:,|&|\/|\+|and|or) ?| )(?:${CLASSES})(?!\d)){0,5})${NO_CLASS}`
const NAMES_OF_CLASSES: ReadonlyArray<readonly [name: string, classes: readonly string[]]> = [
  ['lock ?-?stitch', ['301', '304']],
  ['chain ?-?stitch', ['101', '401']],
  ['cover ?-?stitch', ['406', '602']],
  ['over ?-?lock(?:ing)?(?: (?:stitch|seams?))?', ['504', '514', '516']],
  ['safety ?-?stitch', ['516']],
  ['flat ?-?lock', ['406', '602', '607']],
  ['flat ?-?seam', ['607']],
  ['zig ?-?zag', ['304']],
]
const NAME_OF_CLASS = NAMES_OF_CLASSES.map(([name]) => name).join('|')

/** "Stitch type 605", "seam class 301/605": other numbers of ISO 4915, where the line calls them so. */
const OTHER_CLASS = '(?:10[1-8]|30[1-9]|31[0-9]|32[0-7]|40[1-7]|50[1-9]|51[0-9]|521|60[1-9])'
const otherClass: Notation = {
  pattern: new RegExp(
    String.raw`(?:seams?|stitch(?:es)?) ?(?:class(?:es)?|types?) ?[:-]? ?(?:iso )?(?<list>${OTHER_CLASS}(?: ?(?:,|&|\/|\+|and|or) ?${OTHER_CLASS}){0,5})${NO_CLASS}`,
    'iy',
  ),
  read: ({ groups, text }) => [understood('stitchType', text, (groups.list ?? '').match(/\d{3}/g) ?? [])],
}

/** "Overlock seams 504", "stitch type 301 & 401", "stitch class 301/401". */
const stitch: Notation = {
  pattern: new RegExp(
    String.raw`(?:seams?|stitch(?:es)?)(?: ?(?:class(?:es)?|types?|nos? ?\.?))? ?[:-]? ?(?:iso )?${CLASS_LIST}`,
    'iy',
  ),
  read: ({ groups, text }) => [understood('stitchType', text, (groups.list ?? '').match(/\d{3}/g) ?? [])],
}
/** "401 chain stitch", "lockstitch 301": a class that its name confirms. */
const namedStitch: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>${CLASSES}) ?-? ?(?<name>${NAME_OF_CLASS})|(?<before>${NAME_OF_CLASS}) ?[(:-]? ?(?:iso |class |type )?(?<b>${CLASSES})(?: ?\))?${NO_CLASS}(?: stitch(?:es)?| seams?| class)?)(?![a-z])`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const isPrice = /^(?:rs\.?|inr|usd|₹|\$|@|price|rate)$/.test(wordAt(tokens, at - 1))
    const named = groups.a ?? groups.b ?? ''
    const isNamed = NAMES_OF_CLASSES.some(
      ([name, classes]) =>
        classes.includes(named) && new RegExp(`^(?:${name})$`, 'i').test(groups.name ?? groups.before ?? ''),
    )
    const use = /over ?-?lock/i.test(text) ? [understood('endUse', text, ['Overlocking'])] : []
    return isNamed && !isPrice ? [understood('stitchType', text, [named]), ...use] : null
  },
}

/** "0.12 mm" of monofilament, "dia 0.5 mm" of elastic, "jute twine 2 mm". */
const diameter: Notation = {
  pattern: /(?:dia(?:meter)?(?: ?\.)? ?[:=]? ?)?(?<a>[0-4]?\.\d{1,2}|[1-4]) ?mm\b/iy,
  read({ groups, text }, tokens, at) {
    // "Of which no cross-sectional dimension exceeds 1 mm" is a bound of the tariff.
    const before = wordAt(tokens, at - 1)
    if (/^(?:needle|exceeds|exceeding|than)$/.test(before) || (before === 'dimension' && groups.a === '1')) return null
    return /\b(?:mono(?: ?-?fil\w*)?|elastic|rubber|invisible|transparent|clear (?:sewing )?threads?|leather|waxed|braided|twines?|sutli|encerad[oa]s?|cir[eé]|mumlu)(?!\p{L})/u.test(
      lineOf(tokens).text,
    )
      ? [understood('threadDiameter', text, Number(groups.a))]
      : null
  },
}

const WORDS_OF_MONO = 'mono(?: ?-?fil(?:ament|o|amento)?)?|invisible|transparent|clear'
const OTHER_WORDS_OF_MONO =
  'nylon|poly(?:ester)?|pes|sewing|embroidery|quilting|threads?|thrd|smoke|white|black|dia(?:meter)?|size'
/** "Invisible thread nylon clear 0.12", "0.15 nylon monofil": next to the words for one filament the bare figure is its diameter in mm. Above 0.25 it may be the price of a spool, unless "monofilament" comes next. */
const bareDiameter: Notation = {
  pattern: /0?\.(?:0[5-9]|[1-5]\d?|60?)/iy,
  read({ text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
    const isNextTo = (MONO_BEFORE.test(before) && AFTER_DIAMETER.test(after)) || MONO_BEHIND.test(after)
    const isThick = Number(text) > THREAD_MM_MAX && (!NAMED_MONO_BEHIND.test(after) || SOLD.test(after))
    const isOther = MONEY_BEFORE.test(before) || THIN.test(line) || isThick || !isAboutThread(tokens)
    const isOne = (line.match(/(?<![\d.])0?\.\d+/g) ?? []).length === 1
    return isNextTo && !isOther && isOne && OF_MONO.test(line) && !OF_MORE_FILAMENTS.test(line)
      ? [understood('threadDiameter', text, Number(text)), understood('threadType', text, 'Monofilament')]
      : null
  },
}
const OF_MONO =
  /\b(?:mono(?: ?-?fil\w*)?|invisible|(?:transparent|clear)(?= (?:sewing )?thread)|nylon (?:transparent|clear)|(?:transparent|clear) nylon)\b/
const MONO_BEFORE = new RegExp(
  String.raw`\b(?:${WORDS_OF_MONO})(?: (?:${WORDS_OF_MONO}|${OTHER_WORDS_OF_MONO}))* $|\b(?:nylon|poly(?:ester)?) (?:${WORDS_OF_MONO}) $`,
)
const MONO_BEHIND = new RegExp(
  `^(?:(?:${OTHER_WORDS_OF_MONO}) )*(?:${WORDS_OF_MONO})(?![a-z])(?! ?-?(?:zip|bag|box|pouch|tape))`,
)
/** Thread for sewing that cannot be seen is 0.08 to 0.25 mm thick. */
const THREAD_MM_MAX = 0.25
const NAMED_MONO_BEHIND = /^(?:(?:nylon|poly(?:ester)?|pes) )?mono(?: ?-?fil\w*)?(?![a-z])/
const SOLD_PACKAGES = String.raw`\d[\d,]* ?(?:cones?|tubes?|spools?|reels?|rolls?|pcs|pieces|nos|box(?:es)?|ctns?|cartons?|kgs?)(?![a-z])`
const SOLD = new RegExp(String.raw`(?<![\d.])${SOLD_PACKAGES}`)
/** What follows a diameter. "0.60, 500 spools" is a price. */
const AFTER_DIAMETER = new RegExp(
  String.raw`^(?:$|[,;)(](?! ?(?:(?:fob|cif|cfr|c&f|ex|per|each)\b|${SOLD_PACKAGES}))|(?:${WORDS_OF_MONO}|${OTHER_WORDS_OF_MONO}|natural|need|chahiye|required)(?![a-z])|(?:x )?\d{3,5} ?(?:m|mtrs?|mts?|met(?:er|re)s?|yds?|yards?)(?![a-z]))`,
)
const MONEY_BEFORE = /(?:[₹$€£@:=+x/-]|\b(?:rs\.?|inr|usd|eur|gbp|rmb|cny|price|rate|at|only|to|than)) ?$/
const OF_MORE_FILAMENTS = /\b(?:braid\w*|spun|textur\w+|zip\w*|cotton|bonded|trilobal)\b/

/** "3% silicone", "lubricated 3%", "lubrication: 2.5 %". "Silicone 5% extra" is a price. */
const lubrication: Notation = {
  pattern:
    /(?:(?<a>\d(?:\.\d)?|1[0-5]) ?% (?:silicone|lubrication|lubricants?|lub)|(?:silicone|lubrication|lubricants?|lubricated|lub)(?: (?:oil|finish|content))? ?[:=-]? ?(?<b>\d(?:\.\d)?) ?%)(?![a-z\d])/iy,
  read({ groups, text, used }, tokens, at) {
    const isOther =
      /^(?:extra|gst|discount|off|less|more|higher)/.test(wordAt(tokens, at + used)) ||
      /^(?:-|to|plus|\+|gst)$/.test(wordAt(tokens, at - 1))
    return isOther || !isAboutThread(tokens)
      ? null
      : [understood('lubrication', text, Number(groups.a ?? groups.b)), understood('finish', text, 'Lubricated')]
  },
}

/** "Siliconised lubricant": silicone, as a word of its own. */
const siliconised: Notation = {
  pattern: /siliconi[sz]ed(?: (?:lubricants?|finish))?(?![a-z])/iy,
  read: ({ text }) => [understood('finish', text, 'Lubricated')],
}

/** "UV proof", "UV stable", "anti-UV treated": light does little harm to it. */
const uvProof: Notation = {
  pattern:
    /(?:uv[ -]?(?:proof(?:ed)?|resist(?:ance|ing)?|stable|stabili[sz](?:ed|er)|protect(?:ion|ive)|block(?:ed|ing)?)|anti[ -]?uv)(?: (?:treated|treatment|finish(?:ed)?))?(?![a-z])/iy,
  // "UV resistance on request", "UV protection fabric": of other goods.
  read: ({ text, used }, tokens, at) =>
    isAboutThread(tokens) && !isUsedOn(tokens, at) && !NOT_OF_FINISH.test(behindOf(tokens, at + used))
      ? [understood('finish', text, 'UV-resistant')]
      : null,
}
const NOT_OF_FINISH =
  /^(?:(?:on|by|if) (?:request|demand|order|required|needed|asked)|(?:optional|possible|available|extra|pending|required)(?![a-z])|(?:fabrics?|cloths?|garments?|clothing|wear|t-?shirts?)(?![a-z])|(?:films?|tapes?|tents?|covers?|curtains?|umbrellas?|awnings?|nets?)(?! (?:sewing )?threads?\b)(?![a-z]))/
const behindOf = (tokens: readonly string[], at: number): string => {
  const { text, starts } = lineOf(tokens)
  return text.slice(starts[at] ?? text.length)
}

/** "Mercrised", "mercirised", "marcerised": how people also write mercerised. */
const mercerised: Notation = {
  pattern: /m[ae]rc(?:e?r|r?e)?[eaiu]{0,2}r?[eiu]{0,2}[sz](?:e?d|ied)(?: finish)?/iy,
  read({ text }, tokens, at) {
    const isOther = /^(?:merceri[sz]ed|mercedes)/i.test(text) || /^(?:un|not|non|-)$/.test(wordAt(tokens, at - 1))
    return isOther || !/\bcotton\b/.test(lineOf(tokens).text) || !isAboutThread(tokens)
      ? null
      : [understood('finish', text, 'Mercerised')]
  },
}

/** "Mercerised & gassed", "gassed, merc.": one finish in two words. */
const gassed: Notation = {
  pattern:
    /(?:merc(?:eri[sz]ed)?(?: ?\.)? ?(?:&|\/|\+|,|-) ?gassed|gassed ?(?:&|\/|\+|,|-) ?merc(?:eri[sz]ed)?)(?![a-z])/iy,
  read({ text }, tokens, at) {
    return /^(?:un|not|non|-)$/.test(wordAt(tokens, at - 1)) ? null : [understood('finish', text, 'Mercerised')]
  },
}

/** A grade of fastness: "4", "4-5", "4/5", "4.5". */
const GRADE = String.raw`[1-8](?:\.5|[-/][2-8])?(?![\d.%])`
const TESTS: ReadonlyArray<readonly [part: string, words: string, max: number]> = [
  ['wash', 'wash(?:ing)?', 5],
  ['light', 'light', 8],
  ['perspiration', 'perspiration|sweat', 5],
  ['rubDry', 'dry rub(?:bing)?|rub(?:bing)? dry', 5],
  ['rubWet', 'wet rub(?:bing)?|rub(?:bing)? wet', 5],
]
/** One way to read each space: two would be tried at each grade of a long line. */
const ONE_TEST = `(?:${TESTS.map(([, words]) => words).join('|')})(?: ?[:=] ?| )?${GRADE}`
/** "Wash 4-5 light 5", "light 5 / wash 4": two grades next to each other are of fastness. One alone may count washes. */
const grades: Notation = {
  pattern: new RegExp(`${ONE_TEST}(?:(?: ?[,;/|&+] ?| )?${ONE_TEST}){1,4}`, 'iy'),
  read({ text, used }, tokens, at) {
    // "Light 5 shades", "dark 4 light 5": how many shades there are.
    if (/^(?:shades?|colou?rs?)$/.test(wordAt(tokens, at + used)) || /\b(?:dark|medium) \d/.test(lineOf(tokens).text))
      return null
    const parts = TESTS.flatMap(([part, words, max]) => {
      const found = [...text.matchAll(new RegExp(`(?<![a-z])(?:${words}) ?[:=]? ?(${GRADE})`, 'gi'))]
      const [low = 0, high = low] = (found[0]?.[1] ?? '').split(/[-/]/).filter(Boolean).map(Number)
      const isGrade = low <= max && high <= max && (high === low || high === low + 1)
      return found.length === 1 && isGrade ? [[part, (low + high) / 2] as const] : []
    })
    return parts.length > 1 && isAboutThread(tokens) ? [understood('fastness', text, Object.fromEntries(parts))] : null
  },
}

/** "Light fast 7", "fast colours, wash 4-5": one grade, with the word for it. */
const oneGrade: Notation = {
  pattern: new RegExp(
    `(?<test>wash(?:ing)?|light) ?-?fast ?[:=-]? ?(?<grade>${GRADE})|(?:fast colou?rs?|colou?rs? fast),? (?:to )?(?<behind>wash(?:ing)?|light) ?[:=-]? ?(?<of>${GRADE})(?! ?(?:times|x|cycles?|shades?|colou?rs?|cones?|cartons?)(?![a-z]))`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const [low = 0, high = low] = (groups.grade ?? groups.of ?? '').split(/[-/]/).filter(Boolean).map(Number)
    const part = /^l/i.test(groups.test ?? groups.behind ?? '') ? 'light' : 'wash'
    const isGrade = high <= (part === 'light' ? 8 : 5) && (high === low || high === low + 1)
    return isGrade && isAboutThread(tokens) ? [understood('fastness', text, { [part]: (low + high) / 2 })] : null
  },
}

/** "Washing (ISO 105-C06) 4-5", "ISO 105-X12 rubbing dry 4", "light fastness (B02) 5-6": a grade with the method of its test. The number of a method is no grade: "washing AATCC 135". A short name needs brackets and the word fastness. */
const METHOD = String.raw`(?:(?:as )?per |to )?(?:(?:bs |din |en |is )*iso ?105[ -]?[a-z]\d{2}(?:[:/-]\d{4})?|aatcc ?\d{1,3}(?: ?- ?\d ?[a-z]|[a-z])?)(?![a-z\d])`
const SHORT_METHOD = String.raw`\( ?(?:${METHOD}|[a-z]\d{2}) ?\)`
const gradeByMethod: Notation = {
  pattern: new RegExp(
    `(?:${METHOD} ?[:,-]? ?)?(?<test>${TESTS.map(([, words]) => words).join('|')})(?: ?-?fast(?:ness)?)? ?(?:${SHORT_METHOD}|${METHOD})? ?[:=-]? ?(?<grade>${GRADE})`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const { text: line } = lineOf(tokens)
    const isByMethod =
      /\biso ?105|\baatcc/i.test(text) || (/\( ?[a-z]\d{2} ?\)/i.test(text) && /\bfastness\b/.test(line))
    const [part, , max] = TESTS.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(groups.test ?? '')) ?? []
    const [low = 0, high = low] = (groups.grade ?? '').split(/[-/]/).filter(Boolean).map(Number)
    const isGrade = max !== undefined && low <= max && high <= max && (high === low || high === low + 1)
    return part && isByMethod && isGrade ? [understood('fastness', text, { [part]: (low + high) / 2 })] : null
  },
}

const NEEDLE = '6[05]|7[05]|8[05]|9[05]|1[0-4][05]'
/** "Needle 90", "NDL 100/16", "needle size 75/11", "needle Nm 70-75": of two the finer, as makers write it first. "Needle 90 - 100 cones" counts cones. */
const needle: Notation = {
  pattern: new RegExp(
    String.raw`(?:needles?|ndls? ?\.?) ?(?:sizes?)? ?[:-]? ?(?:nm|no\.?)? ?:? ?(?<value>${NEEDLE})(?![\d.])(?:\/\d{2}(?!\d))?(?: ?(?:-|\/|to|or) ?(?:nm ?)?(?:${NEEDLE})(?![\d.]| ?(?:cones?|tubes?|spools?|pcs|nos|kgs?|m|mtrs?|rs|box(?:es)?)(?![a-z]))(?:\/\d{2}(?!\d))?)?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    // "Needles 100 boxes": so many needles.
    const { text: line, starts } = lineOf(tokens)
    const isNumber =
      /^(?:needles|ndls)/i.test(text) &&
      !/size|nm|no\b|[:/]/i.test(text) &&
      OF_NEEDLES.test(line.slice(starts[at + used] ?? line.length))
    return isNumber ? null : [understood('needleSize', text, Number(groups.value), groups.value)]
  },
}

const OF_NEEDLES = /^(?:box(?! (?:of|pack\w*|\d))|boxes|pcs|pieces|nos|pkts|packets|packs|dozens?|gross)(?![a-z])/

/** What a test of the thread says, and the diameter of a monofilament. */
export const testReader: TextReader = readerOf(
  'strength',
  ['strength 1050 cN', 'elongation 18%', '0.12 mm monofilament', '3% silicone thread'],
  [strength, elongation, shrinkage, diameter, bareDiameter, lubrication, grades, oneGrade, gradeByMethod],
)

/** Finishes that are no words of the vocabulary. */
export const finishReader: TextReader = readerOf(
  'finish',
  ['siliconised lubricant', 'mercerised & gassed', 'UV proof thread', 'mercrised cotton thread'],
  [siliconised, uvProof, mercerised, gassed, waxedAbroad],
)

/** The size of the needle for a thread. */
export const needleReader: TextReader = readerOf('needleSize', ['needle 90'], [needle])
/** The stitch for which a thread is made. */
export const stitchReader: TextReader = readerOf(
  'stitchType',
  ['seams 504', 'stitch type 301', 'stitch type 605', '401 chain stitch', 'lockstitch 301'],
  [stitch, namedStitch, otherClass],
)
