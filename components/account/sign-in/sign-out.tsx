'use client'

import { type FormEvent, useRef, useState } from 'react'
import { browserStorage } from '@/components/listing-form/state/local-copy'
import { dropTypedForms, type TypedForm, type TypedKind, typedForms } from '@/components/request/typed-copies'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'

const KIND_WORDS: Record<TypedKind, string> = {
  'listing-form': 'Listing, not saved',
  ask: 'Request for quotation, not sent',
  answer: 'Quotation, not sent',
}

/**
 * A plain form, so that it signs out without any script, too. Where this browser still keeps what the account typed and did not save, the
 * person says what becomes of it: on a shared computer it goes, on one's own it waits.
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
        title="This browser keeps what you did not save"
        description="On a computer that others use, remove it. On your own it waits for you for 30 days."
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
                {savedAt ? `typed ${formatMoment(savedAt)}` : 'of an unknown day'}
              </p>
            </li>
          ))}
        </ul>
        {isStuck ? (
          <Notice tone="block" role="alert" className="mt-3">
            The browser does not let it be removed. Delete this site’s data in the browser’s settings.
          </Notice>
        ) : null}
      </Dialog>
    </>
  )
}
