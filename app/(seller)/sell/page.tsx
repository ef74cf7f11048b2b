import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { sellerPage } from '@/app/(seller)/seller-page'
import { type SearchParams, textOf } from '@/app/page-request'
import { sellPath } from '@/components/seller-listings/for-seller/sell-path'
import { SellModules } from '@/components/seller-listings/sell-modules'
import { readSellPage } from '@/lib/services/pages/seller-pages'

export const metadata: Metadata = { title: 'Sell', robots: { index: false } }

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { sellerId: named, line: typed } = await searchParams
  const [sellerId, line] = [textOf(named), textOf(typed) ?? '']
  return sellerPage({
    href: sellPath('', sellerId === null ? null : { sellerId }, line === '' ? {} : { line }),
    isForAdmins: sellerId !== null,
    read: (ctx) => readSellPage(ctx, sellerId, line),
    view: (page) => {
      const { reading, forSeller } = page
      if (reading?.isOpen) redirect(sellPath(`/${reading.modules[0]}`, forSeller, { line: reading.line }))
      return <SellModules page={page} />
    },
  })
}
