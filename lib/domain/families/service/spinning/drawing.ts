import { between, type Drawing, type Layer, LIGHT, SHADE, short } from '../../drawing'
import { DARK_METAL, METAL, serviceDrawing } from '../drawing'

export interface SpinningSource {
  listingId: string
  group: string
  job: string
  /** The middle of the counts, in tex. */
  tex: number | null
  /** Spindles, rotors or positions. */
  machines: number | null
  /** The colour of the undyed fibre. */
  colour: string
}

const USUAL_TEX = 15
const line = (d: string, colour: string, width: number): Layer => ({ d, strokes: [{ colour, width }] })

/** How many of a row are drawn: more for a larger house. */
const across = (machines: number | null): number => Math.round(between(3, Math.log10((machines ?? 1000) + 10) * 1.6, 8))

/** A thicker yarn for a coarser count. */
const thick = (tex: number | null): number => between(0.6, Math.sqrt(tex ?? USUAL_TEX) * 0.32, 3.4)

/** A row of spindles with their cops and the yarn from the rollers. */
function ringFrame({ machines, tex, colour }: SpinningSource): Layer[] {
  const count = across(machines)
  const step = 64 / count
  let yarn = ''
  let cops = ''
  let spindles = ''
  for (let at = 0; at < count; at += 1) {
    const x = 16 + step * (at + 0.5)
    yarn += `M${short(x)} 26V50`
    cops += `M${short(x - step * 0.22)} 52h${short(step * 0.44)}l${short(step * 0.1)} 22h-${short(step * 0.64)}z`
    spindles += `M${short(x)} 46V80`
  }
  return [
    { d: 'M14 20h68v6H14z', fill: DARK_METAL },
    line(spindles, METAL, 1.4),
    line(yarn, colour, thick(tex)),
    { d: cops, fill: colour, strokes: [{ colour: SHADE, width: 0.7, opacity: 0.45 }] },
    { d: 'M12 74h72v8H12z', fill: METAL },
  ]
}

/** Rotors, each with the yarn that leaves it. */
function rotors({ machines, tex, colour }: SpinningSource): Layer[] {
  const count = across(machines)
  const step = 68 / count
  let discs = ''
  let yarn = ''
  for (let at = 0; at < count; at += 1) {
    const x = 14 + step * (at + 0.5)
    const r = Math.min(step * 0.4, 9)
    discs += `M${short(x - r)} 62a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0-${short(r * 2)} 0z`
    yarn += `M${short(x)} 60V30`
  }
  return [
    { d: 'M12 24h72v7H12z', fill: DARK_METAL },
    { d: discs, fill: METAL, strokes: [{ colour: DARK_METAL, width: 1.6 }] },
    line(yarn, colour, thick(tex)),
  ]
}

/** Filament through the heater and the discs onto its package. */
function texturiser({ machines, tex, colour, job }: SpinningSource): Layer[] {
  const count = Math.min(across(machines), 6)
  const step = 40 / count
  let crimp = ''
  for (let at = 0; at < count; at += 1) {
    const y = 30 + step * at
    crimp += `M14 ${short(y)}H40q3-4 6 0t6 0t6 0t6 0`
  }
  return [
    {
      d: 'M24 24h14v50H24z',
      fill: job === 'Air-texturing' ? '#6f93a6' : '#b0563c',
      strokes: [{ colour: SHADE, width: 0.8, opacity: 0.4 }],
    },
    line(crimp, colour, thick(tex)),
    { d: 'M44 24h3v50h-3zM51 24h3v50h-3z', fill: DARK_METAL },
    { d: 'M66 30h18v40H66z', fill: colour, strokes: [{ colour: SHADE, width: 0.8, opacity: 0.45 }] },
    { d: 'M72 24h6v6h-6zM72 70h6v6h-6z', fill: METAL },
  ]
}

/** A core with the yarn that is wound around it. */
function covered({ tex, colour, machines }: SpinningSource): Layer[] {
  const turns = across(machines) + 4
  const step = 64 / turns
  let wrap = ''
  for (let at = 0; at < turns; at += 1) wrap += `M${short(16 + at * step)} 60l${short(step * 0.9)}-18`
  return [
    line('M12 51H84', LIGHT, 9),
    line(wrap, colour, thick(tex) + 1),
    { d: 'M40 66h16v16H40z', fill: METAL },
    { d: 'M36 72h24v4H36z', fill: DARK_METAL },
  ]
}

