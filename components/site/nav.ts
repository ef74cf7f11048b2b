import type { Role } from '@/lib/domain/actor'

/** Who is looking, as far as the page's frame needs to know. */
export interface ShellActor {
  name: string
  roles: readonly Role[]
}

export interface NavEntry {
  href: string
  label: string
  under?: string
}

/** What the head of the page offers: the market to all, then what a role adds. */
export function mainNav(actor: ShellActor | null): NavEntry[] {
  const isSeller = actor?.roles.includes('seller') ?? false
  return [
    { href: '/listings/yarn', label: 'Browse', under: '/listings' },
    { href: '/sell', label: 'Sell' },
    ...(actor
      ? [
          { href: '/rfq', label: 'Quotations' },
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
