import type { ReactNode } from 'react'
import { staticHtmlHost } from '@/lib/config/static-html-host'
import { StaticHtmlPart } from './static-html-part'

interface StaticHtmlProps {
  /** Unique in its page. */
  name: string
  className?: string
  /** No hooks, handlers or client components. Links are plain <a>, with `data-stays` if the page is not to scroll. */
  children?: ReactNode
  /** In place of children: what `renderStatic` made of them before. */
  html?: string
}

/**
 * Content that no script draws, sent once. Next sends what a server component renders twice: as HTML and as the data from which the
 * browser hydrates. For lists of cards that doubles the bytes of a page and the time to make it (docs/benchmarks.md). Here a document
 * carries the HTML alone.
 */
export function StaticHtml({ name, className, children, html = renderStatic(children) }: StaticHtmlProps) {
  const parts = staticHtmlHost().parts()
  if (parts === null) return <StaticHtmlPart name={name} html={html} className={className} />
  parts.set(name, html)
  return <StaticHtmlPart name={name} className={className} />
}

export function renderStatic(node: ReactNode): string {
  return staticHtmlHost().render(node)
}
