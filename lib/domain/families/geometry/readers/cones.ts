import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { readTaper } from '../taper'
import { PACKS } from '../vocabulary/packs'
import { goodsOf, isSupport, sells } from './context'

/** The tapers that cone makers name without signs. */
const KNOWN = new Set(['3 30', '4 20', '5 57', '9 15', '3 51', '1 51', '4 30', '6 10'])
const DEGREE = String.raw`(?: ?(?:°|\u030a|deg(?:rees?)?(?![a-z])\.?)|(?<=\d)o(?=\d))`
const MINUTE = String.raw`(?: ?(?:'|\u0301|min(?:utes?|s)?\b\.?))?(?: ?00 ?")?"?`

const signed: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:taper|angle)(?: ?(?:of|:|=|-))? )?(?<degrees>\d{1,2})${DEGREE} ?(?<minutes>\d{2})${MINUTE}(?: taper| angle)?`,
    'iy',
  ),
  read: ({ groups, text }) => taper(groups, text),
}

/** "5°", "4 degree cone". */
const whole: Notation = {
  pattern: new RegExp(String.raw`(?<degrees>\d{1,2})${DEGREE}(?: taper| angle)?`, 'iy'),
  read: ({ groups, text }, tokens) => (isSupport(tokens) ? taper(groups, text) : null),
}

/** "5 57", "5-57", "5.57", "4/20": the usual tapers alone, in a line about cones. */
const bare: Notation = {
  pattern:
    /(?:(?:taper|angle)(?: ?(?:of|:|=|-))? )?(?<degrees>[1-9])(?: |-|\.|\/|:|'|x)(?<minutes>\d{2})(?:'|")?(?: ?(?:°|deg(?:rees?)?\b))?(?: taper| angle)?/iy,
  read({ groups, text, used }, tokens, at) {
    if (!KNOWN.has(`${groups.degrees} ${groups.minutes}`)) return null
    const isUnit = /^(?:mm|cm|inch|in|"|g|gm|gms|gsm|kg|kgs|ply|micron|mic|x.*|%|pcs|per|rs|\/.*)$/.test(
      wordAt(tokens, at + used),
    )
    const isPrice = /^(?:@|rs\.?|₹|inr|price|rate|min|moq|x)$/.test(wordAt(tokens, at - 1))
    if (isUnit || isPrice || !/\bcones?\b|\btaper\b/.test(tokens.join(' ').toLowerCase())) return null
    return taper(groups, text)
  },
}

function taper({ degrees, minutes }: Readonly<Record<string, string | undefined>>, text: string) {
  const reading = readTaper(minutes === undefined ? `${degrees}°` : `${degrees}°${minutes}'`)
  if (!reading?.ok || reading.degrees > 15) return null
  return [understood('coneTaper', text, reading.text)]
}

const MM_PER_INCH = 25.4
/** Cone lengths that are named without a unit: "5°57 cone 170". */
const USUAL_MM: ReadonlySet<number> = new Set([
  140, 145, 150, 152, 160, 165, 168, 170, 171, 172, 173, 174, 175, 176, 177, 178, 180, 190, 200, 210, 225, 230, 240,
  250, 290,
])
const OTHER_MEASURE =
  /^(?:dia|dia\.|diameter|id|i\.d\.|od|o\.d\.|base|nose|top|bottom|core|wall|thick|thickness|width|wide|bore|x.*|by)$/
const OTHER_BEFORE =
  /^(?:dia|dia\.|diameter|id|i\.d\.|od|o\.d\.|base|nose|top|bottom|core|wall|thickness|width|bore|x|by)$/

