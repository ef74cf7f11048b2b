import { SYSTEM_WORDS } from '@/lib/domain/count/systems'
import {
  CURRENCY_SIGNS,
  ELASTANE_WORDS,
  FILAMENT_COUNT_WORDS,
  FOREIGN_UNITS,
  GLUED_LETTERS,
  isBlendName,
  isFibreWord,
  PLY_WORDS,
  QUALIFIERS,
} from './vocabulary'

export interface NumberToken {
  kind: 'number'
  raw: string
  /** NaN when the digits do not form a number ("1.2.3"). */
  value: number
  negative: boolean
  /** Written right after the token before it, without a space. */
  glued: boolean
}

export interface WordToken {
  kind: 'word'
  raw: string
  text: string
  glued: boolean
}

export type Token =
  | NumberToken
  | WordToken
  | { kind: 'op'; op: '/' | 'x' | '-' | '+' | ':'; glued: boolean }
  /** Punctuation that ends a thought: comma, semicolon, bracket. */
  | { kind: 'stop'; raw: string }

const NUMBER = /(?:\d[\d.,]*|(?<![\p{L}\d])\.\d[\d.,]*)/uy
const WORD = /(?:(?:[A-Za-z]\.){2,}(?:[A-Za-z](?![A-Za-z]))?|\p{L}[\p{L}\p{M}]*)/uy
const ALPHANUMERIC = /[\p{L}\p{M}\d]+/uy
const APOSTROPHE_S = /'s(?![\p{L}\d])/iuy

const match = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

const isUnit = (word: string): boolean =>
  word === 'S' || SYSTEM_WORDS.has(word) || FILAMENT_COUNT_WORDS.has(word) || PLY_WORDS.has(word)

const isKnown = (word: string): boolean =>
  word === 'X' ||
  isUnit(word) ||
  QUALIFIERS.has(word) ||
  FOREIGN_UNITS.has(word) ||
  ELASTANE_WORDS.has(word) ||
  isFibreWord(word) ||
  isBlendName(word)

/** Words that a number may follow without a space: "Ne30", "Tkt75", "f48", "R40", "PC65/35", but not the C of "C35". */
const isPrefix = (word: string): boolean =>
  ['T', 'F', 'R', 'X', 'D'].includes(word) || (word.length > 1 && isKnown(word))

/** Splits letters glued to a number: "sx" of "30sx2", "sCCW" of "30sCCW"; null if they are unknown. */
const splitGlued = (letters: string): string[] | null => {
  const text = letters.toUpperCase()
  if (isKnown(text)) return [letters]
  for (let cut = 1; cut < text.length; cut += 1) {
    const rest = text.slice(cut)
    if (isUnit(text.slice(0, cut)) && (isKnown(rest) || GLUED_LETTERS.has(rest)))
      return [letters.slice(0, cut), letters.slice(cut)]
  }
  return null
}

/** Digits to a number: "1,000" is a thousand, "1,5" is 1.5 (reference 9.5). */
const readNumber = (digits: string): number => {
  if (/^\d*\.?\d+$/.test(digits)) return Number(digits)
  if (/^[1-9]\d{0,2}(?:,\d{2,3}){0,6},\d{3}(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''))
  if (/^\d+,\d+$/.test(digits)) return Number(digits.replace(',', '.'))
  return Number.NaN
}

const word = (raw: string, glued: boolean): Token =>
  raw.toUpperCase() === 'X' ? { kind: 'op', op: 'x', glued } : { kind: 'word', raw, text: raw.toUpperCase(), glued }

/** A minus comes before the first number, or after an operator or a spaced system word; elsewhere "-" joins. */
const isMinus = (tokens: readonly Token[], spaced: boolean): boolean => {
  const last = tokens.at(-1)
  if (last === undefined || last.kind === 'op') return true
  return (
    spaced && last.kind === 'word' && SYSTEM_WORDS.has(last.text) && !tokens.some((token) => token.kind === 'number')
  )
}

/** Tokens of a normalised count text, in one pass. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = []
  let at = 0
  let spaced = true
  let negative = false
  const push = (token: Token, length: number): void => {
    tokens.push(token)
    at += length
    spaced = false
  }

  while (at < text.length) {
    const char = text.charAt(at)
    const number = match(NUMBER, text, at)
    if (number !== null) {
      const digits = number.replace(/[.,]+$/, '')
      const letters = digits === number ? match(/\p{L}+/uy, text, at + digits.length) : null
      const suffixes = letters === null ? [] : splitGlued(letters)
      if (suffixes === null) {
        const end = at + digits.length
        const rest = match(ALPHANUMERIC, text, end) ?? ''
        push(word(digits + rest, !spaced), digits.length + rest.length)
        negative = false
        continue
      }
      push({ kind: 'number', raw: digits, value: readNumber(digits), negative, glued: !spaced }, digits.length)
      negative = false
      for (const suffix of suffixes) push(word(suffix, true), suffix.length)
      const possessive = suffixes.length === 0 ? match(APOSTROPHE_S, text, at) : null
      if (possessive !== null) push(word('s', true), possessive.length)
      continue
    }
    const letters = match(WORD, text, at)
    if (letters !== null) {
      const isInitials = letters.includes('.')
      const name = letters.replaceAll('.', '')
      const next = text.charAt(at + letters.length)
      if (!isInitials && /\d/.test(next) && !isPrefix(name.toUpperCase())) {
        const whole = match(ALPHANUMERIC, text, at) ?? letters
        push(word(whole, !spaced), whole.length)
      } else push(word(name, !spaced), letters.length)
      continue
    }
    if (char === ' ') {
      at += 1
      spaced = true
    } else if (char === '-' && /\d/.test(text.charAt(at + 1)) && isMinus(tokens, spaced)) {
      at += 1
      negative = true
    } else if (char === '/' || char === '-' || char === '+' || char === ':') {
      push({ kind: 'op', op: char, glued: !spaced }, 1)
    } else if (char === '%' || char === '"' || CURRENCY_SIGNS.has(char)) {
      push({ kind: 'word', raw: char, text: char === '"' ? 'INCH' : char, glued: !spaced }, 1)
    } else if (char === '.' || char === '=' || char === "'" || char === '#') {
      at += 1
    } else push({ kind: 'stop', raw: char }, 1)
  }
  return tokens
}
