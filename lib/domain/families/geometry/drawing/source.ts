import { between, type Layer, SHADE, short } from '../../drawing'

/** What a drawing of packing goods shows. Sizes in mm; null where nothing is stated. */
export interface PackSource {
  listingId: string
  packType: string
  material: string
  /** A CSS colour; null for that of the material. */
  colour: string | null
  tip: string | null
  grams: number | null
  length: number | null
  width: number | null
  height: number | null
  coneLength: number | null
  taperDegrees: number | null
  innerDiameter: number | null
  ply: number | null
  flute: string
  micron: number | null
  rollMetres: number | null
  closure: string
  isPrinted: boolean
}

export const PAPER = '#c39a6b'
const INKS: ReadonlyArray<readonly [RegExp, string]> = [
  [/steel|wire|metal/i, '#9aa0a6'],
  [/white|duplex|sbs|chromo|tissue/i, '#e9e4d8'],
  [/kraft|board|paper|carton|corrugated|cone|core/i, PAPER],
  [/jute|hessian/i, '#b08a55'],
  [/wood|pine|pallet|crate|pirn/i, '#c8995c'],
  [/cotton/i, '#e6dbc3'],
  [/tape/i, '#b98a52'],
  [/woven|non-woven/i, '#d9dfe2'],
]
const PLASTIC = '#b9cfd8'

/** The colour of the goods: the stated one, else that of their material. */
export function inkOf({ colour, material, packType }: PackSource): string {
  const named = `${packType.startsWith('Plastic') || packType.startsWith('Dye') ? '' : packType} ${material}`
  return colour ?? INKS.find(([word]) => word.test(named))?.[1] ?? PLASTIC
}

/** Outlines that are seen on light and dark pages alike. */
export const edge = (width = 0.9) => ({ colour: '#6b6257', width, opacity: 0.75 }) as const
export const shadow = (width: number) => ({ colour: SHADE, width, opacity: 0.28 }) as const

/** Heavier goods are drawn a little larger: 0 without a weight, up to `most`. */
export function growth(grams: number | null, most: number): number {
  return grams === null ? 0 : between(0, ((Math.log10(grams) + 1) / 7) * most, most)
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

/** An ellipse as one path. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`

export const filled = (d: string, fill: string): Layer => ({ d, fill, strokes: [edge()] })
