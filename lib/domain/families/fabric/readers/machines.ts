import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../reading/tokens'
import { contextOf } from './context'
import { HOSIERY_YARN } from './fibres/elastane'
import { fibresNamed, TRACES } from './fibres/named'

/** Numbers of knitting machines and looms. */

const GAUGE = { min: 3, max: 60 } as const
const DIAMETER = { min: 3, max: 60 } as const

/** `34"/28gg`, "30 x 24 gg". */
const diameterAndGauge: Notation = {
  pattern: /(?<dia>\d{1,2}(?:\.5)?) ?(?:"|inch|dia)? ?(?:dia ?)?[x/,-]? ?(?<gauge>\d{1,2}) ?(?:gg|g|gauge)\b/iy,
  read({ groups, text }, tokens) {
    const dia = within(groups.dia, DIAMETER.min, DIAMETER.max)
    const gauge = within(groups.gauge, GAUGE.min, GAUGE.max)
    const isMeant = /"|dia|inch|gg/i.test(text) && /["x/]|dia|inch/i.test(text)
    // Warp knitting machines are not round: the inches are the width of the cloth.
    if (/\b(?:tricot|raschel|warp ?-?knit)/.test(lineOf(tokens).text) && !/dia/i.test(text)) return null
    if (!contextOf(tokens).isKnit || !isMeant || dia === null || gauge === null) return null
    return [understood('machineDiameter', text, dia), understood('gauge', text, gauge)]
  },
}

