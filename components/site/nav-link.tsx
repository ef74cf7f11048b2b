'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

export interface NavLinkProps {
  href: string
  /** The part of the site it stands for, when that is more than its own address. */
  under?: string
  className?: string
  children: ReactNode
}

/** Knows whether the reader is there already; the look of that is the class's business (`aria-[current=page]:`). */
export function NavLink({ href, under = href, className, children }: NavLinkProps) {
  const path = usePathname()
  const isHere = path === href || path === under || path.startsWith(`${under}/`)
  return (
    <Link href={href} prefetch={false} aria-current={isHere ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
