import type { Metadata } from 'next'
import { signedIn } from '@/app/page-request'
import { keptOf } from '@/components/searches/kept-search'
import { SearchManager } from '@/components/searches/search-manager'
import { listSavedSearches } from '@/lib/services/searches/searches'

export const metadata: Metadata = { title: 'Saved searches', robots: { index: false } }

export default async function SavedSearchesPage() {
  const searches = await listSavedSearches(await signedIn('/searches'))
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-6">
      <div>
        <h1 className="font-semibold text-xl">Saved searches</h1>
        <p className="mt-1 text-ink-2">
          With notices on, we tell you of new listings in your inbox and by mail, once a day at most.
        </p>
      </div>
      <SearchManager first={searches.map(keptOf)} />
    </div>
  )
}
