import { between, type Layer, short } from '../../drawing'
import { body, box, disc, hole, lines, METAL, OUTLINE } from './kit'
import type { TrimLook } from './look'

/** The radius of a round thing of this diameter: larger things are drawn larger, but all fit. */
export const radiusOf = (mm: number | null): number => between(14, 10 + 9 * Math.log2(1 + (mm ?? 11) / 4), 45)

/** A button with its rim and holes; without holes it has a domed face. */
export function button({ colour, mm, holes, isTack }: TrimLook): Layer[] {
  const radius = radiusOf(mm)
  const face = [body(disc(48, 48, radius), colour), lines(disc(48, 48, radius * 0.76), { width: radius * 0.07 })]
  if (isTack)
    return [...face, lines(disc(48, 48, radius * 0.5), { width: 1.6 }), body(disc(48, 48, radius * 0.2), METAL)]
  if (!holes) {
    const shine = `M${short(48 - radius * 0.5)} ${short(48 - radius * 0.1)}a${short(radius * 0.5)} ${short(radius * 0.5)} 0 0 1 ${short(radius * 0.5)} ${short(-radius * 0.45)}`
    return [...face, lines(shine, { width: radius * 0.12, isLight: true, opacity: 0.6 })]
  }
  const around = radius * (holes === 1 ? 0 : 0.28)
  const turn = holes === 4 ? Math.PI / 4 : 0
  const places = Array.from({ length: holes }, (_, at) => turn + (at * 2 * Math.PI) / holes)
  const all = places.map((angle) => disc(48 + around * Math.cos(angle), 48 + around * Math.sin(angle), radius * 0.11))
  return [...face, hole(all.join(''))]
}

/** The socket with its two springs, and the ball part behind it. */
export function snap({ colour, mm }: TrimLook): Layer[] {
  const radius = radiusOf(mm) * 0.86
  const springs = `M${short(42)} ${short(48 - radius * 0.42)}v${short(radius * 0.84)}M54 ${short(48 - radius * 0.42)}v${short(radius * 0.84)}`
  return [
    body(disc(66, 62, radius * 0.72), METAL),
    body(disc(66, 62, radius * 0.26), METAL),
    body(disc(48, 48, radius), colour),
    lines(disc(48, 48, radius * 0.72), { width: 1.6 }),
    hole(disc(48, 48, radius * 0.36)),
    lines(springs, { width: 2, isLight: true, opacity: 0.8 }),
  ]
}

/** A ring with a hole; a rivet has a dome in its place. */
export function eyelet({ colour, mm, type }: TrimLook): Layer[] {
  const radius = radiusOf((mm ?? 5) * 2)
  const ring = [body(disc(48, 48, radius), colour), lines(disc(48, 48, radius * 0.8), { isLight: true, width: 1.6 })]
  return type === 'Rivet'
    ? [
        ...ring,
        body(disc(48, 48, radius * 0.42), colour),
        lines(disc(46, 46, radius * 0.2), { isLight: true, width: 1.6 }),
      ]
    : [...ring, hole(disc(48, 48, radius * 0.5))]
}

/** A frame with its bar and pin. */
export function buckle({ colour, mm, type }: TrimLook): Layer[] {
  const width = between(36, 30 + (mm ?? 25) * 0.7, 82)
  const [left, height] = [48 - width / 2, width * 0.8]
  const top = 48 - height / 2
  const isRing = type !== 'Buckle'
  const frame = isRing
    ? `M${short(left)} ${short(top)}v${short(height)}h${short(width * 0.45)}a${short(width * 0.55)} ${short(height / 2)} 0 0 0 0 ${short(-height)}z`
    : `${box(left, top, width, height)}M48 ${short(top)}v${short(height)}`
  const strokes = [
    { colour: OUTLINE, width: 9.4 },
    { colour, width: 7 },
  ]
  return [
    { d: frame, strokes },
    ...(isRing
      ? []
      : [
          {
            d: `M48 48H${short(left + width + 2)}`,
            strokes: [
              { colour: OUTLINE, width: 5.4 },
              { colour, width: 3.4 },
            ],
          },
        ]),
  ]
}

/** A bent hook above its eye. */
export function hookAndEye({ colour, mm }: TrimLook): Layer[] {
  const size = between(0.7, 0.6 + (mm ?? 8) / 30, 1.1)
  const at = (x: number, y: number) => `${short(48 + (x - 48) * size)} ${short(48 + (y - 48) * size)}`
  const wire = [
    { colour: OUTLINE, width: 7.4 },
    { colour, width: 5 },
  ]
  return [
    {
      d: `M${at(30, 22)}A9 9 0 1 1 ${at(44, 26)}L${at(44, 50)}Q${at(48, 62)} ${at(52, 50)}L${at(52, 26)}A9 9 0 1 1 ${at(66, 22)}`,
      strokes: wire,
    },
    { d: `M${at(28, 84)}A8 8 0 1 1 ${at(40, 78)}Q${at(48, 56)} ${at(56, 78)}A8 8 0 1 1 ${at(68, 84)}`, strokes: wire },
  ]
}

/** A closed zip with its slider: coil is an oval chain, metal has separate teeth, vislon thick ones. */
export function zipper({ colour, mm, teeth, metal, type, length }: TrimLook): Layer[] {
  const number = mm ?? 5
  const half = between(3.4, 2 + number * 0.75, 13)
  const pitch = between(4, 3 + number * 0.4, 10) * (teeth === 'Vislon' ? 1.2 : 1)
  const top = type === 'Zipper slider' ? 36 : 14
  const slider = `M${short(48 - half - 4)} ${top}h${short(half * 2 + 8)}l-3 17h${short(-half * 2 - 2)}z`
  const puller = box(45, top + 13, 6, between(18, 16 + (length ?? 20) * 0.12, 40))
  const parts = [body(slider, metal ?? METAL), body(puller, metal ?? METAL)]
  if (type === 'Zipper slider') return parts
  const count = Math.floor(88 / pitch)
  const wide = short(half * 1.25)
  const step = short(pitch)
  const [left, right] = [short(48 - half), short(48 - half * 0.25)]
  const path =
    teeth === 'Coil'
      ? `M48 3${`q${short(half * 1.4)} ${short(pitch / 2)} 0 ${step}`.repeat(count)}M48 3${`q${short(-half * 1.4)} ${short(pitch / 2)} 0 ${step}`.repeat(count)}`
      : `M${right} 3${`h${wide}m-${wide} ${step}`.repeat(count)}M${left} ${short(3 + pitch / 2)}${`h${wide}m-${wide} ${step}`.repeat(count)}`
  const thick = pitch * (teeth === 'Coil' ? 0.3 : teeth === 'Vislon' ? 0.46 : 0.36)
  const toothColour = teeth === 'Coil' ? colour : teeth === 'Vislon' ? colour : (metal ?? METAL)
  return [
    body(box(14, 2, 68, 92), colour),
    lines('M20 2V94M76 2V94', { width: 0.8 }),
    {
      d: path,
      strokes: [
        { colour: OUTLINE, width: thick + 1.4 },
        { colour: toothColour, width: thick },
      ],
    },
    ...parts,
  ]
}
