import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { behind, type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { countRangeReader } from '../count-reader'
import { serviceReaders } from '../readers'
import { fillerReaderOf, type Implies, wordReaderOf } from '../word-reader'
import {
  coveringType,
  intermingling,
  jobGroup,
  jobType,
  packageOut,
  spinningMakes,
  spinPreparation,
  splicing,
  twistDirections,
  yarnFeatures,
  yarnFor,
} from './vocabulary'

const FILAMENT = /\b(?:dty|texturi[sz]\w*|poy|nim|sim|him|filament|crimp|\d{2,3}\/\d{2,3})\b/
const COVER = /\b(?:cover\w*|scy|dcy|acy|lycra|spandex)\b/

const AFTER_SPINNING =
  /\b(?:gass\w*|singe\w*|winding|rewinding|doubling|tfo|two for one|twisting|merceri[sz]\w*|conditioning|steaming|reeling|waxing|packing|heat ?-?setting)\b/
/** Compact yarn that is wound or doubled was spun before. */
const isSpun = (line: string, phrase: string): boolean =>
  !/^(?:compact|ring|oe|open end|vortex)$/.test(phrase) || !AFTER_SPINNING.test(line)

const implies: Implies = (name, _value, line) => {
  if (name === 'intermingling') return /\baty\b|air ?-?textur/.test(line) ? [] : [['jobType', ['Texturising']]]
  if (name === 'coveringType') return [['jobType', ['Covering']]]
  return []
}

const wordReader = wordReaderOf(
  'jobType',
  ['compact spinning', 'dty', 'tfo', 'combed', 'NIM dty'],
  [
    {
      name: 'jobType',
      vocabulary: jobType,
      isList: true,
      not: /^(?:ring|crimping|steaming|oe|high twist|autoclave|heat set)$/,
      isMeant: isSpun,
    },
    {
      name: 'jobType',
      vocabulary: jobType,
      isList: true,
      isMeant: (line, phrase) =>
        /\b(?:spin\w*|yarn|rotors?|spindles?|frames?|job)\b/.test(line) && isSpun(line, phrase),
      not: /^(?:crimping|steaming|autoclave|heat set)$/,
    },
    { name: 'category', vocabulary: jobGroup, not: /^(?:gin|texturising|covering)$/ },
    { name: 'spinPreparation', vocabulary: spinPreparation, isList: true, not: /^card$/ },
    { name: 'yarnFeatures', vocabulary: yarnFeatures, isList: true, not: /^neps$/ },
    { name: 'intermingling', vocabulary: intermingling, isList: true, isMeant: (line) => FILAMENT.test(line) },
    { name: 'coveringType', vocabulary: coveringType, isList: true, isMeant: (line) => COVER.test(line) },
    { name: 'machineMake', vocabulary: spinningMakes, isList: true },
    { name: 'packageOut', vocabulary: packageOut, isList: true, not: /^(?:bale|bales|spring|spool|bobbins?)$/ },
    { name: 'splicing', vocabulary: splicing },
    {
      name: 'subcategory',
      vocabulary: yarnFor,
      not: /^(?:knitting|weaving|thread|sewing|terry|denim|towels|carpets)$/,
    },
    { name: 'twistDirection', vocabulary: twistDirections, isList: true, not: /^[sz]$/ },
    { name: 'fiberHandled', vocabulary: fibres, isList: true, not: /^(?:poly|zari)$/ },
  ],
  implies,
)

const BLENDS: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/^(?:p\/?c|pc|t\/?c|tc|cvc)$/, ['Polyester', 'Cotton']],
  [/^(?:p\/?v|pv|t\/?r|tr)$/, ['Polyester', 'Viscose']],
  [/^(?:a\/?w|aw)$/, ['Acrylic', 'Wool']],
  [/^poly$/, ['Polyester']],
]

const blendReader: TextReader = {
  name: 'fiberHandled',
  examples: ['PV', 'P/C'],
  read(tokens, at) {
    const word = tokens[at] ?? ''
    const found = BLENDS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1]
    // "22 pc machines" and "per pc" count pieces.
    const isPieces = word.toLowerCase() === 'pc' && /\d$|^(?:per|each|\/)$/.test(wordAt(tokens, at - 1))
    if (!found || isPieces) return null
    // The shares of the blend follow; a house takes others too.
    const used = /^\d{2}[/:]\d{2}$/.test(tokens[at + 1] ?? '') ? 2 : 1
    return { used, understood: [understood('fiberHandled', tokens.slice(at, at + used).join(' '), found)] }
  },
}

