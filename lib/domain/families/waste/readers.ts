import type { TextReader } from '../reading/reading'
import { numberReaders } from './readers/numbers'
import { wordReaders } from './readers/words'

/** Everything that a line about waste may say; names come first, since "cotton waste" is one. */
export const wasteReaders: readonly TextReader[] = [...wordReaders, ...numberReaders]
