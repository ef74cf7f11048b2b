import { parseCount } from '@/lib/domain/count/parse'
import type { CountReading, ParsedCount } from '@/lib/domain/count/parsed-count'

/** The count that a title writes, with its words: "60s" of "60s combed weaving"; null when it writes none. */
export function countInTitle(title: string): { text: string; count: ParsedCount } | null {
  const { text, count } = splitCount(title)
  return count && { text, count }
}

/** Whether a word behind a count says these in short: "CH" is combed hosiery, and "Ne" a system alone. */
const isShort = (word: string, qualifiers: readonly string[]): boolean =>
  !qualifiers.some((one) => wordsOf(one).includes(word.toLowerCase()))

/** The first count of a text, and the words around it, in full where the count has them in short: "40s CH" is combed hosiery. */
export function splitCount(query: string): { text: string; count: ParsedCount | null; words: string[] } {
  if (!/\p{N}/u.test(query)) return { text: '', count: null, words: wordsOf(query) }
  const whole = parseCount(query)
  if (whole.ok && whole.count.words.length === 0)
    return { text: query.trim(), count: whole.count, words: whole.count.qualifiers.flatMap(wordsOf) }
  const tokens = query.trim().split(/\s+/)
  const words: string[] = []
  let count: ParsedCount | null = null
  let text = ''
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? ''
    const next = tokens[index + 1] ?? ''
    const pair: CountReading | null =
      count === null && next && /\d/.test(token + next) ? parseCount(`${token} ${next}`) : null
    const single: CountReading | null = count === null && /\d/.test(token) ? parseCount(token) : null
    if (pair?.ok && pair.count.words.length === 0 && isShort(next, pair.count.qualifiers)) {
      count = pair.count
      text = `${token} ${next}`
      words.push(...pair.count.qualifiers.flatMap(wordsOf))
      index++
    } else if (single?.ok) {
      count = single.count
      text = token
      words.push(...single.count.qualifiers.flatMap(wordsOf), ...single.count.words.flatMap(wordsOf))
    } else {
      words.push(...wordsOf(token))
    }
  }
  return { text, count, words }
}

/** Letters with their marks (the vowel signs of Indian scripts) and digits. So long a word fits into the database. */
export const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,199}/gu

/** The words of a text, in lower case: of a listing and of a search alike. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase()
      .match(WORDS) ?? []
  )
}
