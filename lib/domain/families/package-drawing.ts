import { seedOf } from './drawing'

/** How a listing without a photo is drawn: only from its own data, so that it always looks the same. */

export type SwatchShape = 'cone' | 'cheese' | 'hank' | 'bobbin' | 'beam' | 'ball'
export type SwatchTexture = 'plain' | 'melange' | 'slub' | 'boucle' | 'filament' | 'metallic'

export interface SwatchData {
  shape: SwatchShape
  /** Of the thread as sold; null when the count cannot be read. */
  resultantTex: number | null
  ply: number
  twistDirection: 'S' | 'Z' | null
  /** A CSS colour. */
  colour: string
  texture: SwatchTexture
  /** The same listing gives the same seed. */
  seed: number
}

export interface SwatchSource {
  listingId: string
  resultantTex?: number | null
  ply?: number | null
  conePackageType?: string | null
  color?: string | null
  dyeingStatus?: string | null
  twist?: unknown
  yarnType?: string | null
  yarnFamily?: string | null
}

/** Shade words and their colour. The longest word in a shade's name wins: "bottle green" before "green". */
const SHADES: ReadonlyArray<readonly [words: string, colour: string]> = [
  ['ecru|raw white|grey yarn|greige|natural|undyed|ivory', '#e6dbc3'],
  ['off white|off-white|cream|half bleached|semi-bleached', '#efe8d6'],
  ['white|bleached|full white|milky white', '#f6f4ee'],
  ['optical white|super white|snow white|bright white', '#f7f9fc'],
  ['black|jet black|full black', '#1d1c1f'],
  ['anthracite|antracite', '#34363b'],
  ['charcoal|graphite', '#4a4b4f'],
  ['grey|gray|steel grey|steel', '#85868a'],
  ['silver|light grey|ash|stone', '#bfc0c0'],
  ['grey melange|gray melange|melange|heather grey', '#a7a6a3'],
  ['ecru melange', '#d9ceb8'],
  ['navy|navy blue|midnight|midnight blue', '#202a4b'],
  ['indigo|denim|denim blue', '#313f75'],
  ['royal|royal blue|cobalt', '#2649a8'],
  ['blue', '#3564b4'],
  ['sky|sky blue|powder blue|light blue', '#8fb9de'],
  ['turquoise|firozi|feroza|aqua', '#1f9fb0'],
  ['peacock|teal|petrol', '#17656f'],
  ['green', '#2f7d4a'],
  ['bottle green|dark green|forest|forest green', '#16452f'],
  ['olive|military green|mehendi|mehndi', '#63663a'],
  ['parrot|parrot green|lime|neon green', '#83ad37'],
  ['mint|sea green|pista|pistachio', '#a5cdb0'],
  ['maroon|bordeaux|burgundy|wine|oxblood', '#5f1c2b'],
  ['madder|rust|brick|terracotta|gerua', '#9c4230'],
  ['red|scarlet|tomato', '#b8252f'],
  ['pink|baby pink|blush', '#e0a0b1'],
  ['rani|rani pink|magenta|fuchsia|hot pink', '#bf2671'],
  ['peach|salmon|coral', '#eaa083'],
  ['orange', '#df7226'],
  ['saffron|kesari', '#e5892b'],
  ['yellow|lemon|sunflower', '#eccb43'],
  ['mustard|turmeric|haldi|ochre', '#c6942c'],
  ['gold|golden|zari|zari gold|antique gold', '#c09a46'],
  ['copper|bronze', '#a8683f'],
  ['beige|sand|fawn|khaki', '#cbb48e'],
  ['camel|tan', '#b5854f'],
  ['brown|coffee|chocolate|tobacco', '#5f4130'],
  ['purple|violet|jamun|aubergine', '#57356f'],
  ['lavender|lilac|mauve', '#a893c4'],
]

const COLOUR_BY_SHADE: ReadonlyMap<string, string> = new Map(
  SHADES.flatMap(([words, colour]) => words.split('|').map((word) => [word, colour] as const)),
)

/**
 * Shade words with the pattern that finds them as whole words; the longest first, so that "navy blue" is not read as
 * blue.
 */
const SHADES_LONGEST_FIRST: readonly (readonly [string, RegExp])[] = [...COLOUR_BY_SHADE.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => [name, new RegExp(`(^|[^a-z])${name}($|[^a-z])`)])

const DEEPER = /\b(dark|deep)\b/
const PALER = /\b(light|pale|pastel)\b/

/** The colour of a dyeing status that implies one; a dyed yarn without a shade has the colour of flax. */
const STATUS_COLOURS: ReadonlyArray<readonly [RegExp, string]> = [
  [/half|semi/, '#efe8d6'],
  [/optical/, '#f7f9fc'],
  [/bleach/, '#f6f4ee'],
  [/rfd|ready for dyeing/, '#f1ecdf'],
  [/indigo/, '#313f75'],
  [/sulphur|sulfur/, '#34363b'],
  [/melange|mélange/, '#a7a6a3'],
  [/dyed|dope|print/, '#bcae93'],
]

