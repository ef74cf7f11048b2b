import { roundTo } from '@/lib/domain/units/rounding'
import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { type Matched, wordAt } from '../../reading/tokens'
import { contextOf, type FibreContext } from './context'
import { BEFORE, FIGURE, figureOf, numbers, SIGN } from './figures'

/* Fineness and cut of man-made fibre. */

const DENIER = { min: 0.3, max: 30 } as const
const CUT = { min: 1, max: 250 } as const
const DTEX = 0.9
/** Cut lengths that are sold, in mm. */
const CUTS: ReadonlySet<number> = new Set([
  3, 5, 6, 12, 28, 30, 32, 34, 36, 38, 40, 44, 48, 50, 51, 54, 58, 60, 64, 65, 68, 70, 75, 76, 80, 85, 88, 90, 95, 100,
  102, 105, 108, 110, 115, 120, 128, 130, 150,
])
/** Cuts that are said without a unit; a higher number may be the price. */
const USUAL_CUTS: ReadonlySet<number> = new Set([32, 34, 36, 38, 44, 51, 64])
const FINE_UNIT = String.raw`(?<u>den(?:ier)?s?\.?|dpf|dn|d\/tex|d-?tex|d)`

const denierIn = (value: number, unit: string): number => roundTo(/tex/i.test(unit) ? value * DTEX : value, 2)

const LUSTRES: Readonly<Record<string, string>> = {
  sd: 'Semi-dull',
  br: 'Bright',
  fd: 'Full dull',
  ow: 'Optical white',
}

/** "1.4d x 38mm", "1.2 x 38 SD", "1.5 dtex 38mm", "6D*64mm". */
const size: Notation = {
  pattern: new RegExp(
    String.raw`(?<v>\d{1,2}(?:[.,]\d{1,2})?|\.\d{1,2}) ?${FINE_UNIT}? ?(?<x>[x/*-]|by)? ?(?<len>\d{1,3}(?:\.\d)?) ?(?<mm>mm|m\.m\.|m\/m)?(?:x(?<lustre>sd|br|fd|ow))?`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const { u = '', x, len = '', mm, lustre } = groups
    const v = (groups.v ?? '').replace(',', '.')
    const { isManMade, isOther, isCotton } = contextOf(tokens)
    const [denier, cut] = [denierIn(Number(v), u), Number(len)]
    // Two numbers next to each other need both units; "12.4" must not become 12.4 by 4.
    const isBare = isManMade && text.includes(' ') && v.includes('.') && USUAL_CUTS.has(cut)
    if (u === '' && mm === undefined && x === undefined && !(isBare && !isCotton)) return null
    if (u === '' && mm !== undefined && (isCotton || (x !== 'x' && !v.includes('.')))) return null
    if (x === undefined && !isBare && (u === '' || (mm === undefined && !(isManMade && USUAL_CUTS.has(cut)))))
      return null
    if (BEFORE.test(wordAt(tokens, at - 1))) return null
    const isStated = u !== '' || mm !== undefined
    if (!isStated && (!isManMade || isCotton || !CUTS.has(cut) || (x !== 'x' && !v.includes('.')))) return null
    if (u === '' && mm !== undefined && !isManMade && (isOther || !CUTS.has(cut))) return null
    if (u !== '' && mm === undefined && (!CUTS.has(cut) || x === '/')) return null
    if (denier < DENIER.min || denier > DENIER.max || cut < CUT.min || cut > CUT.max) return null
    return [
      understood('fiberDenier', text, denier),
      understood('cutLength', text, cut),
      ...(lustre === undefined ? [] : [understood('lustre', text, LUSTRES[lustre.toLowerCase()])]),
    ]
  },
}

