import { between, type Drawing, type Layer, LIGHT, SHADE, seeded, seedOf, short, undyedColour } from '../drawing'

export interface FibreSource {
  listingId: string
  /** Of the list of materials; anything else is drawn as staple. */
  family: string
  variety: string
  /** Length of the fibre, in mm. */
  lengthMm: number | null
  denier: number | null
  micronaire: number | null
  micron: number | null
  /** Brightness of cotton. */
  rd: number | null
  iv: number | null
  alpha: number | null
  fibre: string | null
  /** A CSS colour; null for undyed. */
  colour: string | null
}

type Draw = (source: FibreSource, random: () => number) => readonly Layer[]

const PAPER = '#cdb48a'
const USUAL_MM = 38

/** Thicker fibre has thicker strokes. */
function strokeOf({ denier, micronaire, micron }: FibreSource): number {
  const tex = denier ?? (micronaire === null ? null : micronaire / 2.8) ?? (micron === null ? null : (micron / 11) ** 2)
  return between(0.7, 0.75 * Math.sqrt(tex ?? 1.5), 3.2)
}

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : at === 1 ? 'Q' : ' '}${short(x)} ${short(y)}`).join('')

/** Loose fibres, as long as they are and with their crimp, over a soft heap. */
const staple: Draw = (source, random) => {
  const colour = source.colour ?? undyedColour(source.fibre)
  const length = between(14, 10 + (source.lengthMm ?? USUAL_MM) * 0.75, 78)
  const crimp = source.denier !== null && source.denier > 5 ? 9 : 5
  let fibres = ''
  for (let count = 0; count < 15; count += 1) {
    const angle = random() * Math.PI
    const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2]
    const [x, y] = [48 + (random() - 0.5) * 34, 50 + (random() - 0.5) * 34]
    const bend = (random() - 0.5) * 2 * crimp * 2
    fibres += path([
      [x - dx, y - dy],
      [x + dy * 0.2 + bend, y - dx * 0.2 + bend],
      [x + dx, y + dy],
    ])
  }
  const width = strokeOf(source)
  return [
    {
      d: 'M16 66Q8 48 24 36Q34 16 54 24Q76 20 82 42Q94 58 78 72Q60 86 40 78Q22 82 16 66z',
      fill: colour,
      strokes: [{ colour: SHADE, width: 0.8, opacity: 0.3 }],
    },
    {
      d: fibres,
      strokes: [
        { colour: SHADE, width: width + 0.8, opacity: 0.34 },
        { colour, width },
      ],
    },
  ]
}

/** A pressed bale of cotton with its bands; longer staple has longer curls, brighter cotton is whiter. */
const baleOf: Draw = (source, random) => {
  const tint = source.rd === null ? 20 : between(0, (82 - source.rd) * 3, 60)
  const colour = `color-mix(in oklab, #f6f2e6, #cdb079 ${Math.round(tint)}%)`
  const curl = between(4, (source.lengthMm ?? 28) * 0.32, 13)
  let curls = ''
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [16 + column * 14 + random() * 5, 31 + row * 15 + random() * 5]
      curls += `M${short(x)} ${short(y)}q${short(curl / 2)} ${short(-curl * 0.6)} ${short(curl)} 0`
    }
  return [
    { d: 'M12 28Q48 18 84 28V80Q48 88 12 80z', fill: colour, strokes: [{ colour: SHADE, width: 1, opacity: 0.4 }] },
    { d: curls, strokes: [{ colour: SHADE, width: strokeOf(source), opacity: 0.28 }] },
    { d: 'M26 25V82M41 23V84M55 23V84M70 25V82', strokes: [{ colour: '#6b6255', width: 1.6 }] },
    { d: 'M12 28Q6 54 12 80M84 28Q90 54 84 80', strokes: [{ colour: LIGHT, width: 1, opacity: 0.5 }] },
  ]
}

/** A lock of wool: finer wool has more crimps. */
const lock: Draw = (source, random) => {
  const colour = source.colour ?? undyedColour(source.fibre ?? 'Wool')
  const waves = Math.round(between(3, 190 / (source.micron ?? 24), 12))
  const length = between(44, 30 + (source.lengthMm ?? 75) * 0.5, 84)
  let strands = ''
  for (let strand = 0; strand < 6; strand += 1) {
    const x = 27 + strand * 8 + random() * 2
    strands += `M${short(x)} ${short(48 - length / 2)}`
    for (let wave = 0; wave < waves; wave += 1)
      strands += `q${wave % 2 ? -5 : 5} ${short(length / waves / 2)} 0 ${short(length / waves)}`
  }
  const width = between(3, strokeOf(source) * 2.4, 7)
  return [
    {
      d: strands,
      strokes: [
        { colour: SHADE, width: width + 1.4, opacity: 0.34 },
        { colour, width },
      ],
    },
    { d: 'M24 44Q48 52 72 44', strokes: [{ colour: PAPER, width: 5 }] },
  ]
}

/** Cocoons; reeled silk is a twisted skein. */
const silk: Draw = (source, random) => {
  const colour = /tuss|muga|eri/i.test(source.variety) ? '#cfa86a' : '#efe6c8'
  let cocoons = ''
  for (const [x, y] of [
    [30, 34],
    [60, 30],
    [46, 54],
    [26, 70],
    [68, 66],
  ] as const)
    cocoons += `M${x - 15} ${y}a15 ${short(9 + random() * 2)} 0 1 0 30 0a15 10 0 1 0-30 0z`
  return [
    { d: cocoons, fill: colour, strokes: [{ colour: SHADE, width: 0.9, opacity: 0.4 }] },
    {
      d: 'M22 30q8-6 16 0M52 26q8-6 16 0M38 50q8-6 16 0M18 66q8-6 16 0M60 62q8-6 16 0',
      strokes: [{ colour: LIGHT, width: 1.4, opacity: 0.6 }],
    },
  ]
}

