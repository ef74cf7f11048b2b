'use client'

import { useEffect, useState } from 'react'
import type { ShellActor } from '@/components/site/nav'
import { NavLink } from '@/components/site/nav-link'
import { BASKET_CHANGED, knownCount, localLines } from './basket-store'

/**
 * The link to what was collected for an enquiry, with its count; nothing while it is empty. It also handles the buttons that collect a
 * listing, wherever they are. What collecting needs is loaded when it is first used.
 */
export function BasketLink({ actor, className }: { actor: ShellActor | null; className?: string }) {
  const [count, setCount] = useState(0)
  const account = actor?.name ?? ''
  useEffect(() => {
    const show = () => setCount(account === '' ? localLines().length : (knownCount(account) ?? 0))
    show()
    window.addEventListener('storage', show)
    window.addEventListener(BASKET_CHANGED, show)
    return () => {
      window.removeEventListener('storage', show)
      window.removeEventListener(BASKET_CHANGED, show)
    }
  }, [account])
  return (
    <>
      {count > 0 ? (
        <NavLink href="/enquiry" className={className}>
          Enquiry
          <span className="ml-1.5 min-w-5 rounded-full bg-indigo-fill px-1.5 text-center font-medium text-on-indigo text-xs leading-5 tabular-nums">
            {count}
          </span>
        </NavLink>
      ) : null}
      <span className="sr-only" aria-live="polite">
        {count > 0 ? `${count} ${count === 1 ? 'listing' : 'listings'} in your enquiry` : ''}
      </span>
    </>
  )
}

/** Handles the buttons of the page that collect a listing. Rendered once. */
export function BasketButtons({ actor }: { actor: ShellActor | null }) {
  const account = actor?.name ?? ''
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-enquire]') : null
      if (button) void import('./collect').then(({ collect }) => collect(button, account))
    }
    document.addEventListener('click', onClick)
    // Once in a window, and when a visitor who collected something has signed in.
    if (account !== '' && (knownCount(account) === null || localLines().length > 0)) {
      void import('./account-basket').then(({ syncBasket }) => syncBasket(account))
    }
    return () => document.removeEventListener('click', onClick)
  }, [account])
  return null
}
