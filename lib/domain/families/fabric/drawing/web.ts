import { between, type Drawing, type Layer, SHADE, SIDE, seeded, seedOf, undyedColour } from '../../drawing'

export interface WebSource {
  listingId: string
  nonwovenTech: string | null
  gsm: number | null
  fibre: string | null
  /** A CSS colour; null for undyed cloth. */
  colour: string | null
}

const USUAL_GSM = 60
const FIBRES = { min: 9, max: 27 } as const

/** A web of fibres: heavier goods are denser; points, needles or jets show how it is held together. */
export function webDrawing(source: WebSource): Drawing {
  const colour = source.colour ?? undyedColour(source.fibre)
  const seed = seedOf(source.listingId)
  const tech = source.nonwovenTech ?? ''
  const fibres = Math.round(between(FIBRES.min, 4 + 2 * Math.sqrt(source.gsm ?? USUAL_GSM), FIBRES.max))
  const isFine = tech === 'Meltblown'
  return {
    kind: 'web',
    ground: `color-mix(in oklab, ${colour} 88%, #000)`,
    tile: bonds(tech),
    layers: [
      {
        d: webPath(fibres, seed, tech === 'Spunlace'),
        strokes: [
          { colour: SHADE, width: isFine ? 1.2 : 2.2, isRound: true, opacity: 0.22 },
          { colour, width: isFine ? 0.8 : 1.5, isRound: true },
        ],
      },
    ],
    seed,
  }
}

/** Curved fibres across the square; in a web made by jets they lie more in one direction. */
function webPath(fibres: number, seed: number, isAligned = false): string {
  const random = seeded(seed)
  const at = () => Math.round(random() * (SIDE + 20) - 10)
  let path = ''
  for (let fibre = 0; fibre < fibres; fibre += 1) {
    const angle = isAligned ? (random() - 0.5) * 0.9 : random() * Math.PI
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const reach = 30 + random() * 40
    const bend = (random() - 0.5) * 34
    path += `M${at()} ${at()}q${Math.round((dx * reach) / 2 - dy * bend)} ${Math.round((dy * reach) / 2 + dx * bend)} ${Math.round(dx * reach)} ${Math.round(dy * reach)}`
  }
  return path.replaceAll(' -', '-')
}

function bonds(tech: string): Drawing['tile'] {
  const tile = (size: number, ...layers: Layer[]) => ({ width: size, height: size, layers })
  switch (tech) {
    case 'Spunbond':
    case 'SMS':
    case 'Thermal-bond':
      return tile(12, { d: 'M2 3l2-1.6 2 1.6-2 1.6zM8 9l2-1.6 2 1.6-2 1.6z', fill: '#0003' })
    case 'Needle-punch':
      return tile(8, { d: 'M2 2h.1M6 6h.1', strokes: [{ colour: SHADE, width: 1.4, isRound: true, opacity: 0.4 }] })
    case 'Spunlace':
      return tile(9, { d: 'M0 4.5h9', strokes: [{ colour: SHADE, width: 1.2, opacity: 0.16 }] })
    case 'Stitch-bond':
      return tile(10, { d: 'M5 0v10M2 5h6', strokes: [{ colour: SHADE, width: 1, opacity: 0.35 }] })
    default:
      return null
  }
}