const MANY = `(?<many> ?k| ?lakhs?| ?lacs?| ?thousand)?`
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, lakh: 1e5, lac: 1e5 }

/** "20,000 spindles", "20k spindles", "spindles 25200", "288 rotors x 4". */
const machines = (name: string, words: string, max: number): Notation => ({
  pattern: new RegExp(
    String.raw`(?:(?<a>\d[\d,]*(?:\.\d+)?)${MANY} ?(?:${words})(?: x (?<times>\d{1,3}))?|(?:${words}) ?[:=-]? ?(?<b>\d[\d,]*))`,
    'iy',
  ),
  read({ groups, text }) {
    const factor = FACTORS[(groups.many ?? '').trim().toLowerCase().replace(/s$/, '')] ?? 1
    const value = Number((groups.a ?? groups.b ?? '').replaceAll(',', '')) * factor * Number(groups.times ?? 1)
    return value >= 1 && value <= max ? [understood(name, text, value)] : null
  },
})

/** "18000 rpm", "speed 16,000 rpm". */
const speed: Notation = {
  pattern: /(?:(?:spindle )?speed(?: ?(?:of|:|=|upto|up to))* )?(?<a>\d{1,3},?\d{3}) ?rpm/iy,
  read({ groups, text }) {
    const value = within((groups.a ?? '').replaceAll(',', ''), 1000, 200_000)
    return value === null ? null : [understood('spindleSpeed', text, value)]
  },
}

/** "12-28 TPI", "TPI 18", "800 tpm" is left: it is no TPI. */
const tpi: Notation = {
  pattern:
    /(?:(?<a>\d{1,2}(?:\.\d)?)(?:(?: ?tpi)? ?(?:-|to) ?(?<b>\d{1,2}(?:\.\d)?))? ?tpi|tpi ?[:=-]? ?(?<c>\d{1,2}(?:\.\d)?)(?: ?(?:-|to) ?(?<d>\d{1,2}(?:\.\d)?))?)/iy,
  read({ groups, text }) {
    const from = within(groups.a ?? groups.c, 0.5, 99)
    const to = within(groups.b ?? groups.d ?? groups.a ?? groups.c, 0.5, 99)
    return from === null || to === null ? null : [spanOf('tpiRange', text, from, to)]
  },
}

/** "1200 TPM": turns per metre, in turns per inch. */
const tpm: Notation = {
  pattern: /(?<a>\d{2,4})(?:(?: ?tpm)? ?(?:-|to) ?(?<b>\d{2,4}))? ?tpm/iy,
  read({ groups, text }) {
    const [from, to] = [within(groups.a, 20, 4000), within(groups.b ?? groups.a, 20, 4000)]
    const perInch = (turns: number) => Math.round((turns / 39.37) * 10) / 10
    return from === null || to === null ? null : [spanOf('tpiRange', text, perInch(from), perInch(to))]
  },
}

const LYCRA = /^(?:lycra|spandex|elastane)/
/** "20/40 acy", "20D/30D": core and wrap of a covered yarn. */
const coreAndWrap: Notation = {
  pattern: /(?<a>\d{2,3}) ?d?\/(?<b>\d{2,3})(?: ?d)?/iy,
  read(match, tokens, at) {
    const { groups, text } = match
    const [core, wrap] = [within(groups.a, 10, 280), within(groups.b, 10, 300)]
    if (core === null || wrap === null || !COVER.test(tokens.join(' ').toLowerCase())) return null
    // "20D/40D lycra", "spandex 20D/40D with": two of one yarn.
    if (LYCRA.test(behind(match, tokens, at))) return null
    const isOfCore =
      tokens.slice(0, at).some((word) => LYCRA.test(word.toLowerCase())) && behind(match, tokens, at) === 'with'
    if (isOfCore && core < wrap) return [spanOf('coreDenier', text, core, wrap)]
    return [spanOf('coreDenier', text, core, core), spanOf('wrapDenier', text, wrap, wrap)]
  },
}

