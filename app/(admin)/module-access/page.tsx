import type { Metadata } from 'next'
import { readParams, type SearchParams, signedInAdmin } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { AccessFilters } from '@/components/module-access/access-filters'
import { AccessGrid, AccessLegend } from '@/components/module-access/access-grid'
import { OtherAccounts } from '@/components/module-access/sellers/other-accounts'
import { SellerPages } from '@/components/module-access/sellers/seller-pages'
import { SourceState } from '@/components/module-access/source-state'
import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section'
import { filterParams, readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { findOtherAccounts } from '@/lib/services/pages/account-file'
import { readSellerDirectory } from '@/lib/services/pages/seller-directory'

export const metadata: Metadata = { title: 'Sellers', robots: { index: false } }

const PATH = '/module-access'
const EXPORT_PATH = '/api/trade-core/erp/admin/seller-module-access/export'
const COUNT = new Intl.NumberFormat('en-IN')

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const address = await readParams(searchParams)
  const ctx = await signedInAdmin(address.size > 0 ? `${PATH}?${address}` : PATH)
  const filter = readAccessFilter(Object.fromEntries(address))
  const [page, others] = await Promise.all([
    readSellerDirectory(ctx, filter, address.get('cursor') ?? ''),
    findOtherAccounts(ctx, filter.q),
  ])
  const { shown, from, found, total, nextCursor } = page
  const hrefOf = (more: Record<string, string> = {}, path = PATH) => {
    const params = new URLSearchParams([...filterParams(filter), ...Object.entries(more)])
    return params.size > 0 ? `${path}?${params}` : path
  }
  return (
    <SiteFrame actor={ctx.actor}>
      <div className="flex flex-col gap-6">
        <SectionHead
          level={1}
          title="Sellers"
          lead="Which modules each seller can list in, by their plan."
          actions={
            <>
              <ButtonLink href="/plan-requests">Plan requests</ButtonLink>
              <ButtonAnchor href={hrefOf({}, EXPORT_PATH)} download>
                <Icon name="download" />
                CSV
              </ButtonAnchor>
              <ButtonAnchor href={hrefOf({ layout: 'cells' }, EXPORT_PATH)} download>
                <Icon name="download" />
                CSV with reasons
              </ButtonAnchor>
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
              <ButtonLink href={total === 0 ? '/' : PATH}>
                {total === 0 ? 'Browse listings' : 'Show all sellers'}
              </ButtonLink>
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
        <OtherAccounts {...others} />
      </div>
    </SiteFrame>
  )
}