/** A tied bundle of long strands. */
const strands: Draw = (source, random) => {
  const colour = undyedColour(source.fibre ?? 'Jute')
  let lines = ''
  for (let strand = 0; strand < 13; strand += 1) {
    const x = 22 + strand * 4.3
    lines += `M${short(x + random() * 4)} 8Q${short(48 + (x - 48) * 0.45)} 44 ${short(x + random() * 6 - 3)} 90`
  }
  return [
    { d: 'M20 8H78Q58 44 76 90H20Q40 44 20 8z', fill: colour, strokes: [{ colour: SHADE, width: 0.8, opacity: 0.3 }] },
    { d: lines, strokes: [{ colour: SHADE, width: 1, opacity: 0.35 }] },
    { d: 'M33 42H64M33 47H64', strokes: [{ colour: '#6d5230', width: 2.4 }] },
  ]
}

/** A wide band of filaments in folds. */
const tow: Draw = (source, random) => {
  const colour = source.colour ?? undyedColour(source.fibre)
  const step = between(2.4, 2.2 * strokeOf(source), 6)
  let lines = ''
  for (let x = 20; x <= 76; x += step) lines += `M${short(x)} 6q${short(5 + random() * 3)} 21 0 42t0 42`
  return [
    {
      d: 'M16 6H80q7 21 0 42t0 42H16q7-21 0-42t0-42z',
      fill: colour,
      strokes: [{ colour: SHADE, width: 0.9, opacity: 0.4 }],
    },
    { d: lines, strokes: [{ colour: SHADE, width: 0.9, opacity: 0.3 }] },
  ]
}

/** A bump of combed sliver, wound like a ball. */
const bump: Draw = (source) => {
  const colour = source.colour ?? undyedColour(source.fibre ?? 'Wool')
  const turns = Math.round(between(4, 150 / (source.micron ?? 22), 11))
  let wound = ''
  for (let turn = 1; turn <= turns; turn += 1) {
    const r = (38 * turn) / turns
    wound += `M${short(48 - r)} 48a${short(r)} ${short(r * 0.92)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r * 0.92)} 0 1 1${short(-2 * r)} 0`
  }
  return [
    {
      d: 'M8 48a40 38 0 1 1 80 0a40 38 0 1 1-80 0z',
      fill: colour,
      strokes: [{ colour: SHADE, width: 1, opacity: 0.4 }],
    },
    { d: wound, strokes: [{ colour: SHADE, width: 1.3, opacity: 0.32 }] },
    {
      d: `M86 52q6 20-${short(between(6, (source.lengthMm ?? 65) / 4, 24))} 36`,
      strokes: [
        { colour: SHADE, width: 6.4, opacity: 0.4 },
        { colour, width: 5 },
      ],
    },
  ]
}

/** A heap of pellets; the higher the viscosity, the larger they are drawn. */
const chips: Draw = (source, random) => {
  const colour = source.colour ?? '#eef0ee'
  const r = between(3, (source.iv ?? 0.64) * 6.5, 7)
  let pellets = ''
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column <= row + 1; column += 1) {
      const [x, y] = [48 + (column - (row + 1) / 2) * 11.5 + random() * 2, 24 + row * 11 + random() * 2]
      pellets += `M${short(x - r)} ${short(y)}a${short(r)} ${short(r * 0.7)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r * 0.7)} 0 1 0${short(-2 * r)} 0z`
    }
  return [{ d: pellets, fill: colour, strokes: [{ colour: SHADE, width: 0.9, opacity: 0.45 }] }]
}

/** A stack of sheets; purer pulp is whiter. */
const sheets: Draw = (source) => {
  const tint = between(0, (98 - (source.alpha ?? 93)) * 5, 60)
  const colour = `color-mix(in oklab, #f8f5ea, #c9ab7a ${Math.round(tint)}%)`
  let edges = ''
  for (let y = 34; y <= 74; y += 5) edges += `M10 ${y}L48 ${y + 14}L86 ${y}`
  return [
    { d: 'M10 30L48 14L86 30V74L48 90L10 74z', fill: colour, strokes: [{ colour: SHADE, width: 1, opacity: 0.4 }] },
    { d: edges, strokes: [{ colour: SHADE, width: 1, opacity: 0.3 }] },
    { d: 'M10 30L48 44L86 30', strokes: [{ colour: SHADE, width: 1.2, opacity: 0.45 }] },
  ]
}

const DRAWN: Readonly<Record<string, Draw>> = {
  Cotton: baleOf,
  Wool: lock,
  'Fine hair': lock,
  Silk: silk,
  Bast: strands,
  Tow: tow,
  Tops: bump,
  'Polymer chips': chips,
  Pulp: sheets,
}

/** Raw material as it lies in the godown: bale, lock, cocoons, strands, tow, top, pellets, sheets or loose fibre. */
export function fibreDrawing(source: FibreSource): Drawing {
  const seed = seedOf(source.listingId)
  const layers = (DRAWN[source.family] ?? staple)(source, seeded(seed))
  return { kind: 'heap', ground: null, tile: null, layers, seed }
}
