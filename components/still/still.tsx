import type { ReactNode } from 'react'
import { markupOf } from './markup'
import { pageParts } from './page-parts'
import { StillPart } from './still-part'

interface StillProps {
  /** Apart from the others of its page. */
  name: string
  className?: string
  /** What only stands there: no hooks, no handlers, no client components; its links are plain <a>, `data-stays` where the page is not to scroll. */
  children?: ReactNode
  /** Instead of children, where `markupOf` made it before. */
  markup?: string
}

/**
 * Content that no script of ours ever draws, sent once. A page of the router goes out twice, as HTML and as the tree that the browser
 * hydrates: for a list of cards that is most of its weight, and of the time it takes to make. Here a document carries the markup alone.
 */
export function Still({ name, className, children, markup = markupOf(children) }: StillProps) {
  const parts = pageParts()
  if (parts === null) return <StillPart name={name} markup={markup} className={className} />
  parts.set(name, markup)
  return <StillPart name={name} className={className} />
}
