import Link from 'next/link'
import { cx } from '@/components/ui/cx'
import type { Chapter } from '@/lib/contract/document/chapters'

const GUIDE = [
  { id: 'quick-start', label: 'Quick start' },
  { id: 'modules', label: 'Modules' },
  { id: 'errors', label: 'Errors' },
  { id: 'repeating', label: 'Idempotency' },
  { id: 'versions', label: 'Record versions' },
  { id: 'pages', label: 'Pages and filters' },
  { id: 'limits', label: 'Limits' },
  { id: 'api-versions', label: 'API versions' },
  { id: 'operations', label: 'All operations' },
] as const

interface DocsNavProps {
  chapters: readonly Pick<Chapter, 'key' | 'title' | 'operations'>[]
  /** The open chapter; null for the guide. */
  current: string | null
}

const ENTRY = 'flex min-h-10 items-center text-sm hover:text-ink lg:min-h-8'

/** The documentation menu: at the side on a wide screen, collapsed above the page on a phone. */
export function DocsNav(props: DocsNavProps) {
  return (
    <div className="print:hidden">
      <details className="rounded-md border border-line px-4 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center font-medium">Contents</summary>
        <NavList {...props} label="Contents, collapsed" />
      </details>
      <div className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto lg:block">
        <NavList {...props} label="Contents" />
      </div>
    </div>
  )
}

function NavList({ chapters, current, label }: DocsNavProps & { label: string }) {
  return (
    <nav aria-label={label} className="pb-4">
      <ul>
        <li>
          <NavEntry href="/docs" isCurrent={current === null}>
            Guide
          </NavEntry>
          {current === null ? (
            <Anchors anchors={GUIDE.map(({ id, label: text }) => ({ href: `#${id}`, text }))} />
          ) : null}
        </li>
        {chapters.map(({ key, title, operations }) => (
          <li key={key}>
            <NavEntry href={`/docs/${key}`} isCurrent={current === key}>
              {title}
            </NavEntry>
            {current === key ? (
              <Anchors anchors={operations.map(({ id, summary }) => ({ href: `#${id}`, text: summary }))} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavEntry({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      prefetch={false}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(ENTRY, isCurrent ? 'font-semibold text-ink' : 'text-ink-2')}
    >
      {children}
    </Link>
  )
}

function Anchors({ anchors }: { anchors: readonly { href: string; text: string }[] }) {
  return (
    <ul className="mb-2 border-line border-l pl-4">
      {anchors.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className={cx(ENTRY, 'text-ink-2')}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
