import type { TextReader } from '../reading/reading'
import { authorisationReader } from '../regulated/reader'
import { numberReaders } from './readers/numbers'
import { wordReaders } from './readers/words'

/** Everything that a line about scrap may say. */
export const scrapReaders: readonly TextReader[] = [...wordReaders, ...numberReaders, authorisationReader]
