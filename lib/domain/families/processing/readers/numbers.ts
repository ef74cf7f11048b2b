import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { WIDTH_UNIT } from '../../fabric/construction/notation'
import { lengthUnit, toCm } from '../../fabric/lengths'
import { blendReader } from '../../fabric/readers/fibres'
import { finishNumberReader } from '../../finishing/readers/numbers'
import { type Notation, readerOf, within } from '../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { shadeDepth } from '../vocabulary/terms'
import { contextOf } from './context'

const NUM = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const TO = '(?: ?(?:-|to|/) ?)'
const UP_TO = String.raw`(?:(?:up ?-?to|upto|max(?:imum)?\.?|till|to) ?)`
const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(',', ''))

/** Widths that are named without a unit. */
const PANNA: ReadonlySet<number> = new Set([
  36, 44, 48, 54, 58, 60, 62, 63, 64, 66, 67, 68, 70, 72, 74, 76, 78, 80, 84, 90, 98, 100, 102, 108, 110, 112, 116, 118,
  120, 122, 126, 130,
])
const OTHER_UNIT =
  /^(?:kgs?|gms?|grams?|grms?|g|gsm|m|mtrs?|mts?|met(?:er|re)s?|cms?|mm|%|days?|hours?|hrs|rs|per|\/.*|colou?rs?|screens?|heads?|chambers?|pcs?|pieces?|dips?|ton(?:ne)?s?|mt|tpd|l|lit(?:er|re)s?|s|count|no|nos|paise|x|:|den|d|c|°c)$/
const PRICE_BEFORE = /^(?:@|rs\.?|₹|inr|price|rate|min|moq|x|at|gsm|batch|no\.?|is)$/

const width: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:max(?:imum)? |finish(?:ed)? |fabric |working |cloth )?(?:width|panna|pana|arz)(?: (?:of|is))? ?[:=-]? ?)?${UP_TO}?(?<a>\d{2,3}(?:\.\d)?)(?:${TO}(?<b>\d{2,3}(?:\.\d)?))? ?-?(?<unit>${WIDTH_UNIT})(?: (?:max(?:imum)? )?(?:width|wide|panna|finish(?:ed)? width|max))?`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const unit = lengthUnit(groups.unit ?? '')
    const most = Math.max(Number(groups.a), Number(groups.b ?? 0))
    const cm = unit === null ? null : toCm(most, unit)
    const isRepeat =
      /\brepeat\b/.test(`${wordAt(tokens, at - 1)} ${text}`.toLowerCase()) ||
      /^repeat/.test(wordAt(tokens, at + text.split(' ').length))
    if (unit === null || cm === null || cm < 60 || cm > 550 || isRepeat || unit === 'mm') return null
    return [understood('maxWidth', text, cm, { value: most, unit })]
  },
}

/** "width 63", "panna 44": inches are meant. */
const namedWidth: Notation = {
  pattern: /(?:max(?:imum)? )?(?:width|panna|pana|arz) ?[:=-]? ?(?:up ?to )?(?<a>\d{2,3})/iy,
  read({ groups, text }) {
    const value = within(groups.a, 24, 140)
    return value === null ? null : [understood('maxWidth', text, Math.round(value * 254) / 100, { value, unit: 'in' })]
  },
}

/** "cpb reactive 63", "63 panna": a usual width alone. */
const bareWidth: Notation = {
  pattern: /(?<a>\d{2,3})/iy,
  read({ groups, text, used }, tokens, at) {
    const value = Number(groups.a)
    const before = wordAt(tokens, at - 1)
    // "light shades 70" is what they cost.
    const isRate = PRICE_BEFORE.test(before) || /^shades?$/.test(before) || DEPTH_ALONE.test(before)
    const isOther = isRate || OTHER_UNIT.test(wordAt(tokens, at + used))
    const hasWidth = /\d ?(?:"|inch|in\b|cm|panna)/.test(lineOf(tokens).text)
    if (!PANNA.has(value) || isOther || hasWidth || contextOf(tokens).isGarment) return null
    if (/\b(?:yarn|hank|cheese|cone|count)\b/.test(lineOf(tokens).text)) return null
    return [understood('maxWidth', text, Math.round(value * 254) / 100, { value, unit: 'in' })]
  },
}

/** What is inside an interval: both ends, or one value. */
function interval(name: string, text: string, from: number | null, to: number | null): Understood[] | null {
  if (from === null) return null
  if (to === null || to === from) return [understood(name, text, from, { from, to: from })]
  return to < from ? null : [understood(name, text, { from, to }, { from, to })]
}

const MOST = /\b(?:upto|up to|max|maximum|below|under)$/
const gsm: Notation = {
  pattern: new RegExp(String.raw`(?<a>\d{2,4})(?:${TO}(?<b>\d{2,4}))? ?-?(?:gsm|g\/m2|gm\/m2|g\/m²)`, 'iy'),
  read({ groups, text }, tokens, at) {
    const isAddOn = /^(?:coating|coated|add|add-on|lamination|film)$/.test(wordAt(tokens, at + text.split(' ').length))
    const from = within(groups.a, 8, 2000)
    if (isAddOn || from === null) return null
    // "Upto 300 gsm" has no lower end.
    const isMost = groups.b === undefined && MOST.test(`${wordAt(tokens, at - 2)} ${wordAt(tokens, at - 1)}`)
    return isMost
      ? [understood('gsmRange', text, { to: from }, { to: from })]
      : interval('gsmRange', text, from, numberOf(groups.b))
  },
}

/** "110 gsm to 250", "gsm 120 to 240". */
const gsmFirst: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>\d{2,4}) ?gsm ?(?:-|to|till|se) ?(?<b>\d{2,4})(?: ?gsm)?|gsm(?: range)? ?[:=-]? ?(?<c>\d{2,4})${TO}(?<d>\d{2,4}))`,
    'iy',
  ),
  read: ({ groups: { a, b, c, d }, text }) => interval('gsmRange', text, within(a ?? c, 8, 2000), numberOf(b ?? d)),
}

