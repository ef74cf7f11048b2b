import type { Metadata } from 'next'
import { readParams, type SearchParams, signedInAdmin } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { AuditFilters } from '@/components/audit/audit-filters'
import { AuditList } from '@/components/audit/audit-list'
import { ChainState } from '@/components/audit/chain-state'
import { NeedsScript } from '@/components/site/needs-script'
import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section'
import { auditFilterParams, readAuditFilter } from '@/lib/domain/audit/filter'
import { readAuditPage } from '@/lib/services/audit/audit-reading'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'

export const metadata: Metadata = { title: 'Audit log', robots: { index: false } }

const PATH = '/audit'
const API_PATH = '/api/trade-core/erp/admin/audit-log'

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const address = await readParams(searchParams)
  const ctx = await signedInAdmin(address.size > 0 ? `${PATH}?${address}` : PATH)
  const { filter, issues } = readAuditFilter(Object.fromEntries(address))
  const cursor = address.get('cursor')
  const page = await whenAvailable(() => readAuditPage(ctx, filter, cursor))
  const hrefOf = (more: Record<string, string> = {}, path = PATH) => {
    const params = new URLSearchParams([...auditFilterParams(filter), ...Object.entries(more)])
    return params.size > 0 ? `${path}?${params}` : path
  }
  const hrefFor = (only: Record<string, string>) => `${PATH}?${new URLSearchParams(only)}`
  const isFiltered = auditFilterParams(filter).size > 0
  return (
    <SiteFrame actor={ctx.actor}>
      <div className="flex flex-col gap-6">
        <SectionHead
          level={1}
          title="Audit log"
          lead="Who did what to which record. Entries are signed and linked, and cannot be changed or deleted."
          actions={
            <ButtonAnchor href={hrefOf({}, `${API_PATH}/export`)} download>
              <Icon name="download" />
              CSV
            </ButtonAnchor>
          }
        />
        <NeedsScript what="Checking the chain" />
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
            actions={<ButtonAnchor href={hrefOf()}>Try again</ButtonAnchor>}
          >
            The database is not responding.
            {ctx.requestId ? <span className="num mt-2 block text-xs">Request {ctx.requestId}</span> : null}
          </EmptyState>
        ) : page.entries.length > 0 ? (
          <AuditList entries={page.entries} hrefOf={hrefFor} />
        ) : (
          <EmptyState
            title={cursor ? 'No older entries' : isFiltered ? 'No entries match these filters' : 'No entries yet'}
            actions={<ButtonLink href={PATH}>Show all entries</ButtonLink>}
          />
        )}
        {page && (page.nextCursor || cursor) ? (
          <nav aria-label="Log pages" className="flex flex-wrap justify-end gap-2">
            {cursor ? <ButtonLink href={hrefOf()}>Newest</ButtonLink> : null}
            {page.nextCursor ? (
              <ButtonLink href={hrefOf({ cursor: page.nextCursor })} rel="next">
                Older
              </ButtonLink>
            ) : null}
          </nav>
        ) : null}
      </div>
    </SiteFrame>
  )
}
