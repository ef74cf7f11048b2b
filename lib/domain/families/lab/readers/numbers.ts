import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { behind, type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { testStandard } from '../vocabulary/tests'
import { contextOf } from './context'

/** One spelling of a method: "iso105 c06", "ISO 105-C 06" and "ISO 105 - C06" are "ISO 105-C06". */
function methodOf(body: string, rest: string): string {
  const compact = rest
    .replace(/(?<=\d) (?=\d[a-z]$)/i, '-')
    .replace(/\s+/g, '')
    .toUpperCase()
  const fastness = /^(105)-?([A-Z])-?(\d{2})$/.exec(compact)
  const number = fastness ? `${fastness[1]}-${fastness[2]}${fastness[3]}` : compact
  const written = `${body.toUpperCase()} ${number}`
  return canonicalValue(testStandard, written) ?? written
}

/** ISO, AATCC, ASTM, IS, EN, BS, JIS and GB numbers. */
const standard: Notation = {
  pattern:
    /(?<body>iso|aatcc|astm|is|en|din|bs|jis|gb\/t)(?: ?en| ?iso)? ?[:-]? ?(?:tm ?)?(?<rest>105 ?-? ?[a-z] ?-?\d{2}|[a-z] ?-?\d{3,4}|\d{4,5}(?:-\d{1,2})?|\d{1,3}(?:\.\d| \d[a-z](?= |$)|[a-z]|-\d[a-z]?)?)(?::\d{4})?/iy,
  read(match, tokens) {
    const { groups, text } = match
    const body = groups.body?.toLowerCase() ?? ''
    const rest = groups.rest ?? ''
    const isMeant =
      contextOf(tokens).isLab &&
      (body === 'aatcc' ? /^\d{1,3}/.test(rest) : body === 'astm' ? /^[a-z]/i.test(rest) : /\d{3,}/.test(rest))
    if (!isMeant || /^(?:9001|14001|17025)$/.test(rest.replace(/\s/g, ''))) return null
    const method = methodOf(body, rest)
    return [understood('testStandard', text, [method])]
  },
}

/** "B02" and "C06": the trade says the parts of ISO 105 alone. */
const fastnessPart: Notation = {
  pattern: /(?<part>b0[1-6]|c0[68]|c10|d01|e0[1-4]|e07|n01|x1[126]|x18)/iy,
  read({ groups, text }, tokens) {
    return contextOf(tokens).isLab ? [understood('testStandard', text, [methodOf('iso', `105-${groups.part}`)])] : null
  },
}

/** "18000 per month" of a rent. */
const rentalPeriod: Notation = {
  pattern: /(?:per|\/|a) ?(?<unit>day|week|month|year)/iy,
  read({ groups: { unit = '' }, text }, tokens) {
    const isRent = /\b(?:rent|rental|hire|lease)\b/.test(tokens.join(' ').toLowerCase())
    return isRent
      ? [understood('rentalPeriod', text, unit.charAt(0).toUpperCase() + unit.slice(1).toLowerCase())]
      : null
  },
}

const RENT = /\b(?:rent|rental|hire|lease|kiraye?)\b/
const MANY: Readonly<Record<string, number>> = { k: 1e3, lakh: 1e5, lac: 1e5 }
const moneyOf = (figure: string | undefined, many: string | undefined): number =>
  Number((figure ?? '').replaceAll(',', '')) * (MANY[(many ?? '').toLowerCase().replace(/s$/, '')] ?? 1)
const MONEY = String.raw`(?<v>\d[\d,]*(?:\.\d{1,2})?) ?(?<many>k|lakhs?|lacs?)?(?: ?\/-)?`

/** "25000 per month" of a rent: what a month costs. */
const rent: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:rs\.?|₹|@|rent|rental)(?: ?[:=-])? ?)*${MONEY} ?(?:per|\/|a) ?(?<unit>day|week|month|year)`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value = moneyOf(groups.v, groups.many)
    const unit = (groups.unit ?? '').toLowerCase()
    return RENT.test(lineOf(tokens).text) && value > 0
      ? [
          understood('listingKind', text, 'Rental'),
          understood('basePrice', text, value),
          understood('rentalPeriod', text, unit.charAt(0).toUpperCase() + unit.slice(1)),
        ]
      : null
  },
}

/** "Deposit 1 lakh", "security deposit Rs 50,000". */
const deposit: Notation = {
  pattern: new RegExp(String.raw`(?:refundable |security )*deposit(?: ?(?:of|is|rs\.?|₹|[:=-]))* ?${MONEY}`, 'iy'),
  read({ groups, text }) {
    const value = moneyOf(groups.v, groups.many)
    return value > 0 ? [understood('deposit', text, value)] : null
  },
}

/** "Urgent 1 day +50%", "express in 24 hrs 100% extra", "+50% for urgent": what faster work takes and costs more. */
const urgent: Notation = {
  pattern:
    /(?:urgent|express|tatkal|fast ?track)(?: (?:report|service|test(?:ing)?))?(?: ?(?:in|within|[:=-]))* ?(?<d>\d{1,2}) ?(?<u>days?|din|hours?|hrs?)(?: ?(?:at|with|@|,|\(|for))* ?(?:\+ ?)?(?:(?<p>\d{1,3}) ?%(?: (?:extra|more|surcharge|charges?))*)?(?: ?\))?/iy,
  read({ groups, text }, tokens) {
    const { isTest, isCalibration } = contextOf(tokens)
    const figure = Number(groups.d)
    const days = /^h/i.test(groups.u ?? '') ? Math.ceil(figure / 24) : figure
    if ((!isTest && !isCalibration) || days < 1) return null
    return [
      understood('expressDays', text, days),
      ...(groups.p === undefined ? [] : [understood('expressSurcharge', text, Number(groups.p))]),
    ]
  },
}

const year: Notation = {
  pattern:
    /(?:(?<word>(?:year|yom|mfg|model|make|of) ?[:.-]? ?)(?<a>19[6-9]\d|20[0-3]\d)|(?<b>19[6-9]\d|20[0-3]\d)(?<behind> ?(?:model|make|mfg|year)\b)?)/iy,
  read(match, tokens, at) {
    const { isLab, isTest, isCalibration, goods, make } = contextOf(tokens)
    const { groups, text } = match
    const isNamed = groups.word !== undefined || groups.behind !== undefined
    if (!isLab || isTest || isCalibration || (!goods && !make && !isNamed)) return null
    // A month and "due" are of the calibration.
    if (
      /^(?:rs\.?|₹|@|price|inr|iso|is|astm|hvi|due|calibrated|calibration|serviced|valid|till|upto|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)$/.test(
        wordAt(tokens, at - 1),
      )
    )
      return null
    if (/^(?:kgf?|n|kn|g|mm|pcs|nos|rpm|\/-|per|tests?|samples?)$/.test(behind(match, tokens, at))) return null
    return [understood('year', text, Number(groups.a ?? groups.b))]
  },
}

const UNITS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^kn$/i, 'kN'],
  [/^n$/i, 'N'],
  [/^kgf?s?$/i, 'kgf'],
  [/^(?:g|gms?|grams?)$/i, 'g'],
  [/^cn$/i, 'cN'],
  [/^(?:positions?|stations?|beakers?|pots?|heads?|specimens?|boxes|box)$/i, 'positions'],
  [/^bar$/i, 'bar'],
]
const TESTED_BY_FORCE =
  /^(?:Tensile|Tear|Bursting|Single-yarn strength|Lea tester|Seam tester|Button pull|Zip tester|Weighing balance|Count balance|Hardness tester|Tension meter)$/
const TESTED_AT_ONCE =
  /^(?:Martindale|Pilling|Wash fastness|Lab dyeing|Perspirometer|Light fastness|Abrasion|Crockmeter|Dispenser)$/

/** "5 kN", "250 kgf", "300 g", "24 beakers". */
const capacity: Notation = {
  pattern:
    /(?:capacity ?[:=-]? ?)?(?<value>\d{1,5}(?:\.\d{1,3})?) ?(?<unit>kn|n|kgf?s?|gms?|grams?|g|cn|positions?|stations?|beakers?|pots?|heads?|specimens?|box(?:es)?|bar)(?: ?(?:capacity|load cell))?/iy,
  read({ groups, text }, tokens) {
    const type = contextOf(tokens).goods?.value ?? ''
    const unit = UNITS.find(([word]) => word.test(groups.unit ?? ''))?.[1]
    const suits = unit === 'positions' ? TESTED_AT_ONCE.test(type) : TESTED_BY_FORCE.test(type)
    const value = within(groups.value, 0.001, 100_000)
    if (unit === undefined || value === null || !suits) return null
    // A balance of 0.001 g shows steps of that size.
    const name = /balance$/.test(type) && value < 1 ? 'resolution' : 'capacity'
    return [understood(name, text, value), understood('measureUnit', text, unit)]
  },
}

const calibrated: Notation = {
  pattern:
    /(?:(?:nabl )?calibrat(?:ed|ion) (?:with )?(?:certificate )?(?:no\.?|number) ?[:.#-]? ?(?<no>(?=[a-z0-9/-]*\d)[a-z0-9/-]{3,30})|calibration due ?(?:on|:)? ?(?<due>20\d{2}-\d{2}-\d{2}))/iy,
  read({ groups, text }, tokens) {
    if (!contextOf(tokens).isLab) return null
    return groups.due
      ? [understood('calibration.due', text, groups.due)]
      : [understood('calibration.certificateNo', text, (groups.no ?? '').toUpperCase())]
  },
}

/** "Turnaround 3 days", "report in 24 hours". */
const turnaround: Notation = {
  pattern:
    /(?:(?:turn ?-?around|tat|reports?)(?: time)?(?: ?(?:of|in|within|:|-))* (?<a>\d{1,3})(?: ?(?:-|to) ?(?<b>\d{1,3}))? ?(?<unit>(?:working )?days?|hours|hrs)|(?<c>\d{1,2})(?: ?(?:-|to) ?(?<d>\d{1,2}))? ?(?<other>(?:working )?days?|hours?|hrs?) (?:turn ?-?around|tat|report))/iy,
  read({ groups, text }, tokens) {
    const figure = Number(groups.b ?? groups.a ?? groups.d ?? groups.c)
    const days = /^h/i.test(groups.unit ?? groups.other ?? '') ? Math.ceil(figure / 24) : figure
    return contextOf(tokens).isLab ? [understood('dispatchLeadTime', text, days)] : null
  },
}

const warranty: Notation = {
  pattern:
    /(?:(?<a>\d{1,2}) ?-?(?<unit>months?|years?|yrs?)(?: of)? (?:warranty|guarantee)|(?:warranty|guarantee) ?(?:of|:|-|for)? ?(?<b>\d{1,2}) ?(?<other>months?|years?|yrs?))/iy,
  read({ groups, text }, tokens) {
    const months = Number(groups.a ?? groups.b) * (/^y/i.test(groups.unit ?? groups.other ?? '') ? 12 : 1)
    return contextOf(tokens).isLab ? [understood('warranty', text, months)] : null
  },
}

/** Methods and figures of a line about a laboratory. */
export const numberReaders: readonly TextReader[] = [
  readerOf(
    'testStandard',
    ['iso 105-c06', 'AATCC 61', 'ASTM D5034', 'IS 1969', 'iso105 x12'],
    [standard, fastnessPart],
  ),
  readerOf('rentalPeriod', ['utm on rent per month', 'utm on rent 25000 per month'], [rent, rentalPeriod]),
  readerOf('deposit', ['utm rental deposit 1 lakh'], [deposit]),
  readerOf('expressDays', ['azo test urgent 1 day 50% extra'], [urgent]),
  readerOf('year', ['uster evenness tester 2012'], [year]),
  readerOf('capacity', ['tensile tester 5 kN', 'lab dyeing machine 24 beakers'], [capacity]),
  readerOf('calibration', ['crockmeter calibration certificate no CC-1234'], [calibrated]),
  readerOf('dispatchLeadTime', ['azo test report in 3 days'], [turnaround]),
  readerOf('warranty', ['crockmeter 1 year warranty'], [warranty]),
]
