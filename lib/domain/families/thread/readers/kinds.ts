import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { isAboutThread, isUsedOn } from './constructions'

/** Kinds of thread in another order of words, or by one word of the kind. */

/** "Quilting cotton thread 50 wt", "quilting poly thread": the fibre between the words of the type. */
const quilting: Notation = {
  pattern: /quilting (?:100 ?% )?(?<fibre>cotton|poly(?:ester)?) (?:sewing )?threads?(?![a-z])/iy,
  read({ groups, text }, tokens, at) {
    if (isUsedOn(tokens, at) || wordAt(tokens, at - 1) === 'for' || OTHER_TYPE.test(lineOf(tokens).text)) return null
    const fibre = /^c/i.test(groups.fibre ?? '') ? 'Cotton' : 'Polyester'
    return [
      understood('threadType', text, 'Quilting'),
      understood('fiberType', text, [fibre]),
      understood('endUse', text, ['Quilting']),
    ]
  },
}
const OTHER_TYPE =
  /\b(?:trilobal|textur\w+|mono\w*|soluble|spun|core|corespun|core-?spun|bonded|merceri[sz]ed|embroidery)\b/

/** "Wooly thread 5000 m", "woolly overlock thread": textured thread, whose fibre the line may not name. */
const woolly: Notation = {
  pattern: /wooll?y(?= (?:overlock |over lock |serger |stretch )?(?:sewing )?(?:threads?|overlock)(?![a-z]))/iy,
  read: ({ text }, tokens, at) =>
    isAboutThread(tokens) && !isUsedOn(tokens, at) && !/\b(?:wool|woollen|acrylic)\b/.test(lineOf(tokens).text)
      ? [understood('threadType', text, 'Textured')]
      : null,
}

/** "Waxed linen thread for saddlery", "waxed polyester thread, leather": thread for leather. */
const waxed: Notation = {
  pattern:
    /(?:waxed (?<fibre>linen|poly(?:ester)?|nylon|ramie) threads?|(?<before>linen|poly(?:ester)?|nylon) waxed threads?)(?![a-z])/iy,
  read({ groups, text }, tokens, at) {
    const { text: line } = lineOf(tokens)
    if (!OF_LEATHER.test(line) || NOT_FOR.test(line) || OTHER_WAXED.test(line) || isUsedOn(tokens, at)) return null
    const fibre = FIBRES.find(([word]) => word.test(groups.fibre ?? groups.before ?? ''))?.[1]
    return [
      understood('threadType', text, 'Leather'),
      understood('finish', text, 'Wax'),
      ...(fibre ? [understood('fiberType', text, [fibre])] : []),
    ]
  },
}
const OF_LEATHER =
  /\b(?:saddler(?:y|s)|saddles?|harness(?:es)?|leather(?! ?-?(?:colou?r|look|brown))|shoe ?-?makers?|cobblers?)\b/
/** "Not for leather", "other than leather". */
const NOT_FOR =
  /\b(?:not|no|non|never|except|other than|without|instead of)\b[^,;)]*\b(?:saddl\w*|harness\w*|leather|shoe\w*)/
const OTHER_WAXED = /\b(?:bonded|core|corespun|mono\w*|embroidery|textur\w+|cotton)\b/
const FIBRES = [
  [/^l/i, 'Linen'],
  [/^p/i, 'Polyester'],
  [/^n/i, 'Nylon'],
  [/^r/i, 'Ramie'],
] as const

/** "Conductive stainless steel thread", "stainless steel silver thread": of metal. A cutter or a stand for thread is of steel too. */
const steel: Notation = {
  pattern:
    /(?:stainless steel|inox)(?: (?:fib(?:re|er)|conductive|silver|sewing|filament))* threads?(?! ?-?(?:cutter|stand|guide|holder|clipper|snip|tension|spool|trimmer))(?![a-z-])/iy,
  read: ({ text }, tokens, at) =>
    isUsedOn(tokens, at) || /\b(?:bolts?|nuts?|screws?|pipes?|rods?|needles?|scissors?)\b/.test(lineOf(tokens).text)
      ? null
      : [understood('threadType', text, 'Metallic'), understood('fiberType', text, ['Metallic'])],
}

/** The kind of a thread by words in another order. */
export const kindReader: TextReader = readerOf(
  'threadType',
  ['quilting cotton thread', 'woolly overlock thread', 'waxed linen thread for saddlery'],
  [quilting, woolly, waxed, steel],
)
