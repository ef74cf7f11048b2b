import { between, type Drawing, type Layer, LIGHT, SHADE, seeded, seedOf, short, undyedColour } from '../drawing'
import { type WasteKind, wasteKind } from './types'

export interface WasteSource {
  listingId: string
  type: string
  stream: string
  /** In %. */
  trash: number | null
  lengthMm: number | null
  baleKg: number | null
  fibre: string | null
  /** A CSS colour; null for that of the fibre. */
  colour: string | null
  isMixed: boolean
}

type Draw = (source: WasteSource, random: () => number) => readonly Layer[]

const TRASH_COLOUR = '#6a5236'
const MIX = ['#b8483f', '#3d68a8', '#d9a441', '#4a8a5c', '#6d4a83', '#e9e4d8'] as const
const EDGE = { colour: SHADE, width: 0.9, opacity: 0.42 } as const

const colourOf = ({ colour, fibre }: WasteSource): string => colour ?? undyedColour(fibre)
const colourAt = (source: WasteSource, at: number): string =>
  source.isMixed ? (MIX[at % MIX.length] ?? MIX[0]) : colourOf(source)

/** A tuft of loose fibre with its trash: more trash, more specks. */
const fluff: Draw = (source, random) => {
  const colour = source.isMixed ? '#9a8f86' : colourOf(source)
  const length = between(7, 5 + (source.lengthMm ?? 14) * 0.6, 30)
  let fibres = ''
  for (let at = 0; at < 16; at += 1) {
    const [x, y] = [20 + random() * 50, 30 + random() * 44]
    fibres += `M${short(x)} ${short(y)}q${short(length / 2)} ${short((random() - 0.5) * 14)} ${short(length)} ${short((random() - 0.5) * 8)}`
  }
  const specks = Math.round(between(0, 2 + (source.trash ?? 0) * 1.4, 40))
  let trash = ''
  for (let at = 0; source.trash !== null && at < specks; at += 1)
    trash += `M${short(18 + random() * 58)} ${short(28 + random() * 48)}l1.6 1.4`
  return [
    {
      d: 'M14 64Q6 48 22 40Q26 22 44 28Q58 16 68 30Q86 32 84 50Q94 66 76 74Q58 86 42 78Q22 84 14 64z',
      fill: colour,
      strokes: [EDGE],
    },
    { d: fibres, strokes: [{ colour: SHADE, width: 1, opacity: 0.3 }] },
    ...(trash === '' ? [] : [{ d: trash, strokes: [{ colour: TRASH_COLOUR, width: 1.8 }] }]),
  ]
}

/** Coils of sliver or roving. */
const strand: Draw = (source, random) => {
  const colour = colourOf(source)
  const turns = [0, 1, 2, 3]
    .map((at) => `M14 ${34 + at * 13}c18 ${short(-16 - random() * 6)} 46 ${short(16 + random() * 6)} 68 0`)
    .join('')
  return [
    {
      d: turns,
      strokes: [
        { colour: SHADE, width: 11, opacity: 0.4 },
        { colour, width: 9.6 },
      ],
    },
    { d: turns, strokes: [{ colour: LIGHT, width: 1.4, opacity: 0.5 }] },
  ]
}

/** A tangle of yarn ends. */
const tangle: Draw = (source, random) =>
  [0, 1, 2, 3].map((layer) => {
    let d = ''
    for (let at = 0; at < 4; at += 1) {
      const [x, y] = [12 + random() * 26, 24 + random() * 52]
      d += `M${short(x)} ${short(y)}c${short(14 + random() * 20)} ${short(-30 + random() * 18)} ${short(8 + random() * 18)} ${short(34 - random() * 16)} ${short(34 + random() * 16)} ${short((random() - 0.5) * 40)}`
    }
    return {
      d,
      strokes: [
        { colour: SHADE, width: 3.1, opacity: 0.4 },
        { colour: colourAt(source, layer), width: 2.2 },
      ],
    }
  })

/** A selvedge with its fringe. */
const fringe: Draw = (source, random) => {
  const colour = colourOf(source)
  let threads = ''
  for (let y = 10; y <= 86; y += 3.8)
    threads += `M34 ${short(y)}q20 ${short((random() - 0.5) * 5)} ${short(38 + random() * 14)} ${short((random() - 0.5) * 6)}`
  return [
    {
      d: threads,
      strokes: [
        { colour: SHADE, width: 2, opacity: 0.35 },
        { colour, width: 1.3 },
      ],
    },
    { d: 'M18 6h18v84H18z', fill: colour, strokes: [EDGE] },
    { d: 'M24 6V90M30 6V90', strokes: [{ colour: SHADE, width: 1, opacity: 0.35 }] },
  ]
}

