import { WIDTH_UNIT } from '../../fabric/construction/notation'
import { lengthUnit, toCm } from '../../fabric/lengths'
import { contextOf } from '../../fabric/readers/context'
import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'

const CUT = '(?:altezza utile|cuttable|cutable|usable|useable|cut-able|net cutting)'
const LENGTH = String.raw`(?<value>\d{2,3}(?:\.\d{1,2})?) ?-?(?<unit>${WIDTH_UNIT})`

/** `56" cuttable`, "cuttable width 57 inch". */
const cuttable: Notation = {
  pattern: new RegExp(
    String.raw`(?:${LENGTH} ?${CUT}(?: width)?|${CUT}(?: width)? ?(?:[:=-]|of|is)? ?(?<b>\d{2,3}(?:\.\d{1,2})?) ?-?(?<c>${WIDTH_UNIT})?)`,
    'iy',
  ),
  read({ groups, text }) {
    const value = Number(groups.value ?? groups.b)
    const unit = lengthUnit(groups.unit ?? groups.c ?? 'in')
    const cm = unit === null ? null : toCm(value, unit)
    if (unit === null || cm === null || cm < 5 || cm > 540) return null
    return [understood('cuttableWidth', text, cm, { value, unit })]
  },
}

/** `72" open`: a knit that is slit open. */
const openWidth: Notation = {
  pattern: new RegExp(`${LENGTH} open(?: width)?(?! end| to)`, 'iy'),
  read({ groups, text }, tokens) {
    const value = Number(groups.value)
    const unit = lengthUnit(groups.unit ?? '')
    const cm = unit === null ? null : toCm(value, unit)
    if (unit === null || cm === null || cm < 30 || cm > 300 || !contextOf(tokens).isKnit) return null
    return [understood('clothWidth', text, cm, { value, unit }), understood('widthForm', text, 'Open')]
  },
}

/** "shrinkage -3/-2", "shrinkage 3% x 3%", "shrinkage L 3 W 2": minus is meant. */
const shrinkage: Notation = {
  pattern:
    /(?:residual )?shrinkage(?: ?(?:[:=]|of|is|max\.?|within|l\/w|l x w|\(l x w\)))* ?(?:l(?:ength)?(?:wise)? ?[:=-]? ?)?(?:\+\/?-|±|-)? ?(?<a>\d{1,2}(?:\.\d)?) ?%? ?(?:x|\/|,|&|and|by) ?(?:w(?:idth)?(?:wise)? ?[:=-]? ?)?(?:\+\/?-|±|-)? ?(?<b>\d{1,2}(?:\.\d)?) ?%?/iy,
  read({ groups, text }) {
    const [length, width] = [within(groups.a, 0, 20), within(groups.b, 0, 20)]
    if (length === null || width === null) return null
    const signed = { length: -length || 0, width: -width || 0 }
    return [understood('shrinkage', text, signed)]
  },
}

/** "shrinkage -2%", "shrinkage within 3%": one number is for both directions, unless the line names one. */
const shrinkageOnce: Notation = {
  pattern:
    /(?:residual )?shrinkage(?: ?(?:[:=]|of|is|max\.?|upto|up to|within|below|<))* ?(?:\+\/?-|±|-)? ?(?<a>\d{1,2}(?:\.\d)?) ?%(?: max(?:imum)?\b)?/iy,
  read(match, tokens, at) {
    const value = within(match.groups.a, 0, 20)
    if (
      value === null ||
      /^(?:x|\/|-|to|l|w|length|width|lengthwise|widthwise|warp|weft)$/.test(wordAt(tokens, at + match.used))
    )
      return null
    return [understood('shrinkage', match.text, { length: -value || 0, width: -value || 0 })]
  },
}

/** "25% stretch", "stretch 25%". */
const stretch: Notation = {
  pattern: /(?:(?<a>\d{1,3}) ?% ?stretch(?:ability)?|stretch(?:ability)? ?[:=-]? ?(?<b>\d{1,3}) ?%)/iy,
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b, 3, 250)
    return value === null ? null : [understood('stretch', text, value)]
  },
}

/** "min 300 m per colour", "MCQ 500", "500 mtr/colour". */
const perColour: Notation = {
  pattern:
    /(?:(?:mcq|moq per colou?r|min(?:imum)? per (?:colou?r|shade|design)) ?[:=-]? ?(?<a>\d{1,6}) ?(?:kgs?|m|mtrs?|met(?:er|re)s?|yds?)?|(?:(?:moq|min(?:imum)?\.?) ?[:=-]? ?)?(?<b>\d{1,6}) ?(?:kgs?|m|mtrs?|met(?:er|re)s?|yds?)? ?(?:\/|per|each|in each) ?(?:colou?r|shade|design|clr))/iy,
  read({ groups, text }, tokens, at) {
    const value = within(groups.a ?? groups.b, 1, 1_000_000)
    // "Rs 45 per colour" is a price.
    const isPrice = /^(?:rs\.?|₹|@|inr)$/i.test(tokens[at - 1] ?? '')
    return value === null || isPrice ? null : [understood('minPerColour', text, value)]
  },
}

