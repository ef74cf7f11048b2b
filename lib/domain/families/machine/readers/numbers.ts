import { roundTo } from '@/lib/domain/units/rounding'
import { behind, type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { type Matched, wordAt } from '../../reading/tokens'
import { TYPES } from '../vocabulary/types'
import { contextOf } from './context'

const isOf = (types: readonly string[], type: string): boolean => types.includes(type)
const numbered = (name: string, text: string, value: number | null): Understood[] | null =>
  value === null ? null : [understood(name, text, value)]

const UNIT_NEXT =
  /^(?:spindles?|spdls?|spls?|rotors?|kgs?|pcs|pieces?|nos|units?|mm|cms?|rpm|lakhs?|lacs?|crores?|cr|hooks?|watts?|w|hours?|hrs|l|ltrs?|m|mtrs?|inch(?:es)?|in|"|kw|hp|kva|v|volts?|looms?|machines?|drums?|sets?|heads?|needles?|colou?rs?|gg|gauge|feeders?|feed|x|shafts?|levers?|chambers?|positions?|ft|feet|days?|months?|%|\/-)$/
const PRICE_BEFORE = /^(?:rs\.?|inr|₹|@|price|rate|usd|\$|eur|€|part|no\.?|number|serial|moq|min)$/

/** "2018", "2018 model", "YOM 2018": a bare year only of a machine. */
const year: Notation = {
  pattern:
    /(?:(?<word>(?:year(?: of (?:manufacture|mfg|make))?|yom|mfg|mfd|manufactured(?: in)?|make|model(?: year)?|purchased(?: in)?|yr|of) ?[:.-]? ?)(?<a>19[5-9]\d|20[0-3]\d)|(?<b>19[5-9]\d|20[0-3]\d)(?<behind> ?(?:model|make|mfg|year|yom|yr)\b)?)/iy,
  read(match, tokens, at) {
    const { isMachine, isPart } = contextOf(tokens)
    const { groups, text } = match
    // "2008 x 4 nos": the year, and how many of them.
    const isTimes = /^x \d{1,3} (?:nos?|sets?|machines?|pcs)\b/i.test(
      tokens.slice(at + match.used, at + match.used + 3).join(' '),
    )
    if (
      !isMachine ||
      (UNIT_NEXT.test(behind(match, tokens, at)) && !isTimes) ||
      PRICE_BEFORE.test(wordAt(tokens, at - 1))
    )
      return null
    const isNamed = groups.word !== undefined || groups.behind !== undefined
    if (isPart && !isNamed) return null
    return [understood('year', text, Number(groups.a ?? groups.b))]
  },
}

const CM: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, in: 2.54, m: 100 }
const unitOf = (word: string): 'mm' | 'cm' | 'in' | 'm' =>
  /^mm/i.test(word) ? 'mm' : /^c/i.test(word) ? 'cm' : /^m/i.test(word) ? 'm' : 'in'

/** "190 cm", "1900 mm", '75"', "3.2 m": the width of looms, printers and finishing machines. */
const width: Notation = {
  pattern:
    /(?:(?:width|reed space|reed width|working width|roller width|r\/s) ?[:=-]? ?)?(?<value>\d{1,4}(?:\.\d{1,2})?) ?(?<unit>mm|cms?|centimet(?:er|re)s?|"|inch(?:es)?|in|mtrs?|met(?:er|re)s?|m)(?: ?(?:width|wide|reed space|working width|r\/s))?/iy,
  read(match, tokens, at) {
    const { type, isLoom } = contextOf(tokens)
    const { groups, text } = match
    const unit = unitOf(groups.unit ?? '')
    const value = Number(groups.value)
    const cm = roundTo(value * (CM[unit] ?? 1), 2)
    if (!isLoom && !isOf(TYPES.wide, type)) return null
    if (/^(?:dia|diameter|pile|pitch|long|length|thick|min)\.?$/.test(behind(match, tokens, at))) return null
    if (
      wordAt(tokens, at - 1) === 'x' ||
      behind(match, tokens, at) === 'x' ||
      (/in$/i.test(text) && /^\d/.test(behind(match, tokens, at)))
    )
      return null
    return cm >= 2 && cm <= 1000 ? [understood('workingWidth', text, cm, { value, unit })] : null
  },
}

/** "JAT810 190", "190 rapier": the reed space without its unit. */
const bareWidth: Notation = {
  pattern: /(?<value>1[1-9][05]|[2-5]\d0)(?:cm)?/iy,
  read(match, tokens, at) {
    const { isLoom } = contextOf(tokens)
    const [before, next] = [wordAt(tokens, at - 1), behind(match, tokens, at)]
    if (
      !isLoom ||
      UNIT_NEXT.test(next) ||
      PRICE_BEFORE.test(before) ||
      next === '-' ||
      /^(?:x|\/|-|\+|model)$/.test(before)
    )
      return null
    const value = Number(match.groups.value)
    return [understood('workingWidth', match.text, value, { value, unit: 'cm' })]
  },
}

const isCircular = (tokens: readonly string[]): boolean => isOf(TYPES.circular, contextOf(tokens).type)

/** '30" x 24 GG', "30x24", "30 24": cylinder and gauge of a circular machine. */
const knit: Notation = {
  pattern:
    /(?:dia ?)?(?<dia>\d{1,2}(?:\.5)?) ?(?:"|''|inch(?:es)?|dia)? ?(?:dia(?:meter)?)? ?[x/,-]? ?(?:gauge |e ?)?(?<gauge>\d{1,2}) ?(?:gg|g|gauge|guage)?/iy,
  read(match, tokens, at) {
    const dia = within(match.groups.dia, 3, 60)
    const gauge = within(match.groups.gauge, 5, 60)
    if (!isCircular(tokens) || dia === null || gauge === null) return null
    const isLabelled = /gg|g\b|gauge|"|inch|dia/i.test(match.text)
    const isUsual = dia >= 26 && dia <= 40 && gauge >= 12 && gauge <= 50
    const next = behind(match, tokens, at)
    if (
      (!isLabelled && !isUsual) ||
      /^(?:feeders?|feed|f|needles?|nos|pcs|machines?|kg|days?|rpm|lakhs?|x)$/.test(next)
    )
      return null
    return [understood('machineDiameter', match.text, dia), understood('gauge', match.text, gauge)]
  },
}

const gauge: Notation = {
  pattern:
    /(?:(?<a>\d{1,2}(?:\.\d)?) ?(?:gg|gauge|guage|g)\b|(?:gg|gauge|guage) ?[:=-]? ?(?<b>\d{1,2}(?:\.\d)?)|e ?(?<c>\d{1,2}(?:\.\d)?)|(?<d>\d{1,2}\.2))/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const value = within(groups.a ?? groups.b ?? groups.c ?? groups.d, 1.5, 60)
    if (/^(?:lakhs?|lacs?|l|crores?|cr)$/.test(behind(match, tokens, at))) return null
    return isOf(TYPES.knitting, contextOf(tokens).type) ? numbered('gauge', text, value) : null
  },
}

const diameter: Notation = {
  pattern:
    /(?:(?<a>\d{1,2}(?:\.\d{1,2})?) ?(?:"|''|inch(?:es)?|in)?(?: ?dia(?:meter)?)?|dia(?:meter)?\.? ?[:=-]? ?(?<b>\d{1,2}(?:\.5)?) ?(?:"|inch(?:es)?)?)/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a ?? groups.b, 3, 60)
    return isCircular(tokens) && /"|''|inch|dia|in$/i.test(text) ? numbered('machineDiameter', text, value) : null
  },
}

