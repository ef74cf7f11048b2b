import { type CountSystem, SYSTEM_WORDS } from '@/lib/domain/count/systems'
import type { WordToken } from './tokens'
import {
  CURRENCY_SIGNS,
  ELASTANE_WORDS,
  type FibreHint,
  GLUED_LETTERS,
  hintOfWord,
  isBlendName,
  PLY_NAMES,
  QUALIFIERS,
  type Side,
  SYSTEM_PHRASES,
} from './vocabulary'

export interface Described {
  qualifiers: string[]
  sides: Set<Side>
  systems: Set<CountSystem>
  words: string[]
  ply: number | null
  hint: FibreHint | null
  elastane: boolean
  blendName: boolean
}

/** Sorts the words around the numbers: qualifiers, a system's name, a fibre; unknown words are kept as typed. */
export const describeWords = (tokens: readonly WordToken[]): Described => {
  const found: Described = {
    qualifiers: [],
    sides: new Set(),
    systems: new Set(),
    words: [],
    ply: null,
    hint: null,
    elastane: false,
    blendName: false,
  }
  /** Takes a phrase of one or two words; false when it is unknown. */
  const take = (text: string, first: WordToken): boolean => {
    const qualifier = QUALIFIERS.get(text)
    const letter = first.glued && text === first.text ? GLUED_LETTERS.get(text) : undefined
    const system = SYSTEM_PHRASES.get(text) ?? (text.length > 1 ? SYSTEM_WORDS.get(text) : undefined)
    const ply = PLY_NAMES.get(text)
    if (qualifier !== undefined) {
      found.qualifiers.push(...qualifier.codes.filter((code) => !found.qualifiers.includes(code)))
      found.sides.add(qualifier.side)
    } else if (letter !== undefined) found.qualifiers.push(letter)
    else if (ply !== undefined) found.ply ??= ply
    else if (system !== undefined && (text !== 'NEW' || first.raw === 'NeW')) found.systems.add(system)
    else return false
    return true
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]
    const second = tokens[at + 1]
    if (first === undefined) break
    if (second !== undefined && take(`${first.text} ${second.text}`, first)) {
      at += 1
      continue
    }
    if (take(first.text, first)) continue
    found.hint ??= hintOfWord(first.text)
    found.elastane ||= ELASTANE_WORDS.has(first.text)
    found.blendName ||= isBlendName(first.text)
    if (first.text !== '%' && !CURRENCY_SIGNS.has(first.text)) found.words.push(first.raw)
  }
  return found
}
