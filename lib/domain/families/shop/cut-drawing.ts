import { between, type Drawing, type Layer, LIGHT, SHADE, type Stroke, seeded, seedOf, short } from '../drawing'
import { digitsPath, digitsWidth } from './digits'

export interface CutSource {
  listingId: string
  /** A CSS colour. */
  colour: string
  /** Printed, checked and striped cloth shows it. */
  pattern: 'plain' | 'print' | 'check' | 'stripe'
  /** The figure on the tag; null without a tag. */
  figure: number | null
}

const DIGITS_MAX = 6
/** Legible on a light and on a dark page. */
const OUTLINE: readonly Stroke[] = [
  { colour: LIGHT, width: 2, opacity: 0.4 },
  { colour: SHADE, width: 0.9, opacity: 0.45 },
]

/** A length of cloth with its cut edge and a price tag. */
export function cutDrawing({ listingId, colour, pattern, figure }: CutSource): Drawing {
  const seed = seedOf(listingId)
  const dark = `color-mix(in oklab, ${colour} 72%, #000)`
  const light = `color-mix(in oklab, ${colour} 60%, #fff)`
  return {
    kind: 'cloth',
    ground: null,
    tile: null,
    layers: [
      // The bolt behind, and the length that falls from it to the cut edge.
      { d: 'M8 12h80v14H8z', fill: dark, strokes: OUTLINE },
      { d: clothPath(), fill: colour, strokes: OUTLINE },
      ...patternLayers(pattern, seed, light, dark),
      {
        d: 'M24 26q-3 28 1 56M42 26q4 26-1 58M60 26q-4 30 1 57',
        strokes: [
          { colour: SHADE, width: 1.6, opacity: 0.16 },
          { colour: LIGHT, width: 0.6, opacity: 0.3 },
        ],
      },
      ...priceTag(figure),
    ],
    seed,
  }
}

/** Down both selvedges, and along the cut with the teeth of pinking shears. */
function clothPath(): string {
  const teeth = Array.from({ length: 10 }, () => `l-3.6 3l-3.6-3`)
  return `M12 22h72v61${teeth.join('')}z`
}

function patternLayers(pattern: CutSource['pattern'], seed: number, light: string, dark: string): Layer[] {
  const random = seeded(seed)
  if (pattern === 'check' || pattern === 'stripe') {
    const gap = between(7, 7 + random() * 6, 13)
    let down = ''
    let across = ''
    for (let x = 12 + gap / 2; x < 84; x += gap) down += `M${short(x)} 27V81`
    for (let y = 27 + gap / 2; y < 81; y += gap) across += `M12 ${short(y)}h72`
    const line = (d: string, colour: string): Layer => ({ d, strokes: [{ colour, width: 1.5, opacity: 0.75 }] })
    return pattern === 'check' ? [line(down, dark), line(across, light)] : [line(down, dark)]
  }
  if (pattern === 'plain') return []
  let motifs = ''
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const x = Math.round(19 + column * 14 + (row % 2) * 6 + random() * 2)
      const y = Math.round(42 + row * 16 + random() * 2)
      if (x < 82) motifs += `M${x} ${y}q5-4 0-8q-5 4 0 8`
    }
  return [{ d: motifs, fill: light }]
}

/** A tag on a string with the figure; nothing without one. */
export function priceTag(figure: number | null): Layer[] {
  if (figure === null) return []
  const text = String(Math.round(figure)).slice(0, DIGITS_MAX)
  const width = Math.max(26, digitsWidth(text, 9) + 14)
  const left = 88 - width
  return [
    { d: `M${short(left + 4)} 56q-8-12 4-30`, strokes: [{ colour: SHADE, width: 1, opacity: 0.6 }] },
    {
      d: `M${short(left)} 56l6-8H88v17H${short(left + 6)}z`,
      fill: '#fbf7ec',
      strokes: [{ colour: SHADE, width: 0.9, opacity: 0.55 }],
    },
    {
      d: digitsPath(text, left + 8, 52, 9),
      strokes: [{ colour: '#27241f', width: 1.5, isRound: true }],
    },
  ]
}

/** How the cloth of a pattern or a work looks. */
export function patternOf(pattern: string, works: readonly string[]): CutSource['pattern'] {
  if (/check/i.test(pattern)) return 'check'
  if (/stripe/i.test(pattern)) return 'stripe'
  if (pattern === 'Solid') return 'plain'
  if (pattern !== '' || works.some((work) => !/^(?:Plain|Washed|Lace|Quilting)/.test(work))) return 'print'
  return 'plain'
}
