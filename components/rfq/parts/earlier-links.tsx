import { TextLink } from '@/components/ui/link'
import { formatNumber } from '@/components/ui/numbers'
import type { NewestPart } from '@/lib/domain/rfq/lists/list-query'

/** Leads to the part of a long list before this one, and back to its newest. */
export function EarlierLinks({
  part: { earlier, later },
  words: [one, many],
  hrefOf,
}: {
  part: Pick<NewestPart<unknown>, 'earlier' | 'later'>
  /** What is listed: one, and many of them. */
  words: readonly [string, string]
  /** The page with the part that ends at this place; null: with the newest. */
  hrefOf: (until: number | null) => string
}) {
  if (earlier === 0 && later === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
      {earlier > 0 ? (
        <TextLink href={hrefOf(earlier)}>
          {formatNumber(earlier)} earlier {earlier === 1 ? one : many}
        </TextLink>
      ) : null}
      {later > 0 ? <TextLink href={hrefOf(null)}>Newest {many}</TextLink> : null}
    </p>
  )
}
