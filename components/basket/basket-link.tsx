'use client'

import { useEffect, useState } from 'react'
import type { ShellActor } from '@/components/site/header/nav'
import { NavLink } from '@/components/site/header/nav-link'
import { BASKET_CHANGED, shownCount } from './basket-count'

/**
 * The link to what was collected for an enquiry, with its count; nothing while it is empty. It also handles the buttons that collect a
 * listing, wherever they are on the page. What collecting needs is loaded when it is first used.
 */
export function BasketLink({ actor, className }: { actor: ShellActor | null; className: string }) {
  const [count, setCount] = useState(0)
  const account = actor?.userId ?? ''
  useEffect(() => {
    const show = () => setCount(shownCount(account) ?? 0)
    const onClick = ({ target }: Event) => {
      const button = (target as Element).closest?.<HTMLElement>('[data-enquire]')
      if (button) void press(button, account)
    }
    show()
    // An account asks once in a browser, and when the visitor before it collected something.
    if (account && shownCount(account) === null) {
      void askForCount(account)
    }
    window.addEventListener('storage', show)
    window.addEventListener(BASKET_CHANGED, show)
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('storage', show)
      window.removeEventListener(BASKET_CHANGED, show)
      document.removeEventListener('click', onClick)
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

async function press(button: HTMLElement, account: string): Promise<void> {
  try {
    const { collect } = await import('./collect')
    await collect(button, account)
  } catch {
    const label = button.querySelector('[data-enquire-label]')
    if (label) label.textContent = 'Not added. Try again'
  }
}