/** Long strips of cloth. */
const strips: Draw = (source, random) =>
  [0, 1, 2, 3, 4, 5].map((at) => {
    const y = 16 + at * 12
    const d = `M10 ${y}c20 ${short(-12 + random() * 24)} 40 ${short(-12 + random() * 24)} 74 ${short((random() - 0.5) * 10)}`
    return {
      d,
      strokes: [
        { colour: SHADE, width: 8, opacity: 0.42 },
        { colour: colourAt(source, at), width: 6.6 },
      ],
    }
  })

/** Clips of cloth as the cutter leaves them; knits have loops, denim its twill. */
const clips: Draw = (source, random) => {
  const pieces = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const [x, y] = [14 + (at % 3) * 22 + random() * 8, 16 + Math.floor(at / 3) * 22 + random() * 8]
    const [w, h] = [18 + random() * 10, 15 + random() * 10]
    const d = `M${short(x)} ${short(y)}l${short(w)} ${short((random() - 0.5) * 9)}l${short((random() - 0.3) * 9)} ${short(h)}l${short(-w)} ${short(random() * 7)}z`
    return { d, fill: colourAt(source, at), strokes: [EDGE] }
  })
  const isKnit = /^(?:Hosiery|Collar|Fleece)/.test(source.type)
  const marks = isKnit
    ? 'M22 30q2 4 4 0t4 0 4 0M44 52q2 4 4 0t4 0 4 0M26 72q2 4 4 0t4 0 4 0M64 34q2 4 4 0t4 0'
    : source.type.startsWith('Denim')
      ? 'M22 36l7-8M26 38l7-8M46 58l7-8M50 60l7-8M66 36l7-8M28 76l7-8'
      : 'M22 32h10M24 28v10M46 54h10M50 49v10M66 36h8M28 74h10'
  return [...pieces, { d: marks, strokes: [{ colour: SHADE, width: 1, opacity: 0.4 }] }]
}

/** Folded worn textiles in a stack; mutilated ones are slit. */
const worn: Draw = (source, random) => {
  const layers = [0, 1, 2, 3, 4].map((at) => {
    const y = 72 - at * 12
    const w = 58 + random() * 10
    return {
      d: `M${short(48 - w / 2)} ${y}q-4-6 2-11h${short(w - 4)}q6 5 2 11z`,
      fill: colourAt(source, at),
      strokes: [EDGE],
    }
  })
  const isWoollen = /wool|acrylic/i.test(source.type)
  const ribs = 'M26 82v-8M32 82v-8M38 82v-8M44 82v-8M50 82v-8M56 82v-8M62 82v-8'
  const shirt = 'M34 26l8-8h12l8 8-5 6-4-3v10H43V29l-4 3z'
  return [
    { d: 'M20 84h56', strokes: [{ colour: '#7a6a55', width: 3 }] },
    ...layers.map(({ d, fill, strokes }) => ({ d, fill, strokes })),
    ...(isWoollen ? [{ d: ribs, strokes: [{ colour: SHADE, width: 1.4, opacity: 0.4 }] }] : []),
    ...(/^(?:Used clothing|Sorted)/.test(source.type)
      ? [{ d: shirt, fill: colourAt(source, 1), strokes: [EDGE] }]
      : []),
    ...(source.type.startsWith('Mutilated')
      ? [{ d: 'M30 30l8 44M48 26l6 50M64 32l-6 44', strokes: [{ colour: '#f4efe6', width: 2.2 }] }]
      : []),
  ]
}

/** Angular flakes of bottles. */
const flakes: Draw = (source, random) => {
  const colour = source.colour ?? '#d5e3ea'
  let d = ''
  const size = source.type === 'PET fines' ? 3 : between(5, 4 + (source.lengthMm ?? 10) * 0.45, 13)
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column <= row + 1; column += 1) {
      const [x, y] = [44 + (column - (row + 1) / 2) * 12 + random() * 3, 20 + row * 13 + random() * 3]
      d += `M${short(x)} ${short(y)}l${short(size)} ${short(-2 + random() * 4)}l${short(-1 + random() * 3)} ${short(size * 0.8)}l${short(-size)} ${short(random() * 3)}z`
    }
  return [{ d, fill: colour, strokes: [EDGE] }]
}

