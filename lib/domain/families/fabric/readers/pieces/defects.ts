import { type Notation, readerOf } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { lineOf, wordAt } from '../../../reading/tokens'
import { contextOf } from '../context'

const MARK = '(?:stains?|spots?|marks?)'
/** What leaves a mark on cloth, or a line in it. */
const OF_MARK = 'oil|grease|water|rust|dirt|iron|needle|sinker|reed|temple|stop|starting|crease|set|dirty'
const FAULTS = [
  `(?:${OF_MARK}) (?:${MARK}|lines?)`,
  `(?:black|yellow) ${MARK}`,
  'pin ?holes|holes|stains|slubs and knots|floats',
  'oil[ys]? (?:patches|threads)',
  'drop(?:ped)? stitch(?:es)?',
  'barr[eé]|weft bars?',
  'lycra (?:cuts?|out|missing)',
  '(?:missing|broken|double|loose|wrong) (?:ends?|picks?)',
  'thick (?:and|&) thin places',
  '(?:weaving|knitting|yarn|fabric|mending) (?:defects?|faults?|damages?)',
]
const DEFECT = `(?:(?:minor |major |small |few |slight |some )?(?:${FAULTS.join('|')}))`
const SECOND =
  /\b(?:seconds|2nds|second (?:quality|qlty|maal|mal|goods|stock)|mill second|2nd quality|rejections?|rejected|defective|[bc] grade|grade [bc])\b/

/** The spots of a print and the holes of a net are its design. */
const DESIGN_OF: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:black|yellow) (?:spot|mark)/i,
    /\b(?:print\w*|shirting|strip\w+|checks?|dots?|dotted|polka|dobby|butti|jacquard|embroider\w*|design)\b/,
  ],
  [
    /\bholes\b/i,
    /\b(?:eyelets?|mesh|net(?:ting)?|perforated|crochet|lace|hakoba|schiffli|chikan\w*|cut ?work|pointelle|laser)\b/,
  ],
]
const BEFORE_TOKENS = 5

/** "Seconds with oil lines", "B grade, holes and needle lines": what is wrong with goods that are sold as less than first quality. */
const defects: Notation = {
  pattern: new RegExp(`${DEFECT}(?: ?(?:,|and|&|/|\\+) ?${DEFECT})*`, 'iy'),
  read({ text, used }, tokens, at) {
    // "Free from oil stains", "no holes, oil spots".
    const before = tokens
      .slice(Math.max(0, at - BEFORE_TOKENS), at)
      .join(' ')
      .toLowerCase()
    const isDenied =
      /\b(?:no|not|non|nil|zero|without|free|less than|max|any|few)\b/.test(before) ||
      /^(?:of|for|like|\d.*)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:free|less|max|allowed|removed|not|nahi|none|nil|accepted|extra|remover|removal)$/.test(
        wordAt(tokens, at + used),
      )
    const { text: line } = lineOf(tokens)
    const isDesign = DESIGN_OF.some(([part, cloth]) => part.test(text) && cloth.test(line))
    const isMeant = contextOf(tokens).isCloth && SECOND.test(line) && !isDenied && !isDesign
    return isMeant ? [understood('quality', text.replace(/ ,/g, ','), { note: text.replace(/ ,/g, ',') })] : null
  },
}

export const defectReader: TextReader = readerOf('quality', [], [defects])
