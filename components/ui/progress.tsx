import type { ReactNode } from 'react'
import { cx } from './cx'
import { TONE_FILL, type Tone } from './tone'

const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 })

export interface ProgressBarProps {
  /** What is in progress. */
  label: string
  value: number
  max?: number
  /** Shown and announced instead of the percentage, such as "3.2 of 8 MB". */
  valueText: string
}

/** The progress of an upload or import. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <Bar label={label} text={<span className="text-ink-2">{valueText}</span>}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
        className={TRACK}
      >
        <Fill share={share} tone="accent" />
      </div>
    </Bar>
  )
}

/** How complete something is, in percent. */
export function Meter({ label, value, className }: { label: string; value: number; className?: string }) {
  const text = PERCENT.format(value / 100)
  return (
    <Bar label={label} text={<span className="font-medium">{text}</span>} className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers style a native meter differently. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={text}
        className={TRACK}
      >
        <Fill share={value / 100} tone={value === 100 ? 'meet' : 'accent'} />
      </div>
    </Bar>
  )
}

const TRACK = 'h-1.5 overflow-hidden rounded-full bg-line forced-colors:border'

/** The line above a bar, and the bar. */
function Bar(props: { label: string; text: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', props.className)}>
      <p className="mb-1.5 flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate">{props.label}</span>
        <span className="num">{props.text}</span>
      </p>
      {props.children}
    </div>
  )
}

function Fill({ share, tone }: { share: number; tone: Tone }) {
  return (
    <div
      className={cx('h-full rounded-full transition-[width]', TONE_FILL[tone])}
      style={{ width: `${share * 100}%` }}
    />
  )
}
