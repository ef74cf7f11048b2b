import { cx } from '@/components/ui/cx'
import { type FlatLayer, seedOf } from '@/lib/domain/families/drawing'
import type { Drawing } from '@/lib/domain/listing/presenting/drawing'
import { PackageSwatch } from './package-swatch'

const SQUARE = 'M0 0h96v96H0z'
/** Cloth has no edge: it fills a frame that is wider than high. */
const WIDE = 'M-96 0h288v96H-96z'

interface SwatchProps {
  drawing: Drawing
  /** The accessible name when it is the only picture; leave out next to a title. */
  label?: string
  className?: string
}

/** A listing drawn from its own data. The same data gives the same drawing, under 2 kB. */
export function Swatch({ drawing, label, className }: SwatchProps) {
  if (!('layers' in drawing)) return <PackageSwatch {...drawing} label={label} className={className} />
  const { ground, tile, layers, seed = 0 } = drawing
  const pattern = `tile-${seed}`
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      className={cx('rounded-sm bg-ground', className)}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      {ground && <path d={tile ? WIDE : SQUARE} fill={ground} />}
      {tile && (
        <>
          <pattern id={pattern} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
            <Layers of={tile.layers} />
          </pattern>
          <path d={WIDE} fill={`url(#${pattern})`} />
        </>
      )}
      <Layers of={layers} />
    </svg>
  )
}

/** A path that is drawn several times, as shade, colour and light, is written once. */
function Layers({ of }: { of: readonly FlatLayer[] }) {
  const isRepeated = (d: string) => d.length > SHORT && of.filter((layer) => layer.d === d).length > 1
  const shared = [...new Set(of.map(({ d }) => d))].filter(isRepeated)
  return (
    <>
      {shared.length > 0 && (
        <defs>
          {shared.map((d) => (
            <path key={d} id={pathId(d)} d={d} />
          ))}
        </defs>
      )}
      {of.map((layer) => (
        <Layer
          key={`${layer.d} ${layer.fill} ${layer.stroke} ${layer.width}`}
          {...layer}
          isShared={isRepeated(layer.d)}
        />
      ))}
    </>
  )
}

/** A reference is about as long. */
const SHORT = 40
/** By its content: the same path in two drawings may have one id. */
const pathId = (d: string) => `path-${seedOf(d).toString(36)}`

function Layer({ d, fill, stroke, width, opacity, isShared }: FlatLayer & { isShared: boolean }) {
  const look = { fill, stroke, strokeWidth: width, opacity }
  return isShared ? <use href={`#${pathId(d)}`} {...look} /> : <path d={d} {...look} />
}
