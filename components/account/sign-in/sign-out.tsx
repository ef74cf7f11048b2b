'use client'

import { type FormEvent, useRef, useState } from 'react'
import { dropTypedForms, type TypedForm, type TypedKind, typedForms } from '@/components/request/typed-copies'
import { browserStorage } from '@/components/ui/browser-storage'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'

const KIND_WORDS: Record<TypedKind, string> = {
  'listing-form': 'Unsaved listing',
  ask: 'Unsent request',
  answer: 'Unsent quotation',
}

/**
 * A plain form, so that it works without JavaScript. When this browser holds unsaved work of the account, it asks whether to keep or
 * remove it.
 */
export function SignOut({ userId }: { userId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<readonly TypedForm[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [isStuck, setIsStuck] = useState(false)

  function ask(event: FormEvent): void {
    const forms = typedForms(browserStorage(), userId)
    if (forms.length === 0) return
    event.preventDefault()
    setLeft(forms)
    setIsStuck(false)
    setIsOpen(true)
  }

  function removeAndLeave(): void {
    if (dropTypedForms(browserStorage(), typedForms(browserStorage(), userId))) form.current?.submit()
    else setIsStuck(true)
  }

  return (
    <>
      <form ref={form} method="post" action="/api/auth/signout" onSubmit={ask}>
        <Button type="submit">Sign out</Button>
      </form>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="You have unsaved work in this browser"
        description="On a shared computer, remove it. Otherwise we keep it in this browser for 30 days."
        actions={
          <>
            <Button onClick={() => form.current?.submit()}>Keep it and sign out</Button>
            <Button variant="primary" onClick={removeAndLeave}>
              Remove it and sign out
            </Button>
          </>
        }
      >
        <ul className="divide-y divide-line border-line border-y text-sm">
          {left.map(({ kind, title, savedAt, keys: [key] }) => (
            <li key={key} className="py-2.5">
              <p className="break-words font-medium">{title || KIND_WORDS[kind]}</p>
              <p className="num text-ink-2">
                {title ? `${KIND_WORDS[kind]} · ` : ''}
                {savedAt ? `typed ${formatMoment(savedAt)}` : 'date unknown'}
              </p>
            </li>
          ))}
        </ul>
        {isStuck ? (
          <Notice tone="block" role="alert" className="mt-3">
            Your browser blocked the removal. Delete this site’s data in the browser settings.
          </Notice>
        ) : null}
      </Dialog>
    </>
  )
}
