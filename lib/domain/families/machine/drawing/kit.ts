import { between, type Layer, LIGHT, SHADE, short } from '../../drawing'

/** What the drawing of a machine shows. */
export interface MachineLook {
  listingId: string
  itemClass: string
  type: string
  group: string
  year: number | null
  /** In cm. */
  width: number | null
  /** Spindles, rotors, heads, chambers or hooks: how often the working part is drawn. */
  count: number | null
  diameter: number | null
  gauge: number | null
  isNew: boolean
}

export const METAL = '#aab2b8'
const DARK = '#5d666d'
export const BEAM = '#d9c7a0'

/** Machines were painted green, then beige, then blue and grey. */
export function paint({ year, isNew }: MachineLook): string {
  if (isNew) return '#5f8fb0'
  if (year === null) return '#8a979f'
  if (year < 1985) return '#6f8f74'
  if (year < 2000) return '#b3a785'
  if (year < 2012) return '#7f9bad'
  return '#6c8aa5'
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

export const disc = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0z`

/** Outlines are seen on light and dark pages alike. */
const edge = { colour: '#5b636a', width: 1, opacity: 0.85 } as const

export const filled = (d: string, fill: string): Layer => ({ d, fill, strokes: [edge] })
export const dark = (d: string): Layer => filled(d, DARK)
export const line = (d: string, width = 1.4, colour = '#5b636a'): Layer => ({ d, strokes: [{ colour, width }] })
export const glint = (d: string): Layer => ({ d, strokes: [{ colour: LIGHT, width: 1.4, opacity: 0.7 }] })
export const shade = (d: string): Layer => ({ d, fill: `color-mix(in oklab, ${DARK} 55%, ${SHADE})` })

/** How many of a part are drawn: more of it, but never more than there is room for. */
export const drawn = (count: number | null, usual: number, least: number, most: number): number =>
  count === null ? usual : between(least, Math.round(2 + 2.4 * Math.log2(1 + count / 4)), most)

/** The name plate: a notch for each two years since 1960, so that no two ages look alike. */
export function plate({ year }: MachineLook, x: number, y: number): Layer[] {
  if (year === null) return []
  const notches = between(1, Math.round((year - 1960) / 2), 36)
  const step = 16 / 36
  let d = ''
  for (let at = 0; at < notches; at += 1) d += `M${short(x + 1 + at * step)} ${short(y + 1.4)}v2.2`
  return [
    filled(box(x, y, 18, 5), '#e8e4d6'),
    line(`${d}M${short(x + 1)} ${short(y + 4.2)}h${short((16 * (year % 10)) / 10 + 1)}`, 0.5),
  ]
}
