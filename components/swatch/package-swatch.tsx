import { cx } from '@/components/ui/cx'
import { seeded } from '@/lib/domain/families/drawing'
import type { SwatchData } from '@/lib/domain/families/package-drawing'
import { type Repeat, short, strandWidth, tight, wrapPitch } from './measure'
import { PACKAGE_SHAPES } from './package-shapes'
import {
  plyFurrows,
  type StrandSource,
  singleLie,
  strandFlecks,
  strandHairs,
  strandLoops,
  strandOutline,
} from './strand'
import { packageFlecks, packageWraps } from './wraps'

/** Ids have five letters: short, yet unique among a hundred drawings on a page. */
const ID_SPACE = 36 ** 4

interface Flecks {
  length: number
  count: number
  /** As a share of the distance between wraps. */
  weight: number
  /** Null for the yarn's own colour. */
  tone: string | null
}

const FLECKS: Partial<Record<SwatchData['texture'], Flecks>> = {
  melange: { length: 7, count: 12, weight: 0.36, tone: '#000' },
  slub: { length: 11, count: 8, weight: 0.85, tone: null },
  metallic: { length: 3, count: 13, weight: 0.4, tone: '#fff' },
}

/** The stroke comes from the parent, so that one path serves for the furrow and its highlight. */
function Repeated({ id, repeat: { d, by, times } }: { id: string; repeat: Repeat }) {
  const again = Array.from({ length: times - 1 }, (_, index) => short(by * (index + 1)))
  return (
    <g id={id}>
      <path id={`${id}p`} d={tight(d)} />
      {again.map((y) => (
        <use key={y} href={`#${id}p`} y={y} />
      ))}
    </g>
  )
}

function PlyFurrows({ id, strand }: { id: string; strand: StrandSource }) {
  return (
    <>
      <g stroke="#000" opacity=".42" strokeWidth="1.3">
        <Repeated id={id} repeat={plyFurrows(strand)} />
      </g>
      <use href={`#${id}`} x="1.8" y=".9" stroke="#fff" strokeWidth="2" opacity=".16" />
    </>
  )
}

function SingleLie({ strand }: { strand: StrandSource }) {
  const { d, width, dashes, slant } = singleLie(strand)
  const lie = { d, strokeWidth: width, strokeDasharray: dashes, transform: slant }
  return (
    <>
      <path {...lie} stroke="#000" opacity=".28" />
      <path {...lie} strokeDashoffset="-1" stroke="#fff" opacity=".18" />
    </>
  )
}

interface PackageSwatchProps extends SwatchData {
  /** The accessible name when it is the only picture; leave out next to a title. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * A yarn drawn from its data: its package with wraps as thick as the thread and, at the right, one enlarged strand
 * with ply and twist. The same data gives the same drawing, under 2 kB.
 */
export function PackageSwatch({
  shape,
  resultantTex,
  ply,
  twistDirection,
  colour,
  texture,
  seed,
  label,
  className,
}: PackageSwatchProps) {
  const random = seeded(seed)
  const form = PACKAGE_SHAPES[shape]
  const pitch = Math.max(wrapPitch(resultantTex), form.leastPitch ?? 0)
  const strand: StrandSource = { width: strandWidth(resultantTex), ply, twist: twistDirection, texture, random }
  const flecks = FLECKS[texture]
  const isHairy = texture === 'plain'
  const id = shape[0] + (seed % ID_SPACE).toString(36)
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      className={cx('rounded-sm bg-ground', className)}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      <clipPath id={id}>
        <path d={form.body} clipRule="evenodd" />
      </clipPath>
      {form.core ? <path d={form.core} fill={form.coreColour} /> : null}
      <g clipPath={`url(#${id})`} strokeWidth={short(pitch * 0.26)} strokeLinecap="round">
        <path d="M0 0h74v96H0z" fill={colour} />
        <g stroke="#000" opacity=".28">
          <Repeated id={`${id}w`} repeat={packageWraps(form, pitch)} />
        </g>
        <use href={`#${id}w`} y={short(-pitch * 0.4)} stroke="#fff" opacity=".2" />
        {form.lens ? (
          <>
            <clipPath id={`${id}l`}>
              <path d={form.lens} />
            </clipPath>
            <g clipPath={`url(#${id}l)`}>
              <path d={form.lens} fill={colour} stroke="#0008" />
              <g transform="rotate(72 37 50)">
                <use href={`#${id}w`} stroke="#000" opacity=".28" />
                <use href={`#${id}w`} y={short(-pitch * 0.4)} stroke="#fff" opacity=".2" />
              </g>
            </g>
          </>
        ) : null}
        {flecks ? (
          <path
            d={tight(packageFlecks(form, flecks.length, form.lens ? flecks.count - 5 : flecks.count, random))}
            stroke={flecks.tone ?? colour}
            opacity={flecks.tone === '#000' ? '.3' : '.8'}
            strokeWidth={short(pitch * flecks.weight)}
          />
        ) : null}
        {texture === 'boucle' ? (
          <use
            href={`#${id}w`}
            stroke={colour}
            strokeWidth={short(pitch)}
            strokeDasharray={`0 ${short(pitch * 1.4)}`}
          />
        ) : null}
        <path d={form.shade} fill="#0002" />
      </g>
      {form.face ? <path d={form.face} fill={colour} stroke="#0004" strokeWidth=".8" /> : null}
      {form.hole ? <path d={form.hole} fill={form.coreColour} /> : null}
      {form.band ? <path d={form.band} fill="#f4efe2" stroke="#0004" /> : null}
      {texture === 'boucle' ? <path d={tight(strandLoops(strand))} stroke={colour} strokeWidth="2" /> : null}
      {isHairy ? <path d={strandHairs(strand)} stroke={colour} strokeWidth=".5" /> : null}
      <clipPath id={`${id}s`}>
        <path id={`${id}o`} d={strandOutline(strand)} />
      </clipPath>
      <g clipPath={`url(#${id}s)`}>
        <use href={`#${id}o`} fill={colour} stroke="#0006" />
        {ply > 1 ? <PlyFurrows id={`${id}f`} strand={strand} /> : <SingleLie strand={strand} />}
        {flecks?.tone ? <path d={strandFlecks(strand)} stroke={flecks.tone} opacity=".4" strokeWidth="1.2" /> : null}
      </g>
    </svg>
  )
}