const MANY: Readonly<Record<string, number>> = { k: 1000, lakh: 1e5, lac: 1e5, thousand: 1000 }

/** "1,200 spindles", "60 drums", "25k spindles". */
const spindles: Notation = {
  pattern:
    /(?<value>\d{1,6}(?:\.\d)?) ?(?<many>k|lakh|lac|thousand)? ?(?<noun>spindles?|spdls?|spls?|drums?|dr|positions?|pos|deliver(?:y|ies)|ends)\b/iy,
  read({ groups, text }, tokens) {
    const { isMachine, type } = contextOf(tokens)
    const value = Math.round(Number(groups.value) * (MANY[groups.many?.toLowerCase() ?? ''] ?? 1))
    const isMeant = /^sp/i.test(groups.noun ?? '') ? isMachine : isOf(TYPES.spindled, type)
    return isMeant && value >= 1 && value <= 500_000 ? [understood('spindles', text, value)] : null
  },
}

const counted = (
  name: string,
  noun: string,
  most: number,
  isMeant: (context: ReturnType<typeof contextOf>) => boolean,
): Notation => ({
  pattern: new RegExp(String.raw`(?<value>\d{1,5}) ?-? ?(?:${noun})\b`, 'iy'),
  read: ({ groups, text }, tokens) =>
    isMeant(contextOf(tokens)) ? numbered(name, text, within(groups.value, 1, most)) : null,
})

