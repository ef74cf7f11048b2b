import { cx } from '@/components/ui/cx'
import { Notice } from '@/components/ui/notice'

/** Says why buttons do nothing without JavaScript. @param what needs it */
export function NeedsScript({ what = 'This form', className }: { what?: string; className?: string }) {
  return (
    <Notice tone="warn" className={cx('not-noscript:hidden', className)} title={`${what} needs JavaScript`}>
      Switch it on in your browser and reload the page. You can browse, search and compare without it.
    </Notice>
  )
}
