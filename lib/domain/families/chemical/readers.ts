import type { TextReader } from '../reading/reading'
import { nameReaders } from './readers/names'
import { numberReaders } from './readers/numbers'
import { wordReader } from './readers/words'

/** Everything that a line about dyes and chemicals may say. */
export const chemicalReaders: readonly TextReader[] = [...nameReaders, ...numberReaders, wordReader]