const addOn: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:add-? ?on|coating weight|pick ?up) ?[:=-]? ?(?<a>\d{1,4})(?:${TO}(?<b>\d{1,4}))? ?(?:gsm|g\/m2|gms?)|(?<c>\d{1,4})(?:${TO}(?<d>\d{1,4}))? ?(?:gsm|g\/m2) (?:add-? ?on|coating|film))`,
    'iy',
  ),
  read: ({ groups, text }) =>
    interval('coatingWeight', text, numberOf(groups.a ?? groups.c), numberOf(groups.b ?? groups.d)),
}

const KG = '(?:kgs?|kilos?)'
const batch: Notation = {
  pattern: new RegExp(
    `(?:(?:batch(?:es)?(?: size)?|lot size|load(?:ing)?(?: capacity)?|machine capacity|capacity) ?(?:of|from|[:=-])? ?(?<a>${NUM}) ?(?:${KG})?(?:${TO}(?<b>${NUM}))? ?${KG}|(?<c>${NUM}) ?(?:${KG})?(?:${TO}(?<d>${NUM}))? ?${KG} ?(?:per )?(?:batch(?:es)?|batch size|load|loading|lot size|capacity (?:machines?|jets?)|(?:jet |jigger |winch |soft ?-?flow |vessel )?capacity(?! (?:per|a) day)|machines?|jets?|vessels?))`,
    'iy',
  ),
  read({ groups, text }) {
    const [from, to] = [numberOf(groups.a ?? groups.c), numberOf(groups.b ?? groups.d)]
    return from === null || from < 1 || from > 20_000 ? null : interval('batchSize', text, from, to)
  },
}

/** "10-500 kg": a span of weights is that of the batches. */
const bareBatch: Notation = {
  pattern: new RegExp(`(?<a>${NUM}) ?(?:${KG})? ?(?:-|to) ?(?<b>${NUM}) ?${KG}`, 'iy'),
  read({ groups, text }, tokens, at) {
    const [from, to] = [numberOf(groups.a), numberOf(groups.b)]
    const isPrice =
      PRICE_BEFORE.test(wordAt(tokens, at - 1)) ||
      /^(?:\/|per|bags?|rs)/.test(wordAt(tokens, at + text.split(' ').length))
    // "92-130 kg" may be prices.
    return from === null || from < 1 || isPrice || (to ?? 0) < from * 2 ? null : interval('batchSize', text, from, to)
  },
}

const colours: Notation = {
  pattern: new RegExp(
    String.raw`(?:${UP_TO}|(?:max(?:imum)? ))?(?<a>\d{1,2}) ?-?(?:colou?rs?|col\.?|screens?|kalar)(?: (?:max|capacity))?`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value = within(groups.a, 1, 32)
    return value === null || !contextOf(tokens).isPrint ? null : [understood('colours', text, value)]
  },
}

/** "32 heads", "16 kyocera heads" of a digital printer. */
const printHeads: Notation = {
  pattern: /(?<a>\d{1,3}) ?-?(?:kyocera |epson |konica |ricoh |dimatix |starfire )?(?:print ?-?)?heads?/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 1, 1000)
    return value === null || !contextOf(tokens).isPrint ? null : [understood('printHeads', text, value)]
  },
}

const repeat: Notation = {
  pattern:
    /(?:(?<a>640|641|642|820|914|1018|1206)(?: ?mm)? (?:repeat|screens?)|repeat(?: of| size)? ?[:=-]? ?(?<b>640|641|642|820|914|1018|1206)(?: ?mm)?)/iy,
  read({ groups, text }) {
    const value = Number(groups.a ?? groups.b)
    return [understood('repeatSize', text, value / 10, { value, unit: 'mm' })]
  },
}

const liquor: Notation = {
  pattern:
    /(?:(?:mlr|liquor(?: ratio)?|bath ratio|l\.?r\.?) ?[:=-]? ?)?(?<a>1 ?: ?\d{1,2}(?:\.\d)?(?:(?: ?- ?| to )(?:1 ?: ?)?\d{1,2})?)(?: (?:mlr|liquor ratio|liquor))?/iy,
  read({ groups, text }) {
    const ratio = (groups.a ?? '').replace(/\s/g, '')
    return [understood('liquorRatio', text, ratio)]
  },
}

const deltaE: Notation = {
  pattern:
    /(?:shade (?:variation|band|tolerance) )?(?:delta ?-?e|δe|Δe|de)(?: ?cmc)? ?(?:<=?|≤|within|below|under|[:=-]|of)? ?(?<a>\d(?:\.\d{1,2})?)/iy,
  read({ groups, text }) {
    const value = within(groups.a, 0.1, 5)
    return value === null ? null : [understood('shadeBand', text, value)]
  },
}

const chambers: Notation = {
  pattern: /(?<a>\d{1,2}) ?-?chambers?(?: (?:stenters?|monfongs?|bruckner))?/iy,
  read({ groups, text }) {
    const value = within(groups.a, 2, 20)
    const stenter = /stent|monf|bruck/i.test(text) ? [understood('machine', text, ['Stenter'])] : []
    return value === null ? null : [understood('stenterChambers', text, value), ...stenter]
  },
}

const loss: Notation = {
  pattern:
    /(?:(?:process(?:ing)? |weight )?loss|wastage|shortage) ?(?:of|up ?to|max\.?|[:=-])? ?(?<a>\d{1,2}(?:\.\d)?) ?%/iy,
  read({ groups, text }) {
    const value = within(groups.a, 0, 40)
    const name = /^wastage/i.test(text)
      ? 'wastageAllowance'
      : /^shortage/i.test(text)
        ? 'shortageTolerance'
        : 'processLoss'
    return value === null ? null : [understood(name, text, value)]
  },
}

/** "shrinkage within 3%": both directions alike. */
const shrinkage: Notation = {
  pattern:
    /(?:residual )?shrinkage ?(?:within|below|under|max\.?|upto|up to|less than|<=?|[:=-]|of)* ?(?<a>\d{1,2}(?:\.\d)?) ?%/iy,
  read({ groups, text }) {
    const value = within(groups.a, 0, 20)
    return value === null ? null : [understood('shrinkagePromise', text, { length: value, width: value })]
  },
}

const strikeOff: Notation = {
  pattern: /strike ?-?offs? ?(?:in|within|[:=-])? ?(?<a>\d{1,2}) ?days?/iy,
  read({ groups, text }) {
    const value = within(groups.a, 0, 60)
    return value === null ? null : [understood('strikeOffDays', text, value)]
  },
}

const screenCharge: Notation = {
  pattern:
    /screens? (?:(?:charges?|cost|making) ?(?:rs\.?|₹|@|[:=-])?|rs\.?|₹|@) ?(?<a>\d{2,6})(?: ?(?:per|\/|each) ?(?:colou?r|screen))?/iy,
  read({ groups, text }) {
    const value = within(groups.a, 10, 100_000)
    return value === null ? null : [understood('screenCharge', text, value)]
  },
}

/** "min 300 kg per shade", "500 m/design". */
const perShade: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:moq|min(?:imum)?\.?) ?[:=-]? ?)?(?<a>${NUM}) ?(?:${KG}|m|mtrs?|met(?:er|re)s?|pcs|pieces)? ?(?:(?:min(?:imum)?\.?|moq) ?)?(?:\/|per|each|a) ?(?:colou?r|shade|design)`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const value = numberOf(groups.a)
    // "Rs 2200 per colour" is a price.
    if (/^(?:rs\.?|₹|@|inr|charges?)$/.test(wordAt(tokens, at - 1))) return null
    return value === null || value < 1 || value > 1e6 ? null : [understood('minPerShade', text, value)]
  },
}