const rotors = counted('rotors', 'rotors?', 100_000, ({ type }) => isOf(TYPES.rotors, type) || type === 'Rotor')
const heads = counted('heads', 'heads?|hds?', 200, ({ type }) => isOf(TYPES.heads, type))
const needles = counted('needles', 'needles?|ndl', 20_000, ({ type }) =>
  isOf([...TYPES.needled, ...TYPES.circular], type),
)
const colours = counted('colours', 'colou?rs?|clrs?|cols?|screens?|nozzles?', 36, ({ type }) =>
  isOf([...TYPES.looms, ...TYPES.coloured], type),
)
const chambers = counted('chambers', 'chambers?|chember|bays?|champers?', 40, ({ type }) => isOf(TYPES.chambered, type))
const feeders = counted('feeders', 'feeders?|feeds?|f', 300, ({ type }) => isOf(TYPES.circular, type))
const shafts = counted(
  'healdShafts',
  'shafts?|levers?|heald frames?|heald shafts?',
  32,
  ({ isLoom, type }) => isLoom || type === 'Dobby',
)
/** "Jacquard 2688": a usual number of hooks. */
const hooksBehind: Notation = {
  pattern:
    /(?:(?:bonas|staubli|grosse) )?jacquard (?<value>448|896|1344|1408|1536|2304|2400|2560|2688|3072|4608|5120|5376|6144|8064|10240|12288)(?: ?hooks?\b)?/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isLoom
      ? [understood('shedding', text, 'Jacquard'), understood('hooks', text, Number(groups.value))]
      : null,
}
const hooks = counted('hooks', 'hooks?', 32_000, ({ isLoom, type }) => isLoom || type === 'Jacquard')

const NEEDLE_WORDS: Readonly<Record<string, number>> = { single: 1, one: 1, double: 2, twin: 2, two: 2 }
/** "Single needle": how many a sewing machine has. */
const needleWord: Notation = {
  pattern: /(?<value>single|one|double|twin|two) ?-?needles?/iy,
  read({ groups, text }, tokens) {
    const value = NEEDLE_WORDS[groups.value?.toLowerCase() ?? ''] ?? null
    return isOf(TYPES.needled, contextOf(tokens).type) ? numbered('needles', text, value) : null
  },
}
const threads = counted('threads', 'threads?', 8, ({ type }) => /^(?:Overlock|Flatlock|Chainstitch)/.test(type))

/** "20 x 9": heads and needles of an embroidery machine. */
const headsByNeedles: Notation = {
  pattern: /(?<heads>\d{1,2}) ?x ?(?<needles>6|7|9|12|15)/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).type.endsWith('embroidery machine')
      ? [understood('heads', text, Number(groups.heads)), understood('needles', text, Number(groups.needles))]
      : null,
}