/** Strands that are twisted into one. */
function twister({ tex, colour, machines }: SpinningSource): Layer[] {
  const turns = across(machines)
  const step = 44 / turns
  let strands = ''
  for (let at = 0; at < turns; at += 1) {
    const y = 22 + at * step
    strands += `M44 ${short(y)}q4 ${short(step / 2)} 8 ${short(step)}M52 ${short(y)}q-4 ${short(step / 2)}-8 ${short(step)}`
  }
  return [
    { d: 'M30 68h36v12H30z', fill: METAL },
    { d: 'M26 78h44v4H26z', fill: DARK_METAL },
    line(strands, colour, thick(tex) + 0.8),
    line('M30 14L46 22M66 14L50 22', colour, thick(tex)),
  ]
}

/** Cones in a row, or a hank. */
function packages({ job, tex, colour, machines }: SpinningSource): Layer[] {
  if (job === 'Reeling') {
    let loops = ''
    for (let at = 0; at < across(machines); at += 1) {
      const inset = at * 2.4
      loops += `M${short(28 + inset)} 24q-8 24 0 50q20 8 ${short(40 - inset * 2)} 0q8-26 0-50q-20-8-${short(40 - inset * 2)} 0`
    }
    return [line(loops, colour, thick(tex) + 0.4), { d: 'M40 44h16v7H40z', fill: DARK_METAL }]
  }
  const count = Math.min(across(machines), 5)
  const step = 66 / count
  let cones = ''
  let wraps = ''
  for (let at = 0; at < count; at += 1) {
    const x = 15 + at * step
    cones += `M${short(x + step * 0.3)} 34h${short(step * 0.3)}l${short(step * 0.25)} 40h-${short(step * 0.8)}z`
    for (let y = 42; y < 74; y += 4 + thick(tex))
      wraps += `M${short(x + step * 0.2)} ${short(y)}l${short(step * 0.55)}-4`
  }
  return [
    { d: cones, fill: colour, strokes: [{ colour: SHADE, width: 0.8, opacity: 0.45 }] },
    line(wraps, SHADE, 0.5),
    { d: 'M12 74h72v6H12z', fill: METAL },
  ]
}

/** A flame or a bath for yarn, a gin for cotton. */
function finisher({ job, tex, colour, group }: SpinningSource): Layer[] {
  const yarn = line('M12 40H84M12 46H84M12 52H84', colour, thick(tex))
  if (group === 'Ginning')
    return [
      {
        d: 'M18 60a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM50 60a14 14 0 1 0 28 0a14 14 0 1 0-28 0z',
        fill: METAL,
        strokes: [{ colour: DARK_METAL, width: 2 }],
      },
      {
        d: 'M30 26q8-12 18-2q12-6 16 8q-18 12-34-6z',
        fill: colour,
        strokes: [{ colour: SHADE, width: 0.7, opacity: 0.4 }],
      },
    ]
  if (job === 'Gassing')
    return [
      yarn,
      { d: 'M40 76q-6-12 4-22q2 8 6 6q8 8 0 16z', fill: '#d98a3a' },
      { d: 'M34 76h28v5H34z', fill: DARK_METAL },
    ]
  if (job === 'Mercerising')
    return [{ d: 'M14 56h68v22H14z', fill: '#7fa8bd' }, yarn, line('M18 62h60M18 68h60', LIGHT, 1)]
  return [
    { d: 'M14 30h68v42H14z', fill: METAL, strokes: [{ colour: DARK_METAL, width: 2 }] },
    yarn,
    line(job === 'Conditioning' ? 'M28 24q4-6 0-10M48 24q4-6 0-10M64 26q4-4 0-8' : 'M24 62h48M24 66h48', LIGHT, 1.6),
  ]
}

/** The machine of the job on the plate of job work. */
export function spinningJobDrawing(source: SpinningSource): Drawing {
  const { group, job, listingId } = source
  const drawn =
    group === 'Spinning'
      ? job === 'Open-end' || job === 'Vortex'
        ? rotors(source)
        : ringFrame(source)
      : group === 'Texturising'
        ? texturiser(source)
        : group === 'Covering'
          ? covered(source)
          : group === 'Doubling and twisting'
            ? twister(source)
            : group === 'Winding and reeling'
              ? packages(source)
              : finisher(source)
  return serviceDrawing(listingId, drawn)
}
