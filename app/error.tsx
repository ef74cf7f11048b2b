'use client'

import { useEffect } from 'react'
import { ButtonAnchor, buttonClass } from '@/components/ui/button'
import { PRODUCT_NAME } from '@/lib/domain/product'

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
      {/* Every page loads this file: a Notice would bring the drawings of all icons with it. */}
      <div role="alert" className="flex max-w-prose flex-col gap-1 rounded-md bg-madder-wash px-4 py-3 text-sm">
        <p className="font-semibold text-ink">Something went wrong on our side</p>
        <p className="text-ink-2">What you saved is safe. Try again in a moment.</p>
        {error.digest ? (
          <p className="num text-ink-2">If it happens again, quote this reference: {error.digest}</p>
        ) : null}
        <p className="mt-2 flex flex-wrap gap-2">
          <button type="button" onClick={reset} className={buttonClass({ variant: 'primary' })}>
            Try again
          </button>
          <ButtonAnchor href="/">Home page</ButtonAnchor>
        </p>
      </div>
    </main>
  )
}
