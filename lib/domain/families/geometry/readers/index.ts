import type { TextReader } from '../../reading/reading'
import { boardReaders } from './board'
import { coneReaders } from './cones'
import { filmReaders } from './film'
import { sizeReaders } from './sizes'
import { weightReaders } from './weights'
import { wordReaders } from './words'

/** Everything that a line about cones, cartons, bags, films, tapes or pallets may say. */
export const packReaders: readonly TextReader[] = [
  ...coneReaders,
  ...boardReaders,
  ...filmReaders,
  ...sizeReaders,
  ...weightReaders,
  ...wordReaders,
]