/** "with 75/36 poly", "75/36 nylon": denier and filaments of the yarn around a covered core. */
const wrapFilament: Notation = {
  pattern: /(?<a>\d{2,3}) ?d?\/(?<f>\d{1,3})f?(?:\/\d{1,2})? (?<what>nylon|polyester|poly|dty|viscose)/iy,
  read({ groups, text }, tokens) {
    const denier = within(groups.a, 10, 600)
    const filaments = Number(groups.f)
    if (denier === null || filaments >= denier || !COVER.test(tokens.join(' ').toLowerCase())) return null
    const fibre = /nylon/i.test(groups.what ?? '') ? 'Nylon' : /visc/i.test(groups.what ?? '') ? 'Viscose' : 'Polyester'
    return [spanOf('wrapDenier', text, denier, denier), understood('fiberHandled', text, [fibre])]
  },
}

/** "40D lycra", "70 nylon" of a covered yarn. */
const coreOrWrap: Notation = {
  pattern: /(?<a>\d{2,3}) ?(?:d|den|denier)? (?<what>lycra|spandex|elastane|nylon|polyester|poly)/iy,
  read({ groups, text }, tokens) {
    const denier = within(groups.a, 10, 300)
    if (denier === null || !/\b(?:cover\w*|scy|dcy|acy)\b/.test(tokens.join(' ').toLowerCase())) return null
    const isCore = /lycra|spandex|elastane/i.test(groups.what ?? '')
    const fibre = isCore ? 'Elastane' : /nylon/i.test(groups.what ?? '') ? 'Nylon' : 'Polyester'
    return [
      spanOf(isCore ? 'coreDenier' : 'wrapDenier', text, denier, denier),
      understood('fiberHandled', text, [fibre]),
    ]
  },
}

/** "20D-40D lycra", "20 to 70 den spandex": the cores that a covering house takes; "40D-150D poly": its wraps. */
const coreOrWrapSpan: Notation = {
  pattern:
    /(?<a>\d{2,3}) ?(?:(?:d|den|denier)? ?(?:-|to)|(?:d|den|denier) ?\/) ?(?<b>\d{2,3}) ?(?:d|den|denier)? (?<what>lycra|spandex|elastane|nylon|polyester|poly|dty)/iy,
  read({ groups, text }, tokens) {
    const [from, to] = [within(groups.a, 10, 600), within(groups.b, 10, 600)]
    if (from === null || to === null || !/\b(?:cover\w*|scy|dcy|acy)\b/.test(tokens.join(' ').toLowerCase()))
      return null
    const isCore = /lycra|spandex|elastane/i.test(groups.what ?? '')
    const fibre = isCore ? 'Elastane' : /nylon/i.test(groups.what ?? '') ? 'Nylon' : 'Polyester'
    return [spanOf(isCore ? 'coreDenier' : 'wrapDenier', text, from, to), understood('fiberHandled', text, [fibre])]
  },
}

/** "Cheese to cone", "hank to cone winding": the yarn leaves on the second; "cop to cone or cheese" has more words behind it. */
const rewound: Notation = {
  pattern:
    /(?:hanks?|cheeses?|cops?|cones?|bobbins?|reels?)(?: (?:se|to|into|2)) (?<to>hanks?|cheeses?|cones?|dye (?:tubes?|packages?)|soft packages?)(?: winding| rewinding)?/iy,
  read({ groups, text }) {
    const value = canonicalValue(packageOut, groups.to ?? '')
    const job = /wind/i.test(text) ? [understood('jobType', text, ['Winding'])] : []
    return value === null ? null : [understood('packageOut', text, [value]), ...job]
  },
}

/** "S and Z twist", "S/Z both": both directions. */
const bothTwists: Notation = {
  pattern:
    /(?:(?:s ?(?:and|&|\/|,|\+|or) ?z|z ?(?:and|&|\/|,|\+|or) ?s)(?: both)?(?: (?:twists?|direction))(?: both)?|both twists?)/iy,
  read: ({ text }) => [understood('twistDirection', text, ['Z', 'S'])],
}

/** "95 deg c", "at 110°C": of steaming and heat-setting. */
const temperature: Notation = {
  pattern:
    /(?:at |temp(?:erature)? ?[:=-]? ?)?(?<a>\d{2,3}) ?(?:°c|° c|deg(?:rees?)?\.? ?c(?:elsius)?|celsius|degrees?)/iy,
  read({ groups, text }) {
    const value = within(groups.a, 40, 250)
    return value === null ? null : [understood('processTemperature', text, value)]
  },
}

const waxed: Notation = {
  pattern: /(?:with (?:wax|waxing)|waxed|wax applied)(?: (?:yarn|cones?|packages?))?/iy,
  read: ({ text }) => [understood('waxing', text, true)],
}