/** "45 colours", "24 shades available": how many are offered. */
const offered: Notation = {
  pattern:
    /(?<a>\d{1,3})\+? ?(?:colou?rs?|clrs?|shades?)(?: ?(?:available|ready|in stock|offered))?(?! ?(?:prints?|printed|design|rotary|per|combination))/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 2, 500)
    return value === null || !contextOf(tokens).isCloth ? null : [understood('coloursAvailable', text, value)]
  },
}

/** "lab dip 5 days". */
const labDip: Notation = {
  pattern: /(?:lab ?-?dips?|strike ?-?offs?) ?(?:in|within|[:=-])? ?(?<a>\d{1,2}) ?days?/iy,
  read({ groups, text }) {
    const value = within(groups.a, 1, 60)
    return value === null ? null : [understood('labDipDays', text, value)]
  },
}

/** "5000 mm water column", "hydrostatic head 2000 mm", "WP 5000". */
const head: Notation = {
  pattern:
    /(?:(?:hydrostatic head|water column|hh|water ?proof(?:ness)?|w\/?p) ?[:=-]? ?(?<a>\d{3,5}) ?(?:mm)?|(?<b>\d{3,5}) ?mm ?(?:water column|wc|h2o|hydrostatic(?: head| pressure)?|hh|w\/?p|water ?proof(?:ness)?)|(?<=(?:coated|w\/?r|repellent) )(?<c>\d{3,5}) ?mm)/iy,
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b ?? groups.c, 200, 40_000)
    return value === null ? null : [understood('hydrostaticHead', text, value)]
  },
}

/** "MVP 5000", "breathability 8000 g/m2/24h": how much vapour the membrane lets through. */
const breathable: Notation = {
  pattern:
    /(?:m\.?v\.?p\.?|mvtr|wvtr|breathab(?:le|ility)) ?[:=-]? ?(?<a>\d{3,5})(?: ?g(?:\/| per )?(?:m2|sqm)?(?:\/| per )?(?:24 ?h(?:rs?)?|day)?)?/iy,
  read({ groups, text }) {
    const value = within(groups.a, 300, 60_000)
    return value === null ? null : [understood('breathability', text, value)]
  },
}

/** "3000mm" of coated cloth stands for its water column: no cloth is so wide in millimetres. */
const headAlone: Notation = {
  pattern: /(?<a>\d{4,5}) ?mm/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 1000, 40_000)
    const isCoated = /\b(?:coated|coating|laminated|membrane|softshell|p[au]|tpu|pvc|w\/?[pr])\b/.test(
      lineOf(tokens).text,
    )
    return value === null || !isCoated || !contextOf(tokens).isCloth
      ? null
      : [understood('hydrostaticHead', text, value)]
  },
}

