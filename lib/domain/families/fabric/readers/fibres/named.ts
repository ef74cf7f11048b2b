import { memoize } from '@/lib/domain/memoize'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { phraseAt } from '../../../reading/phrases'
import { foldedOf } from '../../../reading/tokens'
import { LINE_NAMES } from '../../fibre-words'

/** The names of fibres in a line. */

/** Words that are a fibre and something else besides; they are left to the reader of words. */
export const NOT_ALONE = new Set(['s 6', 'pan', 'pet', 'pes', 'excel', 'suri', 'protex'])
/** A fibre of the vocabulary or one that only lines name so. */
export const fibreAt = (words: readonly string[], at: number): ReturnType<typeof phraseAt> => {
  const word = words[at] ?? ''
  const named = LINE_NAMES[word]
  return named === undefined ? phraseAt(fibres, words, at) : { value: named, used: 1, phrase: word }
}

/** The fibres that a line names, in its order. */
export const fibresNamed = memoize((tokens: readonly string[]): readonly string[] => {
  const words = foldedOf(tokens)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = fibreAt(words, at)
    const isOfGoods =
      phrase && !NOT_ALONE.has(phrase.phrase) && !isOfPackaging(words, at + phrase.used) && !isWoolPeach(words, at)
    if (isOfGoods && !found.includes(phrase.value)) found.push(phrase.value)
    at += phrase?.used ?? 1
  }
  return found
})

/** "150/48 DTY wool peach": a polyester cloth, raised like the skin of a peach. "Wool peach colour", and a shawl of that name, are wool of that shade. */
export const isWoolPeach = (words: readonly string[], at: number): boolean =>
  words[at] === 'wool' &&
  words[at + 1] === 'peach' &&
  !/^(?:colou?rs?|shades?|dyed|melange)$/.test(words[at + 2] ?? '') &&
  !words.some((word) => OF_WOOL.test(word))
const OF_WOOL =
  /^(?:shawls?|stoles?|scar(?:f|fs|ves)|sweaters?|caps?|coats?|coating|blankets?|rugs?|carpets?|throws?|yarns?|threads?|knit\w*|flannel|tweed|melton|merino|pashmina|cashmere|worsted|woollen|felt|suitings?|\d+%|100)$/

/** "Polyester bag" is packaging; thread for closing bags is not. */
export const isOfPackaging = (words: readonly string[], next: number): boolean =>
  (/^(?:box|carton|wool roll|bag)$/.test(words[next] ?? '') &&
    !/^(?:closing|stitching|sewing|closer)$/.test(words[next + 1] ?? '')) ||
  // "10 pcs poly pack", "in poly cover" and "rolls in poly" are how they are packed.
  (words[next - 1] === 'poly' &&
    // "Poly film" is of polyethylene; "poly sheets" and "poly covers" are of polyester, unless something is packed in them.
    (/^(?:pack|packed|packing|films?|liners?)$/.test(words[next] ?? '') ||
      (/^(?:in|with|by)$/.test(words[next - 2] ?? '') &&
        /^(?:covers?|sheets?|wrap(?:ping|per)?)$/.test(words[next] ?? '')) ||
      (words[next - 2] === 'in' && /^(?:[,;.]|)$/.test(words[next] ?? ''))))

/** Cloth has little elastane or metal thread; they are named behind its fibre, wherever a line has them. */
export const TRACES: ReadonlySet<string> = new Set(['Elastane', 'Metallic'])

/** Near these words "TC" is a transaction certificate, not a blend. */
export const CERTIFIED = /\b(?:gots|grs|ocs|rcs|bci|cert(?:ificates?|ified)?)\b/
