import { between, type Drawing, type Layer, LIGHT, SHADE, seeded, seedOf, short } from '../drawing'
import { packDrawing } from '../geometry/drawing'

export interface ScrapSource {
  listingId: string
  scrapClass: string
  material: string
  /** A CSS colour; null for that of the material. */
  colour: string | null
  quantity: number | null
  grams: number | null
  lengthMm: number | null
  taperDegrees: number | null
  litres: number | null
}

type Draw = (source: ScrapSource, random: () => number) => readonly Layer[]

const EDGE = { colour: SHADE, width: 0.9, opacity: 0.45 } as const
const INKS: Readonly<Record<string, string>> = {
  MS: '#8c8177',
  SS: '#b9c0c5',
  'Cast iron': '#6c6a68',
  GI: '#a9b0b2',
  Aluminium: '#c5c9cb',
  Copper: '#b87345',
  Brass: '#c4a44a',
  Lead: '#7d838a',
  Zinc: '#a2a9ad',
  HDPE: '#3f6ea8',
  Plastic: '#7fa3bd',
  PP: '#cfd8dc',
  LDPE: '#d9e2e6',
  Rubber: '#4a4744',
  Paper: '#c39a6b',
  'Corrugated board': '#c39a6b',
  Wood: '#c8995c',
  Jute: '#b08a55',
  Glass: '#a9cfc0',
}
const inkOf = ({ colour, material }: ScrapSource, usual: string): string => colour ?? INKS[material] ?? usual

/** Goods of packing are drawn as packing. */
const AS_PACKS: Readonly<Record<string, string>> = {
  'Paper cones': 'Paper cone',
  'Plastic cones': 'Plastic cone',
  'Paper tubes': 'Paper tube',
  'Dye tubes': 'Dye tube',
  'Plastic bobbins': 'Bobbin',
  'Wooden bobbins': 'Pirn',
  'Shuttles and pirns': 'Pirn',
  Cartons: 'Carton',
  'Corrugated waste': 'Corrugated sheet',
  'Waste paper': 'Tissue paper',
  'Wooden crates': 'Wooden crate',
  'Plastic crates': 'Wooden crate',
  Pallets: 'Wooden pallet',
  'PP bags': 'Woven sack',
  'Jumbo bags': 'Jumbo bag',
  'Gunny bags': 'Jute bag',
  Strapping: 'PP strap',
  'Hoop iron': 'Steel strap',
  Polythene: 'LDPE film',
}

function asPack(source: ScrapSource, packType: string): readonly Layer[] {
  return packDrawing({
    listingId: source.listingId,
    packType,
    material: source.material,
    colour: /cone/i.test(packType) ? null : source.colour,
    tip: /cone/i.test(packType) ? source.colour : null,
    grams: source.grams,
    length: null,
    width: null,
    height: null,
    coneLength: source.lengthMm,
    taperDegrees: source.taperDegrees,
    innerDiameter: null,
    ply: null,
    flute: '',
    micron: null,
    rollMetres: null,
    closure: '',
    isPrinted: false,
  }).layers
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`

/** A drum with its rings, as tall as it holds. */
const drum: Draw = (source) => {
  const ink = inkOf(source, source.scrapClass === 'Steel drums' ? '#4d6f8f' : '#3f6ea8')
  const height = between(40, 38 + (source.litres ?? 200) * 0.09, 66)
  const top = 82 - height
  const rings = [0.33, 0.66].map((share) => `M24 ${short(top + height * share)}q24 7 48 0`).join('')
  return [
    { d: `M24 ${short(top)}V82a24 5 0 0 0 48 0V${short(top)}z`, fill: ink, strokes: [EDGE] },
    { d: rings, strokes: [{ colour: SHADE, width: 2, opacity: 0.4 }] },
    { d: oval(48, top, 24, 5), fill: `color-mix(in oklab, ${ink} 78%, #fff)`, strokes: [EDGE] },
    { d: oval(38, top, 3, 1.2), fill: SHADE },
  ]
}

/** A square can with a handle and a cap. */
const carboy: Draw = (source) => {
  const ink = inkOf(source, '#c9d6da')
  return [
    { d: 'M26 84V38q0-8 8-10l6-8h16l6 8q8 2 8 10v46z', fill: ink, strokes: [EDGE] },
    { d: 'M40 20v-8h10v8z', fill: '#b8483f', strokes: [EDGE] },
    { d: 'M54 22q12 2 10 14', strokes: [{ colour: SHADE, width: 4, opacity: 0.45 }] },
    { d: 'M32 48h32M32 60h32', strokes: [{ colour: SHADE, width: 1, opacity: 0.3 }] },
  ]
}

/** A cage with a tank. */
const tank: Draw = () => [
  { d: 'M16 22h64v56H16z', fill: '#e7ecee', strokes: [EDGE] },
  { d: 'M16 22h64v56H16zM16 40h64M16 58h64M32 22v56M48 22v56M64 22v56', strokes: [{ colour: '#8a9196', width: 1.8 }] },
  { d: 'M14 78h68v6H14z', fill: '#c8995c', strokes: [EDGE] },
  { d: oval(48, 21, 8, 2.4), fill: '#4a4744' },
]

