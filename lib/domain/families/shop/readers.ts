import { fabricReaders } from '../fabric/readers'
import type { TextReader } from '../reading'
import { sizeReaders } from './readers/sizes'
import { termReaders } from './readers/terms'
import { namedCloth, wordReader } from './readers/words'

/** Everything that a line of a shop may say. @param sizes the field of the sizes of garments */
export const shopReaders = (sizes: string): readonly TextReader[] => [
  ...termReaders,
  ...sizeReaders(sizes),
  wordReader,
  ...fabricReaders.map(namedCloth),
]
