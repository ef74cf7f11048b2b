import { type FlatLayer, flatLayers, type Layer, SHADE, SIDE, seeded, seedOf, short } from '../drawing'

/** What colour does to a drawing of cloth: it lies over the weave or the loops. */
export interface ColouringSource {
  listingId: string
  colouration: string | null
  pattern: string | null
  designNo: string | null
  /** A CSS colour of the motif or the coloured yarns; null: any that is seen on pale cloth. */
  ink: string | null
}

/** Colours of prints and coloured yarns that are seen on pale cloth. */
const INKS = ['#b8252f', '#2649a8', '#2f7d4a', '#d98a1f', '#7a3b8f', '#17656f'] as const

/** The layers of a print, of coloured yarns, of a melange or of a coating; none for cloth of one colour. */
export function colouringLayers(source: ColouringSource): FlatLayer[] {
  const random = seeded(seedOf(`${source.listingId}${source.designNo ?? ''}`))
  const at = Math.floor(random() * INKS.length)
  const inks: Two = [source.ink ?? INKS[at] ?? INKS[0], INKS[(at + 2) % INKS.length] ?? INKS[1]]
  switch (source.colouration) {
    case 'Printed':
      return flatLayers(print(source.pattern ?? '', inks, random))
    case 'Yarn-dyed':
      return flatLayers(yarns(source.pattern ?? 'Checks', inks, random))
    case 'Melange':
      return flatLayers([{ d: flecks(random), strokes: [{ colour: SHADE, width: 1.6, opacity: 0.45 }] }])
    case 'Coated':
      return flatLayers([
        { d: 'M0 70L70 0h26L0 96z', fill: '#fff5' },
        { d: 'M60 96L96 60v18L78 96z', fill: '#fff4' },
      ])
    default:
      return []
  }
}

type Two = readonly [string, string]

function print(pattern: string, [first, second]: Two, random: () => number): Layer[] {
  switch (pattern) {
    case 'Stripes':
    case 'Checks':
    case 'Gingham':
    case 'Houndstooth':
      return yarns(pattern, [first, second], random)
    case 'Polka dots':
    case 'Bandhani':
      return [{ d: grid(20, (x, y) => dot(x, y, 4)), fill: first }]
    case 'Geometric':
    case 'Ikat':
      return [
        { d: grid(24, (x, y) => `M${x} ${y - 9}l9 9-9 9-9-9z`), fill: first },
        { d: grid(24, (x, y) => `M${x} ${y - 4}l4 4-4 4-4-4z`), fill: second },
      ]
    case 'Paisley':
      return [
        { d: grid(32, (x, y) => `M${x} ${y - 12}c12 2 14 20 2 22-12 1-12-14-4-14 5 0 5-5 2-8z`), fill: first },
        { d: grid(32, (x, y) => dot(x, y + 4, 2)), fill: second },
      ]
    case 'Animal':
    case 'Camouflage':
    case 'Abstract':
      return [
        { d: blots(random, 9, pattern === 'Animal' ? 6 : 14), fill: first },
        { d: blots(random, 9, pattern === 'Animal' ? 3 : 9), fill: second },
      ]
    case 'Tie-dye':
    case 'Leheriya':
    case 'Ombre':
      return [
        {
          d: [12, 26, 40].map((radius) => dot(48, 48, radius)).join(''),
          strokes: [{ colour: first, width: 5, opacity: 0.8 }],
        },
      ]
    case 'Border':
      return [
        { d: 'M0 72h96v18H0z', fill: first },
        { d: Array.from({ length: 8 }, (_, at) => dot(6 + at * 12, 81, 3)).join(''), fill: second },
      ]
    default:
      return flowers([first, second], Math.floor(random() * 6))
  }
}

/** Five petals, a heart and a leaf. */
function flowers([first, second]: Two, turn: number): Layer[] {
  const petals = Array.from({ length: 5 }, (_, petal) => {
    const point = (shift: number) => {
      const angle = (petal * 2 * Math.PI) / 5 + turn + shift
      return `${Math.round(Math.cos(angle) * 17)} ${Math.round(Math.sin(angle) * 17)}`
    }
    return `c${point(-0.6)} ${point(0.6)} 0 0`
  }).join('')
  return [
    { d: grid(44, (x, y) => `M${x + 5} ${y + 7}c16 0 16 16 8 14s-8-8-8-14`), fill: '#2f7d4a' },
    { d: grid(44, (x, y) => `M${x} ${y}${petals}`.replaceAll(' -', '-')), fill: first },
    { d: grid(44, (x, y) => dot(x, y, 3)), fill: second },
  ]
}

/** Bands of coloured warp, and of weft where the cloth is checked. */
function yarns(pattern: string, [first, second]: Two, random: () => number): Layer[] {
  const isSmall = /^(?:Gingham|Houndstooth)$/.test(pattern)
  const step = isSmall ? 12 : 24 + Math.floor(random() * 3) * 4
  const wide = isSmall ? 6 : 7 + Math.floor(random() * 4)
  const at = Array.from({ length: Math.ceil(SIDE / step) }, (_, band) => band * step + 3)
  const warp = at.map((x) => `M${x} 0h${wide}v96h-${wide}z`).join('')
  const weft = at.map((y) => `M0 ${y}h96v${wide}H0z`).join('')
  const fine = at.map((x) => `M${short(x + wide + 4)} 0v96`).join('')
  if (pattern === 'Stripes')
    return [
      { d: warp, fill: first },
      { d: fine, strokes: [{ colour: second, width: 1.4, opacity: 0.8 }] },
    ]
  return [
    { d: warp, fill: `color-mix(in srgb, ${first} 55%, transparent)` },
    { d: weft, fill: `color-mix(in srgb, ${first} 55%, transparent)` },
    ...(isSmall
      ? []
      : [
          {
            d: fine + at.map((y) => `M0 ${short(y + wide + 4)}h96`).join(''),
            strokes: [{ colour: second, width: 1.4, opacity: 0.7 }],
          },
        ]),
  ]
}

function grid(step: number, shape: (x: number, y: number) => string): string {
  let path = ''
  for (let row = 0; row * step + step / 4 < SIDE; row += 1)
    for (let column = 0; column * step < SIDE + step / 2; column += 1)
      path += shape(column * step + (row % 2) * (step / 2), row * step + step / 2)
  return path
}

/** Nearly round, in few characters. */
const dot = (x: number, y: number, radius: number): string => {
  const high = Math.round(radius * 1.33)
  return `M${x - radius} ${y}c0-${high} ${2 * radius}-${high} ${2 * radius} 0s-${2 * radius} ${high}-${2 * radius} 0`
}

function blots(random: () => number, count: number, size: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [Math.round(random() * SIDE), Math.round(random() * SIDE)]
    const [a, b] = [Math.round(size * (0.6 + random())), Math.round(size * (0.4 + random()))]
    return `M${x} ${y}c${a}-${b} ${a * 2} 0 ${a} ${b}s-${a * 2} ${b}-${a}-${b}z`
  }).join('')
}

function flecks(random: () => number): string {
  return Array.from(
    { length: 34 },
    () =>
      `M${Math.round(random() * SIDE)} ${Math.round(random() * SIDE)}l${Math.round(random() * 3)} ${Math.round(2 + random() * 3)}`,
  ).join('')
}
