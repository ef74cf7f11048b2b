import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { sellerPage } from '@/app/(seller)/seller-page'
import { type SearchParams, textOf } from '@/app/page-request'
import { sellPath } from '@/components/seller-listings/for-seller/sell-path'
import { FormPageView } from '@/components/seller-listings/form-page-view'
import { LINE_LENGTH_MAX } from '@/lib/domain/listing/reading/lines-body'
import { isModuleKey, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { readNewFormPage } from '@/lib/services/pages/seller-pages'

interface PageProps {
  params: Promise<{ moduleKey: string }>
  /** `copy`: the listing to copy; `line`: of a price list, to fill in the form; `sellerId`: for whom an admin lists. */
  searchParams: SearchParams
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { moduleKey } = await params
  return isModuleKey(moduleKey) ? { title: `New listing in ${MODULE_NAMES[moduleKey]}`, robots: { index: false } } : {}
}

export default async function Page({ params, searchParams }: PageProps) {
  const { moduleKey } = await params
  const { copy, line: typed, sellerId: named } = await searchParams
  const [sellerId, line] = [textOf(named), textOf(typed) ?? '']
  if (!isModuleKey(moduleKey)) notFound()
  return sellerPage({
    href: sellPath(`/${moduleKey}`, sellerId === null ? null : { sellerId }, line === '' ? {} : { line }),
    isForAdmins: sellerId !== null,
    read: (ctx) => readNewFormPage(ctx, moduleKey, { copyOf: textOf(copy), sellerId }),
    view: (page) => <FormPageView moduleKey={moduleKey} page={page} line={line.slice(0, LINE_LENGTH_MAX)} />,
  })
}
