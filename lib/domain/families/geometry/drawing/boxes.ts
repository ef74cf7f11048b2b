import { between, type Layer, LIGHT, short } from '../../drawing'
import { box, edge, filled, growth, inkOf, type PackSource, shadow } from './source'

const WAVES: Readonly<Record<string, readonly [pitch: number, height: number]>> = {
  A: [7, 4.4],
  C: [6, 3.8],
  B: [4.6, 3],
  E: [3, 1.8],
  F: [2.4, 1.4],
}
const USUAL_WAVE = [6, 3.6] as const

/** A carton in its proportions; under it the edge of its board, with a wave for each flute. */
export function carton(source: PackSource): Layer[] {
  const [length, width, height] = [source.length ?? 450, source.width ?? 300, source.height ?? 300]
  const scale =
    ((source.ply === null ? 58 : 44) + growth(source.grams, 8)) / Math.max(length + width * 0.5, height + width * 0.3)
  const [l, w, h] = [length * scale, width * 0.5 * scale, between(8, height * scale, 46)]
  const [x, y] = [48 - (l + w) / 2, source.ply === null ? 76 : 66]
  const rise = w * 0.55
  const front = box(x, y - h, l, h)
  const lid = `M${short(x)} ${short(y - h)}l${short(w)} ${short(-rise)}h${short(l)}l${short(-w)} ${short(rise)}z`
  const side = `M${short(x + l)} ${short(y - h)}l${short(w)} ${short(-rise)}v${short(h)}l${short(-w)} ${short(rise)}z`
  const ink = inkOf(source)
  return [
    filled(front, ink),
    filled(lid, ink),
    { d: lid, fill: `color-mix(in oklab, ${ink} 80%, #fff)`, strokes: [edge()] },
    { d: side, fill: `color-mix(in oklab, ${ink} 80%, #000)`, strokes: [edge()] },
    {
      d: `M${short(x + w / 2)} ${short(y - h - rise / 2)}h${short(l)}`,
      strokes: [{ colour: LIGHT, width: 2, opacity: 0.5 }],
    },
    ...(source.isPrinted ? [{ d: box(x + l * 0.2, y - h * 0.65, l * 0.4, h * 0.25), fill: '#3b5b7a' }] : []),
    ...(source.ply === null ? [] : boardEdge(source.ply, source.flute, ink)),
  ]
}

/** The edge of a corrugated board: flat papers with the fluted ones between them. */
function boardEdge(ply: number, flute: string, ink: string): Layer[] {
  const rows = between(1, Math.floor((ply - 1) / 2), 4)
  const gap = 20 / rows
  let flats = ''
  let waves = ''
  for (let row = 0; row <= rows; row += 1) flats += `M12 ${short(72 + row * gap)}H84`
  for (let row = 0; row < rows; row += 1) {
    const [pitch, height] = WAVES[flute.length > 1 ? (flute[row] ?? '') : flute] ?? USUAL_WAVE
    const wave = Math.min(height, gap - 1)
    waves += `M12 ${short(72 + row * gap + gap / 2)}${`q${short(pitch / 2)} ${short(-wave)} ${short(pitch)} 0t${short(pitch)} 0`.repeat(Math.floor(72 / (pitch * 2)))}`
  }
  return [
    { d: waves, strokes: [{ colour: `color-mix(in oklab, ${ink} 70%, #000)`, width: 1.2 }] },
    { d: flats, strokes: [{ colour: `color-mix(in oklab, ${ink} 85%, #000)`, width: 1.6 }] },
  ]
}

/** A pallet from its long side: deck, blocks, bottom boards. */
export function pallet(source: PackSource): Layer[] {
  const ratio = between(0.5, (source.width ?? 1000) / (source.length ?? 1200), 1.2)
  const depth = 26 * ratio
  const grow = growth(source.grams, 5)
  const boards = [0, 1, 2, 3, 4, 5, 6].map(
    (at) =>
      `M${short(14 + at * 8.4)} 56l${short(depth * 0.55)} ${short(-depth)}h6.4l${short(-depth * 0.55)} ${short(depth)}z`,
  )
  const ink = inkOf(source)
  const blocks = [14, 38, 62].map((x) => box(x, 60, 11, 9 + grow)).join('')
  return [
    filled(boards.join(''), ink),
    filled(box(14, 56, 59, 4), ink),
    { d: blocks, fill: `color-mix(in oklab, ${ink} 70%, #000)`, strokes: [edge()] },
    filled(box(14, 69 + grow, 59, 3.5), ink),
  ]
}

/** A crate of slats. */
export function crate(source: PackSource): Layer[] {
  const height = 30 + growth(source.grams, 16)
  const top = 80 - height
  const slats = [0, 1, 2, 3].map((at) => box(16, top + (at * height) / 4, 64, height / 4 - 2)).join('')
  return [
    filled(slats, inkOf(source)),
    filled(`${box(16, top, 5, height)}${box(75, top, 5, height)}`, inkOf(source)),
    { d: `M21 ${short(top + 2)}L75 78`, strokes: [shadow(2.4)] },
  ]
}

/** A stack of sheets, boards or trays, as thick as they are. */
export function sheets(source: PackSource): Layer[] {
  const ratio = between(0.4, (source.width ?? 300) / (source.length ?? 400), 1.6)
  const depth = 20 + 12 * ratio
  const ink = inkOf(source)
  const count = source.ply === null ? 5 : source.ply
  const step = 3 + growth(source.grams, 2)
  const layers = Array.from(
    { length: count },
    (_, at) => `M14 ${short(74 - at * step)}l16 ${short(-depth)}h52l-16 ${short(depth)}z`,
  )
  return [
    ...layers.map((d) => ({ d, fill: ink, strokes: [edge(0.7)] })),
    ...(source.ply === null ? [] : boardEdge(source.ply, source.flute, ink).slice(0, 1)),
  ]
}

/** An angle of board that protects an edge. */
export function cornerBoard(source: PackSource): Layer[] {
  const leg = between(14, (source.width ?? 50) * 0.4 + growth(source.grams, 6), 34)
  const ink = inkOf(source)
  const face = `M30 12l${short(leg)} 10v62l${short(-leg)} -10z`
  const other = `M30 12l${short(-leg * 0.7)} 12v62l${short(leg * 0.7)} -12z`
  return [{ d: other, fill: `color-mix(in oklab, ${ink} 75%, #000)`, strokes: [edge()] }, filled(face, ink)]
}
