import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf } from '../../reading/tokens'
import { contextOf } from './context'

const MANY: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, lakh: 1e5, lac: 1e5, million: 1e6 }
const plain = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

const heads: Notation = {
  pattern: /(?:(?<a>\d{1,3}) ?-?heads?(?: machines?)?|heads? ?[:=-] ?(?<b>\d{1,3}))/iy,
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b, 1, 120)
    return value === null ? null : [understood('heads', text, value)]
  },
}

const needles: Notation = {
  pattern: /(?:(?<a>\d{1,2}) ?-?(?:needles?|ndls?\.?|colou?r needles?)|(?:needles?|ndls?) ?[:=-] ?(?<b>\d{1,2}))/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a ?? groups.b, 1, 30)
    return value === null || !contextOf(tokens).isEmbroidery ? null : [understood('needles', text, value)]
  },
}

/** "20/9", "56x9 embroidery": heads and needles. */
const headsNeedles: Notation = {
  pattern: /(?<a>\d{1,2}) ?[x/] ?(?<b>4|6|9|12|15)(?: (?:multi ?-?head|head))?/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 6, 60)
    if (value === null || !contextOf(tokens).isEmbroidery) return null
    return [understood('heads', text, value), understood('needles', text, Number(groups.b))]
  },
}

/** "8 lakh stitches per day", "800000 stitches/day". */
const stitches: Notation = {
  pattern:
    /(?<a>\d[\d,]*(?:\.\d+)?) ?(?<k>k|lakhs?|lacs?|thousand|million)? ?stitch(?:es)? ?(?:(?:\/|per|a) ?day|daily|capacity|per machine per day)/iy,
  read({ groups, text }) {
    const value = plain(groups.a) * (MANY[(groups.k ?? '').toLowerCase().replace(/s$/, '')] ?? 1)
    return value < 1000 || value > 1e9 ? null : [understood('stitchesPerDay', text, value)]
  },
}

/** "400x680 mm frame", "area 400 x 450". */
const frame: Notation = {
  pattern:
    /(?:(?:frame|area|field|hoop|embroidery area)(?: size)? ?(?:of|[:=-])? ?(?<a>\d{2,4}) ?(?:mm)? ?x ?(?<b>\d{2,4})(?: ?mm)?|(?<c>\d{3,4}) ?(?:mm)? ?x ?(?<d>\d{3,4})(?: ?mm)? ?(?:frame|area|field|hoop|embroidery area)?)/iy,
  read({ groups, text }, tokens) {
    if (!contextOf(tokens).isEmbroidery) return null
    const value = { width: Number(groups.a ?? groups.c), height: Number(groups.b ?? groups.d) }
    const byFacet = { 'frameSize.width': value.width, 'frameSize.height': value.height }
    return [understood('frameSize', text, byFacet, value)]
  },
}

const yards: Notation = {
  pattern: /(?<a>10|15|20|21) ?-?(?:yards?|yds?)(?: schiffli| machines?)*/iy,
  read({ groups, text }, tokens) {
    return /\bschiffli\b/i.test(tokens.join(' ')) ? [understood('schiffliYards', text, Number(groups.a))] : null
  },
}

const count = (name: string, pattern: RegExp, min: number, max: number): Notation => ({
  pattern,
  read({ groups, text }) {
    const value = within((groups.a ?? groups.b)?.replaceAll(',', ''), min, max)
    return value === null ? null : [understood(name, text, value)]
  },
})