/** "450x600", "400 x 680 mm" of an embroidery machine: the frame of a head. */
const frame: Notation = {
  pattern: /(?<a>\d{3,4}) ?(?:mm)? ?x ?(?<b>\d{3,4})(?: ?mm)?(?: ?(?:frame|area))?/iy,
  read({ groups, text }, tokens) {
    if (!contextOf(tokens).type.endsWith('embroidery machine')) return null
    const value = { width: Number(groups.a), height: Number(groups.b) }
    return [understood('frameSize', text, { 'frameSize.width': value.width, 'frameSize.height': value.height }, value)]
  },
}

const CAPACITIES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:kg|kgs)\/?(?:hr?|hour)$|^kg per hour$/i, 'kg/h'],
  [/^kgs?$/i, 'kg'],
  [/^(?:tph|ton\/hr|t\/h|tons?)$/i, 't/h'],
  [/^(?:kva)$/i, 'kVA'],
  [/^(?:cfm)$/i, 'CFM'],
  [/^(?:kld)$/i, 'm³/day'],
  [/^(?:tr)$/i, 'TR'],
  [/^(?:ltrs?|litres?|liters?)$/i, 'L'],
  [/^(?:tpd)$/i, 't/day'],
]

/** "500 kg soft flow", "5 TPH boiler", "250 kVA generator", "100 KLD ETP". */
const capacity: Notation = {
  pattern:
    /(?:capacity ?[:=-]? ?)?(?<value>\d{1,6}(?:\.\d{1,2})?) ?(?<unit>kgs?\/hr?|kg\/hour|kg per hour|kgs?|tph|ton\/hr|t\/h|tons?|kva|cfm|kld|tr|ltrs?|litres?|liters?|tpd)(?: ?(?:capacity|batch|load|per batch))?/iy,
  read({ groups, text }, tokens) {
    const { type } = contextOf(tokens)
    const unit = CAPACITIES.find(([word]) => word.test(groups.unit ?? ''))?.[1]
    if (!isOf(TYPES.loaded, type) || unit === undefined) return null
    if (unit === 't/h' && /^tons?$/i.test(groups.unit ?? '') && type !== 'Boiler') return null
    return [understood('capacity', text, Number(groups.value)), understood('capacityUnit', text, unit)]
  },
}

const KW: Readonly<Record<string, number>> = { kw: 1, hp: 0.7457, w: 0.001 }
const power: Notation = {
  pattern: /(?<value>\d{1,5}(?:\.\d{1,2})?) ?(?<unit>kw|hp|h\.p\.)/iy,
  read({ groups, text }, tokens) {
    const unit = /^k/i.test(groups.unit ?? '') ? 'kw' : 'hp'
    return contextOf(tokens).isMachine
      ? [understood('powerKw', text, roundTo(Number(groups.value) * (KW[unit] ?? 1), 2))]
      : null
  },
}

const SPEEDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^rpm$/i, 'rpm'],
  [/^(?:m\/min|mpm|mtrs?\/min|m per min|met(?:er|re)s per minute)$/i, 'm/min'],
  [/^ppm$/i, 'picks/min'],
  [/^spm$/i, 'stitches/min'],
]
const speed: Notation = {
  pattern: /(?:speed ?[:=-]? ?)?(?<value>\d{1,5}(?:\.\d)?) ?(?<unit>rpm|m\/min|mpm|mtrs?\/min|m per min|ppm|spm)/iy,
  read({ groups, text }, tokens) {
    const { isMachine } = contextOf(tokens)
    const unit = SPEEDS.find(([word]) => word.test(groups.unit ?? ''))?.[1]
    return isMachine && unit
      ? [understood('speed', text, Number(groups.value)), understood('speedUnit', text, unit)]
      : null
  },
}

const hours: Notation = {
  pattern:
    /(?:(?:run(?:ning)?|meter) ?(?:hours|hrs) ?[:=-]? ?(?<a>\d{1,6})|(?:only ?)?(?<b>\d{2,6}) ?(?:hours|hrs|running hours|run hours)(?: ?(?:run|running|used))?\b)/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isMachine ? numbered('runHours', text, within(groups.a ?? groups.b, 1, 1e6)) : null,
}

