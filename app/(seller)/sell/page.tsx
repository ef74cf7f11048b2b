import type { Metadata } from 'next'
import { sellerPage } from '@/app/(seller)/seller-page'
import { SellModules } from '@/components/seller-listings/sell-modules'
import { readSellPage } from '@/lib/services/pages/seller-pages'

export const metadata: Metadata = { title: 'Sell', robots: { index: false } }

export default function Page() {
  return sellerPage({ href: '/sell', read: readSellPage, view: (page) => <SellModules page={page} /> })
}
