import { roundTo } from '@/lib/domain/units/rounding'
import { ozPerYd2 } from '../../fabric/estimates'
import { clothReaders } from '../../fabric/readers'
import { contextOf } from '../../fabric/readers/context'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf } from '../../reading/tokens'
import { colourPairReader, colourReader, designReader, hangerReader, shadeReader } from './colours'
import { cuttableReader, finishNumberReader, openWidthReader } from './numbers'
import { dyeReader, finishWordReader, plainDyedReader } from './words'

const DENIM = /\b(?:denims?|jeans)\b/
const OTHERWISE_COLOURED = /\b(?:printed|print|white|rfd|pfd|bleached|dyed|coated)\b/
const OUNCES = /\b(?:oz|ozs|ounces?|osy)\b|\doz/i

/** Goods that are coloured, printed or coated too. */
const OTHER_GOODS =
  /\b(?:labels?|cartons?|copier|inks?|powder|paste|markers?|printers?|adhesives?|pepper|ribbons?|zippers?|buttons?|machines? for|dyestuffs?)\b/
/** These may be words about cloth: paper print, dyes, tape. */
const MAYBE_OTHER = /\b(?:paper|dyes?|tapes?|board|threads?|valves?|machines?|printing)\b/

/** Silent in lines about other goods. */
function ofCloth(reader: TextReader): TextReader {
  return {
    ...reader,
    read(tokens, at): Reading | null {
      const { text } = lineOf(tokens)
      if (OTHER_GOODS.test(text) || (MAYBE_OTHER.test(text) && !contextOf(tokens).isCloth)) return null
      return reader.read(tokens, at)
    },
  }
}

/** Grey cloth has no denim: coloured cloth of that name is denim by its colour, and its ounces are those of denim. */
function ofColouredCloth(reader: TextReader): TextReader {
  return {
    ...reader,
    read(tokens, at): Reading | null {
      const reading = reader.read(tokens, at)
      if (!reading) return null
      const { text } = lineOf(tokens)
      const isDenim = DENIM.test(text)
      const more = reading.understood.flatMap((part): Understood[] => {
        if (part.name === 'fabricName' && part.value === 'Denim' && !OTHERWISE_COLOURED.test(text))
          return [part, understood('colouration', part.text, 'Denim')]
        if (part.name === 'gsm' && isDenim && typeof part.value === 'number' && OUNCES.test(part.text))
          return [part, understood('denimOz', part.text, roundTo(ozPerYd2(part.value), 2))]
        if (part.name === 'shade' && /mel?ange|milange/i.test(part.text))
          return [part, understood('colouration', part.text, 'Melange')]
        return [part]
      })
      // "4 way lycra twill" stretches so too, though it is no lycra jersey.
      const stretch = more.find(({ name, text }) => /^fabricName$|^fiberType$/.test(name) && FOUR_WAY.test(text))
      const isKnown = more.some(({ name }) => name === 'stretchDirection')
      if (stretch && !isKnown) more.push(understood('stretchDirection', stretch.text, '4-way'))
      return { ...reading, understood: more }
    },
  }
}

const FOUR_WAY = /\b(?:4|four)[ -]?way\b/i

/** Everything that a line about coloured cloth may say: its own words first, then those of any cloth. */
export const finishReaders: readonly TextReader[] = [
  ...[
    cuttableReader,
    openWidthReader,
    plainDyedReader,
    dyeReader,
    finishNumberReader,
    shadeReader,
    designReader,
    hangerReader,
    finishWordReader,
    colourPairReader,
    colourReader,
  ].map((reader) => ofColouredCloth(ofCloth(reader))),
  ...clothReaders.map(ofColouredCloth),
]
