import { cx } from './cx'
import { TONE_FILL, type Tone } from './tone'

const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 })

function share(value: number, max: number): number {
  return max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
}

export interface ProgressBarProps {
  /** What is in progress. */
  label: string
  /** Leave out while the progress is unknown. */
  value?: number
  max?: number
  /** Shown and announced instead of the percentage, such as "3.2 of 8 MB". */
  valueText?: string
  labelHidden?: boolean
  className?: string
}

/** The progress of an upload or import. */
export function ProgressBar({ label, value, max = 100, valueText, labelHidden = false, className }: ProgressBarProps) {
  const part = value === undefined ? undefined : share(value, max)
  const text = valueText ?? (part === undefined ? undefined : PERCENT.format(part))
  return (
    <div className={cx('min-w-0', className)}>
      <p className={cx('mb-1.5 flex justify-between gap-4 text-sm', labelHidden && 'sr-only')}>
        <span className="min-w-0 truncate">{label}</span>
        <span className="num text-ink-2">{text}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className={cx(
            'h-full rounded-full bg-indigo-fill transition-[width]',
            part === undefined && 'w-1/3 animate-breathe',
          )}
          style={part === undefined ? undefined : { width: `${part * 100}%` }}
        />
      </div>
    </div>
  )
}

export interface MeterProps {
  label: string
  value: number
  max?: number
  valueText?: string
  tone?: Tone
  labelHidden?: boolean
  className?: string
}

/** How full something is: the completeness of a listing, a plan's modules. */
export function Meter({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  labelHidden = false,
  className,
}: MeterProps) {
  const part = share(value, max)
  const text = valueText ?? PERCENT.format(part)
  return (
    <div className={cx('min-w-0', className)}>
      <p className={cx('mb-1.5 flex justify-between gap-4 text-sm', labelHidden && 'sr-only')}>
        <span className="min-w-0 truncate">{label}</span>
        <span className="num font-medium">{text}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers style a native meter differently. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className={cx('h-full rounded-full transition-[width]', TONE_FILL[tone])}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  )
}
