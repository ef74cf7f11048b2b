import { cx } from './cx'

/** The panel of a select, menu or popover. */
export const FLOATING = cx(
  'float-in z-50 rounded-md border border-line bg-raised text-ink shadow-float outline-none',
  'forced-colors:border-2',
)

/** An item in a floating list. */
export const FLOATING_ITEM = cx(
  'relative flex min-h-10 cursor-default select-none items-center gap-2 px-3 py-2 text-sm outline-none sm:min-h-9 sm:py-1.5',
  'data-[highlighted]:bg-indigo-wash data-[disabled]:text-ink-3 data-[selected]:font-medium',
)
