import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'

/** What the sellers read before a sentence of the buyer, from which the request was filled in. */
const LEAD = 'In the buyer’s words: '

/**
 * The note with the sentence from which a request was filled in, for the sellers to read: once, also where the buyer took it
 * into the note. Null where both together are too long.
 */
export function noteWithWords(words: string, note: string): string | null {
  const sentence = words.trim()
  if (sentence === '' || note.includes(sentence)) return note
  const whole = `${LEAD}${sentence}${note.trim() === '' ? '' : `\n${note}`}`
  return whole.length <= NOTE_LENGTH_MAX ? whole : null
}

/** The note without the words from which the request was filled in: they hold for it alone. */
export function noteWithoutWords(note: string): string {
  return note
    .split('\n')
    .filter((line) => !line.startsWith(LEAD))
    .join('\n')
}

const NUMBERS = ['', '', 'two', 'three', 'four', 'five']

/** What a buyer who wrote several quantities should know; "" for any other sentence. */
export function severalWords(quantities: readonly string[]): string {
  if (quantities.length < 2) return ''
  const listed = `${quantities.slice(0, -1).join(', ')} and ${quantities.at(-1)}`
  const count = NUMBERS[quantities.length] ?? quantities.length
  return `You wrote ${count} quantities: ${listed}. Make one request for each, or enter the total and describe the split in the note.`
}
