import type { TextReader } from '../../reading/reading'
import { numberReaders } from './numbers'
import { wordReaders } from './words'

/** Everything that a line about instruments and tests may say. */
export const labReaders: readonly TextReader[] = [...wordReaders, ...numberReaders]