const lines = count(
  'lines',
  /(?<!(?:smock\w*|shirring|elastic\w*) )(?<a>\d{1,3}) ?-?(?:sewing |stitching |production )?lines?|lines? ?[:=-]? ?(?<b>\d{1,2})(?! ?(?:pcs|pieces|rs|per|\/))/iy,
  1,
  500,
)
const operators = count(
  'operators',
  /(?<a>\d{1,2},?\d{0,3}) ?(?:sewing )?(?:operators?|tailors?|machine operators?|darji|darzi)/iy,
  1,
  20_000,
)
const artisans = count(
  'artisans',
  /(?<a>\d{1,2},?\d{0,3}) ?(?:karigars?|artisans?|hand workers|embroiderers)|(?:karigars?|artisans?) ?[:=-]? ?(?<b>\d{1,4})/iy,
  1,
  20_000,
)
const smv = count(
  'smv',
  /(?:smv|sam)(?: ?(?:of|is|[:=-]))* ?(?<a>\d{1,3}(?:\.\d{1,2})?)(?: ?min(?:utes?|s)?)?|(?<b>\d{1,3}(?:\.\d{1,2})?) ?(?:min(?:utes?|s)? )?(?:smv|sam)/iy,
  0.2,
  300,
)
const aql = count(
  'aql',
  /aql(?: ?(?:of|level|[:=-]))* ?(?<a>\d{1,2}(?:\.\d{1,2})?)|(?<b>\d(?:\.\d{1,2})?) ?aql/iy,
  0.1,
  10,
)
const efficiency = count(
  'lineEfficiency',
  /(?:line )?eff(?:iciency|\.)? ?[:=-]? ?(?<a>\d{2,3}) ?%|(?<b>\d{2,3}) ?% ?eff(?:iciency|\.)?/iy,
  5,
  120,
)
/** "850 rpm", "speed 850": a day's stitches have more digits. */
const speed = count(
  'machineSpeed',
  /(?:machine )?(?:speed(?: ?(?:of|upto|up to|[:=-]))* )?(?<a>\d{3,4}) ?(?:rpm|spm)|(?:machine )?speed(?: ?(?:of|upto|up to|[:=-]))* ?(?<b>\d{3,4})/iy,
  100,
  2000,
)
/** "Sampling 5 days", "sample in 3 din": no days of the order. */
const sampleDays = count(
  'sampleDays',
  /(?:sampl(?:e|es|ing)|pp sample|proto)(?: ?(?:ready|lead time|time|in|within|takes|[:=-]))* ?(?<a>\d{1,2})(?: ?(?:-|to) ?\d{1,2})? ?(?:days?|din)|(?<b>\d{1,2}) ?(?:days?|din) (?:for )?sampl(?:e|es|ing)/iy,
  0,
  60,
)
/** "Screen 350/-", "sample Rs 500", "punching 800": charges for what comes before the work. */
const charge = (name: string, words: string): Notation => ({
  pattern: new RegExp(
    String.raw`(?:${words})(?: (?:charges?|cost|making))?(?: ?(?:@|rs\.?|₹|[:=-]))+ ?(?<a>\d{2,6})(?: ?\/[-=])?(?: ?(?:each|extra|(?:\/|per) ?(?:screen|colou?r|design|sample|pc|piece)))?(?! ?(?:days?|din|\d|head))|(?:${words})(?: (?:charges?|cost|making))? (?<b>\d{2,6}) ?\/[-=](?: ?(?:each|extra))?|(?:${words}) (?:charges?|cost|making) (?<c>\d{2,6})(?! ?(?:days?|din|\d))|(?:${words}) (?<d>\d{2,6}) ?(?:each|(?:\/|per) ?(?:screen|colou?r|design))`,
    'iy',
  ),
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b ?? groups.c ?? groups.d, 10, 100_000)
    return value === null ? null : [understood(name, text, value)]
  },
})
const load = count('loadSize', /(?<a>\d{2,3}) ?kgs? (?:load|washer|machine)/iy, 5, 1000)

/** "min 300 pcs per style", "100 pcs/colour". */
const minimum: Notation = {
  pattern:
    /(?:(?:moq|min(?:imum)?\.?) ?[:=-]? ?)?(?<a>\d{1,3}(?:,\d{3})+|\d{1,6}) ?(?:pcs?|pieces?|nos)? ?(?:\/|per|each|a) ?(?<of>style|design|colou?r|shade)/iy,
  read({ groups, text }) {
    const value = plain(groups.a)
    // "500 per design" without a quantity of pieces is a price.
    if (!/\b(?:min|moq|pcs?|pieces?|sets?|m)/i.test(text)) return null
    const name = /^(?:style|design)/i.test(groups.of ?? '') ? 'minPerStyle' : 'minPerColour'
    return value < 1 ? null : [understood(name, text, value)]
  },
}

const printColours: Notation = {
  pattern: /(?<a>\d{1,2}) ?-?(?:colou?rs?|stations?)(?: prints?)?/iy,
  read({ groups, text }, tokens) {
    const { isPrint, isEmbroidery } = contextOf(tokens)
    const value = within(groups.a, 1, 24)
    // "1 color Rs 4, 2 color Rs 7" is a list of rates.
    const isList = (lineOf(tokens).text.match(/\d ?-?colou?rs?\b/g) ?? []).length > 1
    return value === null || isList || !isPrint || isEmbroidery ? null : [understood('colours', text, value)]
  },
}