/** The colours of undyed fibres. */
const UNDYED_COLOURS: ReadonlyArray<readonly [RegExp, string]> = [
  [/metallic|zari|lurex/, '#c09a46'],
  [/jute|coir/, '#b08a55'],
  [/linen|hemp|ramie|bast/, '#c3b28c'],
  [/silk/, '#ecdfb8'],
  [/wool|worsted|hair|cashmere|mohair|alpaca/, '#e2d7bf'],
  [/regenerated|recycled/, '#bdb5a4'],
  [/polyester|nylon|acrylic|viscose|filament|elast|technical/, '#f1efe8'],
]

const UNDYED_COTTON = '#e6dbc3'

function plain(text: string | null | undefined): string {
  return (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The colour of a shade's name: "Navy 19-4024" or "Dark Olive"; null when no word of it is known. */
export function shadeColour(shade: string | null | undefined): string | null {
  const text = plain(shade)
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/.exec(text)
  if (hex) return hex[0]
  const word = SHADES_LONGEST_FIRST.find(([name, whole]) => text.includes(name) && whole.test(text))?.[0]
  const colour = word === undefined ? undefined : COLOUR_BY_SHADE.get(word)
  if (word === undefined || colour === undefined) return null
  const rest = text.replace(word, '')
  if (DEEPER.test(rest)) return `color-mix(in oklab, ${colour} 72%, #000)`
  if (PALER.test(rest)) return `color-mix(in oklab, ${colour} 62%, #fff)`
  return colour
}

function swatchColour(source: SwatchSource): string {
  const named = shadeColour(source.color)
  if (named) return named
  const status = plain(source.dyeingStatus)
  const family = plain(source.yarnFamily)
  const byStatus = STATUS_COLOURS.find(([pattern]) => pattern.test(status))
  if (byStatus) return byStatus[1]
  return UNDYED_COLOURS.find(([pattern]) => pattern.test(family))?.[1] ?? UNDYED_COTTON
}

const FILAMENT_WORDS = /\b(filament|poy|fdy|sdy|foy|dty|aty|ity|idy|bcf|mono|monofilament|elastomeric|spandex)\b/

function swatchTexture(source: SwatchSource): SwatchTexture {
  const type = plain(source.yarnType)
  const family = plain(source.yarnFamily)
  const status = plain(source.dyeingStatus)
  if (/metallic|zari|lurex/.test(`${type} ${family}`)) return 'metallic'
  if (/boucl|loop|snarl|knop|chenille|feather|eyelash|brushed|fancy/.test(`${type} ${family}`)) return 'boucle'
  if (/slub|multi-count|nep/.test(type)) return 'slub'
  if (/melange|mélange|grindle|jasp|heather|space dyed/.test(`${type} ${status} ${plain(source.color)}`))
    return 'melange'
  return FILAMENT_WORDS.test(`${type} ${family}`) ? 'filament' : 'plain'
}

const SHAPES: ReadonlyArray<readonly [RegExp, SwatchShape]> = [
  [/hank|reel/, 'hank'],
  [/beam/, 'beam'],
  [/ball|skein/, 'ball'],
  [/bobbin|pirn|cop\b|spool/, 'bobbin'],
  [/cheese|tube|soft package|cylind/, 'cheese'],
  [/cone/, 'cone'],
]

function swatchShape(source: SwatchSource, texture: SwatchTexture): SwatchShape {
  const named = SHAPES.find(([pattern]) => pattern.test(plain(source.conePackageType)))
  if (named) return named[1]
  return texture === 'filament' || texture === 'metallic' ? 'bobbin' : 'cone'
}

/** From `twist` as stored ({direction: "Z", ...}) or as typed ("Z 18.6 TPI"). */
function twistDirection(twist: unknown): 'S' | 'Z' | null {
  const direction = typeof twist === 'object' && twist !== null && 'direction' in twist ? twist.direction : twist
  const letter = typeof direction === 'string' ? /(?:^|[^a-z])([sz])(?:$|[^a-z])/i.exec(direction)?.[1] : undefined
  if (letter === undefined) return null
  return letter.toUpperCase() === 'S' ? 'S' : 'Z'
}

/**
 * A listing's own data as a drawing of the yarn (reference 4.24): package, thickness, ply, twist,
 * shade, texture. Missing values get the trade's defaults: Z for a single, S for a plied yarn, none for filament
 * (domain/yarn V10).
 */
export function swatchProps(source: SwatchSource): SwatchData {
  const texture = swatchTexture(source)
  const ply = Math.min(Math.max(Math.round(source.ply ?? 1), 1), 24)
  const usualTwist = texture === 'filament' && ply === 1 ? null : ply > 1 ? 'S' : 'Z'
  const tex = source.resultantTex
  return {
    shape: swatchShape(source, texture),
    resultantTex: typeof tex === 'number' && Number.isFinite(tex) && tex > 0 ? tex : null,
    ply,
    twistDirection: twistDirection(source.twist) ?? usualTwist,
    colour: swatchColour(source),
    texture,
    seed: seedOf(source.listingId),
  }
}
