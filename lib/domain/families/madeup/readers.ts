import { matchConstruction } from '../fabric/construction/match'
import { presentConstruction } from '../fabric/construction/parts'
import { blendReader, fibreReader } from '../fabric/readers/fibres'
import { weightReader } from '../fabric/readers/weights'
import { lineOf, type TextReader, understood, wordAt } from '../reading'
import {
  cutReader,
  denierReader,
  fillReader,
  knotsReader,
  mrpReader,
  pieceWeightReader,
  pileReader,
  sareeReader,
  threadCountReader,
} from './readers/numbers'
import { fullSetReader, partsReader, perColourReader, setReader } from './readers/sets'
import { bedSizeReader, garmentLengthReader, garmentSizeReader, pieceSizeReader } from './readers/sizes'
import { conditionReader, wordReader } from './readers/words'

/** A cloth's construction in a line about bed linen; "108x108" is a size. */
const clothConstruction: TextReader = {
  name: 'construction',
  examples: ['60x60/173x120'],
  read(tokens, at) {
    const match = /x.*\/.*x/i.test(tokens[at] ?? '') ? matchConstruction(tokens, at, null) : null
    if (!match || match.epi === null || match.ppi === null) return null
    return {
      used: match.used,
      understood: [understood('construction', match.text, presentConstruction(match), match.text)],
    }
  },
}

/** "8 pc" counts pieces and "300 tc" threads; neither names fibres. */
const fibres: TextReader = {
  ...fibreReader,
  read(tokens, at) {
    const isCount = /^6(?:6|\.6)?$/.test(wordAt(tokens, at + 1)) && COUNTED.test(wordAt(tokens, at + 2))
    // "Nylon 6 pair pack" has six pairs.
    if (isCount && wordAt(tokens, at) === 'nylon')
      return { used: 1, understood: [understood('fiberType', 'nylon', ['Nylon'])] }
    // "Woollen" is any winter wear where another fibre is named.
    if (/^wooll?en$/.test(wordAt(tokens, at)) && !OTHER_FIBRE.test(lineOf(tokens).text))
      return { used: 1, understood: [understood('fiberType', tokens[at] ?? '', ['Wool'])] }
    return readFibre(tokens, at)
  },
}

const OTHER_FIBRE = /\b(?:acrylic|polyester|poly|cotton|viscose|nylon|silk|sweaters?|cardigans?)\b/
const COUNTED = /^(?:pairs?|pcs?|pieces?|sets?|colou?rs?|designs?)$/

function readFibre(tokens: readonly string[], at: number) {
  const isPieces =
    /^(?:pc|pcs|tc)$/.test(wordAt(tokens, at)) && /\d$|^(?:single|per|each|a|one|\/)$/.test(wordAt(tokens, at - 1))

  return isPieces ? null : fibreReader.read(tokens, at)
}

/** Everything that a line about sarees, garments, bed, bath and floor goods may say. */
export const madeUpReaders: readonly TextReader[] = [
  setReader,
  partsReader,
  perColourReader,
  fullSetReader,
  threadCountReader,
  mrpReader,
  sareeReader,
  cutReader,
  fillReader,
  weightReader,
  pieceWeightReader,
  denierReader,
  pileReader,
  knotsReader,
  garmentSizeReader,
  garmentLengthReader,
  pieceSizeReader,
  bedSizeReader,
  clothConstruction,
  blendReader,
  wordReader,
  conditionReader,
  fibres,
]
