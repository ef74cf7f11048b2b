import { colourAt } from '../../../finishing/readers/colour-words'
import { type Reading, type TextReader, understood } from '../../../reading/reading'
import { foldedOf, type Matched, matchAt, wordAt } from '../../../reading/tokens'
import { isTown } from '../../../towns'
import { threadColourReader } from '../colours'
import { isAboutThread } from '../constructions'
import { kindReader } from '../kinds'
import { packageReader } from '../packing/packages'
import { finishReader } from '../properties'
import { endUseReader, typeReader } from '../types'
import { wordReader } from '../words'
import { threadCertificateReader } from './certificates'

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

/** Up to three words in capitals. A word of the goods or of the sale ends the name: "Oswal | Navy Blue", "Vardhman | GOTS". Behind a colour that is the first word there has to be another: "Red Rose". */
function wordsOfName(tokens: readonly string[], from: number): string[] {
  const words: string[] = []
  for (const [place, word] of tokens.slice(from, from + NAME_WORDS_MAX).entries()) {
    const at = from + place
    const colourWords = wordsOfColour(tokens, at)
    const isColour = colourWords > 0 && (place > 0 || colourWords > 1)
    const isOfGoods = GOODS.test(word) || isTown(word) || OTHER_READERS.some((reader) => reader.read(tokens, at))
    if (!/^\p{Lu}[\p{L}\d&.'-]*$/u.test(word) || isOfGoods || isColour) break
    words.push(word)
  }
  return words.length === 1 && wordsOfColour(tokens, from) > 0 ? [] : words
}
/** How many words from here name a colour. "Sona Golden", "Royal Peacock" are names as well. */
function wordsOfColour(tokens: readonly string[], at: number): number {
  const used = threadColourReader.read(tokens, at)?.used ?? colourAt(foldedOf(tokens), at, true)?.used ?? 0
  return used === 1 && OFTEN_A_NAME.test(wordAt(tokens, at)) ? 0 : used
}
const OFTEN_A_NAME = /^(?:gold|golden|silver|royal|peacock|parrot|emerald|sapphire|lotus|pearl|cherry)$/
const OTHER_READERS: readonly TextReader[] = [
  wordReader,
  typeReader,
  kindReader,
  endUseReader,
  finishReader,
  packageReader,
  threadCertificateReader,
]
const NAME_WORDS_MAX = 3
const GOODS =
  /^(?:tkt|ticket|tex|t-?\d+|spun|poly\w*|cotton|nylon|viscose|rayon|silk|linen|aramid|bonded|core\w*|textured|trilobal|threads?|sewing|embroidery|overlock|zari|jari|waxed|finish|premium|assorted|assortment|cones?|spools?|tubes?|cops?|reels?|king|dyed|raw|natural|shades?|colou?rs?|cards?|made?|make|origin|type|item|art|article|code|model|size|box|boxes|carton|cartons|bags?|packing|packed|packs?|pcs|pieces|lots?|stock|ready|available|fresh|new|qty|quantity|quality|grade|export|import|price|rate|mrp|rs|usd|eur|inr|fob|cif|cfr|cnf|c&f|cip|cpt|dap|ddp|fca|exw|ex|ex-\w+|for|delivery|delivered|dispatch|shipment|loading|port|credit|cash|advance|payment|terms|days|net|nett|gst|incl\w*|extra|moq|minimum|min|order|per|each|only|total|gross|hsn?|iso|gots|grs|ocs|bci|fsc|reach|oeko\S*|india|china|pakistan|bangladesh|vietnam|turkey|taiwan|korea|japan|germany|usa|with|and|in|on|of|from|to|at|by)$/i
const NO_BRAND =
  /^(?:own|any|all|no|not|non?e|nil|na|n\/a|tbd|unbranded|un-?branded|new|our|your|same|similar|local|indian|chinese|imported|best|good|private|without|various|as|other|others|buyer'?s?|customer'?s?|seller'?s?)$/i
