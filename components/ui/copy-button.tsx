'use client'

import { useState } from 'react'
import { Button } from './button'
import { VisuallyHidden } from './visually-hidden'

/** Copies a text. @param label what it is, for screen readers, such as "token" */
export function CopyButton({ text, label, isQuiet = false }: { text: string; label: string; isQuiet?: boolean }) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // Without https there is no clipboard; the text can still be selected.
      setIsCopied(false)
    }
  }

  return (
    <Button size="sm" variant={isQuiet ? 'quiet' : 'secondary'} onClick={copy} aria-label={`Copy ${label}`}>
      <span aria-hidden>{isCopied ? 'Copied' : isQuiet ? 'Copy' : `Copy ${label}`}</span>
      <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
    </Button>
  )
}
