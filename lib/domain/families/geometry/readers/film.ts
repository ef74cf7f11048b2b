import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { PACKS } from '../vocabulary/packs'
import { goodsOf, sells } from './context'

const MICRON_PER_MIL = 25.4

/** Wool and filters have microns too. */
const OTHER_MICRON = /\b(?:wool|merino|fibre|fiber|tops|fineness|filter|mesh|cashmere)\b/

const micron: Notation = {
  pattern:
    /(?:(?:thickness|thick)(?: ?[:=-])? )?(?:(?<a>\d{1,4}(?:\.\d{1,2})?) ?-?(?:microns?|mics?\b\.?|micro|μm?|um|u|mu|my)|(?:microns?|mic)(?: ?[:=-])? ?(?<b>\d{1,4}(?:\.\d)?))(?: thick(?:ness)?)?/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const value = Number(groups.a ?? groups.b)
    // A range has no one thickness.
    if (/^\d+(?:\.\d+)?[-/]$|^-$|^to$/.test(wordAt(tokens, at - 1)) || value < 5 || value > 1000) return null
    if (goodsOf(tokens) === null && OTHER_MICRON.test(lineOf(tokens).text)) return null
    return [understood('micron', text, value)]
  },
}

const mil: Notation = {
  pattern: /(?<value>\d{1,2}(?:\.\d{1,2})?) ?(?:mils?|thou)/iy,
  read({ groups, text }, tokens) {
    const value = Math.round(Number(groups.value) * MICRON_PER_MIL * 10) / 10
    return sells(tokens, PACKS.micron) && value >= 5 && value <= 1000 ? [understood('micron', text, value)] : null
  },
}

/** Gauge of film; a knitting machine and a steel wire have one too. */
const gauge: Notation = {
  pattern: /(?:(?<a>\d{2,4}) ?-?(?:gauges?|guage|gage|gg?a)\b\.?|(?:gauge|guage)(?: ?[:=-])? ?(?<b>\d{2,4}))/iy,
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b)
    if (value < 40 || value > 4000) return null
    return [understood('gauge', text, value)]
  },
}

const gsm: Notation = {
  pattern:
    /(?:(?<a>\d{2,4}(?:\.\d)?) ?-?(?:gsm|g\.s\.m\.?|g\/m2|g\/m²|g\/sqm|gm\/m2|grams? per sq(?:uare)?\.? ?m(?:et(?:er|re))?)|gsm(?: ?[:=-])? ?(?<b>\d{2,4}))/iy,
  read({ groups, text }, tokens, at) {
    const value = Number(groups.a ?? groups.b)
    const isOfPly = /\/$/.test(wordAt(tokens, at - 1)) || sells(tokens, ['Carton', 'Partition'])
    const isOfOther = goodsOf(tokens) === null && tokens.length > 2
    return isOfPly || isOfOther || value < 8 || value > 3000 ? null : [understood('gsm', text, value)]
  },
}

/** "80 gm kraft paper", "70 gm non woven bag": the trade says gram for gram a square metre. */
const spokenGsm: Notation = {
  pattern: /(?<value>\d{2,3}) ?(?:gms?|grams?|g)/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.value)
    const isCloth = sells(tokens, ['Non-woven bag']) && value >= 20 && value <= 150
    const isPaper = sells(tokens, ['Kraft paper', 'Tissue paper', 'Paper bag']) && value >= 12 && value <= 400
    return isCloth || isPaper ? [understood('gsm', text, value)] : null
  },
}

const rollLength: Notation = {
  pattern:
    /(?:length(?: ?[:=-])? ?)?(?<value>\d{1,5}(?:\.\d)?) ?(?<unit>m\b|mtrs?\b\.?|met(?:er|re)s?\b|yds?\b|yards?\b)(?: (?:long|length|roll|rolls|per roll))?/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const value = Number(groups.value)
    const metres = /^y/i.test(groups.unit ?? '') ? Math.round(value * 91.44) / 100 : value
    const before = wordAt(tokens, at - 1)
    const isQuantity =
      /^(?:min|moq|minimum|stock|@|rs\.?|total|qty)$/.test(before) ||
      /^(?:ready|stock|available|min|width|wide|x)$/.test(behind(match, tokens, at))
    if (isQuantity || !sells(tokens, PACKS.rolls) || metres < 5 || metres > 20_000) return null
    return [understood('rollLength', text, metres)]
  },
}

const CORE: Readonly<Record<string, readonly [unit: string, mm: number]>> = {
  m: ['mm', 1],
  i: ['in', 25.4],
  '"': ['in', 25.4],
}

const core: Notation = {
  pattern:
    /(?:(?<a>\d{1,3}(?:\.\d)?) ?(?<ua>mm|inch(?:es)?|in|") ?-?(?:id )?core|core(?: ?(?:id|dia|size|:|=|-))* ?(?<b>\d{1,3}(?:\.\d)?) ?(?<ub>mm|inch(?:es)?|in|"))/iy,
  read({ groups, text }, tokens) {
    const [unit, factor] = CORE[(groups.ua ?? groups.ub ?? '').charAt(0).toLowerCase()] ?? ['mm', 1]
    const value = Number(groups.a ?? groups.b)
    if (!sells(tokens, [...PACKS.rolls, 'Label']) || value * factor < 12 || value * factor > 310) return null
    return [understood('coreDiameter', text, value * factor, { value, unit })]
  },
}

const denier: Notation = {
  pattern: /(?<value>\d{3,4}) ?(?:d|den|denier)\b/iy,
  read: ({ groups, text }, tokens) =>
    sells(tokens, PACKS.woven) ? [understood('tapeDenier', text, Number(groups.value))] : null,
}

const mesh: Notation = {
  pattern: /(?:mesh(?: ?[:=-])? ?(?<a>\d{1,2}) ?x ?(?<b>\d{1,2})|(?<c>\d{1,2}) ?x ?(?<d>\d{1,2}) ?mesh)/iy,
  read: ({ groups, text }) => [understood('mesh', text, `${groups.a ?? groups.c}×${groups.b ?? groups.d}`)],
}

export const filmReaders: readonly TextReader[] = [
  readerOf('micron', ['51 micron', '23 mic', '40µ BOPP tape', '2 mil ldpe bag'], [micron, mil]),
  readerOf('gauge', ['200 gauge film', '150 gauge polybag'], [gauge]),
  readerOf('gsm', ['120 gsm kraft paper', '70 gm non woven bag'], [gsm, spokenGsm]),
  readerOf('rollLength', ['65 m bopp tape', '300 mtr stretch film'], [rollLength]),
  readerOf('coreDiameter', ['3 inch core stretch film'], [core]),
  readerOf('tapeDenier', ['1000 denier pp woven sack'], [denier]),
  readerOf('mesh', ['10x10 mesh pp woven sack'], [mesh]),
]