const DEPTH = 'white|light|pale|pastel|medium|med|dark|deep|extra dark|black|neon'
const RATE = String.raw`(?:shades? ?)?(?:colou?rs? ?)?(?:[:=@-] ?)?(?:rs\.? ?|₹ ?)?`
const PER = String.raw`(?: ?\/-)?(?: ?(?:rs\.? ?)?(?:\/|per) ?(?:kgs?|m|mtrs?|met(?:er|re)s?))?`
const DEPTH_ALONE = new RegExp(`^(?:${DEPTH})$`, 'i')
const ratesOf = (text: string, each: RegExp): readonly Understood[] => {
  const rows = [...text.matchAll(each)].map(({ groups = {} }) => ({
    depth: canonicalValue(shadeDepth, groups.depth ?? '') ?? groups.depth,
    rate: Number(groups.rate),
  }))
  const unit = /(?:\/|per) ?k/i.test(text) ? 'kg' : /(?:\/|per) ?m/i.test(text) ? 'm' : null
  return [
    understood(
      'rateByShade',
      text,
      rows.map(({ depth, rate }) => `${depth} ${rate}`),
      rows,
    ),
    ...(unit === null ? [] : [understood('priceUom', text, unit)]),
  ]
}

/** "Light 65 dark 110 per kg", "dark shade 115/kg, medium 95": what each depth of shade costs. */
const shadeRates: Notation = {
  pattern: new RegExp(
    String.raw`(?:${DEPTH}) ${RATE}\d{1,4}(?:\.\d{1,2})?${PER}(?:(?: ?[,/&+;]| and)? ?(?:${DEPTH}) ${RATE}\d{1,4}(?:\.\d{1,2})?${PER})+`,
    'iy',
  ),
  read({ text, used }, tokens, at) {
    // "62/kg light 78 medium 95 dark": each rate is in front of its depth.
    if (DEPTH_ALONE.test(wordAt(tokens, at + used))) return null
    return ratesOf(text, new RegExp(String.raw`(?<depth>${DEPTH}) ${RATE}(?<rate>\d{1,4}(?:\.\d{1,2})?)`, 'gi'))
  },
}

