'use client'

import { Slider as Base } from '@base-ui/react/slider'
import { cx } from './cx'

export interface RangeSliderProps {
  min: number
  max: number
  step?: number
  value: readonly [number, number]
  onValueChange: (value: [number, number]) => void
  /** Called on release: the moment to ask the server. */
  onValueCommitted?: (value: [number, number]) => void
  /** Labels of the two ends, such as "Finest count" and "Coarsest count". */
  labels: readonly [string, string]
  /** The value with its unit, as shown and announced. */
  format?: (value: number) => string
  disabled?: boolean
  className?: string
}

function pair(value: readonly number[], fallback: readonly [number, number]): [number, number] {
  return [value[0] ?? fallback[0], value[1] ?? fallback[1]]
}

/** A range slider. Always add two number boxes with the same values, for those who cannot drag. */
export function RangeSlider({
  min,
  max,
  step = 1,
  value,
  onValueChange,
  onValueCommitted,
  labels,
  format = String,
  disabled,
  className,
}: RangeSliderProps) {
  return (
    <Base.Root
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      onValueChange={(next) => onValueChange(pair(next, value))}
      onValueCommitted={onValueCommitted ? (next) => onValueCommitted(pair(next, value)) : undefined}
      className={cx('min-w-0', className)}
    >
      <Base.Control className="flex h-10 w-full touch-none select-none items-center px-2.5 data-[disabled]:opacity-50 sm:h-8">
        <Base.Track className="h-1 w-full rounded-full bg-line-strong/50">
          <Base.Indicator className="rounded-full bg-indigo-fill" />
          {labels.map((label, index) => (
            <Base.Thumb
              key={label}
              index={index}
              getAriaLabel={() => label}
              getAriaValueText={(_text, thumb) => format(thumb)}
              className="size-6 rounded-full border-2 border-indigo-fill bg-raised has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-indigo has-[:focus-visible]:outline-offset-2 sm:size-5"
            />
          ))}
        </Base.Track>
      </Base.Control>
      <div aria-hidden="true" className="num flex justify-between text-ink-2 text-xs">
        <span>{format(value[0])}</span>
        <span>{format(value[1])}</span>
      </div>
    </Base.Root>
  )
}