const warranty: Notation = {
  pattern:
    /(?:(?<a>\d{1,2}) ?-?(?<unit>months?|mths?|years?|yrs?)(?: of)? (?:warranty|guarantee)|(?:warranty|guarantee) ?(?:of|:|-|for)? ?(?<b>\d{1,2}) ?(?<other>months?|mths?|years?|yrs?))/iy,
  read({ groups, text }, tokens) {
    const months = Number(groups.a ?? groups.b) * (/^y/i.test(groups.unit ?? groups.other ?? '') ? 12 : 1)
    return contextOf(tokens).isMachine ? numbered('warranty', text, within(String(months), 1, 120)) : null
  },
}

/** The size of a part as it is written: "42 mm", "80/2", "#14". */
const partSize: Notation = {
  pattern:
    /(?:(?:size|dia|count) ?[:=-]? ?)?(?:\d{1,4}(?:\.\d{1,2})?(?: ?x ?\d{1,4}(?:\.\d{1,2})?){0,2} ?(?:mm|cms?|inch|")|#\d{1,3}|size \d{1,3}(?:\/\d{1,3})?|\d{2,3}\/\d(?= ))/iy,
  read: (match: Matched, tokens) => {
    const { isPart, type } = contextOf(tokens)
    return (isPart || isOf(TYPES.bladed, type)) && !isOf(TYPES.wide, type)
      ? [understood('partSize', match.text, match.text)]
      : null
  },
}

/** "72 dents", "reed count 60". */
const dents: Notation = {
  pattern: /(?:\d{2,3} ?(?:dents?|dpi)(?: ?per (?:inch|cm))?|reed count ?[:=-]? ?\d{2,3})/iy,
  read: ({ text }, tokens) => (contextOf(tokens).type === 'Reed' ? [understood('partSize', text, text)] : null),
}

/** The figures of a line about machines. */
export const numberReaders: readonly TextReader[] = [
  readerOf('year', ['toyota airjet 2018', 'rapier loom 2012 model', 'stenter YOM 2008'], [year]),
  readerOf('workingWidth', ['jat810 190', 'rapier loom 340 cm', '72 inch stenter'], [width, bareWidth]),
  readerOf('machineDiameter', ['mayer relanit 30 24', 'circular knitting machine 34" x 28gg'], [knit, diameter]),
  readerOf('gauge', ['flat knitting machine 12 gg'], [gauge]),
  readerOf('spindles', ['ring frame 1200 spindles', 'autoconer 60 drums'], [spindles]),
  readerOf('rotors', ['OE machine 288 rotors'], [rotors]),
  readerOf(
    'heads',
    ['embroidery machine 20 head 9 needle', 'embroidery machine 20 x 9'],
    [headsByNeedles, heads, needles, needleWord],
  ),
  readerOf('frameSize', ['embroidery machine 20 head 400x680'], [frame]),
  readerOf('threads', ['juki overlock machine 4 thread'], [threads]),
  readerOf('colours', ['8 colour rotary printing machine'], [colours]),
  readerOf('chambers', ['8 chamber stenter'], [chambers]),
  readerOf('feeders', ['single jersey machine 96 feeders'], [feeders]),
  readerOf('healdShafts', ['rapier loom 16 shafts', 'jacquard 2688 hooks'], [shafts, hooks, hooksBehind]),
  readerOf('capacity', ['500 kg soft flow', '5 TPH boiler', '250 kVA generator'], [capacity]),
  readerOf('powerKw', ['screw compressor 75 kw', 'stenter 50 hp'], [power]),
  readerOf('speed', ['air jet loom 650 rpm'], [speed]),
  readerOf('runHours', ['air jet loom 32000 hours'], [hours]),
  readerOf('warranty', ['lockstitch machine 12 months warranty'], [warranty]),
  readerOf('partSize', ['spinning ring 42 mm'], [dents, partSize]),
]