const IN_FRONT = String.raw`(?:rs\.? ?|₹ ?)?\d{1,4}(?:\.\d{1,2})?${PER} ?(?:${DEPTH})`
/** "62/kg light, 78 medium, 95 dark". */
const shadeRatesInFront: Notation = {
  pattern: new RegExp(`${IN_FRONT}(?:(?: ?[,/&+;]| and)? ?${IN_FRONT})+`, 'iy'),
  read({ text, used }, tokens, at) {
    if (/^\d/.test(wordAt(tokens, at + used)) || DEPTH_ALONE.test(wordAt(tokens, at - 1))) return null
    return ratesOf(text, new RegExp(String.raw`(?<rate>\d{1,4}(?:\.\d{1,2})?)${PER} ?(?<depth>${DEPTH})`, 'gi'))
  },
}

/** "1 kg packages". */
const packageWeight: Notation = {
  pattern: /(?<a>\d{1,4}(?:\.\d{1,3})?) ?(?<u>kgs?|g|gms?|grams?) (?:dye )?(?:packages?|cheeses?)/iy,
  read({ groups, text }) {
    const isKg = /^k/i.test(groups.u ?? '')
    const grams = Number(groups.a) * (isKg ? 1000 : 1)
    return grams < 50 || grams > 20_000
      ? null
      : [understood('packageWeight', text, grams / 1000, { value: Number(groups.a), unit: isKg ? 'kg' : 'g' })]
  },
}

