import type { Vocabulary } from '@/lib/domain/fields/field'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { phraseAt } from '../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../reading/reading'
import { lineOf, matchAt } from '../reading/tokens'

/** A list of a trade whose words a line may say. */
export interface WordSource {
  name: string
  vocabulary: Vocabulary
  /** The field takes several words. */
  isList?: true
  /** Whether the line is about goods or machines that have this field. */
  isMeant?: (line: string, phrase: string) => boolean
  /** Phrases that mean something else here. */
  not?: RegExp
}

/** What else a word says of the same line: a loom that the job is weaving. */
export type Implies = (
  name: string,
  value: string,
  line: string,
) => readonly (readonly [name: string, value: unknown])[]

const PHRASE_MOST = 7

/** A reader of the words of these lists: the longest phrase, and of equal ones that of the first list. */
export function wordReaderOf(
  name: string,
  examples: readonly string[],
  sources: readonly WordSource[],
  implies: Implies = () => [],
): TextReader {
  return {
    name,
    examples,
    read(tokens, at): Reading | null {
      const words = tokens.slice(at, at + PHRASE_MOST).map(foldWord)
      const line = lineOf(tokens).text
      let best: { source: WordSource; value: string; used: number } | null = null
      for (const source of sources) {
        const hit = phraseAt(source.vocabulary, words, 0)
        // "Sizing extra": charged besides the work that is offered.
        if (/^(?:extra|alag|additional)$/.test(words[hit?.used ?? 0] ?? '') && source.name === 'jobType') continue
        if (!hit || source.not?.test(hit.phrase) || source.isMeant?.(line, hit.phrase) === false) continue
        if (hit.used > (best?.used ?? 0)) best = { source, value: hit.value, used: hit.used }
      }
      if (!best) return null
      const { source, value, used } = best
      const text = tokens.slice(at, at + used).join(' ')
      const own = source.isList ? understood(source.name, text, [value]) : understood(source.name, text, value)
      const more: Understood[] = implies(source.name, value, line).map(([other, meant]) =>
        understood(other, text, meant),
      )
      return { used, understood: [own, ...more] }
    },
  }
}

/** A reader of words that say nothing in this trade. */
export function fillerReaderOf(name: string, examples: readonly string[], pattern: RegExp): TextReader {
  const whole = new RegExp(`(?:${pattern.source})(?=\\s|$)`, 'iy')
  return {
    name,
    examples,
    read(tokens, at): Reading | null {
      const match = matchAt(tokens, at, whole)
      return match ? { used: match.used, understood: [] } : null
    },
  }
}
