import { type Repeat, short } from './measure'
import type { PackageShape } from './package-shapes'

/** The wraps of a package: a few threads in one path, which is repeated. */
export function packageWraps(form: PackageShape, pitch: number): Repeat {
  const { left, right, top, bottom, sag, lean, upright } = form.wraps
  if (form.isRing) return { d: hankRings(pitch), by: 0, times: 1 }
  const width = right - left
  if (upright) {
    const height = bottom - top
    return {
      d: `M${left} ${top}${`v${height}m${short(pitch)}-${height}`.repeat(Math.floor(width / pitch))}`,
      by: 0,
      times: 1,
    }
  }
  const rows = Math.ceil((bottom - top + sag + lean) / pitch)
  // As many threads per path as repetitions gives the fewest bytes.
  const inOne = Math.ceil(Math.sqrt(rows))
  const wrap = `q${short(width / 2)} ${short(2 * sag + lean / 2)} ${width} ${lean}m-${width} ${short(pitch - lean)}`
  return {
    d: `M${left} ${short(top - sag - lean)}${wrap.repeat(inOne)}`,
    by: pitch * inOne,
    times: Math.ceil(rows / inOne),
  }
}

/** A hank as concentric rings. */
function hankRings(pitch: number): string {
  let path = ''
  for (let inset = pitch / 2; inset < 14; inset += pitch) {
    const arc = `a${short(26 - inset)} ${short(43.5 - inset)} 0 0 1 0 `
    const height = short(87 - 2 * inset)
    path += `M37 ${short(4.5 + inset)}${arc}${height}${arc}-${height}`
  }
  return path
}

/** Short lines of another tone along the wraps: melange fibres, slubs or metallic glints. */
export function packageFlecks(form: PackageShape, length: number, count: number, random: () => number): string {
  const { left, right, top, bottom, upright } = form.wraps
  let path = ''
  for (let fleck = 0; fleck < count; fleck += 1) {
    const along = random()
    const across = random()
    if (form.isRing) {
      path += `M${Math.round((fleck % 2 === 0 ? 50 : 12) + along * 9)} ${Math.round(16 + across * 60)}v${length}`
    } else {
      const x = Math.round(left + 4 + along * (right - left - 8 - length))
      const y = Math.round(top + 4 + across * (bottom - top - 8))
      path += upright ? `M${x} ${y}v${length}` : `M${x} ${y}l${length} 1`
    }
  }
  return path
}
