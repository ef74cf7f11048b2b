import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { type Reading, type TextReader, type Understood, understood } from '../reading/reading'
import { lineOf, matchAt } from '../reading/tokens'
import { longestNamed, stated, type WordList } from '../reading/word-lists'

/** A list of a trade whose words a line may say. */
export interface WordSource extends WordList {
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
      const [best] = longestNamed(sources, words, 0, ({ name, phrase, used, not, isMeant }) => {
        // "Sizing extra": charged besides the work that is offered.
        if (name === 'jobType' && /^(?:extra|alag|additional)$/.test(words[used] ?? '')) return false
        return !not?.test(phrase) && isMeant?.(line, phrase) !== false
      })
      if (!best) return null
      const text = tokens.slice(at, at + best.used).join(' ')
      const more: Understood[] = implies(best.name, best.value, line).map(([other, meant]) =>
        understood(other, text, meant),
      )
      return { used: best.used, understood: [stated(best, text), ...more] }
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