const lengthMm: Notation = {
  pattern:
    /(?:x )?(?:(?:length|lift|height|l)(?: ?(?:of|:|=|-))? )?(?<value>\d{1,3}(?:\.\d)?) ?(?<unit>mm|inch(?:es)?|")(?: (?:long|length|lift|height|traverse|l))?/iy,
  read({ groups, text, used }, tokens, at) {
    const isInches = groups.unit?.toLowerCase() !== 'mm'
    const value = isInches ? Math.round(Number(groups.value) * MM_PER_INCH * 10) / 10 : Number(groups.value)
    const isNamed = /length|long|lift|height|traverse/.test(text.toLowerCase())
    // Of tubes and cores an inch is the diameter.
    if (isInches && !isNamed && !sells(tokens, ['Bobbin', 'Roving bobbin', 'Pirn', ...PACKS.cones])) return null
    if (!sells(tokens, PACKS.supports) && !(goodsOf(tokens) === null && isSupport(tokens))) return null
    if (/^x /i.test(text) && !sells(tokens, PACKS.cones)) return null
    if (!isNamed && (OTHER_MEASURE.test(wordAt(tokens, at + used)) || OTHER_BEFORE.test(wordAt(tokens, at - 1))))
      return null
    return value >= 100 && value <= 600 ? [understood('coneLength', text, value)] : null
  },
}

const lengthBare: Notation = {
  pattern: /(?<value>\d{3})/iy,
  read({ groups, text, used }, tokens, at) {
    const value = Number(groups.value)
    const next = wordAt(tokens, at + used)
    const isOther =
      /^(?:g|gm|gms|gram|grams|gsm|kg|kgs|pcs|pc|nos|pieces?|per|rs|\/.*|%|micron|mic|cones?|tubes?|days?|cm|m|inch|in|"|x.*|each|only|ready|stock|\+|lakh|boxes|bags|rolls?)$/.test(
        next,
      )
    const isPrice = /^(?:@|rs\.?|₹|inr|price|rate|min|moq|x|at|for|minimum|stock|qty|quantity|of)$/.test(
      wordAt(tokens, at - 1),
    )
    if (
      isOther ||
      isPrice ||
      !USUAL_MM.has(value) ||
      !/°|\btaper\b|\b\d[ -]\d\d\b|\bcones?\b/.test(tokens.join(' ').toLowerCase())
    )
      return null
    // A bare number at the end of a line is its price, unless the line says nothing else with one.
    const hasTaper = /\d ?(?:°|deg)|\b[1-9][ -./][2-5][0-7]\b/.test(tokens.slice(0, at).join(' '))
    return hasTaper && isSupport(tokens) ? [understood('coneLength', text, value)] : null
  },
}

const baseOrNose: Notation = {
  pattern:
    /(?<part>base|bottom|nose|top)(?: ?(?:id|i\.d\.|dia|dia\.|diameter|inner dia|inside dia|inside diameter|bore|:|=|-))* ?(?<value>\d{2,3}(?:\.\d{1,2})?)(?: ?mm)?/iy,
  read({ groups, text, used }, tokens, at) {
    if (!isSupport(tokens) || /^(?:g|gm|gsm|micron|%|kg|inch|cm|")$/.test(wordAt(tokens, at + used))) return null
    return diameter(groups.part ?? '', Number(groups.value), text)
  },
}

const baseOrNoseBehind: Notation = {
  pattern: /(?<value>\d{2,3}(?:\.\d{1,2})?) ?mm (?<part>base|bottom|nose|top)(?: (?:id|dia|diameter|bore))?/iy,
  read: ({ groups, text }, tokens) =>
    isSupport(tokens) ? diameter(groups.part ?? '', Number(groups.value), text) : null,
}

function diameter(part: string, value: number, text: string) {
  const isBase = /base|bottom/i.test(part)
  return (isBase ? value >= 10 && value <= 300 : value >= 5 && value <= 200)
    ? [understood(isBase ? 'baseDiameter' : 'noseDiameter', text, value)]
    : null
}

const LENGTHS: Readonly<Record<string, readonly [unit: string, mm: number]>> = {
  mm: ['mm', 1],
  cm: ['cm', 10],
  '"': ['in', 25.4],
  inch: ['in', 25.4],
  inches: ['in', 25.4],
  in: ['in', 25.4],
}

const inside: Notation = {
  pattern:
    /(?:(?:id|i\.d\.|inner dia|inside dia|inner diameter|inside diameter|bore)(?: ?[:=-])? ?(?<a>\d{1,3}(?:\.\d{1,2})?) ?(?<ua>mm|cm|inch(?:es)?|in|")?|(?<b>\d{1,3}(?:\.\d{1,2})?) ?(?<ub>mm|cm|inch(?:es)?|in|") ?(?:id|i\.d\.|inner dia|inside dia|inner diameter|inside diameter|bore|dia|diameter))/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.a ?? groups.b)
    const [unit, factor] = LENGTHS[(groups.ua ?? groups.ub ?? 'mm').toLowerCase()] ?? ['mm', 1]
    const mm = value * factor
    if (!isSupport(tokens) || mm < 5 || mm > 600) return null
    return [understood('innerDiameter', text, mm, { value, unit })]
  },
}

/** "3 inch paper core", "76 mm core". */
const insideOfCore: Notation = {
  pattern: /(?<value>\d{1,3}(?:\.\d{1,2})?) ?(?<unit>mm|inch(?:es)?|in|")/iy,
  read({ groups, text, used }, tokens, at) {
    const [unit, factor] = LENGTHS[(groups.unit ?? '').toLowerCase()] ?? ['mm', 1]
    const value = Number(groups.value)
    const mm = value * factor
    if (!sells(tokens, ['Paper core']) || mm < 20 || mm > 310) return null
    if (
      /^(?:wall|thick|thickness|long|length|x.*|x)$/.test(wordAt(tokens, at + used)) ||
      /^(?:wall|thickness|length|x)$/.test(wordAt(tokens, at - 1))
    )
      return null
    return [understood('innerDiameter', text, mm, { value, unit })]
  },
}

const wall: Notation = {
  pattern:
    /(?:(?:wall|wall thickness|thickness)(?: ?[:=-])? ?(?<a>\d{1,2}(?:\.\d{1,2})?) ?mm|(?<b>\d{1,2}(?:\.\d{1,2})?) ?mm (?:wall|thick|thickness)(?: (?:wall|thick|thickness))?)/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.a ?? groups.b)
    if (value < 0.3 || value > 30) return null
    if (isSupport(tokens)) return [understood('wallThickness', text, value)]
    return sells(tokens, PACKS.thick) ? [understood('thickness', text, value)] : null
  },
}

const taperReader: TextReader = readerOf(
  'coneTaper',
  ["5°57'", '4°20', '5 57 cone', '3 deg 30 min', '9-15 paper cone'],
  [signed, bare, whole],
)

export const coneReaders: readonly TextReader[] = [
  taperReader,
  readerOf('coneLength', ['170 mm paper cone', '220 mm lift bobbin'], [lengthMm, lengthBare]),
  readerOf('baseDiameter', ['base 68 mm paper cone', 'nose dia 33 mm cone'], [baseOrNose, baseOrNoseBehind]),
  readerOf('innerDiameter', ['69 mm id paper tube', '3 inch paper core', '76 mm id core pipe'], [inside, insideOfCore]),
  readerOf('wallThickness', ['5 mm wall paper tube'], [wall]),
]
