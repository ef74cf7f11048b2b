import type { Metadata } from 'next'
import { sellerPage } from '@/app/(seller)/seller-page'
import { type SearchParams, textOf } from '@/app/page-request'
import { sellPath } from '@/components/seller-listings/for-seller/sell-path'
import { OwnListingsView } from '@/components/seller-listings/own-listings-view'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import { readOwnListingsPage } from '@/lib/services/pages/seller-pages'

/** An admin reads the listings of the seller whom the address names. */
export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const { sellerId } = await searchParams
  return { title: textOf(sellerId) === null ? 'Your listings' : 'Listings of a seller', robots: { index: false } }
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams
  const status = LISTING_STATUSES.find((candidate) => candidate === query.status) ?? 'ACTIVE'
  const q = textOf(query.q)?.trim() ?? ''
  const sellerId = textOf(query.sellerId)
  return sellerPage({
    href: sellPath('/listings', sellerId === null ? null : { sellerId }, { status, ...(q ? { q } : {}) }),
    isForAdmins: sellerId !== null,
    read: (ctx) => readOwnListingsPage(ctx, { status, pages: Number(query.pages ?? 1), q, sellerId }),
    view: (page, { now }) => <OwnListingsView page={page} now={now} />,
  })
}
