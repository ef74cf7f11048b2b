import { between, type Layer, short } from '../../drawing'
import { radiusOf } from './hardware'
import { body, box, disc, hole, lines, steps, string, texture } from './kit'
import type { TrimLook } from './look'

/** A label with woven letters; folds show at its ends. */
export function label({ colour, mm, labelType, fold, type }: TrimLook): Layer[] {
  const width = between(34, 26 + (mm ?? 40) * 0.75, 84)
  const height = type === 'Patch' ? width * 0.78 : between(26, width * 0.52, 46)
  const [left, top] = [48 - width / 2, 48 - height / 2]
  const round = type === 'Patch' ? body(disc(48, 48, width / 2), colour) : body(box(left, top, width, height), colour)
  const word = `M${short(48 - width * 0.26)} ${short(48 - height * 0.12)}h${short(width * 0.52)}`
  const small = `M${short(48 - width * 0.16)} ${short(48 + height * 0.2)}h${short(width * 0.32)}`
  const threads = steps(top + 2, 2.6, top + height)
    .map((y) => `M${short(left + 1)} ${short(y)}h${short(width - 2)}`)
    .join('')
  const ends = `M${short(left + width * 0.1)} ${short(top)}v${short(height)}M${short(left + width * 0.9)} ${short(top)}v${short(height)}`
  const isFolded = fold !== '' && !/cut/i.test(fold)
  const isWoven = labelType === 'Woven' || labelType === ''
  const outline = type === 'Patch' ? disc(48, 48, width * 0.43) : ''
  return [
    round,
    ...(isWoven && type !== 'Patch' ? [texture(threads, 0.5)] : []),
    ...(outline === '' ? [] : [lines(outline, { width: 2.4 })]),
    ...(isFolded ? [lines(ends, { width: 1.2 })] : []),
    lines(word, { width: height * 0.17, opacity: 0.72 }),
    lines(small, { width: height * 0.08, opacity: 0.6 }),
    lines(word, { width: height * 0.05, isLight: true, opacity: 0.8 }),
  ]
}

/** A tag on its string. */
export function hangtag({ colour, mm }: TrimLook): Layer[] {
  const width = between(28, 22 + (mm ?? 45) * 0.42, 62)
  const left = 48 - width / 2
  const card = `M${short(left)} 34l${short(width * 0.22)} -12h${short(width * 0.56)}l${short(width * 0.22)} 12V92h${short(-width)}z`
  return [
    string('M48 29C38 8 62 2 56 14S49 22 48 29'),
    body(card, colour),
    hole(disc(48, 31, 3.4)),
    lines(`M${short(left + 8)} 50h${short(width - 16)}M${short(left + 8)} 60h${short(width - 16)}`, { width: 2.6 }),
    lines(
      steps(left + 8, 3.2, left + width - 7)
        .map((x) => `M${short(x)} 70v12`)
        .join(''),
      { width: 1.4, opacity: 0.7 },
    ),
  ]
}

/** A corner of cloth turned up over dots of adhesive: heavier cloth has larger dots. */
export function interlining({ colour, gsm, structure }: TrimLook): Layer[] {
  const radius = between(0.8, 0.5 + (gsm ?? 60) / 60, 4)
  const pitch = between(6, 5 + radius * 2, 14)
  const dots = steps(10, pitch, 88).flatMap((y, row) =>
    steps(8 + (row % 2) * (pitch / 2), pitch, 92 - (y < 36 ? 36 - y : 0)).map((x) => `M${short(x)} ${short(y)}h.1`),
  )
  return [
    body('M4 6H60L92 36V92H4z', colour),
    {
      d: dots.join(''),
      strokes: [{ colour: structure === 'Nonwoven' ? '#a99f8c' : '#9aa3ad', width: radius * 2, isRound: true }],
    },
    body('M60 6V36H92z', '#d5cfc0'),
  ]
}

/** A half moon with a thick edge. */
export function shoulderPad({ colour, mm }: TrimLook): Layer[] {
  const thick = between(6, 4 + (mm ?? 10) * 0.4, 20)
  return [
    body(
      `M8 62C14 22 82 22 88 62v${short(thick)}C74 ${short(70 + thick)} 22 ${short(70 + thick)} 8 ${short(62 + thick)}z`,
      colour,
    ),
    lines('M8 62C22 70 74 70 88 62', { width: 1.4 }),
    lines('M22 54C32 38 64 38 74 54', { width: 1.2, isLight: true, opacity: 0.6 }),
  ]
}

/** Scattered rounds: sequins have a hole, beads shine, stones are cut. */
export function decoration({ colour, mm, type, style }: TrimLook): Layer[] {
  const radius = between(5, radiusOf(mm) * 0.36, 16)
  const places = [
    [28, 28],
    [66, 24],
    [48, 50],
    [22, 70],
    [72, 70],
  ] as const
  const all = (share: number) => places.map(([x, y]) => disc(x, y, radius * share)).join('')
  const cuts = places
    .map(([x, y]) => `M${short(x - radius)} ${y}h${short(radius * 2)}M${x} ${short(y - radius)}v${short(radius * 2)}`)
    .join('')
  const shine = lines(places.map(([x, y]) => disc(x - radius * 0.32, y - radius * 0.32, radius * 0.2)).join(''), {
    isLight: true,
    width: 1.6,
    opacity: 0.8,
  })
  const faces = [body(all(1), colour)]
  if (type === 'Sequin')
    return [...faces, ...(style === 'Cup sequin' ? [lines(all(0.7), { width: 1.2 })] : []), hole(all(0.16)), shine]
  return type === 'Stone'
    ? [...faces, lines(all(0.55), { width: 1 }), lines(cuts, { width: 0.8 }), shine]
    : [...faces, shine]
}

/** Anything else: a card on which a sample is tied. */
export function sample({ colour, mm }: TrimLook): Layer[] {
  const width = between(20, 14 + radiusOf(mm), 60)
  return [
    body(box(12, 12, 72, 72), '#d9d3c6'),
    body(box(48 - width / 2, 38, width, 20), colour),
    lines('M28 30L68 66M68 30L28 66', { width: 1.4 }),
  ]
}
