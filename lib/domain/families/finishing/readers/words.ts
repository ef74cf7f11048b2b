import { contextOf } from '../../fabric/readers/context'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf } from '../../reading/tokens'
import { longestNamed, stated, type WordList } from '../../reading/word-lists'
import { colouration, dyeClass, pattern, printMethod } from '../colouration'
import { coating, finishes, opacity, rinse, slub, stockType, stretchDirection } from '../finishes'

const DENIM = /\b(?:denims?|jeans)\b/
const PRINT = /\b(?:prints?|printed|printing)\b/
const isDenim = (tokens: readonly string[]): boolean => DENIM.test(lineOf(tokens).text)

interface Around {
  tokens: readonly string[]
  phrase: string
  before: string
  next: string
}

interface Words extends WordList {
  /** Whether the phrase means this here. */
  isMeant: (around: Around) => boolean
  /** What it says of the colouration. */
  colouration?: string
}

/** Methods that are also other things: only with a word of printing in the phrase or the line. */
const PRINT_ALONE =
  /^(?:rotary|rotary screen|digital|discharge|resist|block|foil|foiling|flock|flocking|puff|glitter|khadi|flat bed|flatbed|hand screen|flat screen|bagru|dabu)$/
/** Words of finishes that are parts of other names. */
const FINISH_ALONE =
  /^(?:bio|resin|peach|raised|enzyme|uv|wr|fr|washed|softened|pleats?|crush|starched|cropped|sanfor|embroidery|quilting|sequence work|compacted|bonded|c0|c6|wicking|full|brushed|sheared|nano care)$/

const WORDS: readonly Words[] = [
  {
    name: 'colouration',
    vocabulary: colouration,
    isMeant: ({ tokens, phrase, before, next }) => {
      if (/^(?:white|coated)$|denim$/.test(phrase)) return phrase === 'coated' && before === ''
      if (/^(?:print|prints)$/.test(phrase)) {
        return (
          contextOf(tokens).isCloth &&
          !/^(?:base|ready|ground|table|cloth|quality|on|machine|side|grade|paste)$/.test(next) &&
          !/^(?:no|without|for|foot|finger|news)$/.test(before)
        )
      }
      if (phrase === 'printed' || phrase === 'dyed')
        return (
          !/^(?:un|not|to be|be|for|garment|tie|over|can|without|no)$/.test(before) &&
          !/^(?:yarns?|labels?|bags?|boxes|cartons?|tape|card|polybags?|fib(?:re|er))$/.test(next)
        )
      // "500 yd" and "85/yd" are yards.
      if (phrase === 'yd') return contextOf(tokens).isCloth && !/^(?:\d[\d.,]*|per|\/|a|rs)$/.test(before)
      if (/^(?:milky|heather|grindle|bleached)$/.test(phrase)) return contextOf(tokens).isCloth && next !== 'coating'
      return true
    },
  },
  {
    name: 'printMethod',
    vocabulary: printMethod,
    colouration: 'Printed',
    // "For digital printing" is what the cloth is fit for.
    isMeant: ({ tokens, phrase, before, next }) =>
      phrase !== 'khadi' &&
      before !== 'for' &&
      (!PRINT_ALONE.test(phrase) ||
        (phrase === 'digital' && contextOf(tokens).isCloth && !/^(?:weigh|meter|scale|textile|printing)/.test(next)) ||
        (PRINT.test(lineOf(tokens).text) && !/^(?:dobby|end|head|paper)$/.test(next))),
  },
  {
    name: 'pattern',
    vocabulary: pattern,
    isMeant: ({ tokens, phrase, next }) => {
      const { isCloth } = contextOf(tokens)
      if (
        /^(?:solid|self|no pattern|traditional|modern art|novelty|leaves|dots|flowers?|panel print|border)$/.test(
          phrase,
        )
      )
        return false
      if (phrase === 'checked') return /^(?:fabric|shirting|cloth|design|pattern)$/.test(next)
      if (phrase === 'check')
        return isCloth && !/^(?:valves?|in|out|points?|list|price|before|the|for|with|our|your|it|and)$/.test(next)
      if (/^(?:polka|shaded|animal|ethnic|tropical|camo|ambi|conversational|abstract)$/.test(phrase)) return isCloth
      return true
    },
  },
  {
    name: 'finishes',
    vocabulary: finishes,
    isList: true,
    isMeant: ({ tokens, phrase, before, next }) => {
      const { isCloth } = contextOf(tokens)
      if (/^(?:quilting|embroidery)$/.test(phrase))
        return isCloth && !/^(?:threads?|machines?|job|work|yarn)$/.test(next)
      if (phrase === 'peach') return false
      if (/^(?:fr|uv|wr)$/.test(phrase))
        return isCloth && !/^(?:light|lamp|ink|print|printed|printing)$/.test(next) && before !== 'no'
      if (phrase === 'raised') return isCloth
      return !FINISH_ALONE.test(phrase) || isCloth
    },
  },
  {
    name: 'coating',
    vocabulary: coating,
    isMeant: ({ tokens, phrase, next }) => {
      if (/^(?:wax|rubber|foam|oiled|vinyl)$/.test(phrase)) return false
      if (/^(?:pu|pvc|acrylic|tpu|ptfe)$/.test(phrase))
        return (
          contextOf(tokens).isCloth &&
          (/^(?:coat|coated|coating|laminate|laminated|lamination|film|backed|back)$/.test(next) || phrase === 'tpu')
        )
      return true
    },
  },
  { name: 'opacity', vocabulary: opacity, isMeant: ({ phrase }) => /^black ?out$/.test(phrase) },
  {
    name: 'rinse',
    vocabulary: rinse,
    isMeant: ({ tokens, phrase }) => isDenim(tokens) && !/^(?:bleach|enzyme|acid|stone|rinse)$/.test(phrase),
  },
  {
    name: 'slub',
    vocabulary: slub,
    isMeant: ({ tokens, phrase, next }) =>
      contextOf(tokens).isCloth && !/^(?:plain|ring)$/.test(phrase) && !/^(?:yarns?|catcher)$/.test(next),
  },
  {
    name: 'stretchDirection',
    vocabulary: stretchDirection,
    isMeant: ({ tokens, phrase, next }) => {
      if (phrase === 'stretch') return contextOf(tokens).isCloth && !/^(?:films?|marks?|jeans|\d+%?)$/.test(next)
      if (/^(?:weft|warp|mechanical|rigid|2 way|two way|2-way)$/.test(phrase))
        return /^(?:stretch|lycra|spandex)$/.test(next)
      if (/^(?:4 way|four way)$/.test(phrase)) return contextOf(tokens).isCloth && next !== 'lycra'
      return true
    },
  },
  {
    name: 'stockType',
    vocabulary: stockType,
    isMeant: ({ phrase }) =>
      !/^(?:ready|ready stock|in stock|running|on order|surplus|order basis|stock lot|left over)$/.test(phrase),
  },
]

