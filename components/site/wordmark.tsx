import { cx } from '@/components/ui/cx'
import { PRODUCT_NAME } from '@/lib/domain/product'

/** Two warp and two weft threads of a plain weave. */
function WeaveMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('size-6 shrink-0 text-indigo', className)}>
      <path
        fill="currentColor"
        d="M7 2h6v3.5H7zM7 14.5h6V30H7zM19 2h6v15.5h-6zM19 26.5h6V30h-6zM2 7h15.5v6H2zM26.5 7H30v6h-3.5zM2 19h3.5v6H2zM14.5 19H30v6H14.5z"
      />
    </svg>
  )
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 whitespace-nowrap font-semibold text-ink', className)}>
      <WeaveMark />
      {PRODUCT_NAME}
    </span>
  )
}
