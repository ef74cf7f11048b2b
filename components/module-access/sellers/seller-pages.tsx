import { ButtonLink } from '@/components/ui/link'

interface SellerPagesProps {
  from: number
  shown: number
  found: number
  firstHref: string
  nextHref: string | null
}

const COUNT = new Intl.NumberFormat('en-IN')

/** The position in the list, with links to the first and next page. */
export function SellerPages({ from, shown, found, firstHref, nextHref }: SellerPagesProps) {
  if (from === 0 && nextHref === null) return null
  return (
    <nav aria-label="Seller pages" className="flex flex-wrap items-center justify-between gap-4 text-sm">
      <p className="num text-ink-2">
        {COUNT.format(from + 1)} to {COUNT.format(from + shown)} of {COUNT.format(found)}
      </p>
      <div className="flex gap-2">
        {from > 0 ? <ButtonLink href={firstHref}>First page</ButtonLink> : null}
        {nextHref ? (
          <ButtonLink href={nextHref} rel="next">
            Next page
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  )
}
