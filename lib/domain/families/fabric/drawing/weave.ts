import {
  between,
  type Drawing,
  type Layer,
  LIGHT,
  SHADE,
  SIDE,
  seeded,
  seedOf,
  short,
  threadMm,
  undyedColour,
} from '../../drawing'
import { DRAWDOWN_THREADS, drawnWeave, type Repeat, repeatOf } from './repeats'

export interface WeaveSource {
  listingId: string
  weave: string | null
  fabricName: string | null
  shedding: string | null
  warpTex: number | null
  weftTex: number | null
  epi: number | null
  ppi: number | null
  fibre: string | null
  /** A CSS colour; null for undyed cloth. */
  colour: string | null
}

const MM_PER_INCH = 25.4
/** Thread to spacing, when count or density is unknown. */
const USUAL_FILL = 0.82

/** The density that is drawn with the usual number of ends. */
const USUAL_EPI = 96

/** The distance of two ends: a gauze has few in the picture, a poplin many. */
const pitchOf = (epi: number | null): number =>
  SIDE / (epi === null ? DRAWDOWN_THREADS : between(11, (DRAWDOWN_THREADS * epi) / USUAL_EPI, 36))

/** Woven cloth from above: threads as thick and as close as the construction says. */
export function weaveDrawing(source: WeaveSource): Drawing {
  const weave = drawnWeave(source.weave, source.fabricName, source.shedding)
  // Of denim only the warp is coloured.
  const isDenim = weave.startsWith('Denim')
  const colour = (isDenim ? null : source.colour) ?? undyedColour(source.fibre)
  const seed = seedOf(source.listingId)
  const endPitch = pitchOf(source.epi)
  const pickPitch = endPitch * settRatio(source.epi, source.ppi)
  const repeat = repeatOf(weave)
  const end = endPitch * fill(source.warpTex, source.epi)
  const pick = pickPitch * fill(source.weftTex, source.ppi)
  // The weft lies a little in the shade, so that the weave is seen in cloth of one colour.
  const weftColour = `color-mix(in oklab, ${colour} 82%, #000)`
  const warpColour = isDenim ? (source.colour ?? '#3d4a78') : colour
  const size = { ends: repeat[0]?.length ?? 1, picks: repeat.length }
  const isOpen = weave === 'Leno'
  return {
    kind: 'weave',
    ground: `color-mix(in oklab, ${colour} ${isOpen ? 52 : 66}%, #000)`,
    tile: {
      width: size.ends * endPitch,
      height: size.picks * pickPitch,
      layers: isOpen
        ? lenoLayers(endPitch * 2, pickPitch * 2, Math.min(end, 2.2), colour)
        : [
            threads(weftPath(size.ends, size.picks, endPitch, pickPitch), isDenim ? colour : weftColour, pick),
            threads(weavePath(repeat, endPitch, pickPitch, pick), warpColour, end),
          ],
    },
    layers: overlay(weave, { colour, weftColour }, SIDE / DRAWDOWN_THREADS, seed),
    seed,
  }
}

/** How much wider than high a mesh of the cloth is: ends to picks. */
export function settRatio(epi: number | null, ppi: number | null): number {
  return epi === null || ppi === null ? 1 : between(0.6, epi / ppi, 2.4)
}

function fill(tex: number | null, perInch: number | null): number {
  if (tex === null || perInch === null) return USUAL_FILL
  // Threads flatten in the cloth: they cover more than their round cross-section would.
  return between(0.28, Math.sqrt((threadMm(tex) * perInch) / MM_PER_INCH), 0.94)
}

/** A path as long as this is drawn once less, so that the drawing stays small. */
const LONG_PATH = 360

/** Threads with their dark edge and, where they are few, their light. */
const threads = (d: string, colour: string, width: number): Layer => ({
  d,
  strokes: [
    { colour: SHADE, width: width + 0.7, opacity: 0.32 },
    { colour, width },
    ...(d.length > LONG_PATH ? [] : [{ colour: LIGHT, width: width * 0.3, opacity: 0.22 }]),
  ],
})

function weftPath(ends: number, picks: number, endPitch: number, pickPitch: number): string {
  return Array.from(
    { length: picks },
    (_, pick) => `M0 ${short((pick + 0.5) * pickPitch)}h${short(ends * endPitch)}`,
  ).join('')
}

/** The warp where it lies over the weft, as vertical lines, for one repeat. */
function weavePath(repeat: Repeat, endPitch: number, pickPitch: number, pickWidth = pickPitch * USUAL_FILL): string {
  const ends = repeat[0]?.length ?? 0
  const picks = repeat.length
  const height = picks * pickPitch
  // Up to the edge of the picks above and below, which are over this end.
  const reach = pickPitch - pickWidth / 2
  let path = ''
  for (let end = 0; end < ends; end += 1) {
    const x = short((end + 0.5) * endPitch)
    const line = (top: number, bottom: number) => {
      path += `M${x} ${short(Math.max(top, 0))}V${short(Math.min(bottom, height))}`
    }
    for (const [from, to] of runs(repeat, end)) {
      const top = (from + 0.5) * pickPitch - reach
      const bottom = (to - 0.5) * pickPitch + reach
      line(top, bottom)
      // The part outside the repeat belongs to the next one.
      if (top < 0) line(height + top, height)
      if (bottom > height) line(0, bottom - height)
    }
  }
  return path
}

