'use client'

import Link from 'next/link'
import { Fragment, useEffect } from 'react'
import { BasketLink } from '@/components/basket/basket-link'
import { BrowseButton } from '@/components/market/browse-button'
import { HeaderSearch } from '@/components/market/header-search'
import { onSearchKey } from '@/components/market/search-key'
import { InboxBell, InboxCount } from '@/components/notification/inbox-bell'
import { cx } from '@/components/ui/cx'
import { DetailsMenu } from '@/components/ui/details-menu'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { PRODUCT_NAME } from '@/lib/domain/product'
import { listingsPath } from '../listings-path'
import { Wordmark } from '../wordmark'
import { accountNav, mainNav, type ShellActor } from './nav'
import { NavLink } from './nav-link'

const TOP_LINK =
  'relative flex h-14 items-center px-3 text-ink-2 text-sm -outline-offset-4 transition-colors hover:text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:bg-indigo'

const MENU_LINK =
  'flex min-h-12 items-center justify-between border-line border-b text-base aria-[current=page]:font-medium aria-[current=page]:text-indigo'

function Account({ actor }: { actor: ShellActor | null }) {
  if (actor === null) {
    return (
      <>
        <NavLink href="/sign-in" className={TOP_LINK}>
          Sign in
        </NavLink>
        <ButtonLink href="/sign-up" size="sm">
          Open an account
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <InboxBell className={TOP_LINK} />
      <NavLink href="/account" className={TOP_LINK}>
        <Icon name="user" className="mr-1.5" />
        <span className="sr-only">Your account: </span>
        <span className="max-w-40 truncate">{actor.name}</span>
      </NavLink>
    </>
  )
}

function WaitingCount({ count = 0, className }: { count?: number | undefined; className: string }) {
  return count > 0 ? (
    <span className={cx('rounded-full bg-indigo-wash px-1.5 font-medium text-indigo text-xs tabular-nums', className)}>
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting for you</span>
    </span>
  ) : null
}

/** Visitors and buyers collect listings for an enquiry. */
function collects(actor: ShellActor | null): boolean {
  return actor === null || actor.roles.includes('buyer')
}

/**
 * The header of every page. A client component, so a page refers to it instead of repeating its markup, also in each "not found" page
 * that Next adds. On a phone the menu opens without JavaScript.
 */
export function SiteHeader({ actor }: { actor: ShellActor | null }) {
  useEffect(() => {
    document.addEventListener('keydown', onSearchKey)
    return () => document.removeEventListener('keydown', onSearchKey)
  }, [])
  return (
    <header className="print:hidden relative z-30 border-line border-b bg-cloth">
      <div className="page flex h-14 items-center justify-between gap-2 lg:gap-6">
        <div className="flex items-center gap-5">
          <Link
            href="/"
            prefetch={false}
            aria-label={`${PRODUCT_NAME}, home page`}
            className="flex h-10 items-center rounded-sm"
          >
            <Wordmark />
          </Link>
          <nav aria-label="Main" className="hidden items-center lg:flex">
            {mainNav(actor).map((entry) => (
              <Fragment key={entry.href}>
                <NavLink href={entry.href} under={entry.under} className={TOP_LINK}>
                  {entry.label}
                  <WaitingCount count={entry.waiting} className="ml-1.5" />
                </NavLink>
                {entry.href === listingsPath() && <BrowseButton />}
              </Fragment>
            ))}
          </nav>
        </div>
        <HeaderSearch className="hidden flex-1 lg:block lg:max-w-[26rem]" />
        <div className="flex items-center gap-1 max-lg:ml-auto">
          {collects(actor) && <BasketLink actor={actor} className={TOP_LINK} />}
          <div className="hidden items-center gap-1 lg:flex">
            <Account actor={actor} />
          </div>
          <Link
            href="/search"
            prefetch={false}
            aria-label="Search"
            className="flex size-10 items-center justify-center rounded-md lg:hidden"
          >
            <Icon name="search" className="size-5" />
          </Link>
        </div>
        <DetailsMenu className="group/menu lg:hidden">
          <summary className="-mr-2 flex size-10 items-center justify-center rounded-md">
            <Icon name="menu" className="size-5 group-open/menu:hidden" />
            <Icon name="close" className="hidden size-5 group-open/menu:block" />
            <span className="sr-only">Menu</span>
          </summary>
          <nav
            aria-label="Menu"
            tabIndex={-1}
            className="absolute inset-x-0 top-full border-line border-b bg-cloth px-4 pb-4 outline-none"
          >
            {[...mainNav(actor), ...accountNav(actor)].map((entry) => (
              <NavLink key={entry.href} href={entry.href} under={entry.under} className={MENU_LINK}>
                {entry.label}
                {entry.href === '/inbox' ? <InboxCount /> : null}
                <WaitingCount count={entry.waiting} className="mr-2 ml-auto" />
                <Icon name="chevron-right" className="text-ink-3" />
              </NavLink>
            ))}
          </nav>
        </DetailsMenu>
      </div>
    </header>
  )
}