/** "repeat 64 cm", "25 inch repeat". */
const repeat: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:design |print |pattern )?repeat(?: size)? ?[:=-]? ?(?<a>\d{1,3}(?:\.\d{1,2})?) ?(?<u>${WIDTH_UNIT})|(?<b>\d{1,3}(?:\.\d{1,2})?) ?(?<v>${WIDTH_UNIT}) repeat(?! ?\d))`,
    'iy',
  ),
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b)
    const unit = lengthUnit(groups.u ?? groups.v ?? '')
    return unit === null ? null : [understood('repeatSize', text, toCm(value, unit), { value, unit })]
  },
}

/** "6 colour print", "8 col. design", "12 screens". */
const designColours: Notation = {
  pattern: /(?<a>\d{1,2}) ?(?:-? ?(?:colou?rs?|col\.?)(?= (?:prints?|printed|design|rotary))|screens?)/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 1, 24)
    return value === null || !(contextOf(tokens).isCloth || /\bprint/.test(lineOf(tokens).text))
      ? null
      : [understood('colours', text, value)]
  },
}

const THREADS_OF =
  /\b(?:taffeta|taslan|oxford|pongee|nylon|polyester|ripstop|sheeting|satin|sateen|percale|poplin|cotton|lining|microfibre|micro|umbrella|parachute|bedsheet|twill|tc)\b/

/** "210T taffeta", "300 TC satin", "thread count 300": ends and picks of one inch together. */
const threadCount: Notation = {
  pattern: /(?:(?<a>\d{2,4}) ?(?:t|tc|thread count)\b|thread count ?[:=-]? ?(?<b>\d{2,4}))/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a ?? groups.b, 50, 1500)
    const isMeant = THREADS_OF.test(lineOf(tokens).text) && contextOf(tokens).isCloth
    return value === null || !isMeant ? null : [understood('threadCount', text, value)]
  },
}

/** "14 wale corduroy", "21w": cords in one inch. */
const wales: Notation = {
  pattern: /(?<a>\d{1,2}(?:\.5)?) ?(?:wales?|w)\b/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 2, 40)
    return value === null || !/\bcord(?:uroy)?\b/.test(lineOf(tokens).text) ? null : [understood('wales', text, value)]
  },
}

const GRADE = String.raw`(\d(?:\.5)?)(?:-(\d))?`
const gradeOf = (low: string | undefined, high: string | undefined, max: number): number | null => {
  const value = within(low, 1, max)
  if (value === null || high === undefined) return value
  return Number(high) === value + 1 ? value + 0.5 : null
}

/** "colour fastness to washing 4-5", "wash fastness 4", "light fastness 6". */
/** Behind the word once: "fastness: washing 4-5, rubbing dry 4 wet 3". */
const isInList = (tokens: readonly string[], at: number): boolean =>
  /\bfastness\b/.test(lineOf(tokens).text.slice(0, lineOf(tokens).starts[at]))
const rubbing: Notation = {
  pattern:
    /(?:colou?r ?)?(?:fastness(?: to)? )?(?:rub(?:bing)?|crocking)(?: ?(?:fastness|:|=))* ?(?:dry ?:? ?(?<a>\d(?:\.5)?)(?:-(?<b>\d))? ?(?:[,/&]|and)? ?wet ?:? ?(?<c>\d(?:\.5)?)(?:-(?<d>\d))?|\(? ?dry ?[/&] ?wet ?\)? ?:? ?(?<e>\d(?:\.5)?) ?[/&] ?(?<f>\d(?:\.5)?))/iy,
  read({ groups, text }, tokens, at) {
    const [rubDry, rubWet] = [gradeOf(groups.a ?? groups.e, groups.b, 5), gradeOf(groups.c ?? groups.f, groups.d, 5)]
    const isMeant = /fastness/i.test(text) || isInList(tokens, at)
    return rubDry === null || rubWet === null || !isMeant ? null : [understood('fastness', text, { rubDry, rubWet })]
  },
}

const PARTS: ReadonlyArray<readonly [part: string, words: string, max: number]> = [
  ['wash', 'wash(?:ing)?', 5],
  ['rubDry', '(?:dry (?:rub(?:bing)?|crocking)|(?:rub(?:bing)?|crocking)[, ]+dry)', 5],
  ['rubWet', '(?:wet (?:rub(?:bing)?|crocking)|(?:rub(?:bing)?|crocking)[, ]+wet)', 5],
  ['light', 'light', 8],
  ['perspiration', '(?:perspiration|sweat)', 5],
]
const fastness: readonly Notation[] = PARTS.flatMap(([part, words, max]) =>
  [`(?:colou?r ?)?fastness(?: to)? ${words}`, `${words} fastness`].map((named) => ({
    pattern: new RegExp(
      `${named} ?(?:[:=]|grade|min\\.?|of|is)* ?${GRADE.replace('(', '(?<low>').replace('(\\d)', '(?<high>\\d)')}`,
      'iy',
    ),
    read: ({ groups, text }) => {
      const value = gradeOf(groups.low, groups.high, max)
      return value === null ? null : [understood('fastness', text, { [part]: value })]
    },
  })),
)
const listed: readonly Notation[] = PARTS.map(([part, words, max]) => ({
  pattern: new RegExp(
    `(?:to )?${words} ?(?:[:=]|grade|min\\.?|of|is)* ?${GRADE.replace('(', '(?<low>').replace('(\\d)', '(?<high>\\d)')}`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const value = isInList(tokens, at) ? gradeOf(groups.low, groups.high, max) : null
    return value === null ? null : [understood('fastness', text, { [part]: value })]
  },
}))

/** Grades of fastness: "wash fastness 4-5", "fastness to light 5". */
export const fastnessReader: TextReader = readerOf(
  'fastness',
  ['light fastness 6', 'wash fastness 4-5', 'fastness: washing 4, rubbing dry 4 wet 3'],
  [rubbing, ...fastness, ...listed],
)

export const cuttableReader: TextReader = readerOf(
  'cuttableWidth',
  ['56" cuttable', 'cuttable width 57 inch'],
  [cuttable],
)

export const openWidthReader: TextReader = readerOf('clothWidth', ['72" open jersey'], [openWidth])

export const finishNumberReader: TextReader = readerOf(
  'minPerColour',
  [
    'shrinkage -3/-2',
    '25% stretch',
    'min 300 m per colour',
    'MCQ 500',
    'hydrostatic head 2000 mm',
    'softshell MVP 5000',
    'repeat 64 cm',
    'lab dip 5 days',
    '12 screens rotary print',
    'light fastness 6',
    '210T taffeta',
  ],
  [
    shrinkage,
    shrinkageOnce,
    stretch,
    perColour,
    head,
    headAlone,
    breathable,
    repeat,
    designColours,
    offered,
    labDip,
    threadCount,
    wales,
    rubbing,
    ...fastness,
    ...listed,
  ],
)
