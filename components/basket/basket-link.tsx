'use client'

import { useEffect, useState } from 'react'
import type { ShellActor } from '@/components/site/nav'
import { NavLink } from '@/components/site/nav-link'
import { BASKET_CHANGED, shownCount } from './basket-count'

/**
 * The link to what was collected for an enquiry, with its count; nothing while it is empty.
 */
export default function BasketLink({ actor, className }: { actor: ShellActor | null; className: string }) {
  const [count, setCount] = useState(0)
  const account = actor?.name ?? ''
  useEffect(() => {
    const show = () => setCount(shownCount(account) ?? 0)
    show()
    // An account asks once in a browser, and when the visitor before it collected something.
    if (account && shownCount(account) === null) {
      void askForCount(account)
    }
    window.addEventListener('storage', show)
    window.addEventListener(BASKET_CHANGED, show)
    return () => {
      window.removeEventListener('storage', show)
      window.removeEventListener(BASKET_CHANGED, show)
    }
  }, [account])
  return (
    <span aria-live="polite">
      {count > 0 && (
        <NavLink href="/enquiry" className={className}>
          Enquiry
          <span className="ml-1.5 min-w-5 rounded-full bg-indigo-fill px-1.5 text-center font-medium text-on-indigo text-xs leading-5 tabular-nums">
            {count}
          </span>
        </NavLink>
      )}
    </span>
  )
}

async function askForCount(account: string): Promise<void> {
  try {
    const { syncBasket } = await import('./account-basket')
    await syncBasket(account)
  } catch {
    // No connection: the next page asks.
  }
}