/** "45 paise per 1000 stitches", "42 paise/1000", "Rs 0.40 per 1000" of embroidery, which is charged by stitches. */
const perStitches: Notation = {
  pattern:
    /(?:@ ?)?(?:(?:rs\.?|re\.?|₹) ?(?<r>\d{1,2}(?:\.\d{1,3})?)|(?<a>\d{1,3}(?:\.\d{1,2})?) ?(?<u>paise|paisa|ps|rs\.?)|(?<n>\d?\.\d{1,3})(?= ?(?:\/|per) ?(?:1000|thousand|k)(?![a-z\d]| ?(?:pcs|pieces|nos)))) ?(?:\/-? ?)?(?:\/|per|for)? ?(?:1000|1k|k|thousand|hazaar|hazar)(?<s> ?(?:stitch(?:es)?|st|tanka|tanke))?/iy,
  read({ groups, text }, tokens) {
    if (groups.s === undefined && !contextOf(tokens).isEmbroidery) return null
    const rupees = Number(groups.r ?? groups.n ?? groups.a) / (/^p/i.test(groups.u ?? '') ? 100 : 1)
    return rupees > 20 ? null : [understood('basePrice', text, rupees), understood('priceUom', text, '1000 stitches')]
  },
}

/** "50 paise per button". */
const paiseEach: Notation = {
  pattern:
    /(?:@ ?)?(?<a>\d{1,3}(?:\.\d)?) ?(?:paise|paisa|ps) ?(?:\/|per|a|each)? ?(?:buttons?|holes?|pieces?|pcs?|stitch)/iy,
  read: ({ groups, text }) => [
    understood('basePrice', text, Number(groups.a) / 100),
    understood('priceUom', text, 'piece'),
  ],
}

/** "300 machines" of a sewing floor. */
const machineCount: Notation = {
  pattern: /(?<a>\d{1,4}) ?(?:sewing |stitching )?machines?/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a, 1, 9999)
    return value === null || contextOf(tokens).isEmbroidery
      ? null
      : [understood('machines', text, value, [{ count: value }])]
  },
}

/** "thread included", "with trims". */
const included: Notation = {
  pattern:
    /(?:(?:with )?(?<a>threads?|trims?|accessories)(?<c>,? ?(?:and|&|\+)? ?(?:trims?|threads?|accessories))? (?:included|inclusive)|with (?<b>trims?|threads?|accessories)(?<d>,? ?(?:and|&|\+) ?(?:trims?|threads?|accessories))?)/iy,
  read({ groups, text }) {
    const named = [groups.a, groups.b, groups.c, groups.d].join(' ')
    return [
      ...(/thread/i.test(named) ? [understood('threadIncluded', text, true)] : []),
      ...(/trim|accessor/i.test(named) ? [understood('trimsIncluded', text, true)] : []),
    ]
  },
}

export const numberReaders: readonly TextReader[] = [
  readerOf('heads', ['56 head embroidery job', '20/9 embroidery job'], [heads, headsNeedles]),
  readerOf('needles', ['9 needle embroidery job'], [needles]),
  readerOf('stitchesPerDay', ['embroidery job 8 lakh stitches per day'], [stitches]),
  readerOf('frameSize', ['embroidery job 400x680 mm frame'], [frame, yards]),
  readerOf('lines', ['cmt 3 lines', '60 operators cmt', '40 karigars aari job'], [lines, operators, artisans]),
  readerOf('smv', ['cmt smv 16', 'cmt aql 2.5', 'cmt 60% efficiency'], [smv, aql, efficiency, speed, load]),
  readerOf('sampleDays', ['cmt sampling 5 days'], [sampleDays]),
  readerOf(
    'screenCharge',
    ['t-shirt printing screen 350/-', 'embroidery job sample Rs 500', 'embroidery job punching charge 800'],
    [
      charge('screenCharge', 'screens?'),
      charge('sampleCharge', 'sampl(?:e|ing)'),
      charge('digitisingCharge', 'punching|digiti[sz]ing|design punching'),
    ],
  ),
  readerOf('minPerStyle', ['cmt 300 pcs per style'], [minimum]),
  readerOf('colours', ['t-shirt printing 6 colour'], [printColours]),
  readerOf(
    'basePrice',
    ['embroidery job 45 paise per 1000 stitches', 'kaja button job 50 paise per button'],
    [perStitches, paiseEach],
  ),
  readerOf('threadIncluded', ['embroidery job thread included', 'cmt with trims'], [included]),
  readerOf('machines', ['stitching unit 300 machines'], [machineCount]),
]
