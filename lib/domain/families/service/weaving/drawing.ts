import { between, type Drawing, type Layer, LIGHT, SHADE, short } from '../../drawing'
import { DARK_METAL, METAL, serviceDrawing } from '../drawing'

export interface JobSource {
  listingId: string
  /** Weaving, Knitting, Warping and sizing ... */
  group: string
  job: string
  loom: string
  shedding: readonly string[]
  reedCm: number | null
  /** Of the tape of a needle loom, in mm. */
  tapeMm: number | null
  gauge: number | null
  diameter: number | null
  creel: number | null
  beamCm: number | null
}

const YARN = '#f3ead2'
const CLOTH = '#d7b98a'
const line = (d: string, colour: string, width: number): Layer => ({ d, strokes: [{ colour, width }] })

/** Warp from the beam through healds and reed to the cloth; a wider reed is drawn wider, with its shedding above. */
function loom(source: JobSource): Layer[] {
  const width = between(22, 14 + (source.reedCm ?? (source.tapeMm ?? 60) / 2) * 0.16, 68)
  const [left, right] = [48 - width / 2, 48 + width / 2]
  const ends = Math.round(between(4, width / 4, 16))
  const step = width / ends
  const warp = Array.from({ length: ends + 1 }, (_, at) => `M${short(left + at * step)} 40V62`).join('')
  return [
    { d: `M${short(left - 6)} 34h5v46h-5zM${short(right + 1)} 34h5v46h-5z`, fill: DARK_METAL },
    {
      d: `M${short(left)} 62h${short(width)}v14h-${short(width)}z`,
      fill: CLOTH,
      strokes: [{ colour: SHADE, width: 0.8, opacity: 0.4 }],
    },
    line(warp, YARN, 1.3),
    line(
      `M${short(left)} 66h${short(width)}M${short(left)} 70h${short(width)}M${short(left)} 74h${short(width)}`,
      SHADE,
      0.5,
    ),
    ...shed(source, left, width),
    { d: `M${short(left - 2)} 57h${short(width + 4)}v5h-${short(width + 4)}z`, fill: METAL },
    ...weft(source.loom, left, right),
  ]
}

/** Jacquard harness, dobby frames or the two of a tappet. */
function shed({ shedding }: JobSource, left: number, width: number): Layer[] {
  if (shedding.includes('Jacquard')) {
    const cords = [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => `M48 22L${short(left + width * at)} 48`).join('')
    return [{ d: 'M32 14h32v9H32z', fill: DARK_METAL }, line(cords, SHADE, 0.7)]
  }
  const frames = shedding.includes('Dobby') ? 5 : 2
  const rows = Array.from({ length: frames }, (_, at) => `M${short(left)} ${short(40 + at * 3)}h${short(width)}`).join(
    '',
  )
  const head: Layer[] = shedding.includes('Dobby') ? [{ d: `M${short(left - 8)} 26h10v12h-10z`, fill: METAL }] : []
  return [...head, line(rows, DARK_METAL, 1.4)]
}

/** What carries the weft. */
function weft(loomType: string, left: number, right: number): Layer[] {
  const y = 55
  if (/jet/i.test(loomType)) {
    const drops = loomType === 'Water-jet' ? '#4f8fb8' : LIGHT
    return [
      { d: `M${short(left - 10)} ${y - 3}l8 3l-8 3z`, fill: METAL },
      line(`M${short(left - 2)} ${y}h9M${short(left + 10)} ${y}h6M${short(left + 19)} ${y}h4`, drops, 1.6),
    ]
  }
  if (/shuttle|handloom|powerloom/i.test(loomType))
    return [{ d: `M${short(left + 2)} ${y}l5-2.5h10l5 2.5l-5 2.5h-10z`, fill: '#8a5a34' }]
  if (loomType === 'Projectile') return [{ d: `M${short(left + 4)} ${y - 1.5}h9l3 1.5l-3 1.5h-9z`, fill: DARK_METAL }]
  return [
    line(`M${short(left - 8)} ${y}H${short(left + 16)}M${short(right + 8)} ${y}H${short(right - 14)}`, DARK_METAL, 2),
  ]
}

/** A cylinder with as many needles as its gauge says, fed from above, and the tube of cloth below. */
function circular(source: JobSource): Layer[] {
  const half = between(12, 8 + (source.diameter ?? 30) * 0.5, 30)
  const step = between(1.3, 40 / (source.gauge ?? 20), 6)
  let needles = ''
  for (let x = 48 - half + step; x < 48 + half; x += step) needles += `M${short(x)} 40v9`
  const [left, right] = [short(48 - half), short(48 + half)]
  return [
    line(`M30 16L${left} 38M42 14L44 36M56 14L52 36M68 16L${right} 38`, YARN, 1.4),
    { d: `M28 12h42v4H28z`, fill: DARK_METAL },
    { d: `M${left} 38h${short(half * 2)}v12h-${short(half * 2)}z`, fill: METAL },
    line(needles, LIGHT, 0.9),
    {
      d: `M${left} 50h${short(half * 2)}l-4 30h-${short(half * 2 - 8)}z`,
      fill: CLOTH,
      strokes: [{ colour: SHADE, width: 0.8, opacity: 0.4 }],
    },
    line(`M${short(48 - half / 2)} 52V80M48 52V80M${short(48 + half / 2)} 52V80`, SHADE, 0.5),
  ]
}

