/** Drawings of goods as data: a page turns them into SVG. All are 96 by 96, and the same data gives the same drawing. */

export const SIDE = 96

/** One path, drawn once for each stroke, from below to above. */
export interface Layer {
  d: string
  fill?: string
  strokes?: readonly Stroke[]
}

export interface Stroke {
  /** A CSS colour. */
  colour: string
  width: number
  isRound?: true
  opacity?: number
}

/** A path with one fill or one stroke. */
export interface FlatLayer {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
}

/** The layers as single paths, from the back to the front. */
export function flatLayers(layers: readonly Layer[]): FlatLayer[] {
  return layers.flatMap(({ d, fill, strokes = [] }) => [
    ...(fill === undefined ? [] : [{ d, fill }]),
    ...strokes.map(({ colour, width, opacity }) => ({
      d,
      stroke: colour,
      width,
      ...(opacity === undefined ? {} : { opacity }),
    })),
  ])
}

/** Paths that repeat over the whole drawing. */
export interface Tile {
  width: number
  height: number
  layers: readonly Layer[]
}

export interface Drawing {
  /** What is drawn, for tests and for the description of the picture. */
  kind: 'weave' | 'knit' | 'web' | 'package' | 'cloth' | 'made-up' | 'trim' | 'pack' | 'drum' | 'machine' | 'heap'
  /** Fills the square first; a package has the page's own ground. */
  ground: string | null
  tile: Tile | null
  /** Over the tile. */
  layers: readonly Layer[]
  /** Different for each listing, for the ids that the markup needs. */
  seed: number
}

export const SHADE = '#000'
export const LIGHT = '#fff'

/** One decimal without a leading zero: drawings stay small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
}

/** FNV-1a, 32 bits: the same text always gives the same number. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The colours of undyed fibres by their canonical names. */
const UNDYED: ReadonlyArray<readonly [RegExp, string]> = [
  [/jute|coir/i, '#b08a55'],
  [/linen|hemp|ramie/i, '#c3b28c'],
  [/silk/i, '#ecdfb8'],
  [/wool|cashmere|mohair|alpaca|angora|camel/i, '#e2d7bf'],
  [/metallic/i, '#c09a46'],
  [/polyester|nylon|acrylic|polypropylene|viscose|modal|lyocell|acetate|cupro|elastane/i, '#f1efe8'],
]
const UNDYED_COTTON = '#e6dbc3'

/** The colour of goods of this fibre before they are dyed. */
export function undyedColour(fibre: string | null): string {
  return UNDYED.find(([pattern]) => pattern.test(fibre ?? ''))?.[1] ?? UNDYED_COTTON
}

export const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

/** The diameter of a spun yarn of this fineness, in mm. */
export const threadMm = (tex: number): number => 0.04 * Math.sqrt(tex)
