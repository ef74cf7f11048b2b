'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

export interface NavLinkProps {
  href: string
  /** The section of the site it marks as current, when larger than its own address. */
  under?: string
  className?: string
  children: ReactNode
}

/** Marks itself as the current page; style that state with `aria-[current=page]:`. */
export function NavLink({ href, under = href, className, children }: NavLinkProps) {
  const path = usePathname()
  const isCurrent = path === href || path === under || path.startsWith(`${under}/`)
  return (
    <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
