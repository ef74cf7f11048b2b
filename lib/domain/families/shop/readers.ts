import { fabricReaders } from '../fabric/readers'
import { madeUpReaders } from '../madeup/readers'
import type { TextReader, Understood } from '../reading'
import { termReaders } from './readers/terms'
import { namedCloth, wordReader } from './readers/words'

/** What a module calls the values of made-ups. */
type Names = Readonly<Record<string, string>>

/** Everything that a line of a shop may say. */
export const shopReaders = (names: Names): readonly TextReader[] => [
  ...termReaders,
  wordReader,
  ...[...madeUpReaders, ...fabricReaders].map((reader) => renamed(namedCloth(reader), names)),
]

function renamed(reader: TextReader, names: Names): TextReader {
  return {
    ...reader,
    name: names[reader.name] ?? reader.name,
    read(tokens, at) {
      const reading = reader.read(tokens, at)
      return reading && { ...reading, understood: reading.understood.map((part) => called(part, names)) }
    },
  }
}

/** The parts of a set stay the words that say them. */
function called(part: Understood, names: Names): Understood {
  const name = names[part.name] ?? part.name
  return part.name === 'setPieces' ? { ...part, name, value: part.text, typed: part.text } : { ...part, name }
}