/** `24G/30"`, `18 G 34"`, `20 gauge 26"`, "18G x 34 dia": the gauge first. */
const gaugeAndDiameter: Notation = {
  pattern:
    /(?<gauge>\d{1,2}) ?(?:(?:gg|g|gauge) ?[x/,-]|(?:gg?|gauge)(?= ?\d{2} ?(?:"|inch))) ?(?<dia>\d{1,2}(?:\.5)?) ?(?:"|inch(?:es)?\b)? ?(?:dia\b\.?)?/iy,
  read({ groups, text, used }, tokens, at) {
    const dia = within(groups.dia, DIAMETER.min, DIAMETER.max)
    const gauge = within(groups.gauge, GAUGE.min, GAUGE.max)
    if (!contextOf(tokens).isKnit || !/"|inch|dia/i.test(text) || dia === null || gauge === null) return null
    // "Knit velour 24 g 60\"", "tricot 20 g 40\"": without a sign between them the inches may be the width.
    const isApart = /\d ?(?:gg?|gauge) ?\d{2}(?:\.5)? ?(?:"|inch)/i.test(text)
    const [next, later] = [wordAt(tokens, at + used), wordAt(tokens, at + used + 1)]
    const isWidth =
      dia < ROUND.min ||
      dia > ROUND.max ||
      FLAT.test(lineOf(tokens).text) ||
      (OF_WIDTH.test(next) && !/^\d{2}"?$/.test(later)) ||
      (/^(?:finish(?:ed)?|fabric|cloth)$/.test(next) && OF_WIDTH.test(later)) ||
      (OF_FORM.test(next) && /gauge/i.test(text) && !hasWidthBehind(tokens, at + used))
    if (isApart && isWidth) return null
    return [understood('gauge', text, gauge), understood('machineDiameter', text, dia)]
  },
}
/** Of circular machines in inches. */
const ROUND = { min: 24, max: 38 } as const
/** "18 gauge 30 inch width": the inches are those of the cloth; in "24 gauge 36\" tubular" too, but "28gg 34\" tubular" is a machine. */
const OF_WIDTH = /^(?:widths?|wide|panna|pana)$/
const OF_FORM = /^(?:open(?:-?width)?|o\/w|tub(?:e|es|ular|l[ea]r|uler)|flat)$/
/** "28 gauge 30\" open width finish 72 inch": the width is another. */
const hasWidthBehind = (tokens: readonly string[], at: number): boolean => {
  const { text, starts } = lineOf(tokens)
  return /\d{2}(?:\.\d)? ?(?:"|inch(?:es)?\b)/.test(text.slice(starts[at] ?? text.length))
}
/** Cloth of machines that are not round, which have no diameter. */
const FLAT = /\b(?:tricot|raschel|warp ?-?knit(?:ted)?|nets?|netting|mesh|lining)\b/

/** "32 pus 28 fein": inches and gauge, as Turkish and German knitters write them. */
const pusAndFein: Notation = {
  pattern: /(?<dia>\d{2}) ?(?:pus|pusse|zoll|") ?[x/,-]? ?(?<gauge>\d{2}) ?(?:fein|fayn)/iy,
  read({ groups, text }) {
    const dia = within(groups.dia, DIAMETER.min, DIAMETER.max)
    const value = within(groups.gauge, GAUGE.min, GAUGE.max)
    return dia === null || value === null
      ? null
      : [understood('machineDiameter', text, dia), understood('gauge', text, value)]
  },
}

const gauge: Notation = {
  pattern: /(?:(?<a>\d{1,2}) ?(?:gg|gauge)\b|(?:gg|gauge) ?[:=-]? ?(?<b>\d{1,2}))/iy,
  read({ groups, text }, tokens, at) {
    const { isOther, isMadeUp } = contextOf(tokens)
    const value = within(groups.a ?? groups.b, GAUGE.min, GAUGE.max)
    if (value === null || isOther || isMadeUp) return null
    return groups.b !== undefined && /^\d+$/.test(wordAt(tokens, at - 1)) ? null : [understood('gauge', text, value)]
  },
}

/** "24G" says a gauge only near words of knitting. */
const shortGauge: Notation = {
  pattern: /(?<a>\d{2}) ?g\b/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 7, 50)
    return value === null || !contextOf(tokens).isKnit ? null : [understood('gauge', text, value)]
  },
}

const diameter: Notation = {
  pattern:
    /(?:(?<a>\d{1,2}(?:\.5)?) ?(?:"|inch(?:es)?)? ?(?:dia(?:meter)?\b\.?)|dia(?:meter)?\.? ?[:=-]? ?(?<b>\d{1,2}(?:\.5)?) ?(?:"|inch(?:es)?\b)?)/iy,
  read({ groups, text }, tokens, at) {
    const { isOther, isMadeUp } = contextOf(tokens)
    // "24 dia-38 dia" are several machines.
    if (/^\d+ ?(?:dia)?$/.test(wordAt(tokens, at - 1)) && /^dia ?-/i.test(text)) return null
    const value = within(groups.a ?? groups.b, DIAMETER.min, DIAMETER.max)
    return value === null || isOther || isMadeUp ? null : [understood('machineDiameter', text, value)]
  },
}

const feeders: Notation = {
  pattern: /(?<a>\d{1,3}) ?(?:feed(?:er)?s?|fdrs?)\b/iy,
  read: ({ groups, text }) => numbered('feeders', text, within(groups.a, 1, 200)),
}

const loopLength: Notation = {
  pattern:
    /(?:(?:loop length|stitch length|s\.?l\.?|l\.?l\.?) ?[:=-]? ?(?<a>\d(?:\.\d{1,2})?) ?(?:mm)?|(?<b>\d(?:\.\d{1,2})?) ?mm (?:loop|stitch) length)/iy,
  read({ groups, text }, tokens) {
    const isMeant = /loop|stitch/i.test(text) || contextOf(tokens).isKnit
    return isMeant ? numbered('loopLength', text, within(groups.a ?? groups.b, 1.5, 8)) : null
  },
}

/** "+ 20D lycra", "40D lyc", "lycra 20D", "5% lycra 20D", "+ 20D" of a knit. */
const lycra: Notation = {
  pattern:
    /(?:\+ ?)?(?:(?<a>\d{2,3}) ?(?:d|den|denier) (?<fibre>lycra|spandex|elastane|creora|lyc)\b|(?:(?:lycra|spandex|elastane|creora) |(?<=(?:lycra|spandex|elastane|creora) ))(?<c>20|30|40|55|70|105|140) ?(?:d|den|denier)\b)|\+ ?(?<b>\d{2,3}) ?(?:d|den|denier)\b/iy,
  read({ groups, text }, tokens) {
    const named = groups.a ?? groups.c
    const isMeant = named !== undefined || /\b(?:lycra|spandex|elastane)\b/.test(lineOf(tokens).text)
    const denier = isMeant && contextOf(tokens).isKnit ? within(named ?? groups.b, 10, 280) : null
    if (denier === null) return null
    // "34s CH 2x2 rib + 40D lycra": combed hosiery yarn is of cotton.
    const main = HOSIERY_YARN.test(lineOf(tokens).text) && fibresNamed(tokens).every((one) => TRACES.has(one))
    const fibre = named === undefined ? [] : [understood('fiberType', text, [...(main ? ['Cotton'] : []), 'Elastane'])]
    return [understood('lycraDenier', text, denier), ...fibre]
  },
}

const USUAL_HOOKS: ReadonlySet<number> = new Set([
  384, 400, 448, 480, 512, 600, 896, 960, 1200, 1344, 1408, 1536, 1792, 2048, 2304, 2400, 2688, 3072, 4096, 5120, 5376,
  6144, 8192, 10_240, 12_288, 14_336,
])
/** "Electronic jacquard 2688": a usual number behind the machine. */
const hooksBehind: Notation = {
  pattern: /(?<=jacquard )(?<a>\d{3,5})/iy,
  read({ groups, text }) {
    return USUAL_HOOKS.has(Number(groups.a)) ? numbered('hooks', text, Number(groups.a)) : null
  },
}

const hooks: Notation = {
  pattern: /(?<a>\d{2,5}) ?hooks?\b/iy,
  read({ groups, text, used }, tokens, at) {
    const { isOther, isCloth, isKnit } = contextOf(tokens)
    // "100 hooks free": curtains hang on hooks too.
    const isMachine = USUAL_HOOKS.has(Number(groups.a)) || JACQUARD_MACHINE.test(lineOf(tokens).text)
    const read =
      isOther || !isMachine || /^(?:free|extra|included)$/.test(wordAt(tokens, at + used))
        ? null
        : numbered('hooks', text, within(groups.a, 96, 24_576))
    // Only a jacquard has hooks.
    return read && isCloth && !isKnit
      ? [...read, understood('shedding', text, 'Jacquard'), understood('fabricStructure', text, 'Woven')]
      : read
  },
}

const JACQUARD_MACHINE = /\b(?:jacquard|looms?|harness|rapier|air-?jet|staubli|stäubli|bonas|grosse)\b/

const shafts: Notation = {
  pattern: /(?<a>\d{1,2}) ?(?:heald )?(?:shafts?|healds?|levers?)\b/iy,
  read({ groups, text }, tokens) {
    return contextOf(tokens).isWoven ? numbered('healdShafts', text, within(groups.a, 4, 28)) : null
  },
}

/** "40x40 133x72 63\" AJ": the loom by its letters, behind a construction. */
const loomLetters: Notation = {
  pattern: /aj\b/iy,
  read({ text }, tokens) {
    const { isCloth, isKnit, isMadeUp, isOther } = contextOf(tokens)
    const { text: line } = lineOf(tokens)
    // "30 CD x 30 CD / 76 x 56 AJ" has no word of cloth.
    const isBare = !isMadeUp && !isOther && /\d{2} ?[a-z]{0,5} ?x ?\d{2}.*\d{2,3} ?x ?\d{2,3}/.test(line)
    const isMeant = !isKnit && (isCloth ? /\d ?x ?\d/.test(line) : isBare)
    return isMeant ? [understood('loomType', text, 'Air-jet')] : null
  },
}

const LOOM_OF: Readonly<Record<string, string>> = { a: 'Air-jet', w: 'Water-jet' }
const DRIVE_OF: Readonly<Record<string, string>> = { p: 'Plain powerloom', a: 'Auto shuttle', h: 'Handloom' }
/** "W/J", "A/jet"; "p/loom", "a/loom": looms in short. */
const loomInShort: Notation = {
  pattern: /(?:(?<jet>[aw])\/ ?j(?:et)?(?: ?looms?)?|(?<drive>[pah])\/ ?looms?)/iy,
  read({ groups, text }, tokens) {
    const { isCloth, isKnit, isOther } = contextOf(tokens)
    const loom = LOOM_OF[groups.jet?.toLowerCase() ?? ''] ?? DRIVE_OF[groups.drive?.toLowerCase() ?? '']
    return isCloth && !isKnit && !isOther && loom !== undefined ? [understood('loomType', text, loom)] : null
  },
}

const numbered = (name: string, text: string, value: number | null) =>
  value === null ? null : [understood(name, text, value)]

export const gaugeReader: TextReader = readerOf(
  'gauge',
  ['24 gg', '28 gauge', '34"/28gg single jersey', '24G/30" single jersey'],
  [diameterAndGauge, gaugeAndDiameter, pusAndFein, gauge, shortGauge],
)

export const diameterReader: TextReader = readerOf('machineDiameter', ['30" dia', 'dia 34'], [diameter])

export const machineReader: TextReader = readerOf(
  'feeders',
  ['90 feeders', 'loop length 2.8 mm', '2688 hooks'],
  [feeders, loopLength, lycra, hooks, hooksBehind, shafts, loomLetters, loomInShort],
)

const REED_SPACE =
  /(?:(?:reed (?:space|width)|r\/s)(?: ?[:=-])? ?\d{2,3}(?:\.\d{1,2})?(?! ?(?:"|inch|cm|mm|m|x|\/|\d))|\d{2,3}(?:\.\d{1,2})? (?:reed (?:space|width)|r\/s)(?! ?[:=-]? ?\d))(?=\s|$)/iy
/** "53.5\" reed space 57": the width on the loom, for which there is no field; its number is no price. */
export const reedSpaceReader: TextReader = {
  name: 'reedSpace',
  examples: [],
  read(tokens, at) {
    const match = contextOf(tokens).isCloth ? matchAt(tokens, at, REED_SPACE) : null
    // With its unit the number is shown as not read, and taken for nothing else.
    return match && { used: match.used, understood: [], left: match.text.replace(/(\d[\d.]*)/, '$1"') }
  },
}
