import { lineOf } from '../../../reading/tokens'
import { fibresNamed } from '../fibres/named'

/** "100% cotton": all of it, where the line names no other fibre. "100% fresh PC" is another hundred. */
export const isOfOneFibre = (tokens: readonly string[]): boolean => {
  const { text } = lineOf(tokens)
  return fibresNamed(tokens).length === 1 && ALL_OF_IT.test(text) && !OF_TWO_FIBRES.test(text)
}
const ALL_OF_IT =
  /(?:(?<![\d.])100 ?%|% ?100) (?:pure |organic |combed |carded )*(?:cotton|pamuk\w*|coton|cotone|viscose|rayon|linen|modal|polyester)(?![a-z])/
const OF_TWO_FIBRES =
  /\b(?:p\/?c|t\/?c|p\/?v|t\/?r|c\/?v|c\/?l|p\/?w|cvc|poly|terr?[iy]\w*|blend(?:ed|s)?|mix(?:ed)?|union)\b/