/** A tall can on castors. */
const can: Draw = (source) => {
  const ink = inkOf(source, '#d8cfbb')
  return [
    { d: 'M28 14V82a20 4.5 0 0 0 40 0V14z', fill: ink, strokes: [EDGE] },
    { d: oval(48, 14, 20, 4.5), fill: '#6b6257', strokes: [EDGE] },
    { d: 'M28 24q20 6 40 0M28 76q20 6 40 0', strokes: [{ colour: '#8a9196', width: 2.6 }] },
    { d: `${oval(36, 90, 3, 3)}${oval(60, 90, 3, 3)}`, fill: '#4a4744' },
  ]
}

/** A reed with its dents; healds are drawn likewise, with their eyes. */
const reed: Draw = (source) => {
  let dents = ''
  for (let x = 14; x <= 82; x += 3.2) dents += `M${short(x)} 24V72`
  const eyes = source.scrapClass === 'Healds' ? 'M12 48h72' : ''
  return [
    { d: dents, strokes: [{ colour: '#8a9196', width: 1.1 }] },
    { d: 'M8 18h80v7H8zM8 71h80v7H8z', fill: inkOf(source, '#9aa3a8'), strokes: [EDGE] },
    ...(eyes === '' ? [] : [{ d: eyes, strokes: [{ colour: LIGHT, width: 2.4 }] }]),
  ]
}

/** A beam with its flanges. */
const beam: Draw = (source) => {
  const ink = inkOf(source, '#b9c0c5')
  return [
    { d: 'M6 44h84v8H6z', fill: '#7d7468', strokes: [EDGE] },
    { d: 'M24 36h48v24H24z', fill: ink, strokes: [EDGE] },
    {
      d: `${oval(22, 48, 7, 30)}${oval(74, 48, 7, 30)}`,
      fill: `color-mix(in oklab, ${ink} 80%, #000)`,
      strokes: [EDGE],
    },
  ]
}

/** Angles, pipes and plates in a heap. */
const metal: Draw = (source, random) => {
  const ink = inkOf(source, '#8c8177')
  const bars = [0, 1, 2, 3, 4].map((at) => {
    const [x, y] = [10 + random() * 14, 34 + at * 9 + random() * 4]
    return `M${short(x)} ${short(y)}l${short(54 + random() * 18)} ${short(-10 + random() * 20)}l4 6l${short(-56 - random() * 10)} ${short(6 + random() * 8)}z`
  })
  return [
    { d: 'M8 84Q22 54 48 50Q74 54 88 84z', fill: `color-mix(in oklab, ${ink} 70%, #000)`, strokes: [EDGE] },
    ...bars.map((d, at) => ({ d, fill: at % 2 ? ink : `color-mix(in oklab, ${ink} 85%, #fff)`, strokes: [EDGE] })),
    { d: oval(66, 66, 9, 9) + oval(66, 66, 4, 4), strokes: [{ colour: SHADE, width: 2, opacity: 0.5 }] },
  ]
}

/** Curls of the lathe, and wire. */
const curls: Draw = (source, random) => {
  const ink = inkOf(source, '#8c8177')
  let d = ''
  for (let at = 0; at < 9; at += 1) {
    const [x, y] = [18 + (at % 3) * 22 + random() * 8, 26 + Math.floor(at / 3) * 20 + random() * 8]
    d += `M${short(x)} ${short(y)}a7 5 0 1 1 4 7a7 5 0 1 1 4 6`
  }
  return [
    {
      d,
      strokes: [
        { colour: SHADE, width: 4, opacity: 0.4 },
        { colour: ink, width: 2.8 },
      ],
    },
  ]
}

/** A gear for machines, parts and bearings. */
const gear: Draw = (source) => {
  const ink = inkOf(source, '#8a8f93')
  let teeth = ''
  for (let at = 0; at < 10; at += 1) {
    const angle = (at * Math.PI) / 5
    teeth += `M${short(48 + 24 * Math.cos(angle))} ${short(48 + 24 * Math.sin(angle))}L${short(48 + 36 * Math.cos(angle))} ${short(48 + 36 * Math.sin(angle))}`
  }
  return [
    {
      d: teeth,
      strokes: [
        { colour: SHADE, width: 11, opacity: 0.45 },
        { colour: ink, width: 9.4 },
      ],
    },
    { d: oval(48, 48, 27, 27), fill: ink, strokes: [EDGE] },
    { d: oval(48, 48, 10, 10), fill: '#f2efe8', strokes: [EDGE] },
  ]
}

/** A roll of belt or a tyre. */
const ring: Draw = (source) => {
  const ink = inkOf(source, '#4a4744')
  return [
    { d: oval(48, 50, 36, 36), fill: ink, strokes: [{ colour: '#8d8a86', width: 1.2 }] },
    { d: oval(48, 50, 28, 28), strokes: [{ colour: LIGHT, width: 1.2, opacity: 0.4 }] },
    { d: oval(48, 50, 17, 17), fill: '#f2efe8', strokes: [EDGE] },
  ]
}

