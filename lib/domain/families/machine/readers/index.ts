import type { TextReader } from '../../reading/reading'
import { nameReaders } from './names'
import { numberReaders } from './numbers'
import { wordReaders } from './words'

/** Everything that a line about machines may say. */
export const machineReaders: readonly TextReader[] = [...nameReaders, ...numberReaders, ...wordReaders]
