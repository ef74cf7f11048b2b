import { between, type Drawing, type Layer, seedOf, short } from '../drawing'
import { box, dark, disc, filled, glint, line, METAL, shade } from '../machine/drawing/kit'
import { subjectOf } from './vocabulary/instruments'

/** What the drawing of an instrument or a test shows. */
interface LabLook {
  listingId: string
  kind: string
  type: string
  tests: readonly string[]
  year: number | null
  days: number | null
  isNew: boolean
  isAccredited: boolean
  isCalibrated: boolean
}

/** Instruments were beige, then grey, then white. */
const caseOf = ({ year, isNew }: LabLook): string =>
  isNew ? '#dfe8ee' : year === null ? '#cfd5d8' : year < 2000 ? '#cbbf9f' : year < 2012 ? '#b9c2c8' : '#dce3e7'

/** A screen with a curve whose steps are those of the year: no two ages look alike. */
function screen(look: LabLook, x: number, y: number): Layer[] {
  const steps = between(2, look.year === null ? 6 : Math.round((look.year - 1960) / 3), 24)
  let d = `M${short(x + 2)} ${short(y + 12)}`
  for (let at = 0; at < steps; at += 1)
    d += `l${short(24 / steps)} ${at % 2 === 0 ? -6 : 4.6 + ((look.year ?? 0) % 3) * 0.5}`
  return [dark(box(x, y, 28, 17)), line(d, 1.1, '#7fd0a0')]
}

/** A mark of calibration: a round seal. */
const seal = ({ isCalibrated }: LabLook): Layer[] =>
  isCalibrated ? [filled(disc(80, 80, 8), '#3f8f5f'), line('M76 80l3 3 5-6', 1.8, '#fff')] : []

type Draw = (look: LabLook) => Layer[]

/** Two columns with a clamp that pulls a strip. */
const strength: Draw = (look) => [
  filled(box(16, 76, 46, 10), caseOf(look)),
  line('M22 76V14M56 76V14M18 14h42', 4, '#8a949b'),
  filled(box(22, 34, 34, 6), METAL),
  filled(box(35, 40, 8, 8), METAL),
  filled(box(36.5, 48, 5, 16), '#d9c7a0'),
  filled(box(35, 64, 8, 8), METAL),
  ...screen(look, 64, 30),
]

/** Yarn that runs through sensors to a screen. */
const yarn: Draw = (look) => [
  filled(box(12, 20, 44, 64), caseOf(look)),
  line('M20 10L34 30V76', 1.6, '#b58a4a'),
  filled(`${box(27, 34, 14, 6)}${box(27, 46, 14, 6)}${box(27, 58, 14, 6)}`, METAL),
  filled(`M15 10h10l2 -6h-14z`, '#f0ead8'),
  ...screen(look, 62, 34),
  line('M56 50h6', 2),
]

/** A cabinet with lamps, or drums that wash samples. */
const colour: Draw = (look) => [
  filled(box(12, 22, 72, 54), caseOf(look)),
  shade(box(18, 32, 44, 38)),
  filled(`${box(24, 54, 10, 14)}${box(36, 54, 10, 14)}${box(48, 54, 10, 14)}`, '#b8453f'),
  filled(box(36, 54, 10, 14), '#3f6fa8'),
  line('M20 34h40', 2.6, '#f3e7a2'),
  ...screen({ ...look }, 54, 24)
    .slice(1)
    .map((layer) => ({ ...layer, d: layer.d })),
  dark(box(66, 34, 14, 10)),
  filled(`${disc(69, 54, 3)}${disc(77, 54, 3)}`, METAL),
]

/** Discs that rub, or boxes that turn. */
const wear: Draw = (look) => [
  filled(box(12, 50, 72, 30), caseOf(look)),
  filled(`${disc(28, 44, 9)}${disc(48, 44, 9)}${disc(68, 44, 9)}`, METAL),
  filled(`${disc(28, 44, 4)}${disc(48, 44, 4)}${disc(68, 44, 4)}`, '#7d6a9c'),
  line('M18 34h60', 3, '#8a949b'),
  ...screen(look, 34, 58),
]

/** A balance or a gauge on a bench. */
const fabric: Draw = (look) => [
  filled(box(14, 58, 68, 24), caseOf(look)),
  filled(box(24, 46, 48, 5), METAL),
  line('M48 51v7', 4, '#8a949b'),
  filled(disc(48, 38, 10), '#d9c7a0'),
  ...screen(look, 34, 62),
]

/** A flask and a probe. */
const chemical: Draw = (look) => [
  filled('M34 16h12v18l16 38q3 8 -6 8H24q-9 0 -6 -8l16 -38z', '#dcecf2'),
  filled('M27 58h26l6 14q2 6 -5 6H26q-7 0 -5 -6z', '#5fa08f'),
  glint('M36 20v16'),
  ...screen(look, 64, 24),
  line('M78 42v30M72 72h12', 2),
]

/** A detector with a belt, or a hand instrument. */
const control: Draw = (look) => [
  line('M8 66h80', 5, '#4c5359'),
  filled(box(28, 24, 40, 46), caseOf(look)),
  shade(box(34, 48, 28, 16)),
  ...screen(look, 34, 28),
  filled(box(10, 56, 14, 9), '#c98f8f'),
]

const BY_SUBJECT: Readonly<Record<string, Draw>> = {
  Fibre: fabric,
  Yarn: yarn,
  Strength: strength,
  Wear: wear,
  Colour: colour,
  Fabric: fabric,
  Chemical: chemical,
  Control: control,
}

/** The report of a test: a line for each test, a seal when the laboratory is accredited. */
const report: Draw = ({ tests, days, isAccredited, kind, year }) => {
  const rows = between(2, tests.length + 2, 9)
  let d = ''
  for (let at = 0; at < rows; at += 1) d += `M28 ${short(36 + at * 5)}h${short(18 + ((at * 7 + (days ?? 0) * 3) % 22))}`
  const tail: Layer[] = kind === 'Calibration service' ? [filled(disc(34, 24, 6), METAL), line('M34 24l4-3', 1.6)] : []
  return [
    filled('M20 10h44l12 12v64H20z', '#f4f2ea'),
    filled('M64 10v12h12z', '#d8d5c8'),
    line(d, 1.8, '#6c7a86'),
    ...tail,
    ...(tail.length === 0 ? [filled(box(28, 18, 20, 12), tests.length % 2 === 0 ? '#b8453f' : '#3f6fa8')] : []),
    ...(isAccredited ? [filled(disc(64, 74, 9), '#c09a46'), line('M60 74l3 3 6-6', 2, '#fff')] : []),
    ...(year === null ? [] : [line(`M28 82h${short(year % 40)}`, 1)]),
  ]
}

/** The instrument by what it tests; of a service its report. */
export function labDrawing(look: LabLook): Drawing {
  const isService = look.kind === 'Test service' || look.kind === 'Calibration service'
  const draw = isService ? report : (BY_SUBJECT[subjectOf(look.type)] ?? control)
  return {
    kind: 'machine',
    ground: null,
    tile: null,
    layers: [...draw(look), ...(isService ? [] : seal(look))],
    seed: seedOf(look.listingId),
  }
}
