import type { Reading, TextReader } from '../reading/reading'
import { foldedOf } from '../reading/tokens'
import { serviceReaders } from '../service/readers'
import { contextOf } from './readers/context'
import { numberReaders } from './readers/numbers'
import { wordReader } from './readers/words'

/** Words that only say that it is work. */
const NOISE =
  /^(?:jobs?|work|works|jobwork|job work|services?|charges?|unit|house|facility|undertaken|basis|done|machines?|m\/c|needed|required|wanted|we do|looking|rates?|all types|types?|kaam|kam|ka|ki|wala|certified|offer|best|quality|customers?|party|bulk|export|domestic|garments?|pieces?|company|manufacturer|units|orders?|on|audited|factory|manufacturing|making|attaching|making|karwana|hai|handmade|boutique|digiti[sz]ing)$/

const BASE: readonly TextReader[] = [wordReader, ...numberReaders]

/** Silent in lines about goods and other work; takes the words around that say no more than that it is work. */
function ofWork(reader: TextReader): TextReader {
  return {
    ...reader,
    read(tokens, at): Reading | null {
      const { isWork, isOther } = contextOf(tokens)
      if (!isWork || isOther) return null
      const words = foldedOf(tokens)
      let start = at
      while (start < at + 3 && NOISE.test(words[start] ?? '') && reader.read(tokens, start) === null) start += 1
      const reading = reader.read(tokens, start)
      if (!reading) return null
      let end = start + reading.used
      while (end < start + reading.used + 3 && NOISE.test(words[end] ?? '') && wordReader.read(tokens, end) === null)
        end += 1
      return { ...reading, used: end - at }
    },
  }
}

/** Everything that a line about sewing, embroidery or other value addition may say. */
export const stitchingReaders: readonly TextReader[] = [
  ...BASE.map(ofWork),
  // After words such as "export unit", and alone.
  ...serviceReaders.map((reader) => ({ ...ofWork(reader), examples: [] })),
  ...serviceReaders,
]
