'use client'

import { useEffect } from 'react'
import { PRODUCT_NAME } from '@/lib/domain/product'

/*
 * Every page loads this file, so it has no part of components/ui: a Notice would bring the drawings of all icons with it, a Button the
 * looks of all buttons.
 */
const BUTTON = 'flex h-10 items-center rounded-md px-4 font-medium text-sm no-underline'

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => {
    document.getElementById('error-title')?.focus()
  }, [])
  return (
    <main className="page flex flex-1 flex-col items-start gap-6 py-8">
      <p className="font-semibold">{PRODUCT_NAME}</p>
      <h1 id="error-title" tabIndex={-1} className="font-semibold text-xl outline-none">
        This page could not be loaded
      </h1>
      <div role="alert" className="flex max-w-prose flex-col gap-1 rounded-md bg-madder-wash px-4 py-3 text-sm">
        <p className="font-semibold text-ink">Something went wrong on our side</p>
        <p className="text-ink-2">What you saved is safe. Try again in a moment.</p>
        {error.digest ? (
          <p className="num text-ink-2">If it happens again, quote this reference: {error.digest}</p>
        ) : null}
        <p className="mt-2 flex flex-wrap gap-2">
          <button
            type="button"
            onClick={reset}
            className={`${BUTTON} bg-indigo-fill text-on-indigo hover:bg-indigo-deep`}
          >
            Try again
          </button>
          <a href="/" className={`${BUTTON} border border-line-strong bg-raised text-ink hover:bg-sunk`}>
            Home page
          </a>
        </p>
      </div>
    </main>
  )
}
