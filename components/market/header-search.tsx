'use client'

import { usePathname } from 'next/navigation'
import { SearchField } from './search-field'

/** Pages whose own search is larger. */
const WITH_OWN_SEARCH = new Set(['/', '/search', '/listings'])

/** The search of all modules in the header. It works without a script. */
export function HeaderSearch({ className }: { className: string }) {
  const path = usePathname()
  if (WITH_OWN_SEARCH.has(path)) return null
  return (
    <form action="/search" method="get" className={className}>
      <search>
        <SearchField id="header-search" placeholder="Search all listings" className="h-9" />
      </search>
    </form>
  )
}
