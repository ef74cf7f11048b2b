import { cx } from './cx'

/** A loading indicator. `label` announces it; leave it out when nearby text does. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={cx('inline-flex items-center', className)} role={label === undefined ? undefined : 'status'}>
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className="size-4 animate-spin" strokeWidth="2">
        <circle cx="8" cy="8" r="6" stroke="currentColor" opacity="0.25" />
        <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </span>
  )
}
