import { between, type Drawing, type Layer, LIGHT, SHADE, seeded, seedOf, short } from '../drawing'
import { digitsPath, digitsWidth } from './digits'

export interface BundleSource {
  listingId: string
  /** A CSS colour. */
  colour: string
  /** Pieces in the bundle; null: not stated. */
  pieces: number | null
  /** Each piece has a colour of its own. */
  isAssorted: boolean
}

const LAYERS_MAX = 12
const USUAL_PIECES = 6
const TOP = 16
const BOTTOM = 84
const ASSORTED = ['#a83c4d', '#2f6f8f', '#c98a2b', '#4f7d4a', '#7a4f91', '#d0708a', '#356a5d', '#b85c34'] as const

/** Folded pieces in a stack, tied with cord, with the number of pieces on the label. */
export function bundleDrawing({ listingId, colour, pieces, isAssorted }: BundleSource): Drawing {
  const seed = seedOf(listingId)
  const random = seeded(seed)
  const count = between(2, pieces ?? USUAL_PIECES, LAYERS_MAX)
  const height = Math.min(13, (BOTTOM - TOP) / count)
  const first = Math.floor(random() * ASSORTED.length)
  const y = (at: number) => short(BOTTOM - (at + 1) * height)
  const colours = isAssorted
    ? [0, 1, 2, 3].map((step) => ASSORTED[(first + step * 3) % ASSORTED.length] ?? colour)
    : [colour, `color-mix(in oklab, ${colour} 84%, #000)`]
  // Folded over on the right: a round back there, open edges on the left.
  const folded = (at: number) =>
    `M${12 + (at % 3)} ${y(at)}h68q4 0 4 ${short(height / 2)}t-4 ${short(height / 2)}H${12 + (at % 3)}z`
  const stack = colours.map((fill, step): Layer => {
    const own = Array.from({ length: count }, (_, at) => at).filter((at) => at % colours.length === step)
    return { d: own.map(folded).join(''), fill, strokes: [{ colour: SHADE, width: 0.7, opacity: 0.45 }] }
  })
  const top = BOTTOM - count * height
  return {
    kind: 'pack',
    ground: null,
    tile: null,
    layers: [
      ...stack.filter(({ d }) => d !== ''),
      ...cordLayers(top),
      ...(pieces === null ? [] : labelLayers(String(pieces), top)),
    ],
    seed,
  }
}

function cordLayers(top: number): Layer[] {
  const cord = `M34 ${BOTTOM + 1}V${short(top - 1)}M64 ${BOTTOM + 1}V${short(top - 1)}M34 ${short(top - 1)}q-7-9 0-8t0 8q8-8 9-3t-9 3`
  return [
    {
      d: cord,
      strokes: [
        { colour: SHADE, width: 2.6, opacity: 0.45, isRound: true },
        { colour: '#d9c394', width: 1.7, isRound: true },
        { colour: LIGHT, width: 0.5, opacity: 0.5 },
      ],
    },
  ]
}

function labelLayers(text: string, top: number): Layer[] {
  const width = digitsWidth(text, 14) + 12
  const left = 49 - width / 2
  const y = Math.max((top + BOTTOM) / 2 - 12, 20)
  return [
    {
      d: `M${short(left)} ${short(y)}h${short(width)}v24H${short(left)}z`,
      fill: '#fbf7ec',
      strokes: [{ colour: SHADE, width: 0.9, opacity: 0.55 }],
    },
    { d: digitsPath(text, left + 6, y + 5, 14), strokes: [{ colour: '#27241f', width: 2.1, isRound: true }] },
  ]
}
