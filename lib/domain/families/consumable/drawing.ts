import { between, type Drawing, type Layer, LIGHT, SHADE, seeded, seedOf, short } from '../drawing'
import { digitsPath, digitsWidth } from '../shop/digits'
import { CLASSES } from './vocabulary/classes'

export interface ConsumableSource {
  listingId: string
  utilityClass: string
  /** The figure that tells it apart: calorific value, ISO VG, gauge, 6/0. */
  figure: string
  /** Of fuel in kcal/kg: better fuel is darker. */
  gcv: number | null
  /** Ash in percent: grey lumps in the heap. */
  ash: number | null
}

type Picture = (source: ConsumableSource) => readonly Layer[]

const edge = [{ colour: SHADE, width: 1, opacity: 0.45 }] as const
const line = (d: string, colour: string, width: number): Layer => ({
  d,
  strokes: [
    { colour: SHADE, width: width + 1.6, opacity: 0.4, isRound: true },
    { colour, width, isRound: true },
  ],
})
const body = (d: string, fill: string): Layer => ({ d, fill, strokes: edge })

const STEEL = '#9aa5ad'
const PALE = '#d8dde0'

/** Lumps in a heap: as dark as the fuel is good, some of them ash. */
const heap: Picture = ({ listingId, utilityClass, gcv, ash }) => {
  const random = seeded(seedOf(`${listingId}${utilityClass}`))
  const isWood = !CLASSES.mineral.some((one) => one === utilityClass) && utilityClass !== 'Charcoal'
  const dark = between(0, ((gcv ?? 4500) - 2000) / 60, 90)
  const fill = isWood ? '#a87c4a' : `color-mix(in oklab, #2a2a2d ${Math.round(dark)}%, #6d5f55)`
  const grey = Math.round(between(0, (ash ?? 0) / 5, 9))
  const lumps: string[] = []
  for (const [row, count] of [8, 7, 5, 4, 2].entries())
    for (let at = 0; at < count; at += 1) {
      const size = 5 + random() * 2.5
      const x = 48 - count * 4.9 + at * 9.8 + random() * 2
      const y = 76 - row * 8.6
      lumps.push(
        isWood
          ? `M${short(x)} ${short(y)}h${short(size + 3)}v${short(size * 0.8)}h-${short(size + 3)}z`
          : `M${short(x)} ${short(y)}l${short(size)}-2 3 ${short(size * 0.8)}-${short(size * 0.7)} 3-${short(size * 0.8)}-2z`,
      )
    }
  const ashes = lumps.filter((_, at) => grey > 0 && at % Math.max(2, 11 - grey) === 1)
  return [body('M4 86q44-8 88 0v5H4z', '#8d8378'), body(lumps.join(''), fill), body(ashes.join(''), '#b9b4ac')]
}