const motor: Draw = (source) => [
  { d: 'M18 34h46q6 0 6 6v24q0 6-6 6H18z', fill: inkOf(source, '#4f7f8f'), strokes: [EDGE] },
  { d: 'M26 34v36M34 34v36M42 34v36M50 34v36M58 34v36', strokes: [{ colour: SHADE, width: 1.6, opacity: 0.4 }] },
  { d: 'M70 48h18v8H70z', fill: '#b9c0c5', strokes: [EDGE] },
  { d: 'M22 70h10v10H16zM54 70h10l6 10H54z', fill: '#6c6a68', strokes: [EDGE] },
]

const battery: Draw = (source) => [
  { d: 'M14 34h68v46H14z', fill: inkOf(source, '#3a3d42'), strokes: [{ colour: '#9aa0a6', width: 1.2 }] },
  { d: 'M22 24h12v10H22zM62 24h12v10H62z', fill: '#b9c0c5', strokes: [EDGE] },
  { d: 'M24 48h8M28 44v8M64 48h8', strokes: [{ colour: '#f2efe8', width: 2 }] },
]

/** A board with its chips. */
const board: Draw = () => [
  { d: 'M14 18h68v62H14z', fill: '#3f7a57', strokes: [EDGE] },
  { d: 'M26 30h16v16H26zM54 28h18v10H54zM52 54h20v16H52zM24 58h16v10H24z', fill: '#2f3236' },
  { d: 'M42 38h12M34 46v12M62 38v16M40 63h12', strokes: [{ colour: '#d9c56a', width: 1.4 }] },
]

/** A heap of dry sludge, ash or mixed goods. */
const heap: Draw = (source, random) => {
  const ink = inkOf(source, '#8a7f72')
  let d = ''
  for (let at = 0; at < 26; at += 1)
    d += `M${short(22 + random() * 52)} ${short(46 + random() * 34)}l4 ${short(-3 + random() * 5)}`
  return [
    { d: 'M6 84Q18 70 26 58Q38 30 50 34Q66 40 74 60Q82 74 90 84z', fill: ink, strokes: [EDGE] },
    { d, strokes: [{ colour: SHADE, width: 2, opacity: 0.35 }] },
  ]
}

/** An oil drop over its can. */
const oil: Draw = () => [
  { d: 'M24 82V44h30v38z', fill: '#6c6a68', strokes: [EDGE] },
  { d: 'M30 44v-8h12l20-14 4 5-18 17z', fill: '#8a8f93', strokes: [EDGE] },
  { d: 'M74 42q10 16 0 22q-10-6 0-22z', fill: '#6b4a22', strokes: [EDGE] },
]

const DRAWN: Readonly<Record<string, Draw>> = {
  Drums: drum,
  'Steel drums': drum,
  'Plastic drums': drum,
  Tins: drum,
  Carboys: carboy,
  'IBC tanks': tank,
  'Sliver cans': can,
  Reeds: reed,
  Healds: reed,
  'Pattern cards': reed,
  'Warp beams': beam,
  'Card clothing': curls,
  'Needles and sinkers': curls,
  'Turnings and borings': curls,
  Cables: curls,
  'Spindles and rings': gear,
  Bearings: gear,
  'Machine parts': gear,
  'Boiler ash': heap,
  'Machine scrap': gear,
  Belts: ring,
  Tyres: ring,
  'Cots and aprons': ring,
  Motors: motor,
  Transformers: motor,
  Battery: battery,
  'E-waste': board,
  'Electrical panels': board,
  'Used oil': oil,
  'Chemical sludge': heap,
  'Hazardous waste': heap,
  'Mixed scrap': heap,
  'Wood scrap': metal,
  'Glass scrap': heap,
  'Plastic scrap': heap,
  'Rubber scrap': ring,
  'Hessian cloth': heap,
}

/** A scale of the quantity: ten times as much is four marks more. */
function marks({ quantity }: ScrapSource): Layer[] {
  if (quantity === null || quantity <= 0) return []
  const count = Math.round(between(1, Math.log10(quantity + 1) * 4, 28))
  const d = Array.from({ length: count }, (_, at) => `M${6 + at * 3} 91v4`).join('')
  return [{ d, strokes: [{ colour: '#7a8a99', width: 1.6 }] }]
}

/** The goods as they lie in the yard: cones, drums, reeds, beams, metal, batteries, heaps. */
export function scrapDrawing(source: ScrapSource): Drawing {
  const seed = seedOf(source.listingId)
  const packType = AS_PACKS[source.scrapClass]
  const layers =
    packType === undefined ? (DRAWN[source.scrapClass] ?? metal)(source, seeded(seed)) : asPack(source, packType)
  return { kind: 'heap', ground: null, tile: null, layers: [...layers, ...marks(source)], seed }
}
