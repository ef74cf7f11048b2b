import { between, type Layer, short } from '../../drawing'
import { body, box, disc, hole, lines, OUTLINE, steps, string, texture } from './kit'
import type { TrimLook } from './look'

/** Half the drawn height of a tape of this width: wider ones are drawn wider, but all fit. */
const halfOf = (mm: number | null): number => between(6, 4 + 7 * Math.log2(1 + (mm ?? 20) / 7), 40)

/** Ribs across the band, closer when it is stretched less; braids are crossed. */
export function elastic({ colour, mm, structure, style }: TrimLook): Layer[] {
  const half = halfOf(mm)
  const [top, height] = [48 - half, half * 2]
  const edge = steps(2, 6, 94)
    .map((x) => `M${short(x)} ${short(top)}v${short(height)}`)
    .join('')
  const ribs = steps(top + 3, 4, top + height - 1)
    .map((y) => `M2 ${short(y)}H94`)
    .join('')
  const crossed = steps(2, 8, 86)
    .map((x) => `M${short(x)} ${short(top)}l8 ${short(height)}M${short(x + 8)} ${short(top)}l-8 ${short(height)}`)
    .join('')
  const isHoled = style === 'Buttonhole elastic'
  const slots = steps(14, 22, 90)
    .map((x) => box(x, 46, 9, 4))
    .join('')
  return [
    body(box(2, top, 92, height), colour),
    structure === 'Braided' ? texture(crossed, 1.2) : texture(edge, 1.6),
    ...(structure === 'Braided' ? [] : [lines(ribs, { width: 0.7, opacity: 0.3 })]),
    ...(isHoled ? [hole(slots)] : []),
  ]
}

/** A plain band with selvedges; twill shows its diagonal, satin its shine. */
export function tape({ colour, mm, style, type }: TrimLook): Layer[] {
  const half = halfOf(mm)
  const [top, bottom] = [48 - half, 48 + half]
  const selvedges = `M2 ${short(top + 2)}H94M2 ${short(bottom - 2)}H94`
  const isSmooth = type === 'Ribbon' && !/Grosgrain/.test(style)
  const lean = /Grosgrain/.test(style) ? 0 : half
  const weave = steps(4, 6, 94 - lean)
    .map((x) => `M${short(x + lean)} ${short(top + 3)}L${short(x)} ${short(bottom - 3)}`)
    .join('')
  return [
    body(box(2, top, 92, half * 2), colour),
    lines(selvedges),
    isSmooth
      ? lines(`M2 ${short(48 - half * 0.3)}H94`, { isLight: true, width: half * 0.35, opacity: 0.45 })
      : texture(weave),
    ...(type === 'Hook and loop tape'
      ? [
          texture(
            steps(7, 7, 92)
              .map((x) => disc(x, 48, 2))
              .join(''),
          ),
        ]
      : []),
  ]
}

/** Scallops below a straight edge, with holes. */
export function lace({ colour, mm }: TrimLook): Layer[] {
  const half = halfOf(mm)
  const top = 48 - half
  const scallops = steps(0, 1, 6)
    .map(() => `a7.7 ${short(half * 0.7)} 0 0 1 -15.3 0`)
    .join('')
  const outline = `M2 ${short(top)}H94V${short(48 + half * 0.3)}${scallops}z`
  const holes = steps(9.6, 15.3, 94).map((x) => disc(x, 48 + half * 0.42, between(1.6, half * 0.16, 4)))
  const upper = steps(6, 10.2, 94).map((x) => disc(x, top + half * 0.45, between(1.2, half * 0.11, 3)))
  return [body(outline, colour), hole([...holes, ...upper].join('')), lines(`M2 ${short(top + 3)}H94`, { width: 1.2 })]
}

/** A waving cord; braids of several strands are crossed. */
export function cord({ colour, mm, type, style }: TrimLook): Layer[] {
  const width = between(5, 4 + 2.2 * Math.log2(1 + (mm ?? 5)) * 1.6, 24)
  const path = 'M4 66C22 18 34 18 48 48S74 80 92 30'
  const tip = style === 'Tipped cord' ? [body('M88 36l8-18-8-3-6 18z', '#b9b6ae')] : []
  return [
    {
      d: path,
      strokes: [
        { colour: OUTLINE, width: width + 2 },
        { colour, width },
      ],
    },
    lines(path, { width: width * (type === 'Braid' ? 0.5 : 0.22), opacity: 0.25 }),
    lines(path, { width: width * 0.1, isLight: true, opacity: 0.7 }),
    ...tip,
  ]
}

/** Threads below a head: a fringe is a row, a tassel one bundle. */
export function fringe({ colour, mm, type }: TrimLook): Layer[] {
  const long = between(18, 16 + (mm ?? 40) * 0.5, 62)
  if (type === 'Tassel') {
    const skirt = `M38 36L${short(48 - long * 0.32)} ${short(34 + long)}H${short(48 + long * 0.32)}L58 36z`
    const strands = [40, 44, 48, 52, 56].map((x) => `M${x} 38L${short(48 + (x - 48) * 2)} ${short(33 + long)}`).join('')
    return [
      string('M48 2V22'),
      body(skirt, colour),
      body(disc(48, 28, 10), colour),
      lines(strands),
      lines('M38 36H58', { width: 3 }),
    ]
  }
  const strands = steps(4, 5, 94)
    .map((x) => `M${short(x)} 26v${short(long)}`)
    .join('')
  return [
    {
      d: strands,
      strokes: [
        { colour: OUTLINE, width: 3.6 },
        { colour, width: 2.4 },
      ],
    },
    body(box(2, 14, 92, 13), colour),
    lines('M2 20H94'),
  ]
}
