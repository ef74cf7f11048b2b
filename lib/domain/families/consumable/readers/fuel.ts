import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { CLASSES } from '../vocabulary/classes'
import { isFuelLine, isSolidLine, sells } from './context'

const BASES: Readonly<Record<string, string>> = {
  gar: 'GAR',
  arb: 'GAR',
  'as received': 'GAR',
  adb: 'ADB',
  gad: 'ADB',
  'air dried': 'ADB',
  nar: 'NAR',
  ncv: 'NAR',
  'net as received': 'NAR',
  db: 'DB',
  'dry basis': 'DB',
}
const BASIS = String.raw`(?:\(? ?(?<basis>gar|arb|adb|gad|nar|ncv|db|as received|air dried|net as received|dry basis)(?: basis)? ?\)?)`
const FIGURE = String.raw`(?<v>\d{1,2},\d{3}|\d{3,5})(?: ?(?:-|to|\/|\+\/-) ?(?<w>\d{1,2},\d{3}|\d{2,5}))?`
const LIMIT = String.raw`(?: ?(?:min|max|approx|avg|typical|\+)\.?)?`
const UNIT = String.raw`(?<unit>k ?cals?(?: ?\/ ?| per )?(?:kgs?|kilo|scm|m3|sm3|nm3)?|mj ?\/ ?kg|kj ?\/ ?kg|cal\/g(?:m|ram)?)`
const GCV = String.raw`(?:g\.?c\.?v\.?|gross calorific value|calorific value|c\.?v\.?|ncv|heat value)`

const KCAL_PER_MJ = 238.85

const kcal = (text: string, unit: string): number => {
  const value = Number(text.replace(',', ''))
  if (/^mj/.test(unit)) return Math.round(value * KCAL_PER_MJ)
  return /^kj/.test(unit) ? Math.round((value * KCAL_PER_MJ) / 1000) : value
}

function gcvParts(text: string, groups: Readonly<Record<string, string | undefined>>, label: string) {
  const value = kcal(groups.v ?? '', (groups.unit ?? '').toLowerCase())
  const basis = BASES[(groups.basis ?? groups.basis2 ?? (/ncv/i.test(label) ? 'ncv' : '')).toLowerCase()]
  if (!(value >= 800 && value <= 13_500)) return null
  return [
    understood('calorificValue', text, value),
    ...(basis === undefined ? [] : [understood('gcvBasis', text, basis)]),
  ]
}

const notPriced = (tokens: readonly string[], at: number): boolean =>
  !/^(?:rs\.?|inr|@|₹)$/.test(wordAt(tokens, at - 1))

/** "5500 kcal/kg", "23 MJ/kg gcv", "5500 kcal/kg (ARB)". */
const gcvInUnit: Notation = {
  pattern: new RegExp(
    `(?:${FIGURE}|(?<mj>\\d{1,2}(?:\\.\\d{1,2})?)(?= ?mj)) ?-?${UNIT}${LIMIT}(?: ?\\(? ?${GCV} ?\\)?)?(?: ?${BASIS})?${LIMIT}`,
    'iy',
  ),
  read: ({ groups, text }, tokens, at) =>
    notPriced(tokens, at) ? gcvParts(text, { ...groups, v: groups.mj ?? groups.v }, '') : null,
}

/** "5500 gcv", "5500-5700 GCV (ADB)". */
const gcvAfter: Notation = {
  pattern: new RegExp(`${FIGURE} ?-?(?<label>${GCV})${LIMIT}(?: ?${BASIS})?${LIMIT}`, 'iy'),
  read: ({ groups, text }, tokens, at) => (notPriced(tokens, at) ? gcvParts(text, groups, groups.label ?? '') : null),
}

/** "4200 GAR", "5800 NAR gcv", "5500 gar kcal/kg". */
const gcvByBasis: Notation = {
  pattern: new RegExp(`${FIGURE} ?-?${BASIS}(?: ?(?:${GCV}|kcal ?\\/ ?kg|kcal))?${LIMIT}`, 'iy'),
  read: ({ groups, text }, tokens, at) => (notPriced(tokens, at) ? gcvParts(text, groups, '') : null),
}

/** "GCV 5500", "GCV (ADB): 6000 kcal/kg", "CV 4200-4400". */
const gcvBefore: Notation = {
  pattern: new RegExp(
    `(?<label>${GCV})(?: ?${BASIS})? ?[:=-]? ?${LIMIT} ?${FIGURE}(?: ?${UNIT})?${LIMIT}(?: ?${BASIS.replace('basis>', 'basis2>')})?`,
    'iy',
  ),
  read: ({ groups, text }) => gcvParts(text, groups, groups.label ?? ''),
}

/** "Coal 5500": a round figure behind the fuel that is no price and no quantity. */
const gcvBare: Notation = {
  pattern: /(?<v>[2-7]\d00)(?! ?(?:-|to|\/|kgs?\b|mt\b|tons?\b|tonnes?\b|per\b|bags?\b|pcs|trucks?|ready|stock))/iy,
  read(match, tokens, at) {
    const { text } = lineOf(tokens)
    const before = wordAt(tokens, at - 1)
    const isCoal = /^(?:coal|coals|indonesian|lignite|rb1|rb2|rb3)$/.test(before)
    // Where the line has a price of its own, the figure next to the fuel is its grade.
    const isPriced = /(?:₹|\brs\.?|@|\/ ?(?:mt|kg|ton)|\bper (?:mt|kg|ton))/.test(
      text.slice(text.indexOf(match.text.toLowerCase())),
    )
    if (
      !isCoal ||
      !sells(tokens, CLASSES.mineral) ||
      /^(?:\/|per|kg|mt|ton|tons|\+|gst)$/.test(behind(match, tokens, at))
    )
      return null
    return isPriced ? [understood('calorificValue', match.text, Number(match.groups.v))] : null
  },
}

