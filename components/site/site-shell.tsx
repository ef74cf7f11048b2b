import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import type { ShellActor } from './header/nav'
import { SiteHeader } from './header/site-header'
import { SiteFooter } from './site-footer'

export interface SiteShellProps {
  /** Null when no one is signed in. It goes to the browser. */
  actor: ShellActor | null
  /** The page fills the width and sets its own measure. */
  wide?: boolean
  mainClassName?: string
  /** Between the header and the page. */
  band?: ReactNode
  children: ReactNode
}

/** The frame of every page: skip link, header, main content and footer. */
export function SiteShell({ actor, wide = false, mainClassName, band, children }: SiteShellProps) {
  return (
    <>
      <a
        href="#main"
        className="print:hidden fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-indigo-fill px-4 py-2 text-on-indigo text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader actor={actor} />
      {band}
      <main
        id="main"
        tabIndex={-1}
        data-no-enquiry={actor === null || actor.roles.includes('buyer') ? undefined : ''}
        className={cx('flex-1 outline-none', !wide && 'page py-6 sm:py-8', mainClassName)}
      >
        {children}
      </main>
      <SiteFooter canSell={actor === null || actor.roles.includes('seller')} />
    </>
  )
}
