'use client'

import { usePathname } from 'next/navigation'
import { SearchField } from './search-field'

/** The search of all modules in the header, but where the page has a larger one. It works without a script. */
export function HeaderSearch({ className }: { className: string }) {
  if (/^\/(search|listings)?$/.test(usePathname())) return null
  return (
    <form action="/search" className={className}>
      <search>
        <SearchField id="header-search" placeholder="Search all listings" className="h-9" />
      </search>
    </form>
  )
}
