import { fibreReader } from '../../fabric/readers/fibres'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { isUsedOn } from './constructions'

/** Fibres that a line writes as a pair. */
const FIBRES: Readonly<Record<string, string>> = {
  polyester: 'Polyester',
  poly: 'Polyester',
  cotton: 'Cotton',
  viscose: 'Viscose',
  nylon: 'Nylon',
  linen: 'Linen',
  wool: 'Wool',
  silk: 'Silk',
  acrylic: 'Acrylic',
  lyocell: 'Lyocell',
}
const FIBRE = Object.keys(FIBRES).join('|')
/** "Cotton/polyester sewing thread 60/40": the shares behind the goods. Not of "40/60 counts". */
const sharesOfPair: Notation = {
  pattern: new RegExp(
    String.raw`(?<first>${FIBRE}) ?[/-] ?(?<second>${FIBRE}) (?:sewing |blended )?threads?,? ?(?:\( ?)?(?<a>\d{2}) ?\/ ?(?<b>\d{2})(?: ?\))?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    if (/^(?:counts?|ne|nm|s|rs\.?|inr|usd|per|cones?|kgs?)$/.test(wordAt(tokens, at + used))) return null
    const [first, second] = [FIBRES[groups.first?.toLowerCase() ?? ''], FIBRES[groups.second?.toLowerCase() ?? '']]
    const [a, b] = [Number(groups.a), Number(groups.b)]
    if (!first || !second || first === second || a + b !== WHOLE) return null
    return ofShares(text, [first, a], [second, b])
  },
}
/** "(cotton 60 polyester 40)": shares without their sign. Other numbers are tickets, counts and prices; with a comma between them too. */
const sharesUnsigned: Notation = {
  pattern: new RegExp(
    String.raw`(?<first>${FIBRE}) (?<a>\d{2}) ?(?:(?:\/|\+|&|and) ?)?(?<second>${FIBRE}) (?<b>\d{2})`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const [first, second] = [FIBRES[groups.first?.toLowerCase() ?? ''], FIBRES[groups.second?.toLowerCase() ?? '']]
    const [a, b] = [Number(groups.a), Number(groups.b)]
    if (!first || !second || first === second || a + b !== WHOLE) return null
    const { text: line, starts } = lineOf(tokens)
    const isShare =
      (/^(?:sewing|threads?|blend(?:ed)?|core.*|yarn)$/.test(wordAt(tokens, at + used)) ||
        (wordAt(tokens, at - 1) === '(' && wordAt(tokens, at + used) === ')') ||
        /\b(?:blend(?:ed)?|core ?-?spun)\b/.test(line)) &&
      !PRICES_BEFORE.test(line.slice(0, starts[at])) &&
      !/^(?:\d[\d.]*|tkt|ticket|tex|ne|no\.?)$/.test(wordAt(tokens, at - 1))
    return isShare ? ofShares(text, [first, a], [second, b]) : null
  },
}
/** "Rates: cotton 60 polyester 40". */
const PRICES_BEFORE = /\b(?:rates?|prices?|rs|inr|usd|tkts?|tickets?|stocks?|qty|lots?)\b|[₹$€@]/

const ofShares = (text: string, ...shares: ReadonlyArray<readonly [fibre: string, percent: number]>) => [
  understood(
    'blendPercentages',
    text,
    shares.map(([fibre, percent]) => ({ fibre, percent })),
  ),
  understood(
    'fiberType',
    text,
    shares.map(([fibre]) => fibre),
  ),
]
const WHOLE = 100
/** Two fibres that a line writes as a pair. */
export const pairReader: TextReader = readerOf(
  'blendPercentages',
  ['cotton/polyester sewing thread 60/40', 'cotton 60 polyester 40 thread'],
  [sharesOfPair, sharesUnsigned],
)

/** "PP" is polypropylene only if the line names no polyester: "PP thread polyester" is poly-poly or spun. */
export const threadFibreReader: TextReader = {
  ...fibreReader,
  read(tokens, at) {
    const isPolyPoly = wordAt(tokens, at) === 'pp' && /\b(?:poly(?:ester)?|spun)\b/.test(lineOf(tokens).text)

    const reading = isPolyPoly ? null : fibreReader.read(tokens, at)
    // "Glass beads" on a film reflect light.
    if (/^beads?$/.test(wordAt(tokens, at + (reading?.used ?? 0)))) return null
    const isOfGoods =
      !isUsedOn(tokens, at) || /^(?:sewing|threads?|yarn)$/.test(wordAt(tokens, at + (reading?.used ?? 0)))
    return isOfGoods ? reading : null
  },
}
