import { cx } from '@/components/ui/cx'
import type { Drawing, DrawnLayer } from '@/lib/domain/listing/presenting/drawing'
import { PackageSwatch } from './package-swatch'

interface SwatchProps {
  drawing: Drawing
  /** The accessible name when it is the only picture; leave out next to a title. */
  label?: string
  className?: string
}

/** A listing drawn from its own data. The same data gives the same drawing, under 2 kB. */
export function Swatch({ drawing, label, className }: SwatchProps) {
  if (!('layers' in drawing)) return <PackageSwatch {...drawing} label={label} className={className} />
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      className={cx('rounded-sm bg-ground', className)}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      {drawing.layers.map((layer) => (
        <Layer key={layer.d} {...layer} />
      ))}
    </svg>
  )
}

function Layer({ d, fill, stroke, width, opacity }: DrawnLayer) {
  return <path d={d} fill={fill} stroke={stroke} strokeWidth={width} opacity={opacity} />
}