const SHARE = String.raw`(?<v>\d{1,2}(?:\.\d{1,2})?)(?: ?% ?)?(?: ?(?:-|to) ?(?<w>\d{1,2}(?:\.\d{1,2})?))? ?%?(?: ?(?:max|min|approx)\.?)?(?: ?\(?(?:arb|adb|gar|gad|db)\)?)?`

/** A share of a fuel's analysis: "ash 12%", "12% ash", "TM 28 max". */
const share = (name: string, words: string, max: number): Notation => ({
  pattern: new RegExp(
    `(?:(?:${words})(?: content)?(?: ?\\(?(?:arb|adb|gar|gad|db)\\)?)? ?[:=<-]? ?(?:max\\.? |below |upto |up to |less than )?${SHARE}|(?<a>\\d{1,2}(?:\\.\\d{1,2})?)(?: ?(?:-|to) ?(?<b>\\d{1,2}(?:\\.\\d{1,2})?))? ?%? ?(?:max )?(?:${words})(?: ?max\\.?)?)`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    // Of a range the upper end is what the seller promises at most.
    const value = Number(groups.w ?? groups.v ?? groups.b ?? groups.a)
    return isFuelLine(tokens) && value <= max ? [understood(name, text, value)] : null
  },
})

/** "0-50 mm", "-50 mm", "90 mm briquettes", "+25 mm": the size of lumps, pellets and briquettes. */
const lumpSize: Notation = {
  pattern:
    /(?:size ?[:=-]? ?)?(?:(?<from>\d{1,3}) ?(?:mm)? ?(?:-|to|x) ?(?<to>\d{1,3}) ?mm|(?<sign>[-+]) ?(?<edge>\d{1,3}) ?mm|(?<v>\d{1,3}(?:\.\d)?) ?mm(?: dia(?:meter)?)?)(?: size)?/iy,
  read({ groups, text }, tokens) {
    if (!isSolidLine(tokens)) return null
    const { from, to, sign, edge, v } = groups
    const size =
      from !== undefined
        ? `${from}-${to} mm`
        : edge !== undefined
          ? sign === '-'
            ? `0-${edge} mm`
            : `+${edge} mm`
          : `${v} mm`
    return [understood('size', text, size)]
  },
}

/** "G11": a grade of Indian coal. */
const grade: Notation = {
  pattern: /(?:grade ?)?g-? ?(?<n>1[0-7]|[1-9])(?: grade)?/iy,
  read({ groups, text }, tokens) {
    return sells(tokens, ['Coal']) ? [understood('grade', text, `G${groups.n}`)] : null
  },
}

const hgi: Notation = {
  pattern: /(?:hgi ?[:=-]? ?(?<a>\d{2,3})|(?<b>\d{2,3}) ?hgi)/iy,
  read: ({ groups, text }, tokens) =>
    isSolidLine(tokens) ? [understood('grindability', text, Number(groups.a ?? groups.b))] : null,
}

/** "South African RB1", "GAR 4200 coal": the basis before the figure. */
const basisFirst: Notation = {
  pattern: new RegExp(`${BASIS} ?[:=-]? ?${FIGURE}(?: ?${UNIT})?`, 'iy'),
  read: ({ groups, text }) => gcvParts(text, groups, ''),
}

/** The analysis of a fuel. */
export const fuelReaders: readonly TextReader[] = [
  readerOf(
    'calorificValue',
    ['5500 gcv', '5500 kcal/kg', '4200 GAR', 'GCV 5800', '5800 gcv adb'],
    [gcvBefore, gcvInUnit, gcvAfter, gcvByBasis, basisFirst, gcvBare],
  ),
  readerOf('ash', ['coal ash 12%', 'coal 12% ash'], [share('ash', 'ash', 70)]),
  readerOf('inherentMoisture', ['coal IM 12%'], [share('inherentMoisture', 'im|inherent moisture', 40)]),
  readerOf(
    'moisture',
    ['coal moisture 18%', 'coal TM 28%'],
    [share('moisture', 'total moisture|moisture|tm|surface moisture', 75)],
  ),
  readerOf('volatileMatter', ['coal VM 38%'], [share('volatileMatter', 'vm|volatile matter|volatiles', 90)]),
  readerOf('fixedCarbon', ['coal FC 42%'], [share('fixedCarbon', 'fc|fixed carbon', 99)]),
  readerOf(
    'sulphur',
    ['coal sulphur 0.6%', 'furnace oil sulphur 3%'],
    [share('sulphur', 'sul(?:ph|f)ur|ts|total sul(?:ph|f)ur', 9)],
  ),
  readerOf('fuelSize', ['coal 0-50 mm', '90 mm briquettes'], [lumpSize]),
  readerOf('grade', ['coal G11'], [grade]),
  readerOf('grindability', ['coal HGI 50'], [hgi]),
]
