import { type Notation, readerOf } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { lineOf, wordAt } from '../../../reading/tokens'
import { contextOf } from '../context'

const DEFECT =
  '(?:(?:minor |major |small |few |slight |some )?(?:(?:oil|grease|water|rust|dirt|iron|needle|sinker|reed|temple|stop|starting|crease|set|dirty|black|yellow) (?:stains?|spots?|marks?|lines?)|pin ?holes|holes|stains|oil[ys]? (?:patches|threads)|drop(?:ped)? stitch(?:es)?|barr[eé]|weft bars?|lycra (?:cuts?|out|missing)|(?:missing|broken|double|loose|wrong) (?:ends?|picks?)|thick (?:and|&) thin places|floats|slubs and knots|(?:weaving|knitting|yarn|fabric|mending) (?:defects?|faults?|damages?)))'
const SECOND =
  /\b(?:seconds|2nds|second (?:quality|qlty|maal|mal|goods|stock|lot)|mill second|2nd quality|rejections?|rejected|defective|[bc] grade|grade [bc])\b/

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
    const isMeant = contextOf(tokens).isCloth && SECOND.test(lineOf(tokens).text) && !isDenied
    return isMeant ? [understood('quality', text.replace(/ ,/g, ','), { note: text.replace(/ ,/g, ',') })] : null
  },
}

export const defectReader: TextReader = readerOf('quality', [], [defects])
