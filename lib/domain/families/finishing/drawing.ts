import { type FlatLayer, flatLayers, type Layer, LIGHT, SHADE, SIDE, seeded, seedOf, short } from '../drawing'

/** What colour does to a drawing of cloth: it lies over the weave or the loops. */
export interface ColouringSource {
  listingId: string
  colouration: string | null
  pattern: string | null
  designNo: string | null
}

/** Colours of prints and coloured yarns that are seen on any ground, light or dark. */
const INKS = ['#b8252f', '#2649a8', '#2f7d4a', '#d98a1f', '#7a3b8f', '#17656f'] as const

/** The layers of a print, of coloured yarns, of a melange or of a coating; none for cloth of one colour. */
export function colouringLayers(source: ColouringSource): FlatLayer[] {
  const random = seeded(seedOf(`${source.listingId}${source.designNo ?? ''}`))
  const ink = (at: number) => INKS[(Math.floor(random() * INKS.length) + at) % INKS.length] ?? INKS[0]
  switch (source.colouration) {
    case 'Printed':
      return flatLayers(print(source.pattern ?? '', [ink(0), ink(1)], random))
    case 'Yarn-dyed':
      return flatLayers(yarns(source.pattern ?? 'Checks', [ink(0), ink(2)], random))
    case 'Melange':
      return flatLayers([{ d: flecks(random), strokes: [{ colour: SHADE, width: 1.3, opacity: 0.45 }] }])
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
  const turn = Math.floor(random() * 6)
  switch (pattern) {
    case 'Stripes':
    case 'Checks':
    case 'Gingham':
    case 'Houndstooth':
      return yarns(pattern, [first, second], random)
    case 'Polka dots':
      return [{ d: grid(16, (x, y) => dot(x, y, 4.2)), fill: first }]
    case 'Geometric':
    case 'Ikat':
      return [
        { d: grid(24, (x, y) => `M${x} ${y - 9}l9 9-9 9-9-9z`), fill: first },
        { d: grid(24, (x, y) => `M${x} ${y - 4}l4 4-4 4-4-4z`), fill: second },
      ]
    case 'Paisley':
      return [
        { d: grid(32, (x, y) => `M${x} ${y - 12}c12 2 14 20 2 22-12 1-12-14-4-14 5 0 5-5 2-8z`), fill: first },
        { d: grid(32, (x, y) => dot(x + 1, y + 4, 2.4)), fill: second },
      ]
    case 'Animal':
    case 'Camouflage':
    case 'Abstract':
      return [
        { d: blots(random, 9, pattern === 'Animal' ? 6 : 14), fill: `${first}cc` },
        { d: blots(random, 9, pattern === 'Animal' ? 3 : 9), fill: `${second}cc` },
      ]
    case 'Tie-dye':
    case 'Bandhani':
    case 'Leheriya':
      return [
        {
          d: [12, 26, 40].map((radius) => ring(48, 48, radius)).join(''),
          strokes: [{ colour: first, width: 5, opacity: 0.8 }],
        },
      ]
    case 'Border':
      return [
        { d: 'M0 72h96v18H0z', fill: first },
        { d: Array.from({ length: 8 }, (_, at) => dot(6 + at * 12, 81, 3.4)).join(''), fill: LIGHT },
      ]
    default:
      return [
        { d: grid(32, (x, y) => petals(x, y, 8, turn)), fill: first },
        { d: grid(32, (x, y) => dot(x, y, 3)), fill: second },
        {
          d: grid(32, (x, y) => `M${x + 8} ${y + 11}q6-6 9 2`),
          strokes: [{ colour: '#2f7d4a', width: 2.2 }],
        },
      ]
  }
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
      { d: warp, fill: `${first}aa` },
      { d: fine, strokes: [{ colour: second, width: 1.4, opacity: 0.8 }] },
    ]
  return [
    { d: warp, fill: `${first}88` },
    { d: weft, fill: `${first}88` },
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
  for (let row = 0; row * step < SIDE; row += 1)
    for (let column = 0; column * step < SIDE + step / 2; column += 1)
      path += shape(column * step + (row % 2) * (step / 2), row * step + step / 2)
  return path
}

const dot = (x: number, y: number, radius: number): string => {
  const wide = short(radius * 2)
  return `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${wide} 0a${radius} ${radius} 0 1 0-${wide} 0z`
}

const ring = dot

function petals(x: number, y: number, reach: number, turn: number): string {
  return Array.from({ length: 5 }, (_, petal) => {
    const angle = (petal * 2 * Math.PI) / 5 + turn
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    return `M${short(x)} ${short(y)}q${short(dx - dy * 0.7)} ${short(dy + dx * 0.7)} ${short(dx * 1.3)} ${short(dy * 1.3)}t${short(-dx * 1.3)} ${short(-dy * 1.3)}`
  }).join('')
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
    { length: 70 },
    () =>
      `M${Math.round(random() * SIDE)} ${Math.round(random() * SIDE)}l${Math.round(random() * 3)} ${Math.round(2 + random() * 3)}`,
  ).join('')
}