/** "2 ply", "2-6 ply". */
const ply: Notation = {
  pattern:
    /(?<a>\d{1,2})(?:(?: ?-?ply)?(?: ?(?:-|to|\/|,|&|and) ?| )(?:\d{1,2} ?-?ply ?[,/&]? ?)*(?<b>\d{1,2}))? ?-?ply/iy,
  read({ groups, text }) {
    const from = within(groups.a, 1, 24)
    const to = within(groups.b ?? groups.a, 1, 24)
    return from === null || to === null ? null : [spanOf('plyRange', text, from, to)]
  },
}

const spanOf = (name: string, text: string, from: number, to: number): Understood => {
  const typed = { from: Math.min(from, to), to: Math.max(from, to) }
  return understood(name, text, from === to ? from : typed, typed)
}

const percent = (name: string, words: string, min: number): Notation => ({
  pattern: new RegExp(
    String.raw`(?:(?:${words})(?: ?(?:of|:|=|-|is|min\.?))* ?(?<a>\d{1,3}(?:\.\d{1,2})?) ?%|(?<b>\d{1,3}(?:\.\d{1,2})?) ?% ?(?:${words}))`,
    'iy',
  ),
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b, min, 100)
    return value === null ? null : [understood(name, text, value)]
  },
})

const promise = (part: string, pattern: RegExp, min: number, max: number): Notation => ({
  pattern,
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b, min, max)
    return value === null ? null : [understood(`qualityPromise.${part}`, text, value)]
  },
})

const fillers = fillerReaderOf(
  'spinningWords',
  ['yarn spinning mill', 'ring frames'],
  /(?:spinning mill|mills?|ring frames?|frames?|machines?|m\/cs?|nos\.?|units?|yarn spinning|spinning|fancy|grey|facility|we|have|our|all types?|best quality|count range|counts?|denier|poy|yarns?|100 ?%|work|autoconer|autocoro|twisted|autoclave|soft|quality|(?:for )?(?:cheese|yarn|package|hank|cone) dyeing)/,
)

/** Everything that a line about spinning, texturising or winding may say. */
export const spinningReaders: readonly TextReader[] = [
  readerOf('spindles', ['20,000 spindles', '25k spindles'], [machines('spindles', 'spindles?|spdls?', 2_000_000)]),
  readerOf('rotors', ['2400 rotors'], [machines('rotors', 'rotors?', 200_000)]),
  readerOf('heads', ['1200 positions', '216 drums'], [machines('heads', 'positions?|heads?|drums?|ends', 200_000)]),
  readerOf('spindleSpeed', ['18000 rpm'], [speed]),
  readerOf('coreDenier', ['20/40 acy', '40D lycra covering'], [coreOrWrapSpan, wrapFilament, coreAndWrap, coreOrWrap]),
  readerOf('packageOut', ['cheese to cone'], [rewound]),
  readerOf('twistDirection', ['S and Z twist'], [bothTwists]),
  readerOf('processTemperature', ['95 deg c'], [temperature]),
  readerOf('waxing', ['waxed cones'], [waxed]),
  readerOf('tpiRange', ['12-28 TPI', '1200 TPM'], [tpi, tpm]),
  readerOf('plyRange', ['2 ply', '2-6 ply'], [ply]),
  readerOf('realisation', ['realisation 72%'], [percent('realisation', 'reali[sz]ation|yield|recovery', 40)]),
  readerOf(
    'qualityPromise',
    ['CSP 2800', 'U% 9.5'],
    [
      promise('csp', /(?:csp|clsp) ?(?:[:=-]|min\.?)? ?(?<a>\d{3,4})|(?<b>\d{4}) ?csp/iy, 500, 6000),
      promise('uPercent', /u ?%(?: ?[:=-])? ?(?<a>\d{1,2}(?:\.\d{1,2})?)/iy, 3, 30),
      promise('ipi', /ipi ?[:=-]? ?(?<a>\d{1,4})/iy, 0, 5000),
      promise('rkm', /rkm ?[:=-]? ?(?<a>\d{1,2}(?:\.\d{1,2})?)|(?<b>\d{1,2}(?:\.\d)?) ?rkm/iy, 5, 60),
    ],
  ),
  countRangeReader,
  wordReader,
  blendReader,
  ...serviceReaders,
  fillers,
]
