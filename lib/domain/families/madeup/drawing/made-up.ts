import { type Layer, LIGHT, SHADE, type Stroke, seeded, seedOf, short, undyedColour } from '../../drawing'
import { kindOfGroup } from '../groups'
import { PLAIN_SHAPE, SHAPE_OF_GROUP, SHAPE_OF_KIND, type Zone } from './shapes'

export interface MadeUpSource {
  listingId: string
  /** Canonical words; "" where the listing does not say. */
  group: string
  pattern: string
  /** Besides plain cloth. */
  works: readonly string[]
  fibre: string | null
  /** A CSS colour; null for a colour by the listing. */
  colour: string | null
  /** Drawn as a row of small pieces. */
  pieces: number | null
}

/** Colours of goods that come assorted: different for each listing, never near black or white. */
const ASSORTED = ['#b5485d', '#3f6ea8', '#4f8a68', '#c58b3a', '#7a5a9c', '#b76a3c', '#4c8f97', '#a8527f'] as const
const GOLD = '#c09a46'
const WORKS_IN_GOLD = /^(?:Zari|Zardozi|Sequin|Lace|Foil print)/
const ROW_TOP = 84
const ROW_MAX = 20
const CHIP = 4

/** Legible on a light and on a dark page. */
const OUTLINE: readonly Stroke[] = [
  { colour: LIGHT, width: 2.4, opacity: 0.45 },
  { colour: SHADE, width: 0.9, opacity: 0.55 },
]

/** What the goods are, with one small square for each piece of the set. */
export function madeUpDrawing(source: MadeUpSource): Layer[] {
  const { listingId, group, fibre, pieces } = source
  const shape = SHAPE_OF_GROUP[group] ?? SHAPE_OF_KIND[kindOfGroup(group) ?? ''] ?? PLAIN_SHAPE
  const seed = seedOf(listingId)
  const colour = source.colour ?? (fibre === 'Jute' ? undyedColour(fibre) : (ASSORTED[seed % ASSORTED.length] ?? GOLD))
  const hasGold = source.works.some((work) => WORKS_IN_GOLD.test(work))
  const trim = hasGold ? GOLD : LIGHT
  return [
    ...(shape.dark ? [{ d: shape.dark, fill: '#8b7a66', strokes: EDGE }] : []),
    { d: shape.body, fill: colour, strokes: OUTLINE },
    ...(shape.light ? [{ d: shape.light, fill: paler(colour), strokes: EDGE }] : []),
    ...decoration(source, shape.zone, seed, trim),
    ...(shape.border ? [{ d: shape.border, strokes: bordered(trim, hasGold ? 3 : 2) }] : []),
    ...(shape.lines ? [{ d: shape.lines, strokes: EDGE }] : []),
    ...(pieces === null ? [] : setRow(pieces, colour)),
  ]
}

/** Of parts: seen on dark and on light colours, and on either page. */
const EDGE: readonly Stroke[] = [{ colour: '#8f8779', width: 1.1 }]
const bordered = (colour: string, width: number): readonly Stroke[] => [
  { colour: SHADE, width: width + 1, opacity: 0.25 },
  { colour, width, opacity: 0.85 },
]
const paler = (colour: string): string => `color-mix(in oklab, ${colour} 62%, #fff)`

const CHIP_EDGE: readonly Stroke[] = [{ colour: '#8d8578', width: 0.7 }]

/** One square for each piece, two tones by the number, so that no two numbers look the same. */
function setRow(pieces: number, colour: string): Layer[] {
  const shown = Math.min(pieces, ROW_MAX)
  const start = (96 - shown * (CHIP + 0.6)) / 2
  const random = seeded(pieces)
  const tones: [string, string] = ['', '']
  for (let at = 0; at < shown; at += 1) {
    const tone = random() < 0.5 ? 0 : 1
    tones[tone] += `M${short(start + at * (CHIP + 0.6))} ${ROW_TOP}h${CHIP}v${pieces > ROW_MAX ? 7 : 5}h-${CHIP}z`
  }
  const [plain, marked] = tones
  return [
    ...(plain ? [{ d: plain, fill: colour, strokes: CHIP_EDGE }] : []),
    ...(marked ? [{ d: marked, fill: '#9a9184', strokes: CHIP_EDGE }] : []),
  ]
}

/** Checks, stripes, dots or motifs within the zone. */
function decoration({ pattern, works }: MadeUpSource, zone: Zone, seed: number, trim: string): Layer[] {
  if (pattern === 'Solid' || (pattern === '' && works.length === 0)) return []
  const d =
    pattern === 'Checks' ? grid(zone, true) : pattern === 'Stripes' ? grid(zone, false) : motifs(zone, pattern, seed)
  return [{ d, strokes: [{ colour: trim, width: 1.6, isRound: true, opacity: 0.85 }] }]
}

const STEP = 7

function grid([x, y, width, height]: Zone, isCrossed: boolean): string {
  let d = ''
  for (let left = x; left <= x + width; left += STEP) d += `M${left} ${y}v${height}`
  if (isCrossed) for (let top = y; top <= y + height; top += STEP) d += `M${x} ${top}h${width}`
  return d
}

const MOTIF: Readonly<Record<string, string>> = {
  Floral: 'm-2 0h4m-2-2v4',
  'Polka dots': 'h.1',
  Paisley: 'q3-3 0-4-3 1 0 4',
  Geometric: 'l2 2 2-2-2-2z',
}
const MOTIF_STEP = 9

function motifs([x, y, width, height]: Zone, pattern: string, seed: number): string {
  const motif = MOTIF[pattern] ?? 'l2-2 2 2'
  const random = seeded(seed)
  let d = ''
  for (let top = y + 3; top < y + height; top += MOTIF_STEP) {
    const shift = random() * 3
    for (let left = x + 2 + shift; left < x + width - 2; left += MOTIF_STEP) d += `M${short(left)} ${top}${motif}`
  }
  return d
}
