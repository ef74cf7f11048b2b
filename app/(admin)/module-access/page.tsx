import type { Metadata } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { AccessFilters } from '@/components/module-access/access-filters'
import { AccessGrid, AccessLegend } from '@/components/module-access/access-grid'
import { SourceState } from '@/components/module-access/source-state'
import { SiteShell } from '@/components/site/site-shell'
import { buttonClass } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/pagination'
import { getPageActor } from '@/lib/auth/page-actor'
import { hasRole } from '@/lib/domain/actor'
import { addressOfMore, filterAccess, readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { contextFor } from '@/lib/services/context'
import { readModuleAccess } from '@/lib/services/seller-access'

export const metadata: Metadata = { title: 'Module access of sellers', robots: { index: false } }

const PATH = '/module-access'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  const given = Object.entries(await searchParams).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  const address = new URLSearchParams(given)
  const actor = await getPageActor()
  if (!actor) redirect(`/sign-in?callbackUrl=${encodeURIComponent(address.size > 0 ? `${PATH}?${address}` : PATH)}`)
  // To anyone but an admin there is no such page.
  if (!hasRole(actor, 'admin')) notFound()

  const ctx = contextFor({ actor, requestId: (await headers()).get('x-request-id') ?? '' })
  const { sellers, entitlementConfigReadback } = await readModuleAccess(ctx, null)
  const filter = readAccessFilter(address)
  const found = filterAccess(sellers, filter)
  const shown = found.slice(0, filter.limit)
  return (
    <SiteShell actor={actor}>
      <div className="flex flex-col gap-6">
        <SectionHead
          level={1}
          title="Module access of sellers"
          actions={
            <Link href="/plan-requests" className={buttonClass()}>
              Requests for a plan
            </Link>
          }
        />
        <SourceState readback={entitlementConfigReadback} />
        <AccessFilters filter={filter} path={PATH} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <p className="text-sm">
            <span className="num font-medium">{shown.length}</span> of <span className="num">{sellers.length}</span>{' '}
            sellers
          </p>
          {shown.length > 0 ? <AccessLegend /> : null}
        </div>
        {shown.length > 0 ? (
          <AccessGrid records={shown} />
        ) : (
          <EmptyState
            title={sellers.length === 0 ? 'There are no sellers yet' : 'No seller fits these filters'}
            actions={
              <Link href={sellers.length === 0 ? '/' : PATH} className={buttonClass()}>
                {sellers.length === 0 ? 'To the market' : 'Show all sellers'}
              </Link>
            }
          >
            {sellers.length === 0 ? 'They appear here as soon as somebody signs up to sell.' : null}
          </EmptyState>
        )}
        {shown.length < found.length ? (
          <LoadMore href={addressOfMore(PATH, filter)} shown={shown.length} total={found.length} noun="sellers" />
        ) : null}
      </div>
    </SiteShell>
  )
}
