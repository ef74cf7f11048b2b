import { matchAt } from '../../../reading/tokens'
import { type ConstructionMatch, matchConstruction } from '../../construction/match'
import { whole } from '../../construction/notation'

const WORD =
  '(?:vis|viscose|rayon|modal|cotton|ctn|linen|poly|pc|pv|cmbd?|comb|combed|cd|carded|compact|comp|ccm|cw|ch|kw|oe|slub)'
const COUNT = "\\d{1,3}'?s?"
const WORDED = whole(
  `(?<a>${COUNT}) ?(?<one>${WORD}) ?/ ?(?<b>${COUNT}) ?(?<two>${WORD}) ?[-/,|]? ?(?<epi>\\d{2,3})[/x](?<ppi>\\d{2,3})`,
)
/** What these parts are as tokens: two counts with their words, the cross, and the densities. */
const PARTS = 6

/** "30 Vis/30 Vis 68/64 50\"", "40 cmb/40 cmb 132x72": counts with the words of their yarns, and a slash for the cross. */
export function matchSlashedWords(
  tokens: readonly string[],
  at: number,
  fibre: string | null,
): ConstructionMatch | null {
  const found = matchAt(tokens, at, WORDED)
  if (!found) return null
  const { a = '', one = '', b = '', two = '', epi = '', ppi = '' } = found.groups
  if (Number(epi) < Number(ppi) || Number(epi) + Number(ppi) === 100) return null
  const crossed = [a, one, 'x', b, two, `${epi}x${ppi}`]
  const match = matchConstruction([...tokens.slice(0, at), ...crossed, ...tokens.slice(at + found.used)], at, fibre)
  return match && match.used >= PARTS ? { ...match, used: match.used - PARTS + found.used } : null
}
