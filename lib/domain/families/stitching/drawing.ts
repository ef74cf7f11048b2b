import { between, type Layer, LIGHT, seeded, seedOf, short } from '../drawing'
import { processLayers } from '../processing/drawing'
import { DARK_METAL, METAL } from '../service/drawing'
import { EMBROIDERY_JOBS, HAND_JOBS } from './vocabulary/jobs'

/** What a drawing of sewing or embroidery shows. */
export interface StitchingSource {
  listingId: string
  /** The job that names the work. */
  job: string
  heads: number | null
  lines: number | null
  artisans: number | null
}

const THREADS = ['#b8252f', '#2649a8', '#2f7d4a', '#c9821b', '#7a3b8f', '#17656f'] as const
const CLOTH = '#efe6d2'
const edge = (width = 1) => ({ colour: '#4d565b', width, opacity: 0.85 }) as const
const part = (d: string, fill: string): Layer => ({ d, fill, strokes: [edge()] })
const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
const round = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`

/** The work at a glance: heads over a frame, a hand frame, a print on a T-shirt, a washer, an iron, or a sewing machine. */
export function stitchingLayers(source: StitchingSource): readonly Layer[] {
  const random = seeded(seedOf(source.listingId))
  const at = Math.floor(random() * THREADS.length)
  const thread: Two = [THREADS[at] ?? THREADS[0], THREADS[(at + 2) % THREADS.length] ?? THREADS[1]]
  const { job } = source
  if (EMBROIDERY_JOBS.includes(job)) return embroidery(source, thread)
  if (HAND_JOBS.includes(job)) return handFrame(source, thread, random)
  if (job === 'Panel printing') return print(thread)
  if (/^Garment/.test(job))
    return processLayers({
      listingId: source.listingId,
      stage: 'Garment washing',
      machine: [],
      forms: ['Garment'],
      widthCm: null,
      colours: null,
      batchKg: null,
    })
  if (/^(?:Ironing|Packing|Checking|Thread cutting)$/.test(job)) return iron(thread)
  if (/^(?:Cutting|Pattern making|Laser cutting)$/.test(job)) return scissors(thread)
  return machine(source, thread)
}

type Two = readonly [string, string]

/** A star of four petals. */
function flower(x: number, y: number, r: number): string {
  const [a, b] = [short(r), short(-r)]
  return `M${short(x)} ${short(y - r)}q0 ${a} ${a} ${a}q${b} 0 ${b} ${a}q0 ${b} ${b} ${b}q${a} 0 ${a} ${b}z`
}

function embroidery({ job, heads }: StitchingSource, [first, second]: Two): Layer[] {
  const count = between(1, Math.round(Math.sqrt(heads ?? 12) * 1.15), 12)
  const step = 80 / count
  const places = Array.from({ length: count }, (_, at) => 8 + step * (at + 0.5))
  const wide = between(3, step * 0.62, 18)
  const r = between(2, step * 0.26, 9)
  const isSequin = job === 'Sequin embroidery'
  return [
    part('M6 26h84v7H6z', DARK_METAL),
    part(places.map((x) => box(x - wide / 2, 20, wide, 28)).join(''), METAL),
    { d: places.map((x) => `M${short(x)} 48v10`).join(''), strokes: [{ colour: DARK_METAL, width: 1.6 }] },
    part('M6 58h84v28H6z', CLOTH),
    { d: places.map((x) => (isSequin ? round(x, 72, r * 1.4) : flower(x, 72, r * 1.5))).join(''), fill: first },
    { d: places.map((x) => round(x, 72, r * 0.55)).join(''), fill: isSequin ? LIGHT : second },
    { d: 'M8 84q20-5 40 0t40 0', strokes: [{ colour: second, width: 1.4 }] },
  ]
}

function handFrame({ artisans }: StitchingSource, [first, second]: Two, random: () => number): Layer[] {
  const count = between(3, Math.round(Math.log2((artisans ?? 10) + 2) * 1.6), 12)
  const petals = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI + random() * 0.2
    return flower(48 + 18 * Math.cos(angle), 52 + 18 * Math.sin(angle), 5)
  })
  return [
    part('M12 18h72v68H12z', '#b08a55'),
    part('M19 25h58v54H19z', CLOTH),
    { d: petals.join(''), fill: first },
    { d: flower(48, 52, 11), fill: second },
    { d: round(48, 52, 3), fill: '#d9a834' },
    { d: 'M62 32l18-16', strokes: [{ colour: DARK_METAL, width: 2 }] },
  ]
}

function print([first, second]: Two): Layer[] {
  return [
    part('M34 20l-20 11 7 15 9-4v44h36V42l9 4 7-15-20-11q-14 9-28 0z', CLOTH),
    { d: round(48, 54, 11), fill: first },
    { d: 'M38 60l10-14 10 14z', fill: second },
  ]
}

function iron([first]: Two): Layer[] {
  return [
    part('M10 78h76v6H10z', '#b08a55'),
    part('M18 62h50v14H18z', first),
    { d: 'M18 69h50', strokes: [{ colour: LIGHT, width: 1.2, opacity: 0.7 }] },
    part('M34 60q4-22 34-22l8 22z', METAL),
    { d: 'M44 38q2-12 24-10l2 10', strokes: [{ colour: DARK_METAL, width: 4 }] },
  ]
}

function scissors([first]: Two): Layer[] {
  return [
    part('M10 60h76v24H10z', first),
    { d: 'M10 68h76M10 76h76', strokes: [{ colour: LIGHT, width: 1, opacity: 0.55 }] },
    { d: 'M26 20l40 46M66 20L26 66', strokes: [{ colour: METAL, width: 5 }] },
    { d: round(22, 72, 7) + round(70, 72, 7), strokes: [{ colour: DARK_METAL, width: 4 }] },
  ]
}

function machine({ lines }: StitchingSource, [first, second]: Two): Layer[] {
  const spools = between(1, lines ?? 1, 6)
  return [
    part('M12 36q0-8 8-8h54q10 0 10 10v34H64V48H30v6h-8v-6H12z', METAL),
    part('M6 72h84v8H6z', '#b08a55'),
    { d: 'M26 54v16', strokes: [{ colour: DARK_METAL, width: 2 }] },
    part('M8 66h44q4 0 4 6H8z', first),
    { d: 'M10 69h40', strokes: [{ colour: second, width: 1.4 }] },
    {
      d: Array.from({ length: spools }, (_, at) => box(34 + at * 7, 18, 5, 10)).join(''),
      fill: second,
      strokes: [edge(0.8)],
    },
    { d: round(80, 46, 7), strokes: [{ colour: DARK_METAL, width: 3 }] },
  ]
}
