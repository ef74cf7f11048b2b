import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { readOr404, type SearchParams, textOf } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { askLink } from '@/components/listing-view/ask-link'
import { ListingPageView } from '@/components/listing-view/listing-page-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { isModuleKey, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { readListingPage, whenAvailable } from '@/lib/services/pages/buyer-pages'

interface PageProps {
  params: Promise<{ moduleKey: string; listingId: string }>
  searchParams: SearchParams
}

/** Read once for the page and its metadata. A listing that this reader may not see is "not found", like one that does not exist. */
const load = cache(async (moduleKey: ModuleKey, listingId: string) => {
  const ctx = await pageContext(await whenAvailable(getPageActor))
  return readOr404(async () => ({
    requestId: ctx.requestId,
    page: await whenAvailable(() => readListingPage(ctx, moduleKey, listingId)),
  }))
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { moduleKey, listingId } = await params
  if (!isModuleKey(moduleKey)) return {}
  const { page } = await load(moduleKey, listingId)
  if (!page) return {}
  const { record } = page
  const fields: FieldValues = record.fields
  const company = textValue(fields, 'sellerCompany')
  return {
    title: record.title || record.productName || MODULE_NAMES[moduleKey],
    description: [record.title || record.productName, company ? `offered by ${company}` : '', page.place]
      .filter(Boolean)
      .join(', '),
    robots: record.status === 'ACTIVE' ? {} : { index: false },
  }
}

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey, listingId } = await params
  if (!isModuleKey(moduleKey)) notFound()
  const { requestId, page } = await load(moduleKey, listingId)
  const { qty, quantity, unit } = await searchParams
  const actor = await whenAvailable(getPageActor)
  const canAsk = page?.record.status === 'ACTIVE' && !page.isOwn && (actor === null || hasRole(actor, 'buyer'))
  return (
    <SiteFrame actor={actor} moduleKey={moduleKey}>
      {page ? (
        <ListingPageView
          moduleKey={moduleKey}
          page={page}
          typedQuantity={textOf(qty ?? quantity)?.slice(0, 32) ?? null}
          typedUnit={textOf(unit)?.slice(0, 16) ?? ''}
          isAdmin={actor !== null && hasRole(actor, 'admin')}
          ask={
            canAsk
              ? askLink(page.record, moduleKey, { isSignedIn: actor !== null, takesRequests: page.takesRequests })
              : null
          }
          url={await addressOf(`/listings/${moduleKey}/${listingId}`)}
        />
      ) : (
        <PageUnavailable
          title={MODULE_NAMES[moduleKey]}
          href={`/listings/${moduleKey}/${listingId}`}
          requestId={requestId}
        />
      )}
    </SiteFrame>
  )
}

/** The address as the reader's browser shows it. The host only goes to search engines. */
async function addressOf(path: string): Promise<string> {
  const requestHeaders = await headers()
  const host = requestHeaders.get('host') ?? ''
  return host ? `${requestHeaders.get('x-forwarded-proto') ?? 'http'}://${host}${path}` : path
}
