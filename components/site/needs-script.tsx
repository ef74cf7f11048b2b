import { cx } from '@/components/ui/cx'
import { Notice } from '@/components/ui/notice'

/** Says why the buttons of a form do nothing without JavaScript. */
export function NeedsScript({ className }: { className?: string }) {
  return (
    <Notice tone="warn" className={cx('not-noscript:hidden', className)} title="This form needs JavaScript">
      Switch it on in your browser and reload the page. You can browse, search and compare without it.
    </Notice>
  )
}
