import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { AccessFilters } from '@/components/module-access/access-filters'
import { AccessGrid, AccessLegend } from '@/components/module-access/access-grid'
import { SellerPages } from '@/components/module-access/sellers/seller-pages'
import { SourceState } from '@/components/module-access/source-state'
import { SiteShell } from '@/components/site/site-shell'
import { buttonClass } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { filterParams, readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { readSellerDirectory } from '@/lib/services/pages/seller-directory'

export const metadata: Metadata = { title: 'Module access of sellers', robots: { index: false } }

const PATH = '/module-access'
const EXPORT_PATH = '/api/trade-core/erp/admin/seller-module-access/export'
const COUNT = new Intl.NumberFormat('en-IN')

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
  const filter = readAccessFilter(address)
  const page = await readSellerDirectory(ctx, filter, address.get('cursor') ?? '')
  const { shown, from, found, total, nextCursor } = page
  const hrefOf = (more: Record<string, string> = {}, path = PATH) => {
    const params = new URLSearchParams([...filterParams(filter), ...Object.entries(more)])
    return params.size > 0 ? `${path}?${params}` : path
  }
  return (
    <SiteShell actor={actor}>
      <div className="flex flex-col gap-6">
        <SectionHead
          level={1}
          title="Module access of sellers"
          actions={
            <>
              <Link href="/plan-requests" className={buttonClass()}>
                Plan requests
              </Link>
              <a href={hrefOf({}, EXPORT_PATH)} download className={buttonClass()}>
                <Icon name="download" />
                CSV
              </a>
              <a href={hrefOf({ layout: 'cells' }, EXPORT_PATH)} download className={buttonClass()}>
                <Icon name="download" />
                CSV with reasons
              </a>
            </>
          }
        />
        <SourceState readback={page.source} />
        <AccessFilters key={hrefOf()} filter={filter} path={PATH} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <p className="num text-sm">
            <span className="font-medium">{COUNT.format(found)}</span>
            {found === total ? '' : ` of ${COUNT.format(total)}`} sellers
          </p>
          {shown.length > 0 ? <AccessLegend /> : null}
        </div>
        {shown.length > 0 ? (
          <AccessGrid sellers={shown} openByModule={page.openByModule} />
        ) : (
          <EmptyState
            title={total === 0 ? 'No sellers yet' : 'No sellers match these filters'}
            actions={
              <Link href={total === 0 ? '/' : PATH} className={buttonClass()}>
                {total === 0 ? 'Browse listings' : 'Show all sellers'}
              </Link>
            }
          >
            {total === 0 ? 'Sellers appear here when they sign up.' : null}
          </EmptyState>
        )}
        <SellerPages
          from={from}
          shown={shown.length}
          found={found}
          firstHref={hrefOf()}
          nextHref={nextCursor ? hrefOf({ cursor: nextCursor }) : null}
        />
      </div>
    </SiteShell>
  )
}
