import { memoize } from '@/lib/domain/memoize'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { goodsColours } from '../../colour'

/** Shade words by the colour that buyers filter by, as shade cards and price lists write them. */
const SHADES: Readonly<Record<string, string>> = {
  White:
    'white, wht, optical white, optic white, white optic, opt white, bright white, snow white, milk white, milky white, super white, pure white, safed, chuna white, bleach white',
  Ecru: 'ecru, off white, offwhite, ivory, half white, cream, raw white, natural white, natural, vanilla, pearl white, butter cream, eggshell, kora white',
  Black: 'black, blk, jet black, carbon black, deep black, kala, full black, jetblack, raven',
  Grey: 'grey melange, melange grey, grey milange, gray melange, heather grey, heather gray, steel grey, slate grey, slate, charcoal, charcoal grey, anthracite, anthra, ash, ash grey, graphite, gunmetal, smoke grey, mid grey, light grey, dark grey, lt grey, dk grey, light gray, dark gray, cement grey, mouse grey, stone grey, ecru melange, charcoal melange, anthra melange',
  Beige: 'beige, fawn, khaki, khakhi, sand, camel, biscuit, oatmeal, oatmeal melange, taupe, badami, champagne, stone',
  Brown:
    'brown, coffee, chocolate, tan, dark brown, golden brown, mocha, tobacco, walnut, choco, copper, bronze, rust, rust brown, brick, terracotta, cinnamon, caramel',
  Navy: 'navy, nvy, navy blue, midnight blue, dark navy, n blue, n.blue, ink blue',
  'Royal blue': 'royal, royal blue, cobalt, cobalt blue, electric blue, r blue, r.blue',
  Blue: 'blue, sky blue, sky, light blue, dark blue, powder blue, ice blue, baby blue, denim blue, air force blue, airforce, steel blue, indigo, indigo blue, cornflower, neela, t blue, lt blue',
  Turquoise:
    'turquoise, firozi, feroza, ferozi, aqua, aqua blue, teal, teal blue, peacock, peacock blue, rama, rama green, sea blue, petrol, petrol blue, cyan',
  Green:
    'green, parrot green, parrot, mint, mint green, sea green, pista, pista green, lime, lime green, neon green, emerald, emerald green, light green, leaf green, grass green, apple green, hara, sage, sage green, jade, totai',
  'Bottle green': 'bottle green, dark green, forest green, b green, b.green, hunter green, army green',
  Olive: 'olive, olive green, military green, mehendi, mehandi, mehndi, mehendi green, moss green',
  Yellow: 'yellow, golden yellow, lemon, lemon yellow, light yellow, sunflower yellow, neon yellow, peela, haldi',
  Mustard: 'mustard, mustard yellow, ochre, musturd',
  Orange: 'orange, kesari, saffron, peach, coral, salmon, neon orange, bhagwa, tangerine, light orange',
  Red: 'red, scarlet, tomato red, tomato, blood red, cherry red, bright red, chilli red, lal, crimson, brick red, gajri, gajari',
  Maroon: 'maroon, wine, burgundy, bordeaux, madder, mehroon, oxblood, dark maroon, marron',
  Pink: 'pink, rani, rani pink, baby pink, light pink, dark pink, hot pink, magenta, fuchsia, fuschia, rose pink, dusty pink, blush, blush pink, onion pink, onion, gulabi, dusty rose, neon pink, rose gold, old rose, mauve pink',
  Purple:
    'purple, violet, lilac, lavender, jamuni, jamun, aubergine, plum, mauve, brinjal, dark purple, light purple, grape, levender',
  Gold: 'gold, golden, antique gold',
  Skin: 'skin colour, skin color, skin, nude, nude skin',
  Silver: 'silver, silver grey, antique silver, metallic silver',
  Multicolour: 'multicolour, multicolor, multi colour, multi color, multi',
  Assorted:
    'assorted colours, assorted colors, assorted shades, asst colours, asst shades, mixed colours, mixed colors, mixed shades, mixed colour, mix colours, mix colors, mix shades, mix colour, mix shade',
}

/** Names of shades that mean other things too; they are colours in a line about cloth alone. */
const AMBIGUOUS =
  /^(?:natural|cream|slate|silver|ash|stone|sand|camel|nude|skin|tan|copper|bronze|rust|brick|royal|sky|ice blue|peacock|parrot|mint|lime|emerald|sage|jade|lemon|haldi|peach|coral|salmon|tomato|wine|cherry|rose|onion|plum|grape|gold|golden|multi|petrol|rama|coffee|chocolate|walnut|caramel|cinnamon|biscuit|saffron|kala|hara|lal|moss|ivory|pearl|champagne|indigo|khaki|graphite|carbon|jamun|brinjal|mocha|choco|tobacco|raven|blush|vanilla|pista|mehendi|mehandi|mehndi|orange|airforce|tangerine|sapphire|turquoise|aqua|crimson)$/
const MODIFIER = /^(?:light|lt|lt\.|dark|dk|dk\.|deep|pale|pastel|bright|dusty|baby|neon|mid|medium|soft|hot|dull|off)$/
const GREY = /^gr[ea]y$/
const PHRASE_WORDS_MAX = 3

const colourByPhrase = memoize((shades: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [colour, words] of Object.entries(shades))
    for (const word of words.split(', ')) found.set(foldWord(word), colour)
  return found
})

export interface ColourHit {
  /** The colour that buyers filter by. */
  colour: string
  phrase: string
  used: number
  isSure: boolean
}

/**
 * The colour that the words from here name, with a word such as "light" before it.
 * @param words folded
 * @param isGreyKnown whether grey is a colour among these goods; cloth that is grey is unfinished
 */
export function colourAt(words: readonly string[], at: number, isGreyKnown = false): ColourHit | null {
  const known = colourByPhrase(SHADES)
  for (let used = Math.min(PHRASE_WORDS_MAX, words.length - at); used > 0; used -= 1) {
    const phrase = words.slice(at, at + used).join(' ')
    const colour = known.get(phrase)
    if (colour !== undefined) return { colour, phrase, used, isSure: !AMBIGUOUS.test(phrase) }
  }
  if (isGreyKnown && GREY.test(words[at] ?? '')) return { colour: 'Grey', phrase: 'grey', used: 1, isSure: false }
  if (!MODIFIER.test(words[at] ?? '')) return null
  const shade = colourAt(words, at + 1, isGreyKnown)
  if (!shade || MODIFIER.test(words[at + 1] ?? '')) return null
  const phrase = `${words[at]} ${shade.phrase}`
  return { ...shade, phrase, used: shade.used + 1 }
}

/** The labels are those of the colour filter. */
export const SHADE_COLOURS: readonly string[] = Object.keys(SHADES)
export const isBaseColour = (label: string): boolean => goodsColours.options.some(({ value }) => value === label)
