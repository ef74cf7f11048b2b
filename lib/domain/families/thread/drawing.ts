import { between, type Drawing, type Layer, LIGHT, SHADE, seeded, seedOf, short, undyedColour } from '../drawing'

export interface ThreadSource {
  listingId: string
  packageType: string | null
  /** Of the whole thread. */
  tex: number | null
  fibre: string | null
  /** A CSS colour; null for raw white. */
  colour: string | null
  ply?: number | null
  /** What a package holds, in metres. */
  metres?: number | null
  /** Parallel filaments instead of spun fibres. */
  isFilament?: boolean
}

interface Shape {
  /** The paper or plastic behind and under the thread. */
  core: string
  coreColour: string
  /** The wound thread. */
  body: string
  /** Left and right edge at the top and at the bottom, for the wraps. */
  top: readonly [y: number, left: number, right: number]
  bottom: readonly [y: number, left: number, right: number]
  /** How far a wrap rises from left to right. */
  lean: number
}

const PAPER = '#c9a878'
const PLASTIC = '#d8d6cf'

/** The packages of sewing thread, in a square of 96. */
const SHAPES: Readonly<Record<string, Shape>> = {
  Cone: {
    core: 'M41 6h14l3 14H38zM22 86h52l2 5H20z',
    coreColour: PLASTIC,
    body: 'M36 18h24l12 68H24z',
    top: [18, 36, 60],
    bottom: [86, 24, 72],
    lean: 7,
  },
  'King spool': {
    core: 'M38 4h20v8H38zM22 84h52v8H22z',
    coreColour: PLASTIC,
    body: 'M30 12h36q6 4 8 14v46q-2 9-8 12H30q-6-3-8-12V26q2-10 8-14z',
    top: [14, 26, 70],
    bottom: [82, 24, 72],
    lean: 9,
  },
  'Mini king spool': {
    core: 'M38 14h20v8H38zM26 74h44v8H26z',
    coreColour: PLASTIC,
    body: 'M32 22h32q5 3 7 11v32q-2 7-7 9H32q-5-2-7-9V33q2-8 7-11z',
    top: [24, 29, 67],
    bottom: [72, 27, 69],
    lean: 8,
  },
  Cop: {
    core: 'M42 4h12v88H42z',
    coreColour: PAPER,
    body: 'M38 14h20v68H38z',
    top: [14, 38, 58],
    bottom: [82, 38, 58],
    lean: 3,
  },
  Vicone: {
    core: 'M42 5h12v10H42zM20 78h56l3 12H17z',
    coreColour: PLASTIC,
    body: 'M37 14h22l6 64H31z',
    top: [14, 37, 59],
    bottom: [78, 31, 65],
    lean: 5,
  },
  Tube: {
    core: 'M36 4h24v88H36z',
    coreColour: PAPER,
    body: 'M24 14h48v68H24z',
    top: [14, 24, 72],
    bottom: [82, 24, 72],
    lean: 8,
  },
  Spool: {
    core: 'M26 12h44v9H26zM26 75h44v9H26zM36 21h24v54H36z',
    coreColour: PLASTIC,
    body: 'M31 21h34v54H31z',
    top: [21, 31, 65],
    bottom: [75, 31, 65],
    lean: 2,
  },
  Hank: {
    core: 'M34 40h28v16H34z',
    coreColour: PAPER,
    body: 'M12 30q36-16 72 0v36q-36 16-72 0z',
    top: [30, 12, 84],
    bottom: [66, 12, 84],
    lean: 1,
  },
  Ball: {
    core: 'M78 60q10 10 4 22l-2-1q4-10-6-19z',
    coreColour: PAPER,
    body: 'M48 14c20 0 34 15 34 34s-14 34-34 34-34-15-34-34 14-34 34-34z',
    top: [26, 23, 73],
    bottom: [70, 23, 73],
    lean: 9,
  },
  'Bobbin pre-wound': {
    core: 'M14 30h8v36h-8zM74 30h8v36h-8zM22 44h52v8H22z',
    coreColour: PLASTIC,
    body: 'M22 34h52v28H22z',
    top: [34, 22, 74],
    bottom: [62, 22, 74],
    lean: 1,
  },
}

const USUAL_TEX = 27
/** A cone of 5,000 m of the usual thread is drawn as large as its shape. */
const USUAL_METRES = 5000
/** The middle of the shapes, which are drawn to the left of the enlarged thread. */
const MIDDLE = 48
const ASIDE = -12

/**
 * A package of thread with wraps as close as the thread is thick, as full as what it holds, and at the right the thread itself, enlarged,
 * with its plies. An unknown package is a cone.
 */
export function threadDrawing(source: ThreadSource): Drawing {
  const shape = SHAPES[source.packageType ?? ''] ?? SHAPES.Cone
  const seed = seedOf(source.listingId)
  const colour = source.colour ?? undyedColour(source.fibre)
  if (!shape) throw new RangeError('A thread package without a shape')
  const tex = source.tex ?? USUAL_TEX
  const pitch = between(2.2, 0.45 * Math.sqrt(tex), 5)
  const layers = [...layersOf(filled(shape, source), colour, pitch, seed), ...strandLayers(source, colour, tex)]
  return { kind: 'package', ground: null, tile: null, layers, seed }
}