/** "PV", "T/C 65/35": the fibres of a blend. */
const blendFibres: TextReader = {
  name: 'fiberHandled',
  examples: ['dyeing T/C 65/35'],
  read(tokens, at): Reading | null {
    const reading = blendReader.read(tokens, at)
    const fibres = reading?.understood.find(({ name }) => name === 'fiberType')
    if (reading && fibres) return { ...reading, understood: [{ ...fibres, name: 'fiberHandled' }] }
    const known = SHORT_BLENDS[wordAt(tokens, at)]
    return known ? { used: 1, understood: [understood('fiberHandled', tokens[at] ?? '', known)] } : null
  },
}
const SHORT_BLENDS: Readonly<Record<string, readonly string[]>> = {
  pv: ['Polyester', 'Viscose'],
  'p/v': ['Polyester', 'Viscose'],
  pc: ['Polyester', 'Cotton'],
  'p/c': ['Polyester', 'Cotton'],
  tc: ['Polyester', 'Cotton'],
  't/c': ['Polyester', 'Cotton'],
  cvc: ['Cotton', 'Polyester'],
  tr: ['Polyester', 'Viscose'],
}

/** What the readers of finished cloth call by other names. */
const RENAMED: Readonly<Record<string, string>> = {
  shrinkage: 'shrinkagePromise',
  fastness: 'fastnessPromise',
  minPerColour: 'minPerShade',
  labDipDays: 'labDipDays',
  hydrostaticHead: 'hydrostaticHead',
  repeatSize: 'repeatSize',
}

function asPromised(part: Understood): Understood[] {
  const name = RENAMED[part.name]
  if (name === undefined) return []
  if (name !== 'shrinkagePromise') return [{ ...part, name }]
  const size = Object.fromEntries(
    Object.entries(part.typed as Record<string, number>).map(([key, value]) => [key, Math.abs(value)]),
  )
  return [{ ...part, name, value: size, typed: size }]
}

const promiseReader: TextReader = {
  name: 'fastnessPromise',
  examples: ['dyeing job wash fastness 4', 'dyeing job lab dip 3 days'],
  read(tokens, at): Reading | null {
    const reading = finishNumberReader.read(tokens, at)
    const parts = reading?.understood.flatMap(asPromised) ?? []
    return reading && parts.length > 0 ? { ...reading, understood: parts } : null
  },
}

export const numberReaders: readonly TextReader[] = [
  readerOf('maxWidth', ['dyeing job to 63"', 'dyeing 150 cm', 'dyeing width 63'], [width, namedWidth, bareWidth]),
  readerOf('gsmRange', ['dyeing job 120-240 gsm'], [addOn, gsmFirst, gsm]),
  readerOf('batchSize', ['dyeing batch 200-1500 kg', '500 kg batch dyeing'], [batch, bareBatch]),
  readerOf('colours', ['12 colour rotary printing job'], [repeat, colours]),
  readerOf('printHeads', ['digital printing job 32 heads'], [printHeads]),
  readerOf('shadeBand', ['dyeing job delta e 1.0', 'dyeing mlr 1:6'], [deltaE, liquor]),
  readerOf('stenterChambers', ['8 chamber stenter'], [chambers]),
  readerOf('processLoss', ['dyeing job process loss 5%'], [loss, shrinkage]),
  readerOf('strikeOffDays', ['strike off 4 days rotary printing job'], [strikeOff, screenCharge, packageWeight]),
  readerOf(
    'rateByShade',
    ['dyeing job light 65 dark 110 per kg', 'dyeing job 62/kg light 78 medium'],
    [shadeRates, shadeRatesInFront],
  ),
  readerOf('minPerShade', ['dyeing job min 300 kg per shade'], [perShade]),
  blendFibres,
  promiseReader,
]
