import { between, type Layer, LIGHT, seeded, seedOf, short } from '../drawing'
import { METAL } from '../service/drawing'

/** What a drawing of a process shows. */
export interface ProcessSource {
  listingId: string
  /** The process that names the job. */
  stage: string
  machine: readonly string[]
  forms: readonly string[]
  widthCm: number | null
  colours: number | null
  batchKg: number | null
}

const DYES = ['#2f5d9b', '#8e2f3c', '#2f7a5a', '#b06a1d', '#6a3f86', '#17656f'] as const
const STEEL = '#98a4a9'
const CLOTH = '#e3d8c0'
const edge = (width = 1) => ({ colour: '#5d6468', width, opacity: 0.85 }) as const
const part = (d: string, fill: string): Layer => ({ d, fill, strokes: [edge()] })
const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
const round = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`

/** The machine of a process with its goods: a vat, a padder, screens over a cloth, a stenter, a knife, packages or a washer. */
export function processLayers(source: ProcessSource): readonly Layer[] {
  const random = seeded(seedOf(source.listingId))
  const at = Math.floor(random() * DYES.length)
  const dye = DYES[at] ?? DYES[0]
  const other = DYES[(at + 2) % DYES.length] ?? DYES[1]
  const isYarn = source.forms.length > 0 && source.forms.every((form) => form.startsWith('Yarn'))
  const isGarment = /^Garment/.test(source.stage) || source.forms[0] === 'Garment'
  return isGarment
    ? washer(source, dye)
    : isYarn || source.stage === 'Yarn dyeing'
      ? packages(source, dye)
      : source.stage === 'Printing'
        ? screens(source, dye, other)
        : /^(?:Coating|Laminating)$/.test(source.stage)
          ? knife(source, dye)
          : /dyeing$|^Dyeing$/.test(source.stage)
            ? source.machine.some((one) => /^(?:CPB|Pad|Thermosol)/.test(one))
              ? padder(source, dye)
              : vessel(source, dye)
            : stenter(source, dye)
}

/** Wide cloth is drawn wider. */
const band = ({ widthCm }: ProcessSource): number => between(8, (widthCm ?? 150) / 9, 34)
/** Large loads are drawn larger. */
const load = ({ batchKg }: ProcessSource): number => between(0, Math.log10(Math.max(batchKg ?? 100, 1)) * 2.4, 10)

function padder(source: ProcessSource, dye: string): Layer[] {
  const roll = 12 + load(source)
  const y = 86 - roll
  const wide = band(source) / 6
  return [
    {
      d: `M6 66Q18 60 24 44M34 44Q52 34 ${short(74 - roll * 0.4)} ${short(y - roll + 2)}`,
      strokes: [{ colour: dye, width: wide }],
    },
    part(`M14 58h30l-4 20H18z`, STEEL),
    { d: 'M17 63h24l-2.6 13H19.6z', fill: dye },
    part(round(22, 40, 9), STEEL),
    part(round(38, 40, 9), STEEL),
    part(round(74, y, roll), dye),
    {
      d: round(74, y, roll * 0.7) + round(74, y, roll * 0.42),
      strokes: [{ colour: LIGHT, width: 0.9, opacity: 0.6 }],
    },
    part(round(74, y, 3), STEEL),
  ]
}

function vessel(source: ProcessSource, dye: string): Layer[] {
  const r = 20 + load(source)
  const cy = 86 - r - 4
  return [
    part(`M${short(48 - r * 0.7)} ${short(86)}l4-12h${short(r * 1.4 - 8)}l4 12z`, METAL),
    part(round(48, cy, r), STEEL),
    { d: round(48, cy, r * 0.66), fill: dye, strokes: [edge(1.6)] },
    {
      d: `M${short(48 - r * 0.5)} ${short(cy + 2)}q${short(r * 0.25)}-8 ${short(r * 0.5)} 0t${short(r * 0.5)} 0`,
      strokes: [{ colour: CLOTH, width: band(source) / 4 }],
    },
    part(box(48 - 5, cy - r - 7, 10, 8), METAL),
    { d: `M53 ${short(cy - r - 3)}h${short(r)}v${short(r * 1.4)}`, strokes: [{ colour: METAL, width: 3 }] },
  ]
}

function screens(source: ProcessSource, dye: string, other: string): Layer[] {
  const count = between(2, Math.round((source.colours ?? 4) / 2) + 1, 7)
  const r = between(4, 34 / count, 9)
  const step = 84 / count
  const tall = band(source)
  const top = 50 - 0.2 * tall
  const places = Array.from({ length: count }, (_, at) => 6 + step * (at + 0.5))
  const motif = (shift: number) =>
    places.map((x, at) => round(x + shift, top + tall * (at % 2 ? 0.3 : 0.7), 2 + (at % 3))).join('')
  return [
    part(box(4, top, 88, tall), CLOTH),
    { d: motif(-2), fill: dye },
    { d: motif(step / 3), fill: other },
    part(places.map((x) => round(x, top - r, r)).join(''), STEEL),
    { d: places.map((x) => round(x, top - r, r * 0.5)).join(''), fill: dye },
    part(box(4, top + tall + 2, 88, 4), METAL),
    { d: `M12 ${short(top + tall + 6)}V87M84 ${short(top + tall + 6)}V87`, strokes: [{ colour: METAL, width: 3 }] },
  ]
}

function stenter(source: ProcessSource, dye: string): Layer[] {
  const tall = band(source)
  const chambers = [22, 38, 54, 70]
  const y = 62 - tall / 2
  return [
    part(`M2 ${short(y + 6)}l12-4h70l10 4v${short(tall - 6)}l-10 3H14l-12-3z`, dye),
    { d: `M4 ${short(y + tall * 0.5 + 3)}h90`, strokes: [{ colour: LIGHT, width: 1, opacity: 0.5 }] },
    part(chambers.map((x) => box(x - 7, y - 22, 14, tall + 26)).join(''), STEEL),
    {
      d: chambers
        .map((x) => `M${x - 3} ${short(y - 12)}h6M${x - 3} ${short(y - 8)}h6M${x - 3} ${short(y - 4)}h6`)
        .join(''),
      strokes: [edge(1)],
    },
    { d: chambers.map((x) => `M${x} ${short(y - 22)}v-8`).join(''), strokes: [{ colour: METAL, width: 3 }] },
  ]
}

function knife(source: ProcessSource, dye: string): Layer[] {
  const thick = band(source) / 5
  return [
    part(round(48, 70, 16), STEEL),
    { d: 'M4 62Q30 58 38 56Q48 50 58 56Q70 60 92 62', strokes: [{ colour: CLOTH, width: thick }] },
    { d: `M47 ${short(51 - thick / 2)}Q58 52 92 ${short(60 - thick / 2)}`, strokes: [{ colour: dye, width: 2.6 }] },
    part('M45 16h8l-1 24-3 8-3-8z', METAL),
    { d: 'M22 52q8-12 22-6l2 5-20 6z', fill: dye },
    part('M34 10h28v6H34z', STEEL),
  ]
}

function packages(source: ProcessSource, dye: string): Layer[] {
  const wide = 8 + load(source) / 2.5
  const columns = [48 - wide * 2.3, 48, 48 + wide * 2.3]
  const rows = [76, 58, 40]
  return [
    { d: columns.map((x) => `M${short(x)} 24v60`).join(''), strokes: [{ colour: METAL, width: 3 }] },
    part(columns.flatMap((x) => rows.map((y) => box(x - wide, y - 7, wide * 2, 14))).join(''), dye),
    {
      d: columns
        .flatMap((x) =>
          rows.map(
            (y) => `M${short(x - wide)} ${y - 3}l${short(wide * 2)} 4M${short(x - wide)} ${y + 2}l${short(wide * 2)} 3`,
          ),
        )
        .join(''),
      strokes: [{ colour: LIGHT, width: 0.8, opacity: 0.55 }],
    },
    part('M10 84h76v4H10z', STEEL),
  ]
}

function washer(source: ProcessSource, dye: string): Layer[] {
  const r = 17 + load(source)
  return [
    part('M12 12h72v74H12z', STEEL),
    { d: 'M16 18h20M60 18h6M70 18h6', strokes: [edge(2)] },
    part(round(48, 54, r), METAL),
    { d: round(48, 54, r - 4), fill: '#dfe9ee' },
    part('M40 44l-8 6 3 6 3-2v14h20V54l3 2 3-6-8-6q-8 5-16 0z', dye),
    {
      d: `M${short(48 - r + 6)} 66q${short((r - 6) / 2)}-5 ${short(r - 6)} 0t${short(r - 6)} 0`,
      strokes: [{ colour: LIGHT, width: 1.6 }],
    },
  ]
}
