import type { ReactNode } from 'react'
import { NeedsScript } from '@/components/site/needs-script'

/** The narrow page for a single form. */
export function AccountFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[30rem] py-4 sm:py-8">
      <h1 className="font-semibold text-xl">{title}</h1>
      <p className="mt-1 mb-8 text-ink-2">{lead}</p>
      <NeedsScript className="mb-6" />
      {children}
    </div>
  )
}
