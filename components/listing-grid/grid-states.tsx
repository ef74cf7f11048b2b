import Link from 'next/link'
import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatNumber } from '@/components/ui/numbers'
import type { Issue } from '@/lib/domain/errors'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { FilterGroup } from './facets/active-filters'
import { parameterWords } from './facets/facet-view'
import { clearedAddress, hrefOf } from './grid-address'

/** The parts of the address that were ignored, and why. */
export function IgnoredParameters({ issues, definition }: { issues: readonly Issue[]; definition: ModuleDefinition }) {
  if (issues.length === 0) return null
  return (
    <Notice
      tone="warn"
      role="status"
      className="mt-3"
      title={`${issues.length === 1 ? 'One filter' : `${formatNumber(issues.length)} filters`} in this address could not be applied.`}
    >
      <ul>
        {issues.slice(0, 8).map((issue) => (
          <li key={`${issue.field}-${issue.code}-${issue.message}`}>
            <span className="font-medium text-ink">{parameterWords(definition, issue.field)}</span>:{' '}
            {issue.message.replaceAll(RANGE_END, (name) => `“${parameterWords(definition, name)}”`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The end of a range, as its parameter: "countMin". */
const RANGE_END = /\b[a-z][\w.]*(?:Min|Max)\b/g

interface EmptyGridProps {
  name: string
  path: string
  address: URLSearchParams
  groups: readonly FilterGroup[]
  countsWithout: readonly number[]
}

/** No results: which filters to remove, and how many listings that would show. */
export function EmptyGrid({ name, path, address, groups, countsWithout }: EmptyGridProps) {
  const helpful = groups
    .map((group, index) => ({ group, count: countsWithout[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  if (groups.length === 0) {
    return (
      <EmptyState
        title={`No ${name.toLowerCase()} listings yet`}
        actions={<ButtonLink href="/sell">Sell {name.toLowerCase()}</ButtonLink>}
      >
        New listings appear here as soon as sellers publish them.
      </EmptyState>
    )
  }
  const clear = (
    <ButtonLink href={hrefOf(path, clearedAddress(address))} variant={helpful.length > 0 ? 'quiet' : 'secondary'}>
      Clear all filters
    </ButtonLink>
  )
  return (
    <EmptyState title="No listings match these filters" actions={clear}>
      {helpful.length > 0 ? (
        <>
          <p>Try removing one:</p>
          <ul className="mt-4 flex flex-col items-center gap-2">
            {helpful.map(({ group, count }) => (
              <li key={group.name} className="max-w-full">
                <Link
                  href={hrefOf(path, group.without)}
                  prefetch={false}
                  className="inline-flex min-h-10 max-w-full flex-wrap items-center justify-center gap-x-2 rounded-md border border-line-strong bg-raised px-4 py-2 text-ink text-sm hover:border-indigo"
                >
                  <span>
                    Remove {group.label} <span className="font-medium">{group.value}</span>
                  </span>
                  <span className="num text-indigo">
                    {formatNumber(count)} {count === 1 ? 'listing' : 'listings'}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        'Removing a single filter is not enough. Clear them all to start again.'
      )}
    </EmptyState>
  )
}

/** Shown while the database is unavailable. The request ID helps us find the problem. */
export function PageUnavailable({ title, href, requestId }: { title: string; href: string; requestId: string }) {
  return (
    <>
      <h1 className="font-semibold text-xl">{title}</h1>
      <EmptyState title="Not available at the moment" actions={<ButtonAnchor href={href}>Try again</ButtonAnchor>}>
        <p>Nothing is lost. Try again in a few seconds.</p>
        {requestId && <p className="mt-2 text-sm">Request ID: {requestId}</p>}
      </EmptyState>
    </>
  )
}
