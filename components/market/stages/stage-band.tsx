import { cx } from '@/components/ui/cx'
import type { StageTexture } from '@/lib/domain/modules/stages'

interface StageBandProps {
  texture: StageTexture
  className?: string
}

/** A narrow band in the cloth of a stage, on pages that show its goods. It is decoration: screen readers skip it. */
export function StageBand({ texture, className }: StageBandProps) {
  return <div aria-hidden="true" data-texture={texture} className={cx('stage-band', className)} />
}
