import type { ReactNode } from 'react'
import { Notice } from './notice'

/** Why a form was refused as a whole; empty while it was not. Always in the page, so that a screen reader announces it. */
export function FormProblem({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div aria-live="assertive" className="empty:hidden">
      {children ? (
        <Notice tone="block" title={title}>
          {children}
        </Notice>
      ) : null}
    </div>
  )
}
