import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { readParams, type SearchParams } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { activeFilters, countFacetNames } from '@/components/listing-grid/facets/active-filters'
import { apiParameters, hrefOf, shownCount, tidyAddress } from '@/components/listing-grid/grid-address'
import { PageUnavailable } from '@/components/listing-grid/grid-states'
import { ListingGrid } from '@/components/listing-grid/listing-grid'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { matrixDefinition } from '@/lib/domain/modules'
import { isModuleKey, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { MODULE_SUMMARIES } from '@/lib/domain/modules/summaries'
import { countMatches, readGridPage, whenAvailable } from '@/lib/services/pages/buyer-pages'

interface PageProps {
  params: Promise<{ moduleKey: string }>
  searchParams: SearchParams
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { moduleKey } = await params
  if (!isModuleKey(moduleKey)) return {}
  const name = MODULE_NAMES[moduleKey]
  const isFiltered = Object.keys(await searchParams).length > 0
  return {
    title: `${name}: listings`,
    description: `${MODULE_SUMMARIES[moduleKey]} Compare price by quantity, minimum order, stock and dispatch time.`,
    // Search engines index one page per module; filter combinations are endless.
    robots: isFiltered ? { index: false } : {},
  }
}

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey } = await params
  if (!isModuleKey(moduleKey)) notFound()
  const path = `/listings/${moduleKey}`
  const typed = await readParams(searchParams)
  const definition = matrixDefinition(moduleKey)
  const address = tidyAddress(typed, countFacetNames(definition))
  if (address.toString() !== typed.toString()) redirect(hrefOf(path, address))

  const actor = await whenAvailable(getPageActor)
  const ctx = await pageContext(actor)
  const page = await whenAvailable(async () => {
    const grid = await readGridPage(ctx, moduleKey, apiParameters(address), {
      shown: shownCount(address),
      typed: address,
    })
    // Only an empty page counts what each filter hides.
    const groups = grid.total === 0 ? activeFilters(definition, grid.asked) : []
    const found = await countMatches(
      ctx,
      moduleKey,
      groups.map((group) => group.without),
    )
    return { ...grid, countsWithout: found }
  })
  return (
    <SiteFrame actor={actor} wide={page !== null} moduleKey={moduleKey}>
      {page ? (
        <ListingGrid moduleKey={moduleKey} path={path} address={address} page={page} />
      ) : (
        <PageUnavailable title={MODULE_NAMES[moduleKey]} href={hrefOf(path, address)} requestId={ctx.requestId} />
      )}
    </SiteFrame>
  )
}
