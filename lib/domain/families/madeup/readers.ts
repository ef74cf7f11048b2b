import { fibres as fibreWords } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { matchConstruction } from '../fabric/construction/match'
import { presentConstruction } from '../fabric/construction/parts'
import { blendReader, fibreReader } from '../fabric/readers/fibres'
import { weightReader } from '../fabric/readers/weights'
import { longest } from '../reading/longest'
import { type TextReader, understood } from '../reading/reading'
import { lineOf, wordAt } from '../reading/tokens'
import { conditionReader } from './readers/condition'
import {
  clothQualityReader,
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
import { catalogueReader, fullSetReader, partsReader, perColourReader, setReader } from './readers/sets'
import {
  bedSizeReader,
  garmentLengthReader,
  garmentSizeReader,
  pieceSizeReader,
  sizeRatioReader,
} from './readers/sizes'
import { wordReader } from './readers/words'

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
    if (/^wooll?en$/.test(wordAt(tokens, at))) return woollen(tokens, at)
    const fibre = readFibre(tokens, at)
    // "Linen blend": the other fibre is not named.
    const isBlend = fibre !== null && /^(?:blend|blended|mix)$/.test(wordAt(tokens, at + fibre.used))
    return isBlend ? { ...fibre, used: fibre.used + 1 } : fibre
  },
}

const OTHER_FIBRE = /\b(?:acrylic|polyester|poly|cotton|viscose|nylon|silk|sweaters?|cardigans?)\b/
/** "Woollen" is of wool; where another fibre or a sweater is named it is winter wear of any fibre. */
function woollen(tokens: readonly string[], at: number) {
  const text = tokens[at] ?? ''
  const isWinterWear = OTHER_FIBRE.test(lineOf(tokens).text)
  return {
    used: 1,
    understood: [isWinterWear ? understood('season', text, ['Winter']) : understood('fiberType', text, ['Wool'])],
  }
}

const COUNTED = /^(?:pairs?|pcs?|pieces?|sets?|colou?rs?|designs?)$/

function readFibre(tokens: readonly string[], at: number) {
  const isPieces =
    /^(?:pc|pcs|tc)$/.test(wordAt(tokens, at)) && /\d$|^(?:single|per|each|a|one|\/)$/.test(wordAt(tokens, at - 1))

  return isPieces ? null : (fibreReader.read(tokens, at) ?? fibreOfBag(tokens, at))
}

/** "Jute bag": the fibre of what is sold, not of its packing. */
function fibreOfBag(tokens: readonly string[], at: number) {
  const fibre = /^bags?$/.test(wordAt(tokens, at + 1)) ? canonicalValue(fibreWords, wordAt(tokens, at)) : null
  return fibre === null ? null : { used: 1, understood: [understood('fiberType', tokens[at] ?? '', [fibre])] }
}

const READERS: readonly TextReader[] = [
  setReader,
  catalogueReader,
  partsReader,
  perColourReader,
  fullSetReader,
  threadCountReader,
  mrpReader,
  sareeReader,
  cutReader,
  clothQualityReader,
  fillReader,
  weightReader,
  pieceWeightReader,
  denierReader,
  pileReader,
  knotsReader,
  garmentSizeReader,
  sizeRatioReader,
  garmentLengthReader,
  pieceSizeReader,
  bedSizeReader,
  clothConstruction,
  blendReader,
  wordReader,
  conditionReader,
  fibres,
]

const PRAISE =
  /^(?:heavy|soft|pure|premium|superfine|super|fancy|fine|latest|new|stylish|trendy|beautiful|exclusive|original|best|wholesale|imported|gorgeous|elegant|classic|bulk|luxury|turkish)$/

/** "Heavy net", "premium cotton": praise before what is read. */
const praised: TextReader = {
  name: 'praise',
  examples: ['heavy georgette', 'premium cotton'],
  read(tokens, at) {
    if (!PRAISE.test(wordAt(tokens, at))) return null
    const best = longest(tokens, at + 1, READERS)
    return best && { used: best.used + 1, understood: best.understood }
  },
}

/** Everything that a line about sarees, garments, bed, bath and floor goods may say. */
export const madeUpReaders: readonly TextReader[] = [...READERS, praised]
