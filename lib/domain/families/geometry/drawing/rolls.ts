import { between, type Layer, LIGHT, short } from '../../drawing'
import { edge, filled, growth, inkOf, oval, PAPER, type PackSource, shadow } from './source'

/** A roll of film, foam, paper or cloth that lies on its side with its end unrolled. */
export function roll(source: PackSource): Layer[] {
  const radius = 12 + between(0, ((source.rollMetres ?? 100) / 1000) * 8, 8) + growth(source.grams, 8)
  const width = between(26, 20 + (source.width ?? 500) / 22, 52)
  const [x, y] = [48 - width / 2, 44]
  const thin = source.micron === null ? 1 : between(0.35, source.micron / 120 + 0.3, 1)
  const ink = inkOf(source)
  const body = `M${short(x)} ${short(y - radius)}h${short(width)}a${short(radius * 0.45)} ${short(radius)} 0 0 1 0 ${short(2 * radius)}h${short(-width)}z`
  const sheet = `M${short(x)} ${short(y + radius)}h${short(width)}l6 ${short(86 - y - radius)}h${short(-width)}z`
  const bubbles = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((at) => oval(x + 5 + (at * (width - 6)) / 4, y - radius / 2 + row * (radius / 2), 2, 2)),
  )
  return [
    { d: sheet, fill: `color-mix(in oklab, ${ink} ${Math.round(thin * 100)}%, #fff)`, strokes: [edge(0.7)] },
    filled(body, ink),
    ...(source.packType === 'Bubble film'
      ? [{ d: bubbles.join(''), strokes: [{ colour: LIGHT, width: 1, opacity: 0.8 }] }]
      : []),
    ...(source.isPrinted
      ? [{ d: `M${short(x + 4)} ${short(y - 4)}h${short(width - 8)}`, strokes: [{ colour: '#3b5b7a', width: 5 }] }]
      : []),
    { d: oval(x, y, radius * 0.45, radius), fill: `color-mix(in oklab, ${ink} 70%, #000)`, strokes: [edge()] },
    { d: oval(x, y, radius * 0.18, radius * 0.4), fill: PAPER, strokes: [edge(0.6)] },
    {
      d: `M${short(x + 3)} ${short(y - radius + 4)}h${short(width - 4)}`,
      strokes: [{ colour: LIGHT, width: 2, opacity: 0.5 }],
    },
  ]
}

/** A roll of tape or a coil of strap, seen from its side: as thick as it is long, as wide as it is. */
export function coil(source: PackSource): Layer[] {
  const isStrap = /strap/i.test(source.packType)
  const inner = isStrap ? 20 : 14
  const thick = between(
    4,
    4 + Math.sqrt(source.rollMetres ?? 65) * (isStrap ? 0.22 : 0.9) + growth(source.grams, 3),
    18,
  )
  const outer = inner + thick
  const width = between(3, (source.width ?? 48) / 5, 22)
  const ink = inkOf(source)
  const [x, y] = [44 - width / 4, 48]
  const back = `M${short(x)} ${short(y - outer)}h${short(width)}a${short(outer)} ${short(outer)} 0 0 1 0 ${short(2 * outer)}h${short(-width)}z`
  const end = `M${short(x + width)} ${short(y + outer)}h${short(between(6, 84 - x - width, 30))}v-2.5`
  return [
    { d: back, fill: `color-mix(in oklab, ${ink} 78%, #000)`, strokes: [edge()] },
    { d: `${oval(x, y, outer, outer)}`, fill: ink, strokes: [edge()] },
    { d: oval(x, y, outer - thick / 2, outer - thick / 2), strokes: [shadow(0.8)] },
    { d: oval(x, y, inner, inner), fill: isStrap ? '#f2efe8' : PAPER, strokes: [edge()] },
    { d: oval(x, y, inner - 2.5, inner - 2.5), fill: '#f2efe8', strokes: [edge(0.6)] },
    { d: end, strokes: [{ colour: ink, width: 2 }] },
  ]
}
