import type { Metadata } from 'next'
import { sellerPage } from '@/app/(seller)/seller-page'
import { type SearchParams, textOf } from '@/app/page-request'
import { sellPath } from '@/components/seller-listings/for-seller/sell-path'
import { SellModules } from '@/components/seller-listings/sell-modules'
import { readSellPage } from '@/lib/services/pages/seller-pages'

export const metadata: Metadata = { title: 'Sell', robots: { index: false } }

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const sellerId = textOf((await searchParams).sellerId)
  return sellerPage({
    href: sellPath('', sellerId === null ? null : { sellerId }),
    isForAdmins: sellerId !== null,
    read: (ctx) => readSellPage(ctx, sellerId),
    view: (page) => <SellModules page={page} />,
  })
}
