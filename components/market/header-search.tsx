'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { LIMITS } from '@/lib/domain/listing/finding/limits'

/** Pages whose own search is larger. */
const WITH_OWN_SEARCH = new Set(['/', '/search', '/listings'])

/** The search of all modules in the header. It works without a script. */
export function HeaderSearch({ className }: { className: string }) {
  const path = usePathname()
  if (WITH_OWN_SEARCH.has(path)) return null
  return (
    <form action="/search" method="get" className={className}>
      <search>
        <label htmlFor="header-search" className="sr-only">
          Search all listings
        </label>
        <Input
          id="header-search"
          type="search"
          name="q"
          maxLength={LIMITS.searchMax}
          placeholder="Search all listings"
          prefix={<Icon name="search" />}
          className="h-9"
        />
      </search>
    </form>
  )
}
