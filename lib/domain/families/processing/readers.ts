import type { Reading, TextReader } from '../reading/reading'
import { foldedOf } from '../reading/tokens'
import { countRangeReader } from '../service/count-reader'
import { serviceReaders } from '../service/readers'
import { contextOf } from './readers/context'
import { numberReaders } from './readers/numbers'
import { wordReader } from './readers/words'

/** Words that only say that it is work. */
const NOISE =
  /^(?:jobs?|work|works|jobwork|job work|services?|charges?|unit|house|mill|plant|undertaken|basis|done|facility|process|processing|machines?|m\/c|range|goods|materials?|needed|required|wanted|commission|we do|looking|rates?|rate|all types|types?|kaam|kam|ka|ki|wala|certified|approved|industrial|we|do|offer|best|quality|customers?|party|textiles?|dyes?|dyed?|lots?|hthp|effect|billing|under|one|roof|direct|looking|capacity|minimum|level|bottom)$/

/** Counts of the yarn that is dyed. */
const yarnCounts: TextReader = {
  ...countRangeReader,
  examples: ['yarn dyeing job 20s-60s'],
  read: (tokens, at) => (contextOf(tokens).isYarn ? countRangeReader.read(tokens, at) : null),
}

const BASE: readonly TextReader[] = [wordReader, ...numberReaders, yarnCounts]

/** Silent in lines about goods and other work; takes the words around that say no more than that it is work. */
function ofWork(reader: TextReader): TextReader {
  return {
    ...reader,
    read(tokens, at): Reading | null {
      const { isWork, isOther } = contextOf(tokens)
      if (!isWork || isOther) return null
      const words = foldedOf(tokens)
      let start = at
      while (
        start < at + 3 &&
        NOISE.test(words[start] ?? '') &&
        words[start + 1] !== 'loss' &&
        wordReader.read(tokens, start) === null
      )
        start += 1
      const reading = reader.read(tokens, start)
      if (!reading) return null
      let end = start + reading.used
      while (
        end < start + reading.used + 3 &&
        NOISE.test(words[end] ?? '') &&
        words[end + 1] !== 'loss' &&
        wordReader.read(tokens, end) === null
      )
        end += 1
      return { ...reading, used: end - at }
    },
  }
}

/** Everything that a line about process job work may say. */
export const processReaders: readonly TextReader[] = [...BASE.map(ofWork), ...serviceReaders]
