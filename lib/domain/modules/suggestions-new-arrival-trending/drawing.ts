import { type Layer, LIGHT, SHADE, type Stroke, seeded, seedOf, short } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { digitsPath, digitsWidth } from '@/lib/domain/families/shop/digits'

/** Legible on a light and on a dark page. */
const OUTLINE: readonly Stroke[] = [
  { colour: LIGHT, width: 2, opacity: 0.4 },
  { colour: SHADE, width: 0.9, opacity: 0.45 },
]
const INK = '#27241f'
const PAPER = '#fbf7ec'
/** What a card without colours is pinned in. */
const PINS: Readonly<Record<string, string>> = {
  'New arrival': '#3f7d58',
  Trending: '#b5482f',
  Suggestion: '#b98a2c',
  'Buyer wish': '#3b5b8c',
  Forecast: '#7a5480',
}
const SIGNS: Readonly<Record<string, string>> = {
  // A star, a rising line, a lamp, an open hand-glass and a sun over the horizon.
  'New arrival': 'M24 22l2.6 5.6 6 .7-4.5 4.1 1.2 6L24 35.4l-5.3 3 1.2-6-4.5-4.1 6-.7z',
  Trending: 'M14 37l6-6 5 4 9-11M28 24h6v6',
  Suggestion: 'M24 21a7 7 0 0 1 4 12.6V36h-8v-2.4A7 7 0 0 1 24 21M21 39h6',
  'Buyer wish': 'M23 22a7 7 0 1 0 .1 0M28 34l6 6',
  Forecast: 'M13 37h22M17 37a7 7 0 0 1 14 0M24 22v4M14 27l3 3M34 27l-3 3',
}
const STRIPS_MAX = 4
const FIRST_STRIP = 49

export interface CardSource {
  listingId: string
  type: string
  /** Words for colours, as typed. */
  colours: readonly string[]
  theme: string
  /** The last day, as YYYY-MM-DD; "" without one. */
  last: string
}

/** A card on a pin board: its sign, the strips of its colours with the design, and a leaf with the last day. */
export function cardDrawing({ listingId, type, colours, theme, last }: CardSource): { layers: Layer[]; seed: number } {
  const seed = seedOf(listingId)
  const pin = PINS[type] ?? '#6a6f78'
  const known = colours.flatMap((colour) => shadeColour(colour) ?? []).slice(0, STRIPS_MAX)
  const strips = known.length > 0 ? known : [pin]
  const height = 33 / strips.length
  return {
    seed,
    layers: [
      { d: 'M10 12h76v74H10z', fill: PAPER, strokes: OUTLINE },
      ...strips.map((fill, at) => ({ d: `M15 ${short(FIRST_STRIP + at * height)}h66v${short(height - 1)}H15z`, fill })),
      ...designLayers(theme, seed),
      { d: SIGNS[type] ?? 'M15 30h20', strokes: [{ colour: pin, width: 2.4, isRound: true }] },
      ...leaf(last),
      { d: 'M48 6a5 5 0 1 1-.1 0', fill: pin, strokes: OUTLINE },
    ],
  }
}

/** The design over the strips. */
function designLayers(theme: string, seed: number): Layer[] {
  const random = seeded(seed)
  let d = ''
  if (/check|stripe/i.test(theme)) {
    for (let x = 20; x < 80; x += 8) d += `M${x} 49v32`
    if (/check/i.test(theme)) for (let y = 54; y < 81; y += 8) d += `M15 ${y}h66`
  } else if (/geometric|ikat|tie|jacquard|dobb/i.test(theme)) {
    for (let x = 22; x < 78; x += 14) d += `M${x} 57l6 8-6 8-6-8z`
  } else if (/print|floral|paisley|tropical|dot|animal|abstract|kids|block/i.test(theme)) {
    for (let at = 0; at < 9; at += 1) {
      const x = Math.round(20 + (at % 5) * 12 + random() * 3)
      const y = Math.round(57 + (at % 2) * 13 + random() * 4)
      d += `M${x} ${y}a2.6 2.6 0 1 1 .1 0m3.4 3.4l3 3`
    }
  } else {
    for (let at = 0; at < 4; at += 1) d += `M15 ${Math.round(54 + at * 7 + random() * 3)}q16-4 33 0t33 0`
  }
  return [
    {
      d,
      strokes: [
        { colour: LIGHT, width: 2, opacity: 0.55 },
        { colour: SHADE, width: 0.7, opacity: 0.4 },
      ],
    },
  ]
}

/** A leaf of a calendar: the day in large figures, the month in small ones. */
function leaf(last: string): Layer[] {
  const [, month = '', day = ''] = last.split('-')
  if (day === '') return []
  return [
    { d: 'M50 20h31v24H50z', fill: '#fff', strokes: [{ colour: SHADE, width: 0.8, opacity: 0.5 }] },
    { d: 'M50 20h31v4H50z', fill: '#b5482f' },
    {
      d: digitsPath(day, 65.5 - digitsWidth(day, 11) / 2 - 5, 28, 11) + digitsPath(month, 73, 34, 5),
      strokes: [{ colour: INK, width: 1.4, isRound: true }],
    },
  ]
}