/** Where an end is over the picks: from, to. */
function runs(repeat: Repeat, end: number): [number, number][] {
  const found: [number, number][] = []
  repeat.forEach((row, pick) => {
    if (row[end] !== '1') return
    const last = found.at(-1)
    if (last && last[1] === pick) last[1] = pick + 1
    else found.push([pick, pick + 1])
  })
  return found
}

/** Pairs of ends that twist round each other and hold the picks apart. */
function lenoLayers(width: number, height: number, thickness: number, colour: string): Layer[] {
  const [x, y] = [width / 2, height / 2]
  const reach = short(width * 0.22)
  return [
    threads(`M0 ${short(y)}h${short(width)}`, colour, thickness),
    threads(
      `M${short(x)} 0c-${reach} ${short(y * 0.6)}-${reach} ${short(y * 1.4)} 0 ${short(height)}M${short(x)} 0c${reach} ${short(y * 0.6)} ${reach} ${short(y * 1.4)} 0 ${short(height)}`,
      colour,
      thickness,
    ),
  ]
}

/** What lies on the ground weave: motifs, loops, cords, stripes. */
function overlay(
  weave: string,
  { colour, weftColour }: { colour: string; weftColour: string },
  pitch: number,
  seed: number,
): Layer[] {
  const random = seeded(seed)
  switch (weave) {
    case 'Dobby design':
      return [threads(motifs(diamond, 3, pitch), weftColour, pitch * 0.9)]
    case 'Jacquard design':
      return [
        { d: motifs(random() < 0.5 ? leaf : flower, 2, pitch), strokes: [{ colour: weftColour, width: pitch * 0.95 }] },
      ]
    case 'Terry 3-pick':
    case 'Terry 4-pick':
      return [
        {
          d: loops(random),
          strokes: [
            { colour: SHADE, width: 2.4, isRound: true, opacity: 0.28 },
            { colour, width: 1.7, isRound: true },
          ],
        },
      ]
    case 'Velvet':
      return [{ d: nap(random), strokes: [{ colour: SHADE, width: 1.2, opacity: 0.22 }] }]
    case 'Corduroy':
      return [
        {
          d: lines(12),
          strokes: [
            { colour: SHADE, width: 3, opacity: 0.38 },
            { colour: LIGHT, width: 0.8, opacity: 0.12 },
          ],
        },
      ]
    case 'Bedford cord':
      return [{ d: lines(16), strokes: [{ colour: SHADE, width: 1.6, opacity: 0.34 }] }]
    case 'Ripstop':
      return [
        {
          d: `${lines(16)}${crosslines(16)}`,
          strokes: [
            { colour: SHADE, width: 3, opacity: 0.2 },
            { colour, width: 2 },
          ],
        },
      ]
    case 'Seersucker':
      return [
        {
          d: ripples(),
          strokes: [
            { colour: SHADE, width: 5, opacity: 0.16 },
            { colour: LIGHT, width: 2, opacity: 0.28 },
          ],
        },
      ]
    default:
      return []
  }
}

type Shape = (x: number, y: number, half: number) => boolean

const diamond: Shape = (x, y, half) => Math.abs(x) + Math.abs(y) <= half * 0.66
const leaf: Shape = (x, y, half) => {
  const along = (x + y) / (half * 1.3)
  return Math.abs(along) <= 1 && Math.abs(x - y) <= half * 0.62 * (1 - along * along) && Math.abs(x - y) > 0.6
}
const flower: Shape = (x, y, half) => {
  const radius = Math.hypot(x, y)
  return radius <= half * (0.5 + 0.26 * Math.cos(5 * Math.atan2(y, x))) && radius > 1.2
}

/** Weft floats of a motif that repeats in a grid, every second row moved by half. */
function motifs(shape: Shape, perSide: number, pitch: number): string {
  const size = DRAWDOWN_THREADS / perSide
  let path = ''
  for (let pick = 0; pick < DRAWDOWN_THREADS; pick += 1) {
    const band = Math.floor(pick / size)
    const y = (pick % size) - (size - 1) / 2
    let from: number | null = null
    for (let end = 0; end <= DRAWDOWN_THREADS; end += 1) {
      const x = ((end + (band % 2) * (size / 2)) % size) - (size - 1) / 2
      const isIn = end < DRAWDOWN_THREADS && shape(x, y, size / 2)
      if (isIn && from === null) from = end
      if (!isIn && from !== null) {
        path += `M${short(from * pitch)} ${short((pick + 0.5) * pitch)}h${short((end - from) * pitch)}`
        from = null
      }
    }
  }
  return path
}

function loops(random: () => number): string {
  let path = ''
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const x = Math.round(column * 19 + (row % 2) * 9 + random() * 3)
      path += `M${x} ${Math.round(row * 16 + 10 + random() * 3)}c-5-9 9-9 5 0`
    }
  return path
}

function nap(random: () => number): string {
  let path = ''
  for (let tuft = 0; tuft < 70; tuft += 1)
    path += `M${Math.round(random() * SIDE)} ${Math.round(random() * SIDE)}l1 ${Math.round(2 + random() * 3)}`
  return path
}

const lines = (step: number): string =>
  Array.from({ length: Math.floor(SIDE / step) }, (_, at) => `M${at * step + step / 2} 0v${SIDE}`).join('')

const crosslines = (step: number): string =>
  Array.from({ length: Math.floor(SIDE / step) }, (_, at) => `M0 ${at * step + step / 2}h${SIDE}`).join('')

const ripples = (): string => [12, 36, 60, 84].map((x) => `M${x} 0${'q5 4 0 8t0 8'.repeat(6)}`).join('')
