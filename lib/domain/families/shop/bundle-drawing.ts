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
  const stack = Array.from({ length: count }, (_, at): Layer => {
    const y = short(BOTTOM - (at + 1) * height)
    const left = Math.round(11 + random() * 3)
    const own = ASSORTED[(first + at * 3) % ASSORTED.length] ?? colour
    const half = short(height / 2)
    return {
      // Folded over on the right: a round back there, open edges on the left.
      d: `M${left} ${y}h68q${half} 0 ${half} ${half}t-${half} ${half}H${left}z`,
      fill: isAssorted ? own : at % 2 === 0 ? colour : `color-mix(in oklab, ${colour} 86%, #000)`,
      strokes: [{ colour: SHADE, width: 0.7, opacity: 0.45 }],
    }
  })
  const top = BOTTOM - count * height
  return {
    kind: 'pack',
    ground: null,
    tile: null,
    layers: [...stack, ...cordLayers(top), ...(pieces === null ? [] : labelLayers(String(pieces), top))],
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