export const finishWordReader: TextReader = {
  name: 'finishes',
  examples: [
    'printed',
    'yarn dyed',
    'digital print',
    'checks',
    'peach finish',
    'PU coated',
    '4 way stretch',
    'sanforised',
  ],
  read(tokens, at): Reading | null {
    const words = foldedOf(tokens)
    const [best] = longestNamed(WORDS, words, at, ({ isMeant, phrase, used }) =>
      isMeant({ tokens, phrase, before: words[at - 1] ?? '', next: words[at + used] ?? '' }),
    )
    if (!best) return null
    const { used } = best
    // "PU coated" leaves no word behind; nor does "reactive printed", whose ink the dye reader has.
    const text = tokens.slice(at, at + used).join(' ')
    // Denim is of yarns of different colours.
    if (best.name === 'colouration' && best.value === 'Yarn-dyed' && isDenim(tokens))
      return { used, understood: [understood('colouration', text, 'Denim')] }
    const parts: Understood[] = [stated(best, text)]
    if (best.colouration) parts.push(understood('colouration', text, best.colouration))
    if (best.name === 'pattern' && /\bprint$/.test(best.phrase)) parts.push(understood('colouration', text, 'Printed'))
    if (best.value === 'White' && best.name === 'colouration') parts.push(understood('color', text, 'White'))
    return { used, understood: parts }
  },
}

/** "plain dyed", "solid dyed": of one colour. */
const plainDyed: Notation = {
  pattern: /(?:plain|solid|fabric|full) ?-?dyed/iy,
  read: ({ text }) => [understood('colouration', text, 'Dyed')],
}

export const plainDyedReader: TextReader = readerOf('colouration', ['plain dyed', 'solid dyed'], [plainDyed])

const DYED = /^(?:dyed|dyeing|dye|dyes|dyestuff)$/
const INK_ALONE = /^(?:reactive|disperse)$/
const COLOURED = /\b(?:prints?|printed|dyed)\b/
const PRINTED = /^(?:print|prints|printed|printing)$/

/** "reactive dyed", "pigment print", "vat dyed", "reactive printed": the dye and the way it is used. */
export const dyeReader: TextReader = {
  name: 'dyeClass',
  examples: ['reactive dyed', 'vat dyed', 'pigment print', 'reactive dyed navy'],
  read(tokens, at): Reading | null {
    const words = foldedOf(tokens)
    const dye = phraseAt(dyeClass, words, at)
    if (!dye) return null
    const next = words[at + dye.used] ?? ''
    const isOneWord = DYED.test(words[at + dye.used - 1] ?? '')
    const isSulphurBlack = /^(?:sulphur|sulfur)$/.test(dye.phrase) && next === 'black'
    const isBoth = /^(?:ibst|isbt|indigo bottom|rope indigo|slasher indigo)/.test(dye.phrase)
    const isDyed = isOneWord || DYED.test(next)
    const isPrinted = PRINTED.test(next)
    // "Printed 58" reactive": the dye is apart from the print.
    if (INK_ALONE.test(dye.phrase) && !isDyed && !isPrinted && COLOURED.test(lineOf(tokens).text))
      return {
        used: dye.used,
        understood: [understood('dyeClass', tokens.slice(at, at + dye.used).join(' '), dye.value)],
      }
    if (!isDyed && !isPrinted && !isSulphurBlack && !isBoth) return null
    const used = dye.used + (isSulphurBlack || (!isOneWord && (isDyed || isPrinted)) ? 1 : 0)
    const text = tokens.slice(at, at + used).join(' ')
    const how = isPrinted ? 'Printed' : isDenim(tokens) ? 'Denim' : 'Dyed'
    return {
      used,
      understood: [
        understood('colouration', text, how),
        understood('dyeClass', text, dye.value),
        ...(isSulphurBlack ? [understood('color', text, 'Black')] : []),
      ],
    }
  },
}
