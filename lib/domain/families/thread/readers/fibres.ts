import { fibreReader } from '../../fabric/readers/fibres'
import type { TextReader } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { isUsedOn } from './constructions'

/** "PP" is polypropylene only if the line names no polyester: "PP thread polyester" is poly-poly or spun. */
export const threadFibreReader: TextReader = {
  ...fibreReader,
  read(tokens, at) {
    const isPolyPoly = wordAt(tokens, at) === 'pp' && /\b(?:poly(?:ester)?|spun)\b/.test(lineOf(tokens).text)

    const reading = isPolyPoly ? null : fibreReader.read(tokens, at)
    // "Glass beads" on a film reflect light.
    if (/^beads?$/.test(wordAt(tokens, at + (reading?.used ?? 0)))) return null
    const isOfGoods =
      !isUsedOn(tokens, at) || /^(?:sewing|threads?|yarn)$/.test(wordAt(tokens, at + (reading?.used ?? 0)))
    return isOfGoods ? reading : null
  },
}
