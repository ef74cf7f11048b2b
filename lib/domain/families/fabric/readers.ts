import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { TextReader, Understood } from '../reading'
import { constructionReader } from './readers/constructions'
import { countReader, yarnCountReader } from './readers/counts'
import { densityReader } from './readers/densities'
import { blendReader, fibreReader } from './readers/fibres'
import { diameterReader, gaugeReader, machineReader } from './readers/machines'
import { pieceLengthReader } from './readers/pieces'
import { metreWeightReader, weightReader } from './readers/weights'
import { widthReader } from './readers/widths'
import { wordReader } from './readers/words'
import { yarnSpinning } from './vocabulary'

/** Everything that a line about cloth may say. */
export const fabricReaders: readonly TextReader[] = [
  constructionReader,
  countReader,
  densityReader,
  weightReader,
  metreWeightReader,
  diameterReader,
  gaugeReader,
  machineReader,
  pieceLengthReader,
  widthReader,
  blendReader,
  wordReader,
  fibreReader,
  yarnCountReader,
]

/** The count of the cloth's yarn, and how that is spun: "30s combed". */
function ofCloth(part: Understood): Understood[] {
  const [, words = ''] = /\d\S* ([a-z][a-z -]*)$/i.exec(part.text) ?? []
  const spun = canonicalValue(yarnSpinning, words)
  const count = { ...part, name: 'fabricCount' }
  return spun === null ? [count] : [count, { name: 'yarnSpinning', text: part.text, value: spun, typed: spun }]
}

/** The same where cloth itself is sold: a count alone is that of its yarn. */
export const clothReaders: readonly TextReader[] = fabricReaders.map((reader) =>
  reader === yarnCountReader
    ? {
        ...reader,
        name: 'fabricCount',
        read(tokens, at) {
          const reading = reader.read(tokens, at)
          return reading && { ...reading, understood: reading.understood.flatMap(ofCloth) }
        },
      }
    : reader,
)
