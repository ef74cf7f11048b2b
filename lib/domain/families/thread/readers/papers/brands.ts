import { type Reading, type TextReader, understood } from '../../../reading/reading'
import { type Matched, matchAt, wordAt } from '../../../reading/tokens'
import { isAboutThread } from '../constructions'

/** The brand of a thread, whose words are no colour: "Golden Swan", "Red Rose". */

/** 'Brand "Golden Swan"', 'brand: "Red Rose"', '"Moon" brand'. */
const QUOTED =
  /(?:(?:brand|trade ?-?mark)(?: name)? ?[:=-]? ?["'] ?(?<name>[^"']{2,40})["']|["'] ?(?<before>[^"']{2,40})["'] (?:brand|trade ?-?mark))(?=\s|$)/iy
/** "Brand: Golden Swan". */
const LABEL = /brand(?: name)? ?[:=-](?=\s|$)/iy

export const brandReader: TextReader = {
  name: 'brandManufacturer',
  examples: [],
  read(tokens, at): Reading | null {
    if (!isAboutThread(tokens)) return null
    const quoted = matchAt(tokens, at, QUOTED)
    if (quoted) return namedBy(quoted, tokens, at)
    const label = matchAt(tokens, at, LABEL)
    if (!label) return null
    const words = wordsOfName(tokens, at + label.used)
    const text = tokens.slice(at, at + label.used + words.length).join(' ')
    return words.length === 0 || NO_BRAND.test(words[0] ?? '')
      ? null
      : {
          used: label.used + words.length,
          understood: [understood('brandManufacturer', text, words.join(' '))],
        }
  },
}

/** The name in quotes as it is typed. */
function namedBy({ text, used }: Matched, tokens: readonly string[], at: number): Reading | null {
  const name = /["'] ?([^"']+)["']/.exec(text)?.[1]?.trim() ?? ''
  // "Size 40" brand: inches.
  const isName = /^\p{L}/u.test(name) && !NO_BRAND.test(name) && !/^\d/.test(wordAt(tokens, at - 1).replace('"', 'x'))
  return isName ? { used, understood: [understood('brandManufacturer', text, name)] } : null
}

/** Up to three words in capitals; the goods end the name. */
function wordsOfName(tokens: readonly string[], from: number): string[] {
  const words: string[] = []
  for (const word of tokens.slice(from, from + NAME_WORDS_MAX)) {
    if (!/^\p{Lu}[\p{L}\d&.'-]*$/u.test(word) || GOODS.test(word)) break
    words.push(word)
  }
  return words
}
const NAME_WORDS_MAX = 3
const GOODS =
  /^(?:tkt|ticket|tex|t-?\d+|spun|poly\w*|cotton|nylon|viscose|rayon|aramid|bonded|core\w*|textured|trilobal|threads?|sewing|embroidery|overlock|cones?|spools?|tubes?|dyed|shades?|colou?rs?|price|rate|moq|rs|usd|eur|inr|fob|cif|packing|box|carton|made|origin|stock|qty|quantity|quality|grade)$/i
const NO_BRAND =
  /^(?:own|any|all|no|not|none|new|our|your|same|similar|local|indian|chinese|imported|best|good|private|without|various|as|buyer'?s?|customer'?s?)$/i
