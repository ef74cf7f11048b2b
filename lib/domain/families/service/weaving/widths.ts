import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { type Matched, wordAt } from '../../reading/tokens'
import { contextOf } from './context'

/* Widths: of the reed, of the cloth, of beams and needle beds. */

const CM: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, m: 100, in: 2.54 }
const NUMBER = String.raw`(?<v>\d{1,4}(?:\.\d{1,2})?)`
const UNIT = `(?<u>cms?|mm|mtrs?|met(?:er|re)s?|m|inch(?:es)?|in|"|'')`
const CLOTH = `(?<cloth>panna|pana|arz|arj|width|wide|cloth|fabric|finished|grey)`
const REED =
  /^(?:reed|reedspace|looms?|air|airjets?|water|waterjets?|rapiers?|repier|auto|power|powerlooms?|shuttle|shuttleless|dobby|jacquard|plain|sulzer|projectile|toyota|tsudakoma|picanol|itema|vamatex|somet|dornier|nissan|lakshmi|jat\d*|ajl|wjl|handlooms?)$/
/** Words of cloth too: they name looms only before that word. */
const PERHAPS_REED = /^(?:auto|power|dobby|jacquard|plain|water|air)$/
const BEFORE_REED = /^(?:looms?|space|reedspace|r\/s|rs|jat ?\d{3}|omniplus|optimax|gtm|\d{3}i?)$/
const OTHER_BEFORE = /^(?:dia|dia\.|diameter|flange|bed|beam|x|repeat|length)$/
const OTHER = /^(?:dia|dia\.|diameter|flange|bed|beam|long|length|gauge|gg|x|thick|repeat)$/
const LOOM_CM = [90, 560] as const
const CLOTH_IN = [8, 220] as const

function isReedWord(tokens: readonly string[], at: number): boolean {
  const word = wordAt(tokens, at)
  if (!REED.test(word)) return false
  return !PERHAPS_REED.test(word) || [1, 2, 3].some((more) => /^(?:looms?|jets?)$/.test(wordAt(tokens, at + more)))
}

function unitOf(word: string): string {
  if (/^c/i.test(word)) return 'cm'
  if (/^mm/i.test(word)) return 'mm'
  return /^m/i.test(word) ? 'm' : 'in'
}

const cmOf = (value: number, unit: string): number => Math.round(value * (CM[unit] ?? 0) * 100) / 100
const isWithin = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high

function reedPart(text: string, value: number, unit: string): Understood[] | null {
  const cm = cmOf(value, unit)
  return isWithin(cm, [40, 800]) ? [understood('reedSpace', text, cm, { value, unit })] : null
}

function clothPart(text: string, value: number, unit: string, to = value): Understood[] | null {
  const [low, high] = [value, to].map((one) => Math.round((cmOf(one, unit) / 2.54) * 10) / 10)
  if (low === undefined || high === undefined || !isWithin(low, CLOTH_IN) || high < low) return null
  return [understood('clothWidthRange', text, low === high ? low : { from: low, to: high }, { from: low, to: high })]
}