/** "1.4 den", "1.4D", "1.33 dtex". */
const denier: Notation = {
  pattern: new RegExp(String.raw`(?<v>\d{1,2}(?:[.,]\d{1,2})?|\.\d{1,2}) ?${FINE_UNIT}(?: ?per filament)?`, 'iy'),
  read({ groups, text }, tokens, at) {
    const { u = '' } = groups
    const v = (groups.v ?? '').replace(',', '.')
    const value = denierIn(Number(v), u)
    // "30 d" is 30 days, and silk has its size as a range.
    if (/ d$/i.test(text) || contextOf(tokens).isSilk || BEFORE.test(wordAt(tokens, at - 1))) return null
    return value < DENIER.min || value > DENIER.max ? null : [understood('fiberDenier', text, value)]
  },
}

const denierNamed: Notation = {
  pattern: new RegExp(String.raw`(?:denier|den|dtex)${SIGN} ?(?<v>\d{1,2}(?:\.\d{1,2})?)(?: ?d)?`, 'iy'),
  read({ groups, text }, tokens) {
    const value = denierIn(Number(groups.v), text)
    if (contextOf(tokens).isSilk) return null
    return value < DENIER.min || value > DENIER.max ? null : [understood('fiberDenier', text, value)]
  },
}

/* Length of staple. */

const MM_PER_INCH = 25.4
const THREAD_NUMBERS = /^(?:dia|diameter|thick|thickness|width|bore|x|hole|size)$/

function lengthField({ isTops, isManMade, isCotton, isWool, isBast }: FibreContext): string {
  if (isTops && !isCotton) return 'hauteur'
  return isManMade && !isCotton && !isWool && !isBast ? 'cutLength' : 'stapleLength'
}

