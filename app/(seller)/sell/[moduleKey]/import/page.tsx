import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { sellerPage } from '@/app/(seller)/seller-page'
import { type SearchParams, textOf } from '@/app/page-request'
import { ImportPageView } from '@/components/listing-import/import-page-view'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { readImportPage } from '@/lib/services/imports/listing-imports'

interface PageProps {
  params: Promise<{ moduleKey: string }>
  searchParams: SearchParams
}

export const metadata: Metadata = { title: 'Import listings', robots: { index: false } }

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey } = await params
  if (!isModuleKey(moduleKey)) notFound()
  const { import: opened } = await searchParams
  return sellerPage({
    href: `/sell/${moduleKey}/import`,
    read: (ctx) => readImportPage(ctx, moduleKey),
    view: (page) => <ImportPageView moduleKey={moduleKey} page={page} openedId={textOf(opened)} />,
  })
}
