import type { Role } from '@/lib/domain/actor'
import type { Waiting, WaitingTrade } from '@/lib/domain/rfq/requests/today'
import { listingsPath } from '../listings-path'

/** The signed-in account, as far as the page frame needs it. */
export interface ShellActor {
  userId: string
  name: string
  roles: readonly Role[]
  /** Null when it could not be read. */
  waiting: Waiting | null
}

export interface NavEntry {
  href: string
  label: string
  under?: string
  /** How many of its records wait for this account. */
  waiting?: number
}

/** The main menu: what everyone can read, then what works for each role. */
export function mainNav(actor: ShellActor | null): NavEntry[] {
  const browse = { href: listingsPath(), label: 'Browse', under: '/listings' }
  if (actor === null) return [browse, { href: '/sell', label: 'Sell' }]
  const is = (role: Role) => actor.roles.includes(role)
  const { planRequests = 0 } = actor.waiting ?? {}
  return [
    { href: '/dashboard', label: 'Home' },
    browse,
    ...(is('seller') ? [{ href: '/sell/listings', label: 'My listings', under: '/sell' }] : []),
    { label: 'Requests', ...tradeLink(actor, '/rfq', 'requests') },
    { label: 'Orders', ...tradeLink(actor, '/orders', 'orders') },
    ...(is('seller') ? [{ href: '/plans', label: 'Plans' }] : []),
    ...(is('admin')
      ? [
          { href: '/module-access', label: 'Sellers' },
          { href: '/plan-requests', label: 'Plan requests', waiting: planRequests },
          { href: '/audit', label: 'Audit log' },
        ]
      : []),
  ]
}

/** The list of requests or orders. For an account that buys and sells, it opens the side where something waits. */
function tradeLink({ roles, waiting }: ShellActor, path: string, name: keyof WaitingTrade): Omit<NavEntry, 'label'> {
  const [bought, sold] = [waiting?.buyer[name] ?? 0, waiting?.seller[name] ?? 0]
  const isSale = roles.includes('buyer') && bought === 0 && sold > 0
  return { href: isSale ? `${path}?as=seller` : path, under: path, waiting: bought + sold }
}

export function accountNav(actor: ShellActor | null): NavEntry[] {
  return actor === null
    ? [
        { href: '/sign-in', label: 'Sign in' },
        { href: '/sign-up', label: 'Open an account' },
      ]
    : [
        { href: '/inbox', label: 'Inbox' },
        { href: '/searches', label: 'Saved searches' },
        { href: '/account', label: 'Your account' },
      ]
}