/** Two needle beds in a V, closer for a finer gauge, and the panel that they make. */
function flatBed(source: JobSource): Layer[] {
  const step = between(1.4, 36 / (source.gauge ?? 10), 8)
  let needles = ''
  for (let x = 18; x <= 78; x += step) needles += `M${short(x)} 46l-5-12M${short(x)} 46l5-12`
  return [
    { d: 'M12 30h72l-6 16H18z', fill: METAL },
    line(needles, LIGHT, 0.8),
    { d: 'M40 22h20v10H40z', fill: DARK_METAL },
    { d: 'M24 48h48v30H24z', fill: CLOTH, strokes: [{ colour: SHADE, width: 0.8, opacity: 0.4 }] },
    line('M24 54h48M24 60h48M24 66h48M24 72h48', SHADE, 0.5),
  ]
}

/** A creel with its packages, the sheet of ends, and the beam; sizing has its cylinders between them. */
function warper(source: JobSource): Layer[] {
  const across = Math.round(between(2, Math.sqrt((source.creel ?? 400) / 25), 8))
  let cones = ''
  for (let row = 0; row < across; row += 1)
    for (let at = 0; at < Math.ceil(across / 2); at += 1)
      cones += `M${short(14 + (at * 22) / Math.ceil(across / 2))} ${short(28 + (row * 42) / across)}h3v3h-3z`
  const half = between(10, (source.beamCm ?? 180) / 12, 26)
  const isSized = /sizing/i.test(source.job)
  return [
    { d: cones, fill: YARN, strokes: [{ colour: SHADE, width: 0.5, opacity: 0.5 }] },
    line('M34 34L62 50M34 44L62 50M34 54L62 50M34 64L62 50', YARN, 1),
    ...(isSized
      ? [
          {
            d: 'M44 42a6 6 0 1 0 .1 0zM54 54a6 6 0 1 0 .1 0z',
            fill: LIGHT,
            strokes: [{ colour: DARK_METAL, width: 1.4 }],
          },
        ]
      : []),
    {
      d: `M66 ${short(52 - half)}h4v${short(half * 2)}h-4zM84 ${short(52 - half)}h4v${short(half * 2)}h-4z`,
      fill: DARK_METAL,
    },
    { d: `M70 ${short(56 - half)}h14v${short(half * 2 - 8)}h-14z`, fill: CLOTH },
    ...(source.job === 'Sectional warping' ? [line(`M70 48h14M70 54h14`, SHADE, 1)] : []),
  ]
}

/** A reed and a hook for drawing-in; a punched card for designs; folds of cloth for folding. */
function table(source: JobSource): Layer[] {
  if (source.group === 'Design')
    return [
      { d: 'M22 30h50v44H22z', fill: LIGHT, strokes: [{ colour: SHADE, width: 1, opacity: 0.5 }] },
      {
        d: 'M28 36h5v5h-5zM38 36h5v5h-5zM58 36h5v5h-5zM33 46h5v5h-5zM48 46h5v5h-5zM28 56h5v5h-5zM53 56h5v5h-5zM38 64h5v5h-5z',
        fill: DARK_METAL,
      },
    ]
  if (source.group === 'Folding and inspection')
    return [
      {
        d: 'M20 40h56v8H20zM20 52h56v8H20zM20 64h56v8H20z',
        fill: CLOTH,
        strokes: [{ colour: SHADE, width: 0.8, opacity: 0.4 }],
      },
      line('M76 44q6 6 0 12M20 56q-6 6 0 12', SHADE, 1),
      { d: 'M52 22a9 9 0 1 0 .1 0zM58 38l8 8', strokes: [{ colour: DARK_METAL, width: 2.4 }] },
    ]
  let dents = ''
  for (let x = 22; x <= 74; x += 4) dents += `M${x} 34v34`
  return [
    { d: 'M16 28h64v6H16zM16 68h64v6H16z', fill: METAL },
    line(dents, DARK_METAL, 1),
    line('M14 50h68M48 50l12-14', YARN, 1.6),
  ]
}

/** The machine of the job on the plate of job work. */
export function weavingJobDrawing(source: JobSource): Drawing {
  const isFlat = source.job === 'Flat knitting' || source.job === 'Warp knitting'
  const machine =
    source.group === 'Knitting'
      ? isFlat
        ? flatBed(source)
        : circular(source)
      : source.group === 'Warping and sizing'
        ? warper(source)
        : source.group === 'Weaving'
          ? loom(source)
          : table(source)
  return serviceDrawing(source.listingId, machine)
}