/** "29 mm", "28-29 mm", "38mm". */
const millimetres: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:staple|cut|fib(?:re|er))? ?(?:length|len|hauteur|uhml|sl)${SIGN} ?|staple${SIGN} ?|mean )?${FIGURE} ?\+? ?(?:mm|m\.m\.|m\/m)\+?(?: ?(?:staple|cut|hauteur|uhml|length|sl|long))*`,
    'iy',
  ),
  read(match, tokens, at) {
    const context = contextOf(tokens)
    const isFibre = Object.entries(context).some(([name, is]) => name !== 'isOther' && is)
    if (context.isOther && !isFibre) return null
    if (THREAD_NUMBERS.test(wordAt(tokens, at - 1)) || /^(?:x|dia|thick|bore)/.test(behind(match, tokens, at)))
      return null
    const value = figureOf(match, isFibre ? 3 : 15, 250)
    const field = /hauteur/i.test(match.text) ? 'hauteur' : /cut/i.test(match.text) ? 'cutLength' : lengthField(context)
    return value === null ? null : [understood(field, match.text, value)]
  },
}

/** "cut length 38", "staple length 29": a bare number behind the words is in mm. */
const lengthNamed: Notation = {
  pattern: new RegExp(
    String.raw`(?<label>cut(?: length)?|staple length|fib(?:re|er) length|uhml|hauteur|2\.5% ?sl|length|len)${SIGN} ?${FIGURE}`,
    'iy',
  ),
  read(match, tokens) {
    const value = figureOf(match, 15, 150)
    const label = (match.groups.label ?? '').toLowerCase()
    if (value === null || (/^len/.test(label) && !contextOf(tokens).isCotton)) return null
    // Of cotton 32 may be 32nds of an inch.
    if (/staple|^len/.test(label) && value >= 31.5 && contextOf(tokens).isCotton) return null
    const field = label.startsWith('cut')
      ? 'cutLength'
      : label === 'hauteur'
        ? 'hauteur'
        : lengthField(contextOf(tokens))
    return [understood(field, match.text, value)]
  },
}

/** Long Indian and Egyptian cotton is sold in mm, where other cotton of the same number is in 32nds. */
const LONG_VARIETY = /\b(?:dch|suvin|giza|mcu)\b|\b(?:dch|mcu)-?\d/

/** "34 staple", "staple 36": 32nds of an inch from 32 on, mm below. */
const staple: Notation = {
  pattern:
    /(?:(?<a>\d{2}(?:\.\d)?) ?(?:staple|stpl)\b(?! ?(?:fib|length))|(?:staple|stpl) ?[:=-]? ?(?<b>\d{2}(?:\.\d)?)(?: ?\/ ?32)?|(?<c>3\d|4[0-4])\/32(?: ?(?:"|inch(?:es)?|in))?)/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.a ?? groups.b ?? groups.c)
    const line = tokens.join(' ').toLowerCase()
    const { isManMade, isWool, isCotton } = contextOf(tokens)
    if ((isManMade && !isCotton) || isWool || value < 20 || value > 48) return null
    if (!/\/ ?32/.test(text) && (value < 32 || LONG_VARIETY.test(line)))
      return value < 31 || LONG_VARIETY.test(line) ? [understood('stapleLength', text, value)] : null
    return [understood('stapleLength', text, roundTo((value / 32) * MM_PER_INCH, 1))]
  },
}

/** '1-1/8"', "1 3/32", "1.1/16 inch": the staple of cotton in inches. */
const inches: Notation = {
  pattern: /(?<whole>1)(?: |-|\.)(?<n>\d{1,2})\/(?<d>2|4|8|16|32)(?: ?(?:"|inch(?:es)?|in))?(?: ?staple)?/iy,
  read({ groups, text }, tokens, at) {
    const [n, d] = [Number(groups.n), Number(groups.d)]
    if (!contextOf(tokens).isCotton && !/(?:sm|slm|gm|mid|m)/.test(wordAt(tokens, at - 1))) return null
    return n >= d || n === 0 ? null : [understood('stapleLength', text, roundTo((1 + n / d) * MM_PER_INCH, 1))]
  },
}

/* Fineness of cotton and wool. */

const MIC = String.raw`(?:mic(?:ronaire|s)?\.?|mike|ncl)`

function micOrMicron(match: Matched, tokens: readonly string[], at: number): Understood[] | null {
  const { isWool, isCotton, isOther } = contextOf(tokens)
  const value = figureOf(match, 1.5, 70)
  if (value === null) return null
  // A micronaire from 3.8 to 4.5 is not one of 3.8.
  const isOfRange =
    match.groups.w !== undefined || (wordAt(tokens, at - 1) === 'to' && /^\d/.test(wordAt(tokens, at - 2)))
  if (value <= 8.5) return isWool || isOfRange ? null : [understood('micronaire', match.text, value)]
  const isWhole = Number.isInteger(value)
  // US classes write micronaire 3.5 as 35; wool of 35 is micron.
  if (isWool || (!isCotton && value < 25)) return isOther && !isWool ? null : [understood('micron', match.text, value)]
  const isTenfold =
    isWhole &&
    value >= 25 &&
    value <= 60 &&
    (isCotton || /\b(?:staple|stpl|slm|gpt)\b/.test(tokens.join(' ').toLowerCase()))
  return isTenfold ? [understood('micronaire', match.text, roundTo(value / 10, 1))] : null
}

const micronaire: Notation[] = [
  { pattern: new RegExp(`${FIGURE} ?\\+? ?${MIC}`, 'iy'), read: micOrMicron },
  { pattern: new RegExp(`${MIC}${SIGN} ?${FIGURE}(?: ?ncl)?`, 'iy'), read: micOrMicron },
]

const micron: Notation[] = numbers({
  name: 'micron',
  label: 'mic(?:ron|rons)|fib(?:re|er) diameter|mfd',
  unit: String.raw`microns?\b|[µμ]m?\b|um\b|mu\b`,
  min: 10,
  max: 50,
  isMeant: ({ isOther, isWool, isTops }) => isWool || isTops || !isOther,
})

/** Denier and cut, the length of staple, micronaire and micron. */
export const sizeReaders: readonly TextReader[] = [
  readerOf('fiberDenier', ['1.4d 38mm', '1.2 x 38 SD', '1.5 dtex', 'denier 6'], [size, denier, denierNamed]),
  readerOf(
    'stapleLength',
    ['29 mm', '28-29 mm', '34 staple', 'cut length 38'],
    [millimetres, lengthNamed, staple, inches],
  ),
  readerOf('micronaire', ['3.8 mic', 'mic 4.9', '35 mic cotton'], micronaire),
  readerOf('micron', ['19.5 micron'], micron),
]
