import { between, type Layer, LIGHT, short } from '../../drawing'
import { edge, filled, growth, inkOf, oval, type PackSource, shadow } from './source'

const MIDDLE = 48
const BOTTOM = 86
const USUAL_MM = 170
const USUAL_DEGREES = 5.95

/** A cone as steep as its taper, with its tip in its colour. */
export function cone(source: PackSource): Layer[] {
  const height = between(46, 66 * ((source.coneLength ?? USUAL_MM) / USUAL_MM) ** 0.6, 76)
  const base = 19 + growth(source.grams, 12)
  // Drawn twice as steep as it is: 4°20′ and 5°57′ must look different.
  const lean = Math.tan((between(0, source.taperDegrees ?? USUAL_DEGREES, 12) * 2 * Math.PI) / 180) * height
  const nose = Math.max(5, base - lean)
  const top = BOTTOM - height
  const at = (share: number): number => nose + (base - nose) * share
  const body = `M${short(MIDDLE - nose)} ${short(top)}L${short(MIDDLE - base)} ${BOTTOM}a${short(base)} 5 0 0 0 ${short(2 * base)} 0L${short(MIDDLE + nose)} ${short(top)}z`
  const bandEnd = at(0.14)
  const band = `M${short(MIDDLE - nose)} ${short(top)}L${short(MIDDLE - bandEnd)} ${short(top + height * 0.14)}q${short(bandEnd)} 4 ${short(2 * bandEnd)} 0L${short(MIDDLE + nose)} ${short(top)}z`
  const rings = [0.35, 0.55, 0.75, 0.92].map((share) => ring(at(share), top + height * share)).join('')
  return [
    filled(body, inkOf(source)),
    ...(source.tip === null ? [] : [{ d: band, fill: source.tip, strokes: [edge(0.5)] }]),
    { d: rings, strokes: [source.packType === 'Dye cone' ? { ...shadow(2.4), opacity: 0.4 } : shadow(0.7)] },
    { d: oval(MIDDLE, top, nose, 2.4), fill: '#4a4038', strokes: [edge()] },
  ]
}

const ring = (half: number, y: number): string =>
  `M${short(MIDDLE - half)} ${short(y)}q${short(half)} 4.5 ${short(2 * half)} 0`

/** A tube or core with its wall and bore. */
export function tube(source: PackSource): Layer[] {
  const length = source.coneLength ?? source.length ?? USUAL_MM
  const bore = source.innerDiameter ?? 60
  const slim = between(0.25, (bore * 1.2) / length, 1)
  const height = between(40, 74 - slim * 20, 74)
  const half = between(9, (height * slim) / 2 + growth(source.grams, 8), 32)
  const top = BOTTOM - height
  const body = `M${short(MIDDLE - half)} ${short(top)}V${BOTTOM}a${short(half)} 5 0 0 0 ${short(2 * half)} 0V${short(top)}z`
  const spiral = [0.2, 0.4, 0.6, 0.8]
    .map((share) => `M${short(MIDDLE - half)} ${short(top + height * share)}l${short(2 * half)} -9`)
    .join('')
  const holes = [0.25, 0.5, 0.75]
    .flatMap((share) => [-0.5, 0, 0.5].map((side) => oval(MIDDLE + side * half, top + height * share, 1.6, 2)))
    .join('')
  const isPerforated = source.packType.startsWith('Dye')
  return [
    filled(body, inkOf(source)),
    ...(source.tip === null
      ? []
      : [{ d: `M${short(MIDDLE - half)} ${short(top)}v8h${short(2 * half)}v-8z`, fill: source.tip }]),
    isPerforated ? { d: holes, fill: '#4a4038' } : { d: spiral, strokes: [shadow(0.8)] },
    { d: oval(MIDDLE, top, half, 4.6), fill: inkOf(source), strokes: [edge()] },
    { d: oval(MIDDLE, top, half * 0.78, 3.4), fill: '#4a4038' },
  ]
}

/** A bobbin, pirn or spool: a barrel with its flanges or its long taper. */
export function bobbin(source: PackSource): Layer[] {
  const half = 6 + growth(source.grams, 8)
  const height = between(44, 60 * ((source.coneLength ?? 200) / 200) ** 0.4, 74)
  const top = BOTTOM - height
  const flange = source.packType === 'Spool' ? 16 : source.packType === 'Pirn' ? 2 : 5
  const barrel = `M${short(MIDDLE - half * 0.7)} ${short(top)}L${short(MIDDLE - half)} ${BOTTOM}h${short(2 * half)}L${short(MIDDLE + half * 0.7)} ${short(top)}z`
  const ends = [top, BOTTOM - 5].map(
    (y) =>
      `M${short(MIDDLE - half - flange)} ${short(y)}h${short(2 * (half + flange))}v5h${short(-2 * (half + flange))}z`,
  )
  return [
    filled(barrel, inkOf(source)),
    filled(ends.join(''), source.tip ?? inkOf(source)),
    {
      d: `M${short(MIDDLE - half * 0.4)} ${short(top + 8)}V${BOTTOM - 8}`,
      strokes: [{ colour: LIGHT, width: 1.6, opacity: 0.45 }],
    },
  ]
}
