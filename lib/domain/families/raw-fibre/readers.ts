import { certificateReaderOf } from '../certificate'
import type { TextReader } from '../reading/reading'
import { numberReaders } from './readers/numbers'
import { makerReader, stationReader, statusReader, wordReader } from './readers/words'

/** Everything that a line about raw material may say. */
export const fibreReaders: readonly TextReader[] = [
  ...numberReaders,
  wordReader,
  statusReader,
  stationReader,
  makerReader,
  certificateReaderOf(['GOTS certified', 'BCI cotton']),
]
