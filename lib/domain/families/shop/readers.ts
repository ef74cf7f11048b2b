import { fabricReaders } from '../fabric/readers'
import { madeUpReaders } from '../madeup/readers'
import type { Reading, TextReader, Understood } from '../reading/reading'
import { wordAt } from '../reading/tokens'
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
      const reading = wholeSet(reader, tokens, at)
      return reading && { ...reading, understood: reading.understood.map((part) => called(part, names)) }
    },
  }
}

/** "2.5 m top 2.5 m bottom": the parts of one set. */
function wholeSet(reader: TextReader, tokens: readonly string[], at: number): Reading | null {
  const first = reader.read(tokens, at)
  if (!first?.understood.some(({ name }) => name === 'setPieces')) return first
  let used = first.used
  for (;;) {
    const joined = /^(?:,|\+|&|and)$/.test(wordAt(tokens, at + used)) ? 1 : 0
    const next = reader.read(tokens, at + used + joined)
    if (!next?.understood.some(({ name }) => name === 'setPieces')) break
    used += joined + next.used
  }
  const text = tokens.slice(at, at + used).join(' ')
  return { used, understood: first.understood.map((part) => (part.name === 'setPieces' ? { ...part, text } : part)) }
}

/** The parts of a set stay the words that say them. */
function called(part: Understood, names: Names): Understood {
  const name = names[part.name] ?? part.name
  return part.name === 'setPieces' ? { ...part, name, value: part.text, typed: part.text } : { ...part, name }
}
