import { constructionReader } from '../fabric/readers/constructions'
import { blendReader, fibreReader } from '../fabric/readers/fibres'
import { weightReader } from '../fabric/readers/weights'
import { type TextReader, wordAt } from '../reading'
import { names } from './readers/context'
import {
  denierReader,
  fillReader,
  knotsReader,
  mrpReader,
  pileReader,
  sareeReader,
  threadCountReader,
} from './readers/numbers'
import { fullSetReader, partsReader, perColourReader, setReader } from './readers/sets'
import { bedSizeReader, garmentSizeReader, pieceSizeReader } from './readers/sizes'
import { wordReader } from './readers/words'

/** A cloth's construction in a line about bed linen; "108x108" is a size. */
const clothConstruction: TextReader = {
  name: constructionReader.name,
  examples: [],
  read(tokens, at) {
    const reading = names(tokens, 'bed', 'home') ? constructionReader.read(tokens, at) : null
    const whole = reading?.understood.find(({ name }) => name === 'construction')
    const text = tokens.slice(at, at + (reading?.used ?? 0)).join(' ')
    return whole && /[x×].*[/ ].*[x×]/i.test(text) ? { used: reading?.used ?? 0, understood: [whole] } : null
  },
}

/** "8 pc" counts pieces and "300 tc" threads; neither names fibres. */
const fibres: TextReader = {
  ...fibreReader,
  read: (tokens, at) =>
    /^(?:pc|pcs|tc)$/.test(wordAt(tokens, at)) && /\d$|^(?:single|per|each|a|one|\/)$/.test(wordAt(tokens, at - 1))
      ? null
      : fibreReader.read(tokens, at),
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
  fillReader,
  weightReader,
  denierReader,
  pileReader,
  knotsReader,
  garmentSizeReader,
  pieceSizeReader,
  bedSizeReader,
  clothConstruction,
  blendReader,
  wordReader,
  fibres,
]
