import {
  between,
  type Drawing,
  type Layer,
  LIGHT,
  SHADE,
  type Stroke,
  seedOf,
  short,
  threadMm,
  undyedColour,
} from '../../drawing'

export interface KnitSource {
  listingId: string
  knitType: string | null
  gauge: number | null
  /** Of the yarn. */
  tex: number | null
  fibre: string | null
  /** A CSS colour; null for undyed cloth. */
  colour: string | null
}

type Look =
  | 'jersey'
  | 'rib'
  | 'rib2'
  | 'interlock'
  | 'pique'
  | 'loops'
  | 'fleece'
  | 'mesh'
  | 'tricot'
  | 'waffle'
  | 'stripe'

const LOOKS: ReadonlyArray<readonly [Look, RegExp]> = [
  ['rib2', /2×2|2×1|flat collar/i],
  ['rib', /\brib|cardigan/i],
  ['interlock', /interlock|ponte|scuba|ottoman/i],
  ['pique', /piqu|lacoste|ticking/i],
  ['loops', /french terry/i],
  ['fleece', /fleece|velour|sherpa/i],
  ['mesh', /mesh|net|lace|raschel|pointelle|spacer/i],
  ['tricot', /tricot|super poly/i],
  ['waffle', /waffle/i],
  ['stripe', /stripe|jacquard/i],
]

const USUAL_GAUGE = 24
/** Wales that a machine of 24 needles per inch shows side by side. */
const USUAL_WALES = 12
/** A wale is wider than a course is high. */
const COURSE = 0.78

/** Knitted cloth from its face; terry and fleece from the side that names them. */
export function knitDrawing(source: KnitSource): Drawing {
  const colour = source.colour ?? undyedColour(source.fibre)
  const wales = Math.round(between(6, (USUAL_WALES * (source.gauge ?? USUAL_GAUGE)) / USUAL_GAUGE, 16))
  const wale = 96 / wales
  const look = lookOf(source.knitType)
  const thickness = wale * between(0.24, source.tex === null ? 0.34 : 1.8 * threadMm(source.tex), 0.46)
  const { width, height, layers } = knitPath(look, wale, wale * COURSE, yarn(colour, thickness))
  return {
    kind: 'knit',
    ground: `color-mix(in oklab, ${colour} 74%, #000)`,
    tile: { width, height, layers },
    layers: [],
    seed: seedOf(source.listingId),
  }
}

const lookOf = (knitType: string | null): Look => LOOKS.find(([, words]) => words.test(knitType ?? ''))?.[0] ?? 'jersey'

const yarn = (colour: string, width: number): Stroke[] => [
  { colour: SHADE, width: width + 0.9, isRound: true, opacity: 0.36 },
  { colour, width, isRound: true },
  { colour: LIGHT, width: width * 0.3, isRound: true, opacity: 0.25 },
]

/** The repeat of a knit: its size and the paths of its loops. */
function knitPath(
  look: Look,
  wale: number,
  course: number,
  strokes: readonly Stroke[],
): { width: number; height: number; layers: Layer[] } {
  const face = (column: number, row = 0, rise = 1) => stitch(column * wale, row * course, wale, course * rise)
  const back = (column: number, row = 0) => bump(column * wale, row * course, wale, course)
  const tile = (columns: number, rows: number, ...paths: string[]) => ({
    width: columns * wale,
    height: rows * course,
    layers: [{ d: paths.join(''), strokes }],
  })
  switch (look) {
    case 'rib':
      return tile(2, 1, face(0), back(1))
    case 'rib2':
      return tile(4, 1, face(0), face(1), back(2), back(3))
    case 'interlock':
      return tile(2, 1, face(0), stitch(wale, -course / 2, wale, course), stitch(wale, course / 2, wale, course))
    case 'pique':
      return tile(2, 2, face(0), back(1), back(0, 1), face(1, 1))
    case 'loops':
      return tile(
        2,
        2,
        arc(0, 0, wale * 2, course),
        arc(wale, course, wale * 2, course),
        arc(-wale, course, wale * 2, course),
      )
    case 'fleece':
      return tile(3, 3, ...tufts(wale, course))
    case 'mesh':
      return { width: wale * 2, height: course * 4, layers: [{ d: hexagons(wale, course), strokes }] }
    case 'tricot':
      return tile(2, 2, zigzag(wale, course))
    case 'waffle':
      return tile(
        3,
        3,
        face(0),
        back(1),
        back(2),
        face(0, 1),
        back(1, 1),
        back(2, 1),
        face(0, 2),
        face(1, 2),
        face(2, 2),
      )
    case 'stripe':
      return {
        ...tile(1, 8, ...Array.from({ length: 8 }, (_, row) => face(0, row))),
        layers: [
          { d: Array.from({ length: 8 }, (_, row) => face(0, row)).join(''), strokes },
          {
            d: Array.from({ length: 3 }, (_, row) => face(0, row)).join(''),
            strokes: [{ colour: SHADE, width: wale * 0.42, isRound: true, opacity: 0.3 }],
          },
        ],
      }
    default:
      return tile(1, 1, face(0))
  }
}

/** The two legs of a loop: a V. */
function stitch(x: number, y: number, wale: number, course: number): string {
  const [leg, foot] = [short(wale * 0.32), short(course * 1.1)]
  return `M${short(x + wale * 0.14)} ${short(y - course * 0.1)}q${short(wale * 0.06)} ${short(course * 0.7)} ${leg} ${foot}M${short(x + wale * 0.86)} ${short(y - course * 0.1)}q${short(-wale * 0.06)} ${short(course * 0.7)} -${leg} ${foot}`
}

/** The heads of loops from behind: an arc across the wale. */
function bump(x: number, y: number, wale: number, course: number): string {
  return `M${short(x)} ${short(y + course * 0.7)}q${short(wale / 2)} ${short(-course * 0.8)} ${short(wale)} 0`
}

function arc(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y + height * 0.2)}c${short(width * 0.1)} ${short(height)} ${short(width * 0.9)} ${short(height)} ${short(width)} 0`
}

function tufts(wale: number, course: number): string[] {
  const at: readonly [number, number][] = [
    [0.2, 0.3],
    [1.3, 0.1],
    [2.4, 0.6],
    [0.7, 1.3],
    [1.8, 1.2],
    [2.7, 1.7],
    [0.3, 2.2],
    [1.2, 2.5],
    [2.1, 2.3],
  ]
  return at.map(
    ([x, y], index) =>
      `M${short(x * wale)} ${short(y * course)}q${short(wale * 0.3)} ${short((index % 2 ? 1 : -1) * course * 0.5)} ${short(wale * 0.6)} ${short(course * 0.25)}`,
  )
}

function hexagons(wale: number, course: number): string {
  const [w, h] = [short(wale), short(course)]
  return `M${w} 0v${h}l${w} ${h}v${h}l-${w} ${h}M${w} ${h}l-${w} ${h}v${h}l${w} ${h}`
}

function zigzag(wale: number, course: number): string {
  const [w, h] = [short(wale), short(course)]
  return `M${short(wale * 0.5)} 0l${w} ${h}l-${w} ${h}M${short(wale * 1.5)} 0l${w} ${h}l-${w} ${h}M${short(-wale * 0.5)} 0l${w} ${h}l-${w} ${h}`
}
