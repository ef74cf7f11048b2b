import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import { DRAWING_BOX, slabDrawing } from './slab-drawing'

/** The ladder as a drawing. The rows say in words what it shows. */
export function SlabPicture({ rows }: { rows: readonly SlabFormRow[] }) {
  const drawing = slabDrawing(rows)
  if (!drawing) return null
  const { width, height, top, bottom } = DRAWING_BOX
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full text-ink-2 sm:max-w-140">
      {drawing.gaps.map((gap) => (
        <rect key={gap.x} x={gap.x} y={top} width={gap.width} height={bottom - top} className="fill-madder-wash" />
      ))}
      {drawing.steps.map((step) => (
        <rect
          key={step.from}
          x={step.x}
          y={step.y}
          width={Math.max(step.width - 1.5, 1)}
          height={bottom - step.y}
          className="fill-indigo-wash"
        />
      ))}
      {drawing.overlaps.map((overlap) => (
        <rect
          key={overlap.x}
          x={overlap.x}
          y={top}
          width={overlap.width}
          height={bottom - top}
          className="fill-madder opacity-25"
        />
      ))}
      {drawing.steps.map((step) => (
        <path
          key={step.from}
          d={`M${step.x} ${step.y}h${Math.max(step.width - 1.5, 1)}`}
          strokeDasharray={step.isOpen ? '6 4' : undefined}
          className="stroke-2 stroke-indigo"
        />
      ))}
      <path d={`M0 ${bottom}h${width}`} className="stroke-1 stroke-line-strong" />
      {drawing.steps.map((step, position) => (
        <text
          key={step.from}
          x={step.x}
          y={height - 6}
          textAnchor={position > 0 && step.x > width - 60 ? 'end' : 'start'}
          fill="currentColor"
          className="num text-[13px]"
        >
          {step.from.toLocaleString('en-IN')}
        </text>
      ))}
    </svg>
  )
}
