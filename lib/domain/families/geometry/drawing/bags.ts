import { between, type Layer, LIGHT, short } from '../../drawing'
import { box, edge, filled, growth, inkOf, oval, type PackSource, shadow } from './source'

/** A bag in its proportions, with its mouth, its handle or its weave. */
export function bag(source: PackSource): Layer[] {
  const ratio = between(0.45, (source.width ?? 300) / (source.length ?? 400), 1.5)
  const tall = ratio > 1 ? 62 / ratio : 62
  const height = between(30, tall + growth(source.grams, 8), 70)
  const width = between(24, height * ratio, 70)
  const [x, y] = [48 - width / 2, 84 - height]
  const ink = inkOf(source)
  return [
    filled(
      `M${short(x)} ${short(y)}h${short(width)}l1 ${short(height - 3)}q0 3-3 3h${short(4 - width)}q-3 0-3-3z`,
      film(source, ink),
    ),
    ...weave(source, x, y, width, height),
    ...mouth(source, x, y, width),
    ...(source.isPrinted
      ? [{ d: box(x + width * 0.25, y + height * 0.4, width * 0.5, height * 0.25), fill: '#3b5b7a' }]
      : []),
    { d: `M${short(x + 2)} ${short(y + height - 5)}h${short(width - 4)}`, strokes: [shadow(1)] },
  ]
}

/** Thin film lets the light through. */
function film({ micron, packType, colour }: PackSource, ink: string): string {
  if (micron === null || colour !== null || /Woven|Jute|Non-woven|Cotton|Paper|Jumbo/.test(packType)) return ink
  return `color-mix(in oklab, ${ink} ${Math.round(between(45, 40 + micron / 2, 100))}%, #fff)`
}

function weave({ packType, grams }: PackSource, x: number, y: number, width: number, height: number): Layer[] {
  if (!/Woven sack|Jute|Jumbo|Cotton/.test(packType)) return []
  const pitch = packType === 'Jute bag' ? 5 : 7
  let lines = ''
  for (let at = pitch; at < width; at += pitch) lines += `M${short(x + at)} ${short(y + 3)}v${short(height - 8)}`
  for (let at = pitch; at < height - 4; at += pitch) lines += `M${short(x + 1)} ${short(y + at)}h${short(width - 2)}`
  return [{ d: lines, strokes: [{ ...shadow(0.7), opacity: 0.35 + growth(grams, 0.1) }] }]
}

function mouth({ packType, closure }: PackSource, x: number, y: number, width: number): Layer[] {
  if (packType === 'Jumbo bag')
    return [
      {
        d: `M${short(x + 2)} ${short(y)}q4-16 10 0M${short(x + width - 12)} ${short(y)}q4-16 10 0`,
        strokes: [{ ...edge(2.6), opacity: 0.9 }],
      },
    ]
  if (packType === 'Zipper bag' || closure === 'Zip lock')
    return [{ d: `M${short(x)} ${short(y + 5)}h${short(width)}`, strokes: [{ colour: '#7a3b4b', width: 2.4 }] }]
  if (closure === 'Handle' || packType === 'Carry bag')
    return [{ d: oval(x + width / 2, y + 9, width * 0.17, 3), fill: '#4a4038' }]
  if (closure === 'Adhesive flap' || packType === 'Courier bag')
    return [
      filled(box(x, y - 7, width, 7), '#e9e4d8'),
      { d: `M${short(x)} ${short(y - 2)}h${short(width)}`, strokes: [{ colour: '#a33c3c', width: 1 }] },
    ]
  return [
    {
      d: `M${short(x + 2)} ${short(y + 4)}h${short(width - 4)}`,
      strokes: [{ colour: LIGHT, width: 1.4, opacity: 0.7 }],
    },
  ]
}

const BARS = [2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2]

/** A label in its proportions, with bars. */
export function label(source: PackSource): Layer[] {
  const ratio = between(0.35, (source.length ?? 50) / (source.width ?? 75), 1.3)
  const width = 50 + growth(source.grams, 14)
  const height = width * ratio
  const [x, y] = [48 - width / 2, 48 - height / 2]
  let bars = ''
  let at = x + 6
  for (const bar of BARS) {
    bars += box(at, y + height * 0.25, bar, height * 0.45)
    at += bar + (width - 34) / BARS.length
  }
  return [filled(box(x, y, width, height), source.colour ?? '#f3f0e8'), { d: bars, fill: '#26231f' }]
}

/** A sachet of desiccant. */
export function sachet(source: PackSource): Layer[] {
  const size = 26 + growth(source.grams, 34)
  const [x, y] = [48 - size * 0.4, 48 - size / 2]
  return [
    filled(box(x, y, size * 0.8, size), source.colour ?? '#eef1f2'),
    {
      d: `M${short(x)} ${short(y + 4)}h${short(size * 0.8)}M${short(x)} ${short(y + size - 4)}h${short(size * 0.8)}`,
      strokes: [shadow(1)],
    },
    {
      d: [0.3, 0.5, 0.7].flatMap((b) => [0.3, 0.5].map((a) => oval(x + a * size, y + b * size, 2, 2))).join(''),
      fill: '#5b8fb0',
    },
  ]
}

/** A hanger as wide as it is. */
export function hanger(source: PackSource): Layer[] {
  const half = between(24, (source.length ?? 420) / 13, 40)
  const ink = source.colour ?? (source.material === '' ? '#3a3d42' : inkOf(source))
  const d = `M48 30L${short(48 - half)} 62q0 4 4 4h${short(2 * half - 8)}q4 0 4-4zM48 30V24q7-2 5-9t-10 0`
  return [
    {
      d,
      strokes: [
        { colour: ink, width: 3.4 + growth(source.grams, 2) },
        { colour: LIGHT, width: 0.8, opacity: 0.5 },
      ],
    },
  ]
}

/** Small parts: seals, clips, pins, collar supports. */
export function small(source: PackSource): Layer[] {
  const half = 14 + growth(source.grams, 14)
  return [
    filled(`M${short(48 - half)} 40h${short(2 * half)}v16h-8v-8h${short(16 - 2 * half)}v8h-8z`, inkOf(source)),
    { d: `M${short(48 - half)} 64h${short(2 * half)}`, strokes: [shadow(2)] },
  ]
}
