/** A loading indicator. Nearby text announces it. */
export function Spinner() {
  return (
    <span className="inline-flex items-center">
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className="size-4 animate-spin" strokeWidth="2">
        <circle cx="8" cy="8" r="6" stroke="currentColor" opacity="0.25" />
        <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" strokeLinecap="round" />
      </svg>
    </span>
  )
}