const drum: Picture = () => [
  body('M24 14q24-8 48 0v66q-24 9-48 0z', '#3f6f8f'),
  line('M24 34q24 8 48 0M24 58q24 8 48 0', '#2f566f', 1.4),
  body('M48 62q8 10 0 15-8-5 0-15z', '#e0a63a'),
]
const cylinder: Picture = () => [
  body('M40 8h16v8q14 4 14 18v50q-22 6-44 0V34q0-14 14-18z', '#b8433d'),
  line('M36 20h24M26 44q22 6 44 0', LIGHT, 1.6),
]
const pylon: Picture = () => [
  line('M34 88L46 18h4l12 70M38 66h20M41 48h14M28 28h40M32 38h32M38 66l17-18M58 66L41 48', STEEL, 2.2),
  body('M70 52l-9 16h7l-4 14 13-19h-8l5-11z', '#e8b530'),
]
const pipe: Picture = () => [
  body('M8 52h60v18H8z', PALE),
  body('M64 47h8v28h-8z', STEEL),
  line('M76 56q6-6 10 0M76 62q7-5 14 0M76 68q6-4 10 1', '#7fa8c9', 2),
  line('M30 50V36M20 34h20', '#b8433d', 3),
]
const drop: Picture = () => [
  body('M48 8q30 36 30 54a30 28 0 0 1-60 0q0-18 30-54z', '#5a9bc4'),
  { d: 'M32 60q0 14 12 18', strokes: [{ colour: LIGHT, width: 3, opacity: 0.6, isRound: true }] },
]
const traveller: Picture = () => [
  line('M30 30q-16 16-6 34t26 8', STEEL, 5),
  line('M52 16q-14 2-20 12M62 74q-8 6-18 4', STEEL, 5),
  line('M66 20q-10 8-8 18t12 12', '#c8a24a', 4),
]
const ring: Picture = () => [
  { d: 'M48 10a38 38 0 1 0 .1 0zM48 26a22 22 0 1 1-.1 0z', fill: STEEL, strokes: edge },
  { d: 'M48 18a30 30 0 1 0 .1 0', strokes: [{ colour: LIGHT, width: 2, opacity: 0.7 }] },
]
const needle: Picture = () => [
  line('M30 90V26q0-14 8-12t4 12', STEEL, 4),
  line('M31 34l12 10', '#c8a24a', 3),
  line('M58 90V22q0-12 8-10t4 12M59 32l12 8', STEEL, 3.4),
  body('M24 74h12v8H24zM52 74h12v8H52z', '#6f7a82'),
]
const sewing: Picture = () => [
  body('M42 6h12v30l-3 4v40l-3 12-3-12V40l-3-4z', STEEL),
  { d: 'M48 74v6', strokes: [{ colour: SHADE, width: 2, isRound: true }] },
  line('M48 77q18 2 22-14t18-10', '#b8433d', 1.6),
]
const roller: Picture = () => [
  body('M14 34q-6 14 0 28h52q6-14 0-28z', '#b54f3f'),
  body('M66 34q8 14 0 28-8-14 0-28z', '#8c3a2e'),
  line('M4 48h8M74 48h16', STEEL, 5),
]
const reed: Picture = () => [
  body('M8 14h80v9H8zM8 73h80v9H8z', '#6f7a82'),
  {
    d: Array.from({ length: 19 }, (_, at) => `M${12 + at * 4} 23v50`).join(''),
    strokes: [{ colour: STEEL, width: 1.6 }],
  },
]
const belt: Picture = () => [
  line('M28 26h40a22 22 0 0 1 0 44H28a22 22 0 0 1 0-44z', '#39393c', 8),
  body('M28 34a14 14 0 1 0 .1 0zM68 34a14 14 0 1 0 .1 0z', STEEL),
]
const bearing: Picture = () => [
  ...ring({ listingId: '', utilityClass: '', figure: '', gcv: null, ash: null }),
  body(
    Array.from({ length: 8 }, (_, at) => {
      const [x, y] = [48 + 30 * Math.cos((at * Math.PI) / 4), 48 + 30 * Math.sin((at * Math.PI) / 4)]
      return `M${short(x)} ${short(y - 5)}a5 5 0 1 0 .1 0z`
    }).join(''),
    PALE,
  ),
]
const bulb: Picture = () => [
  body('M48 8a26 26 0 0 1 14 48v10H34V56A26 26 0 0 1 48 8z', '#f2d36b'),
  body('M36 68h24v6H36zM38 76h20v6H38z', STEEL),
]
const helmet: Picture = () => [
  body('M14 58q0-38 34-38t34 38z', '#e8b530'),
  body('M8 58h80q2 8-6 8H14q-8 0-6-8z', '#c9951c'),
  line('M40 22v34M56 22v34', '#c9951c', 2),
]
const bucket: Picture = () => [
  body('M22 34h52l-6 50q-20 6-40 0z', '#5a9bc4'),
  line('M22 34q26-34 52 0', STEEL, 2),
  line('M78 8L58 34', '#a87c4a', 4),
]
const paper: Picture = () => [
  body('M22 10h40l14 14v62H22z', LIGHT),
  body('M62 10v14h14z', PALE),
  line('M30 38h38M30 48h38M30 58h26', '#5a7fb0', 1.6),
]
const gear: Picture = () => [
  body(
    `${Array.from({ length: 8 }, (_, at) => {
      const [x, y] = [48 + 34 * Math.cos((at * Math.PI) / 4), 48 + 34 * Math.sin((at * Math.PI) / 4)]
      return `M${short(x)} ${short(y - 7)}a7 7 0 1 0 .1 0z`
    }).join('')}M48 16a32 32 0 1 0 .1 0z`,
    STEEL,
  ),
  body('M48 36a12 12 0 1 0 .1 0z', PALE),
]

const PICTURES: ReadonlyArray<readonly [classes: readonly string[], kind: Drawing['kind'], picture: Picture]> = [
  [CLASSES.solid, 'heap', heap],
  [[...CLASSES.liquid, ...CLASSES.oil], 'drum', drum],
  [['LPG', 'Industrial gas', 'Biogas'], 'drum', cylinder],
  [['Power'], 'machine', pylon],
  [['Steam', 'Compressed air', 'PNG', 'Hose and fitting', 'Humidification'], 'machine', pipe],
  [['Water', 'Water treatment'], 'drum', drop],
  [['Ring traveller'], 'machine', traveller],
  [['Spinning ring', 'Seal and gasket', 'Temple'], 'machine', ring],
  [['Knitting needle', 'Sinker'], 'machine', needle],
  [['Sewing needle', 'Felting needle'], 'machine', sewing],
  [['Top roller cot', 'Apron', 'Printing screen', 'Bobbin', 'Raising fillet', 'Card clothing'], 'machine', roller],
  [['Reed', 'Heald', 'Drop wire', 'Harness cord', 'Stenter pin'], 'machine', reed],
  [['Belt'], 'machine', belt],
  [['Bearing'], 'machine', bearing],
  [['Electrical'], 'machine', bulb],
  [['Safety gear'], 'machine', helmet],
  [['Cleaning material'], 'machine', bucket],
  [['Stationery'], 'machine', paper],
]

const FIGURE_MAX = 5
const TAG_HEIGHT = 9

/** What the goods are, with the figure that tells them apart on a tag. */
export function consumableDrawing(source: ConsumableSource): Drawing {
  const [, kind, picture] = PICTURES.find(([classes]) => classes.includes(source.utilityClass)) ?? [[], 'machine', gear]
  return {
    kind,
    ground: null,
    tile: null,
    layers: [...picture(source), ...tag(source.figure)],
    seed: seedOf(source.listingId),
  }
}

function tag(figure: string): Layer[] {
  const text = figure.replace(/[^\d/]/g, '').slice(0, FIGURE_MAX)
  if (text === '') return []
  const width = digitsWidth(text, TAG_HEIGHT) + 8
  const left = 94 - width
  return [
    { d: `M${short(left)} 2h${short(width)}v${TAG_HEIGHT + 8}h-${short(width)}z`, fill: '#fbf7ec', strokes: edge },
    { d: digitsPath(text, left + 4, 6, TAG_HEIGHT), strokes: [{ colour: '#27241f', width: 1.6, isRound: true }] },
  ]
}
