import { fibreReader } from '../../fabric/readers/fibres'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, matchAt, wordAt } from '../../reading/tokens'
import { isAboutThread, isUsedOn } from './constructions'

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
/** "100% long staple Egyptian cotton", "100% ELS cotton": words that praise the cotton between its share and its name. */
const pureInWords: Notation = {
  pattern:
    /100 ?% (?:of )?(?:(?:pure|natural|premium|fine|finest|extra|extra-?long|(?:extra[ -])?long[ -]?staple(?:d)?|els|egyptian|giza(?: \d{2})?|pima|peruvian|indian|turkish|american|sea island|combed|carded|compact),? ){1,5}cotton(?![a-z/-])/iy,
  read({ text, used }, tokens, at) {
    // "For 100% Egyptian cotton sheets": the cloth that is sewn.
    const isOfGoods =
      !isUsedOn(tokens, at) && !OF_CLOTH.test(wordAt(tokens, at + used)) && wordAt(tokens, at - 1) !== 'for'
    const isOnly = !OF_TWO_FIBRES.test(lineOf(tokens).text)
    return isOfGoods && isOnly && isAboutThread(tokens) ? ofShares(text, ['Cotton', WHOLE]) : null
  },
}
/** "100% Egyptian cotton covered poly core": the whole of the cover. */
const OF_TWO_FIBRES =
  /\b(?:core|core-?spun|cover(?:ed)?|wrap(?:ped|ping)?|sheath|blend(?:ed)?|mix(?:ed)?|poly(?:ester|amide)?|pes|nylon|viscose|rayon|linen|wool|silk|acrylic|lyocell|tencel|modal|elastane|spandex|lycra|lurex|metallic)\b/
const OF_CLOTH =
  /^(?:fabrics?|cloths?|sheets?|bed.*|shirts?|shirting|quilts?|poplin|denims?|canvas|look|feel|like|and|&|\+|\/)$/

/** Two fibres that a line writes as a pair. */
export const pairReader: TextReader = readerOf(
  'blendPercentages',
  ['cotton/polyester sewing thread 60/40', 'cotton 60 polyester 40 thread'],
  [sharesOfPair, sharesUnsigned, pureInWords],
)

/** "PP" is polypropylene only if the line names no polyester: "PP thread polyester" is poly-poly or spun. */
export const threadFibreReader: TextReader = {
  ...fibreReader,
  read(tokens, at) {
    const isPolyPoly = wordAt(tokens, at) === 'pp' && /\b(?:poly(?:ester)?|spun)\b/.test(lineOf(tokens).text)
    const reading = isPolyPoly || isExportCarton(tokens, at) ? null : fibreReader.read(tokens, at)
    if (reading && isOfPacking(tokens, at, reading.used)) return null
    // "Glass beads" on a film reflect light.
    if (/^beads?$/.test(wordAt(tokens, at + (reading?.used ?? 0)))) return null
    const isOfGoods =
      !isUsedOn(tokens, at) || /^(?:sewing|threads?|yarn)$/.test(wordAt(tokens, at + (reading?.used ?? 0)))
    return isOfGoods ? reading : null
  },
}

/** "50 cones/export ctn": a carton, and no cotton. */
const isExportCarton = (tokens: readonly string[], at: number): boolean =>
  wordAt(tokens, at) === 'ctn' &&
  /(?:^|[/-])(?:export|exp|master|inner|outer|std|standard|each|every|full|ply)$/.test(wordAt(tokens, at - 1))

/** Bags and the like. Thread for closing them may be of the fibre: "polyester bag closing thread". */
const CONTAINER =
  '(?:(?:woven|laminated|lined|inner|outer|transparent|clear|plain|white|printed) ){0,2}(?:(?:bags?|sacks?)(?! ?-?(?:clos|stitch|sew|seam|making|tie))|pouch(?:es)?|packets?|liners?)(?![a-z])'
const IN_CONTAINER = new RegExp(`^${CONTAINER}`)
const PACKED_WITH = new RegExp(
  String.raw`^(?:${CONTAINER}|\d{1,3} ?kgs? (?:bags?|sacks?)|(?:packing|packed|packaging|lined|wrap(?:ped|ping|per)?|box(?:es)?|films?(?! fib| threads?| yarns?))(?![a-z]))`,
)
/** "In a polyester pouch", "20 cones per nylon bag". */
const IN_BEFORE = /\b(?:in|inside|with|per|each|one)(?: (?:a|an|one|each|individual|strong|new|good|\d+))? ?$/
/** "Packed in PP". */
const PACKED_BEFORE = /\b(?:packed|packing|wrapped|packaged) (?:in|with|by|:) ?$/
/** What is seldom sewing thread, and often packing. */
const PLASTIC = /^(?:pp|pe|pvc|hdpe|ldpe|lldpe|bopp|polypropylene|polyethylene|polythene)$/
/** Whether a fibre is the material of the packing: "packed in PP woven bags", "HDPE 50 kg bag", "in HDPE bag", "ball in polyester pouch", "PP packing". */
function isOfPacking(tokens: readonly string[], at: number, used: number): boolean {
  const { text: line, starts } = lineOf(tokens)
  const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
  if (PLASTIC.test(wordAt(tokens, at))) return PACKED_WITH.test(after) || PACKED_BEFORE.test(before)
  return IN_CONTAINER.test(after) && IN_BEFORE.test(before)
}

/** "40 kg HDPE bag", "30 kgs per PP bag", "packed in PP woven bags of 50 kgs": the bags are read with the terms of the sale, their material has no field. */
export const packingReader: TextReader = {
  name: 'fiberType',
  examples: [],
  read(tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    // "30 kgs per bag" is "30 kgs bag" for the terms of the sale.
    const per = matchAt(tokens, at, PER_BAG)
    if (per && KG_BEFORE.test(line.slice(0, starts[at]))) return { used: per.used, understood: [], left: '' }
    const match = matchAt(tokens, at, OF_BAG)
    return match && BAG_BEFORE.test(line.slice(0, starts[at])) ? { used: match.used, understood: [], left: '' } : null
  },
}
const OF_BAG =
  /(?:(?:white|laminated|new|strong) )?(?:pp|hdpe|ldpe|polypropylene|polyethylene|plastic|gunny|jute)(?: (?:woven|laminated|lined))*(?= (?:bags?|sacks?)(?: |$)(?!clos|stitch|sew|making))/iy
const PER_BAG =
  /(?:per|\/|in (?:a|one|each))(?: (?:white|laminated|new|strong))?(?: (?:pp|hdpe|ldpe|polypropylene|polyethylene|plastic|gunny|jute))?(?: (?:woven|laminated|lined))*(?= bag(?: ?[,;.)]| ?$))/iy
/** Kilograms in front of their bag, which are no price, order or stock. */
const KG_BEFORE =
  /(?<!(?:[₹$€£@]|\b(?:rs\.?|inr|usd|eur|moq|min(?:imum)?|order|price|rate|total|stock|up ?to|max|gross|gr\.? ?w(?:t|eight)?|for(?: [a-z]+)?)\b[ .:]*)\s*)(?<![\d.,])[1-9]\d(?:\.\d+)? ?kgs? $/
const BAG_BEFORE = /\b(?:\d{1,3}(?:\.\d+)? ?kgs?|(?:packed|packing) in|per|in|each)(?: (?:a|an|one|each|new))? ?$/
