import { ButtonLink } from './link'

const COUNT = new Intl.NumberFormat('en-IN')

interface LoadMoreProps {
  /** The address of the next page. */
  href: string
  shown: number
  /** The plural noun for the items. */
  noun: string
}

/** A link to the next page, which works without JavaScript, and how many items are shown. */
export function LoadMore({ href, shown, noun }: LoadMoreProps) {
  return (
    <nav aria-label="More results" className="flex flex-col items-center gap-3 py-6 text-sm">
      <p className="num text-ink-2">{`${COUNT.format(shown)} ${noun} shown`}</p>
      <ButtonLink href={href} rel="next">
        Load more
      </ButtonLink>
    </nav>
  )
}