/** "reed space 190 cm", "RS 72 inch", "loom width 280 cm". */
const reedNamed: Notation = {
  pattern: new RegExp(
    String.raw`(?:reed ?-?space|reed width|r\.?s\.?|loom width|working width|width of looms?)(?: ?(?:of|:|=|-|is|upto|up to))* ?${NUMBER} ?${UNIT}?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value = Number(groups.v)
    const unit = groups.u ? unitOf(groups.u) : value < 130 ? 'in' : 'cm'
    const isRupees = /^r\.?s/i.test(text) && (groups.u === undefined || !contextOf(tokens).isWeaving)
    return isRupees ? null : reedPart(text, value, unit)
  },
}

/** "44-63 inch panna", "36 to 63 inches", 57/58". */
const clothSpan: Notation = {
  pattern: new RegExp(
    String.raw`(?<v>\d{2,3}(?:\.\d)?) ?(?:"|inch(?:es)?)? ?(?<by>-|to|/) ?(?<w>\d{2,3}(?:\.\d)?) ?(?<u>"|inch(?:es)?|in|cms?)(?: ?${CLOTH})*`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const { isWeaving, isKnitting } = contextOf(tokens)
    if (!isWeaving || OTHER.test(wordAt(tokens, at + used)) || OTHER_BEFORE.test(wordAt(tokens, at - 1))) return null
    if (isKnitting && !isWeaving) return null
    const [value, to, unit] = [Number(groups.v), Number(groups.w), unitOf(groups.u ?? '')]
    if (to < value) return null
    // 57/58" is one width; "190-210 cm looms" are looms of two widths, of which one listing has one.
    return groups.by === '/' ? clothPart(text, value, unit) : unit === 'cm' ? null : clothPart(text, value, unit, to)
  },
}

/** `63 inch panna`, "190 cm", `72" looms`, "upto 63 inch". */
const width: Notation = {
  pattern: new RegExp(
    String.raw`(?<most>(?:upto|up to|max\.?|maximum) )?${NUMBER} ?(?:${UNIT} ?${CLOTH}?|${CLOTH.replace('cloth>', 'bare>')})(?: ?(?:wide|width))?`,
    'iy',
  ),
  read: (match, tokens, at) => readWidth(match, tokens, at),
}

function readWidth({ groups, text, used }: Matched, tokens: readonly string[], at: number): Understood[] | null {
  const { isWeaving, isFlat, isWarping, isKnitting } = contextOf(tokens)
  const value = Number(groups.v)
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
  const unit = groups.u ? unitOf(groups.u) : 'in'
  if (OTHER.test(next) || OTHER_BEFORE.test(before) || /^x?\d+ ?gg?$/.test(next)) return null
  const isPanna = /^(?:panna|pana|arz|arj)$/.test(groups.bare ?? '')
  if (groups.u === undefined && !isPanna) return null
  const cm = cmOf(value, unit)
  if (isFlat && !isWeaving) return isWithin(cm, [60, 760]) ? [understood('bedWidth', text, cm, { value, unit })] : null
  if (isWarping && !isWeaving && unit === 'cm')
    return isWithin(cm, [60, 560]) ? [understood('beamWidth', text, cm, { value, unit })] : null
  // Metres are also quantities.
  if (!isWeaving || (isKnitting && !isWeaving) || unit === 'mm' || (unit === 'm' && !REED.test(next))) return null
  if (unit === 'm' && (value < 1 || value > 6)) return null
  // Right behind the loom it is the loom's width: "powerloom 52 inch", "airjet 230 cm grey".
  const isBehindLoom = isReedWord(tokens, at - 1) && !/\b(?:panna|pana|arz|arj|width|wide|cloth|fabric)\b/i.test(text)
  const isOfReed =
    isBehindLoom ||
    (!groups.cloth && !isPanna && (isReedWord(tokens, at + used) || BEFORE_REED.test(before) || unit === 'cm'))
  if (isOfReed) return isWithin(cm, unit === 'cm' ? LOOM_CM : [60, 560]) ? reedPart(text, value, unit) : null
  return groups.most === undefined
    ? clothPart(text, value, unit)
    : [
        understood('clothWidthRange', text, Math.round((cm / 2.54) * 10) / 10, {
          to: Math.round((cm / 2.54) * 10) / 10,
        }),
      ]
}

const LOOM_WIDTHS: ReadonlySet<number> = new Set([
  140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 260, 280, 300, 320, 330, 336, 340, 350, 360, 380, 390,
  400, 430, 460, 520, 540,
])

/** "JAT810 190", "airjet 340": a width of looms without its unit, behind the loom. */
const bareWidth: Notation = {
  pattern: /(?<v>\d{3})/iy,
  read({ groups, text, used }, tokens, at) {
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
    const isBehind =
      /^(?:air-?jets?|jets?|rapiers?|water-?jets?|jat ?\d{3}i?|zax\d*|omniplus|optimax|gtm|9200i|sulzer|dornier|picanol|tsudakoma|itema)$/.test(
        before,
      )
    const isCount =
      /^(?:looms?|nos?\.?|rpm|m\/c|machines?|hooks?|ends?|m|mtrs?|kgs?|picks?|epi|ppi|shafts?|-|to|\/)$/.test(next)
    return isBehind && !isCount && LOOM_WIDTHS.has(Number(groups.v)) ? reedPart(text, Number(groups.v), 'cm') : null
  },
}

/** "beam 190 cm", "190 cm beam", "beam width 180 cm". */
const beam: Notation = {
  pattern:
    /(?:(?:warp |weaver'?s? )?beam(?: width)?(?: ?(?:of|:|=|-|upto|up to))* (?<v>\d{2,3}) ?(?<u>cms?|inch(?:es)?|"|in)|(?<w>\d{2,3}) ?(?<x>cms?|inch(?:es)?|"|in) (?:wide )?(?:warp |weaver'?s? )?beams?)/iy,
  read({ groups, text }) {
    const [value, unit] = [Number(groups.v ?? groups.w), unitOf(groups.u ?? groups.x ?? '')]
    const cm = cmOf(value, unit)
    return isWithin(cm, [60, 560]) ? [understood('beamWidth', text, cm, { value, unit })] : null
  },
}

/** "flange 800 mm", "1000 mm flange", `32" flange`. */
const flange: Notation = {
  pattern:
    /(?:(?:beam )?flange(?: dia(?:meter)?)?(?: ?(?:of|:|=|-))* (?<v>\d{2,4}) ?(?<u>mm|cms?|inch(?:es)?|"|in)|(?<w>\d{2,4}) ?(?<x>mm|cms?|inch(?:es)?|"|in) (?:beam )?flange)/iy,
  read({ groups, text }) {
    const [value, unit] = [Number(groups.v ?? groups.w), unitOf(groups.u ?? groups.x ?? '')]
    const mm = cmOf(value, unit) * 10
    return isWithin(mm, [150, 1700]) ? [understood('beamFlange', text, mm, { value, unit })] : null
  },
}

/** "bed 72 inch", `84" bed`. */
const bed: Notation = {
  pattern:
    /(?:(?:needle )?bed(?: width)? ?(?<v>\d{2,3}) ?(?<u>"|inch(?:es)?|in|cms?)|(?<w>\d{2,3}) ?(?<x>"|inch(?:es)?|in|cms?) ?(?:needle )?bed)/iy,
  read({ groups, text }) {
    const [value, unit] = [Number(groups.v ?? groups.w), unitOf(groups.u ?? groups.x ?? '')]
    const cm = cmOf(value, unit)
    return isWithin(cm, [25, 760]) ? [understood('bedWidth', text, cm, { value, unit })] : null
  },
}

/** "tape 12-50 mm", "10 to 45 mm tape": of needle looms. */
const tape: Notation = {
  pattern:
    /(?:(?:tapes?|elastic|niwar|belts?)(?: width)? ?(?<v>\d{1,3}) ?(?:mm)? ?(?:-|to) ?(?<w>\d{1,3}) ?mm|(?<x>\d{1,3}) ?(?:mm)? ?(?:-|to) ?(?<y>\d{1,3}) ?mm(?: (?:tapes?|elastic|niwar|belts?))?)/iy,
  read({ groups, text }, tokens) {
    const [from, to] = [Number(groups.v ?? groups.x), Number(groups.w ?? groups.y)]
    const isNarrow = /\b(?:needle|narrow|tape|tapes|elastic|niwar)\b/.test(tokens.join(' ').toLowerCase())
    if (!isNarrow || to <= from) return null
    return [
      understood('tapeWidth', text, { from, to }, { from, to }),
      understood('loomType', text, 'Needle loom'),
      understood('jobType', text, ['Weaving']),
    ]
  },
}

export const widthReaders: readonly TextReader[] = [
  readerOf('reedSpace', ['reed space 190 cm', '190 cm looms', 'airjet 190'], [reedNamed, width, bareWidth]),
  readerOf('clothWidthRange', ['44-63 inch panna looms'], [clothSpan]),
  readerOf('beamWidth', ['190 cm beam'], [beam]),
  readerOf('beamFlange', ['flange 800 mm'], [flange]),
  readerOf('bedWidth', ['72 inch bed'], [bed]),
  readerOf('tapeWidth', ['needle loom 10-50 mm'], [tape]),
]
