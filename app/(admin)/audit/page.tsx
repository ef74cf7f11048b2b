import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { AuditFilters } from '@/components/audit/audit-filters'
import { AuditList } from '@/components/audit/audit-list'
import { ChainState } from '@/components/audit/chain-state'
import { SiteShell } from '@/components/site/site-shell'
import { ButtonLink, buttonClass } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { auditFilterParams, readAuditFilter } from '@/lib/domain/audit/filter'
import { readAuditPage } from '@/lib/services/audit/audit-reading'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'

export const metadata: Metadata = { title: 'Audit log', robots: { index: false } }

const PATH = '/audit'
const API_PATH = '/api/trade-core/erp/admin/audit-log'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  const parameters = Object.entries(await searchParams).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  const address = new URLSearchParams(parameters)
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(address.size > 0 ? `${PATH}?${address}` : PATH)}`)
  // Everyone but an administrator gets 404.
  if (!hasRole(actor, 'admin')) notFound()

  const ctx = await pageContext(actor)
  const { filter, issues } = readAuditFilter(address)
  const cursor = address.get('cursor')
  const page = await whenAvailable(() => readAuditPage(ctx, filter, cursor))
  const hrefOf = (more: Record<string, string> = {}, path = PATH) => {
    const params = new URLSearchParams([...auditFilterParams(filter), ...Object.entries(more)])
    return params.size > 0 ? `${path}?${params}` : path
  }
  const hrefFor = (only: Record<string, string>) => `${PATH}?${new URLSearchParams(only)}`
  const isFiltered = auditFilterParams(filter).size > 0
  return (
    <SiteShell actor={actor}>
      <div className="flex flex-col gap-6">
        <SectionHead
          level={1}
          title="Audit log"
          lead="Who did what to which record. Entries are signed and linked, and cannot be changed or deleted."
          actions={
            <a href={hrefOf({}, `${API_PATH}/export`)} download className={buttonClass()}>
              <Icon name="download" />
              CSV
            </a>
          }
        />
        {page ? <ChainState end={page.end} at={ctx.now.toISOString()} path={`${API_PATH}/chain`} /> : null}
        <AuditFilters key={hrefOf()} filter={filter} path={PATH} />
        {issues.length > 0 ? (
          <Notice tone="warn" title="Part of the filter was ignored">
            {issues.map(({ field, message }) => (
              <p key={field}>{message}</p>
            ))}
          </Notice>
        ) : null}
        {page?.isActorCut ? (
          <Notice tone="warn">
            More than 50 accounts match “{filter.actor}”; only the first 50 are shown. Enter more of the name.
          </Notice>
        ) : null}
        {page === null ? (
          <EmptyState
            title="The audit log is not available"
            actions={<ButtonLink href={hrefOf()}>Try again</ButtonLink>}
          >
            The database is not responding.
            {ctx.requestId ? <span className="num mt-2 block text-xs">Request {ctx.requestId}</span> : null}
          </EmptyState>
        ) : page.entries.length > 0 ? (
          <AuditList entries={page.entries} hrefOf={hrefFor} />
        ) : (
          <EmptyState
            title={cursor ? 'No older entries' : isFiltered ? 'No entries match these filters' : 'No entries yet'}
            actions={
              <Link href={PATH} className={buttonClass()}>
                Show all entries
              </Link>
            }
          />
        )}
        {page && (page.nextCursor || cursor) ? (
          <nav aria-label="Log pages" className="flex flex-wrap justify-end gap-2">
            {cursor ? (
              <Link href={hrefOf()} prefetch={false} className={buttonClass()}>
                Newest
              </Link>
            ) : null}
            {page.nextCursor ? (
              <Link href={hrefOf({ cursor: page.nextCursor })} rel="next" prefetch={false} className={buttonClass()}>
                Older
              </Link>
            ) : null}
          </nav>
        ) : null}
      </div>
    </SiteShell>
  )
}
