import type { ReactNode } from 'react'
import { Notice } from './notice'
import { SESSION_ENDED } from './session-ended'

/** Why a form was refused as a whole; empty while it was not. Always in the page, so that a screen reader announces it. */
export function FormProblem({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div aria-live="assertive" className="empty:hidden">
      {children ? (
        <Notice tone="block" title={title}>
          {children}
          {children === SESSION_ENDED ? <SignInLink /> : null}
        </Notice>
      ) : null}
    </div>
  )
}

/** In another tab, so that this page keeps what was typed. */
function SignInLink() {
  return (
    <a href="/sign-in" target="_blank" rel="noopener" className="link ml-2">
      Sign in
      <span className="sr-only"> in another tab</span>
    </a>
  )
}
