import { cx } from './cx'

/** Turns while something is under way; with `label` it says so itself, without it the words beside it do. */
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
