'use client'

import { listingsPath } from '@/components/site/listings-path'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import type { KeptSearch } from './kept-search'
import { SearchRows } from './search-rows'
import { useSearches } from './use-searches'

/** All saved searches of an account. */
export function SearchManager({ first }: { first: readonly KeptSearch[] }) {
  const searches = useSearches(first)
  const rows = searches.rows ?? first
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {searches.failure ? <Notice tone="block">{searches.failure.message}</Notice> : null}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title="No saved searches"
          actions={
            <ButtonLink href={listingsPath()} variant="primary">
              Browse listings
            </ButtonLink>
          }
        >
          Search or filter listings, press Save, and we tell you when something new fits.
        </EmptyState>
      ) : (
        <SearchRows
          rows={rows}
          searches={searches}
          detailOf={({ moduleKey }) => <p className="text-ink-2 text-sm">{MODULE_NAMES[moduleKey]}</p>}
        />
      )}
    </>
  )
}
