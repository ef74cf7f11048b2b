'use client'

import { useEffect } from 'react'
import { Wordmark } from '@/components/site/wordmark'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => {
    document.getElementById('error-title')?.focus()
  }, [])
  return (
    <main className="page flex flex-1 flex-col items-start gap-6 py-8">
      <Wordmark />
      <h1 id="error-title" tabIndex={-1} className="font-semibold text-xl outline-none">
        This page could not be loaded
      </h1>
      <Notice
        tone="block"
        role="alert"
        className="max-w-prose"
        title="Something went wrong on our side"
        actions={
          <>
            <Button variant="primary" onClick={reset}>
              Try again
            </Button>
            <ButtonAnchor href="/">Home page</ButtonAnchor>
          </>
        }
      >
        <p>What you saved is safe. Try again in a moment.</p>
        {error.digest ? <p className="num mt-1">If it happens again, quote this reference: {error.digest}</p> : null}
      </Notice>
    </main>
  )
}