/** A bale of crushed bottles. */
const bottles: Draw = (source) => {
  const colour = source.colour ?? '#d5e3ea'
  const one = (x: number, y: number): string => `M${x} ${y}h6v5q6 2 6 8v18h-18v-18q0-6 6-8z`
  const caps = [16, 41, 66].map((x) => `M${x + 1} 9h4v4h-4zM${x + 1} 49h4v4h-4z`).join('')
  return [
    { d: [16, 41, 66].map((x) => one(x, 13) + one(x, 53)).join(''), fill: colour, strokes: [EDGE] },
    { d: caps, fill: '#3d68a8' },
    { d: 'M4 34h88M4 74h88', strokes: [{ colour: '#6b6255', width: 1.6 }] },
  ]
}

/** Lumps of polymer, and fibre that was melted into crumbs. */
const lumps: Draw = (source, random) => {
  let d = ''
  const size = source.type === 'PET lumps' ? 14 : 7.5
  const step = source.type === 'PET lumps' ? 22 : 14
  for (let y = 24; y <= 76; y += step)
    for (let x = 20; x <= 74; x += step) {
      const r = size * (0.7 + random() * 0.5)
      const [a, b] = [x + random() * 5, y + random() * 5]
      d += `M${short(a - r)} ${short(b)}q${short(r * 0.2)} ${short(-r)} ${short(r)} ${short(-r * 0.9)}q${short(r)} ${short(r * 0.1)} ${short(r * 0.9)} ${short(r)}q${short(-r * 0.3)} ${short(r)} ${short(-r)} ${short(r * 0.8)}q${short(-r)} 0 ${short(-r * 0.9)} ${short(-r * 0.9)}z`
    }
  return [{ d, fill: source.colour ?? '#e8e6de', strokes: [EDGE] }]
}

/** Fine dust and flock. */
const dust: Draw = (source, random) => {
  let d = ''
  for (let at = 0; at < 60; at += 1) {
    const y = 30 + random() * 46
    d += `M${short(48 + (random() - 0.5) * (y - 8) * 0.95)} ${short(y)}h1`
  }
  return [
    { d: 'M10 80Q30 66 38 44Q48 22 58 44Q66 66 86 80z', fill: colourOf(source), strokes: [EDGE] },
    { d, strokes: [{ colour: SHADE, width: 1.3, opacity: 0.45 }] },
  ]
}

const OF_TYPE: Readonly<Record<string, Draw>> = {
  'Sliver bits': strand,
  'Lap bits': strand,
  'Roving ends': strand,
  'Tow waste': strand,
  'OE dust': dust,
  'Micro-dust': dust,
  'Filter waste': dust,
  'Shearing flock': dust,
  'Loom waste': tangle,
  Chindi: strips,
  'Stenter selvedge': strips,
  'PET bottles': bottles,
  'PET preforms': bottles,
  'PET lumps': lumps,
  Agglomerate: lumps,
  Popcorn: lumps,
  'PSF waste': fluff,
  'VSF waste': fluff,
  'Acrylic fibre waste': fluff,
}
const OF_KIND: Readonly<Record<WasteKind, Draw>> = {
  soft: fluff,
  yarn: tangle,
  loom: fringe,
  cut: clips,
  finish: fluff,
  worn,
  pet: flakes,
  manMade: tangle,
  recovered: fluff,
}

/** The bands of a bale: heavier bales have more. */
function bands({ baleKg }: WasteSource): Layer[] {
  if (baleKg === null) return []
  const count = Math.round(between(2, baleKg / 45, 7))
  const d = Array.from({ length: count }, (_, at) => `M${short(10 + ((at + 0.5) * 76) / count)} 88v5`).join('')
  return [
    { d: 'M8 93h80', strokes: [{ colour: '#8a7658', width: 3 }] },
    { d, strokes: [{ colour: '#6b6255', width: 2 }] },
  ]
}

/** The waste as it lies in the godown: fluff, strands, yarn, fringe, clips, worn textiles, flakes, lumps or dust. */
export function wasteDrawing(source: WasteSource): Drawing {
  const seed = seedOf(source.listingId)
  const kind = wasteKind(source.type, source.stream)
  const draw = OF_TYPE[source.type] ?? (kind === null ? clips : OF_KIND[kind])
  return { kind: 'heap', ground: null, tile: null, layers: [...draw(source, seeded(seed)), ...bands(source)], seed }
}
