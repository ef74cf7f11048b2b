'use client'

import Link from 'next/link'
import { PRODUCT_LINE } from '@/lib/domain/product'
import { listingsPath } from './listings-path'
import { ThemeSwitch } from './theme-switch'
import { Wordmark } from './wordmark'

const LINKS = [
  { href: '/sell', label: 'Sell' },
  { href: listingsPath(), label: 'Browse' },
  { href: '/plans', label: 'Plans' },
  { href: '/docs', label: 'API' },
  { href: '/account', label: 'Account and API tokens' },
] as const

/**
 * The footer of every page. A client component, like the header.
 * @param canSell whether the reader may open a form to sell: a buyer's account would be refused
 */
export function SiteFooter({ canSell }: { canSell: boolean }) {
  return (
    <footer className="print:hidden mt-16 border-line border-t">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        <div>
          <Wordmark className="text-sm" />
          <p className="mt-1 text-ink-2 text-sm">{PRODUCT_LINE}</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5 text-sm">
          {LINKS.slice(canSell ? 0 : 1).map((link) => (
            <Link
              prefetch={false}
              key={link.href}
              href={link.href}
              className="flex min-h-10 items-center text-ink-2 hover:text-ink sm:min-h-8"
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
