import type { Role } from '@/lib/domain/actor'
import { listingsPath } from './listings-path'

/** The signed-in account, as far as the page frame needs it. */
export interface ShellActor {
  name: string
  roles: readonly Role[]
}

export interface NavEntry {
  href: string
  label: string
  under?: string
}

/** The main menu: open pages for everyone, then those of each role. */
export function mainNav(actor: ShellActor | null): NavEntry[] {
  const isSeller = actor?.roles.includes('seller') ?? false
  return [
    { href: listingsPath(), label: 'Browse', under: '/listings' },
    { href: '/sell', label: 'Sell' },
    ...(actor
      ? [
          { href: '/rfq', label: 'Requests' },
          { href: '/orders', label: 'Orders' },
        ]
      : []),
    ...(isSeller ? [{ href: '/plans', label: 'Plans' }] : []),
    ...(actor?.roles.includes('admin')
      ? [
          { href: '/module-access', label: 'Module access' },
          { href: '/audit', label: 'Audit log' },
        ]
      : []),
  ]
}

export function accountNav(actor: ShellActor | null): NavEntry[] {
  return actor === null
    ? [
        { href: '/sign-in', label: 'Sign in' },
        { href: '/sign-up', label: 'Open an account' },
      ]
    : [
        { href: '/inbox', label: 'Inbox' },
        { href: '/account', label: 'Your account' },
      ]
}
