import { memoize } from '@/lib/domain/memoize'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { phraseAt } from '../../../reading/phrases'
import { understood } from '../../../reading/reading'
import { foldedOf } from '../../../reading/tokens'
import { LINE_NAMES, twoWordBlend } from '../../fibre-words'
import { LINEN_OF } from '../context'

/** The names of fibres in a line. */

/** Words that are a fibre and something else besides; they are left to the reader of words. */
export const NOT_ALONE = new Set(['s 6', 'pan', 'pet', 'pes', 'excel', 'suri', 'protex'])
/** A fibre of the vocabulary or one that only lines name so. */
export const fibreAt = (words: readonly string[], at: number): ReturnType<typeof phraseAt> => {
  const word = words[at] ?? ''
  const named = isLyc(words, at) ? 'Elastane' : LINE_NAMES[word]
  // "Regenerated polyester", "recycled poly": one fibre in two words.
  const [one, second] = twoWordBlend(words, at) ?? []
  if (one !== undefined && second === undefined)
    return { value: one, used: 2, phrase: words.slice(at, at + 2).join(' ') }
  return named === undefined ? phraseAt(fibres, words, at) : { value: named, used: 1, phrase: word }
}

/** "+ 40D lyc", "5% lyc", "cotton lyc": lycra in short, where it has the figures or the place of elastane. Alone the letters may be lyocell. */
const isLyc = (words: readonly string[], at: number): boolean =>
  words[at] === 'lyc' &&
  BEFORE_LYC.test(words.slice(Math.max(0, at - 2), at).join(' ')) &&
  !isOfLargeParts(words.join(' '))
/** "Cotton lyc 60/40": no cloth has so much elastane, and the letters may be of lyocell. */
const isOfLargeParts = (line: string): boolean =>
  [...line.matchAll(/(?<![\dx./])(\d{2}) ?[/:] ?(\d{2})(?![\dx./])/g)].some(
    ([, a, b]) => Number(a) + Number(b) === 100 && Math.min(Number(a), Number(b)) > LYC_MAX,
  )
export const LYC_MAX = 10
/** A share that lycra may have. */
export const LYC_SHARE = String.raw`(?<![\d.])(?:[1-9]|10)(?:\.\d)? ?%`
const BEFORE_LYC = new RegExp(
  String.raw`(?<![\d/])(?:20|30|40|55|70|105|140) ?d(?:en(?:ier)?)?$|${LYC_SHARE}$|(?<![a-z])(?:cotton|ctn|poly|polyester)$`,
)

/** The fibres that a line names, in its order. */
export const fibresNamed = memoize((tokens: readonly string[]): readonly string[] => {
  const words = foldedOf(tokens)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = fibreAt(words, at)
    const isOfGoods =
      phrase &&
      !NOT_ALONE.has(phrase.phrase) &&
      !isOfPackaging(words, at + phrase.used) &&
      !isOfHouse(words, at) &&
      woolPeach(words, at) === null
    if (isOfGoods && !found.includes(phrase.value)) found.push(phrase.value)
    at += phrase?.used ?? 1
  }
  return found
})

/** "150/48 DTY wool peach", "wool peach 120 gsm": a polyester cloth, raised like the skin of a peach. "Wool peach colour", a shawl of that name and heavy cloth are wool of that shade; of other lines it is open. */
export function woolPeach(words: readonly string[], at: number): 'Polyester' | 'open' | null {
  const next = words[at + 2] ?? ''
  if (words[at] !== 'wool' || words[at + 1] !== 'peach' || SHADE_BEHIND.test(next)) return null
  const [, gsm] = /(?<![\d.])(\d{2,4}) ?(?:gsm|g\/m2|gr)(?![a-z])/.exec(words.join(' ')) ?? []
  if (words.filter((word) => word === 'wool').length > 1) return null
  if (next === 'skin' || words.some((word) => FILAMENT.test(word))) return 'Polyester'
  if (words.some((word) => OF_WOOL.test(word)) || Number(gsm) >= WOOL_GSM) return null
  return gsm !== undefined || /^fabrics?$/.test(next) ? 'Polyester' : 'open'
}
const SHADE_BEHIND = /^(?:colou?rs?|shades?|dyed|melange)$/
const FILAMENT = /^(?:dty|fdy|poly(?:ester)?|micro\w*|deniers?|\d{2,3}d|filament)$/
const WOOL_GSM = 250
const OF_WOOL =
  /^(?:shawls?|stoles?|mufflers?|dupattas?|scar(?:f|fs|ves)|jackets?|jacketing|boiled|double|pure|eur|€|sweaters?|caps?|coats?|coating|blankets?|rugs?|carpets?|throws?|yarns?|threads?|knit\w*|flannel|tweed|melton|merino|pashmina|cashmere|worsted|woollen|felt|suitings?|\d+%|100)$/

/** "Table linen", "hotel linen": what it is used for, of any fibre. */
export const isOfHouse = (words: readonly string[], at: number): boolean =>
  words[at] === 'linen' && OF_HOUSE.test(words[at - 1] ?? '')
const OF_HOUSE = new RegExp(`^${LINEN_OF}$`)

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

/** "BCI cotton" names a fibre and its certificate. */
export const BETTER_COTTON = understood('certifications', 'bci cotton', 'BCI', [{ scheme: 'BCI' }])
