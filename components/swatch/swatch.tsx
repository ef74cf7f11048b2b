import { cx } from '@/components/ui/cx'
import type { SwatchData } from '@/lib/domain/listing/swatch'
import { short, strandWidth, wrapPitch } from './measure'
import { PACKAGE_SHAPES, type PackageShape } from './package-shapes'
import { seeded } from './random'
import { type StrandSource, strandFilaments, strandFurrows, strandHairs, strandLoops, strandOutline } from './strand'

/** One path for all wraps, each a thread of its own over the last. */
function wrapPath({ wraps }: PackageShape, pitch: number): string {
  const { left, right, top, bottom, sag, lean, upright } = wraps
  const width = right - left
  if (upright) {
    const count = Math.floor(width / pitch)
    return `M${left} ${top}${`v${bottom - top}m${short(pitch)}-${bottom - top}`.repeat(count)}`
  }
  const count = Math.ceil((bottom - top + lean) / pitch)
  const wrap = `q${short(width / 2)} ${short(2 * sag + lean / 2)} ${width} ${lean}m-${width} ${short(pitch - lean)}`
  return `M${left} ${short(top - sag - lean)}${wrap.repeat(count + 2)}`
}

/** A hank is wound round and round: ring within ring. */
function hankPath(pitch: number): string {
  let path = ''
  for (let inset = pitch / 2; inset < 14; inset += pitch) {
    const rx = short(26 - inset)
    const ry = short(43.5 - inset)
    path += `M37 ${short(4.5 + inset)}a${rx} ${ry} 0 0 1 0 ${short(87 - 2 * inset)}a${rx} ${ry} 0 0 1 0-${short(87 - 2 * inset)}`
  }
  return path
}

/** Short runs of another tone along the wraps: dyed fibre in a melange, a thick place in a slub, a glint of metal. */
function fleckPath({ wraps, body }: PackageShape, length: number, count: number, random: () => number): string {
  const isRing = body.includes('zm')
  let path = ''
  for (let fleck = 0; fleck < count; fleck += 1) {
    const side = isRing && fleck % 2 === 0 ? 50 : isRing ? 12 : wraps.left + 4
    const span = isRing ? 9 : wraps.right - wraps.left - 8 - length
    const x = short(side + random() * span)
    const y = short(isRing ? 16 + random() * 60 : wraps.top + 4 + random() * (wraps.bottom - wraps.top - 8))
    path += isRing || wraps.upright ? `M${x} ${y}v${length}` : `M${x} ${y}l${length} ${short(1 + random())}`
  }
  return path
}

export interface SwatchProps extends SwatchData {
  /** Where it is the only picture of the goods; beside a title it says nothing new and stays silent. */
  label?: string
  className?: string
}

/**
 * A yarn drawn from its own data: its package, wraps as thick as the thread, and at the right one strand
 * under the glass with its ply and twist. The same data draws the same; under 2 kB.
 */
export function Swatch({
  shape,
  resultantTex,
  ply,
  twistDirection,
  colour,
  texture,
  seed,
  label,
  className,
}: SwatchProps) {
  const random = seeded(seed)
  const form = PACKAGE_SHAPES[shape]
  const pitch = wrapPitch(resultantTex)
  const wraps = shape === 'hank' ? hankPath(pitch) : wrapPath(form, pitch)
  const strand: StrandSource = { width: strandWidth(resultantTex), ply, twist: twistDirection, texture, random }
  const id = `${shape[0]}${seed.toString(36)}`
  const isSmooth = texture === 'filament' || texture === 'metallic'
  const flecks =
    texture === 'melange' || texture === 'slub' || texture === 'metallic' || texture === 'boucle'
      ? fleckPath(form, texture === 'melange' ? 6 : texture === 'slub' ? 11 : 3, texture === 'slub' ? 9 : 22, random)
      : null
  const fleckWidth = texture === 'slub' ? pitch * 0.9 : texture === 'boucle' ? pitch * 0.8 : pitch * 0.4
  const outline = strandOutline(strand)
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by aria-label.
    <svg viewBox="0 0 96 96" fill="none" className={cx('rounded-sm bg-ground', className)} {...said}>
      <clipPath id={id}>
        <path d={form.body} clipRule="evenodd" />
      </clipPath>
      {form.core ? <path d={form.core} fill={form.coreColour} /> : null}
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h74v96H0z" fill={colour} />
        <path id={`${id}w`} d={wraps} stroke="#000" strokeOpacity=".3" strokeWidth={short(pitch * 0.26)} />
        <use href={`#${id}w`} y={short(-pitch * 0.4)} opacity=".55" style={{ filter: 'invert(1)' }} />
        {flecks ? (
          <path
            d={flecks}
            stroke={texture === 'melange' ? '#000' : texture === 'metallic' ? '#fff' : colour}
            strokeOpacity={texture === 'melange' ? '.3' : '.8'}
            strokeWidth={short(fleckWidth)}
            strokeLinecap="round"
          />
        ) : null}
        <path d={form.shade} fill="#000" opacity=".16" />
      </g>
      {form.face ? <path d={form.face} fill={colour} stroke="#000" strokeOpacity=".25" strokeWidth=".8" /> : null}
      {form.hole ? <path d={form.hole} fill={form.coreColour} /> : null}
      {texture === 'boucle' ? <path d={strandLoops(strand)} stroke={colour} strokeWidth="2" /> : null}
      {isSmooth ? null : <path d={strandHairs(strand)} stroke={colour} strokeWidth=".6" />}
      <clipPath id={`${id}s`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id}s)`}>
        <path d={outline} fill={colour} stroke="#000" strokeOpacity=".3" />
        <path
          d={isSmooth && twistDirection === null ? strandFilaments(strand) : strandFurrows(strand)}
          stroke="#000"
          strokeOpacity=".35"
          strokeWidth={ply > 1 ? 1.2 : 0.7}
        />
      </g>
    </svg>
  )
}