/** The shape next to the enlarged thread, slim where it holds little. */
function filled(shape: Shape, { metres, tex }: ThreadSource): Shape {
  const volume = ((metres ?? USUAL_METRES) * (tex ?? USUAL_TEX)) / (USUAL_METRES * USUAL_TEX)
  const width = metres === null || metres === undefined ? 1 : between(0.66, volume ** (1 / 3), 1.06)
  const edge = ([y, left, right]: Shape['top']) => [y, atWidth(left, width), atWidth(right, width)] as const
  return {
    ...shape,
    core: moved(shape.core, 1),
    body: moved(shape.body, width),
    top: edge(shape.top),
    bottom: edge(shape.bottom),
  }
}

const atWidth = (x: number, width: number): number => (x - MIDDLE) * width + MIDDLE + ASIDE

/** A path with its width about the middle changed. Of the commands, only h, H, v and V do not take pairs. */
function moved(path: string, width: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const given = numbers.match(/-?(?:\d*\.\d+|\d+)/g)?.map(Number) ?? []
    const isAbsolute = command === command.toUpperCase()
    const isX = (at: number) => (/h/i.test(command) ? true : /v/i.test(command) ? false : at % 2 === 0)
    const place = (x: number) => (isAbsolute ? atWidth(x, width) : x * width)
    return command + given.map((number, at) => short(isX(at) ? place(number) : number)).join(' ')
  })
}

function layersOf(shape: Shape, colour: string, pitch: number, seed: number): Layer[] {
  return [
    { d: shape.core, fill: shape.coreColour, strokes: [{ colour: SHADE, width: 0.8, opacity: 0.35 }] },
    { d: shape.body, fill: colour, strokes: [{ colour: SHADE, width: 0.8, opacity: 0.4 }] },
    {
      d: wraps(shape, pitch, seed),
      strokes: [
        { colour: SHADE, width: pitch * 0.3, opacity: 0.34 },
        { colour: LIGHT, width: pitch * 0.12, opacity: 0.35 },
      ],
    },
  ]
}

/** Where the enlarged thread hangs. */
const STRAND = { x: 84, top: 4, bottom: 92 }

/** The thread as under a magnifier: so thick, of so many plies, or of filaments that lie straight. */
function strandLayers({ ply, isFilament = false }: ThreadSource, colour: string, tex: number): Layer[] {
  const width = between(4, 1.35 * Math.sqrt(tex), 17)
  const left = STRAND.x - width / 2
  const body = `M${short(left)} ${STRAND.top}h${short(width)}V${STRAND.bottom}h-${short(width)}z`
  const plies = between(1, Math.round(ply ?? 1), 9)
  const furrows = plies > 1 ? plyLines(left, width, plies) : lieLines(left, width, isFilament)
  return [
    { d: body, fill: colour, strokes: [{ colour: SHADE, width: 0.8, opacity: 0.45 }] },
    {
      d: furrows,
      strokes: [
        { colour: SHADE, width: plies > 1 ? 1.2 : 0.6, opacity: 0.45 },
        // On black thread only the light is seen.
        { colour: LIGHT, width: 0.5, opacity: isFilament ? 0.6 : 0.3 },
      ],
    },
  ]
}

/** Each ply crosses the thread once in every turn: the more plies, the closer their furrows. */
function plyLines(left: number, width: number, plies: number): string {
  const rise = width * 1.1
  const step = Math.max(3, (width * 4.4) / plies)
  let path = ''
  for (let y = STRAND.top + step / 2; y < STRAND.bottom - rise; y += step)
    path += `M${short(left)} ${short(y + rise)}l${short(width)}-${short(rise)}`
  return path
}

/** Filaments lie along the thread, spun fibres in short turns across it. */
function lieLines(left: number, width: number, isFilament: boolean): string {
  if (isFilament)
    return [0.3, 0.7].map((share) => `M${short(left + width * share)} ${STRAND.top}V${STRAND.bottom}`).join('')
  let path = ''
  for (let y = STRAND.top + 4; y < STRAND.bottom - 6; y += 7)
    path += `M${short(left + width * 0.2)} ${short(y + 5)}l${short(width * 0.6)}-5`
  return path
}

function wraps({ top, bottom, lean }: Shape, pitch: number, seed: number): string {
  const start = seeded(seed)() * pitch
  const height = bottom[0] - top[0]
  let path = ''
  for (let y = lean + start; y < height; y += pitch) {
    const share = y / height
    const left = top[1] + (bottom[1] - top[1]) * share
    const highShare = Math.max(0, (y - lean) / height)
    const right = top[2] + (bottom[2] - top[2]) * highShare
    path += `M${short(left)} ${short(top[0] + y)}L${short(right)} ${short(top[0] + y - lean)}`
  }
  return path
}

export const DRAWN_PACKAGES: readonly string[] = Object.keys(SHAPES)
