import type { TextReader } from '../reading/reading'
import { claimReaders } from './readers/claims'
import { colourNumberReader } from './readers/colours'
import { numberReaders } from './readers/numbers'
import { wordReader } from './readers/words'

/** Everything that a line about garment accessories may say. */
export const trimReaders: readonly TextReader[] = [...numberReaders, colourNumberReader, ...claimReaders, wordReader]
