'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { Switch } from '@/components/ui/switch'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import { SearchRows } from './search-rows'
import { useSearches } from './use-searches'

export interface SaveFormProps {
  id: string
  /** The address of this search and a name for it. */
  href: string
  suggestedName: string
}

/** Saves this search, with notices for an account, or copies its link; lists what was saved before. */
export default function SaveForm({ id, href, suggestedName }: SaveFormProps) {
  const searches = useSearches(null)
  const { rows, isOnAccount, failure } = searches
  const [typed, setTyped] = useState<string | null>(null)
  const [notify, setNotify] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [status, setStatus] = useState('')
  const name = typed ?? suggestedName

  async function save() {
    setIsBusy(true)
    const refusal = await searches.add({ name, href }, notify)
    setIsBusy(false)
    setProblem(refusal ? (refusal.issues[0]?.message ?? refusal.message) : '')
    setStatus(refusal ? '' : `Saved as “${name.trim()}”.`)
    if (!refusal) setTyped(null)
  }

  async function copy() {
    const address = new URL(href, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      setStatus('Link copied.')
    } catch {
      setStatus(address)
    }
  }

  return (
    <>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 flex-1 text-sm">
            <label htmlFor={`${id}-name`} className="mb-1 block font-medium">
              Name
            </label>
            <Input
              id={`${id}-name`}
              value={name}
              onChange={(event) => setTyped(event.currentTarget.value)}
              maxLength={LIMITS.searchNameMax}
              required
            />
          </div>
          <Button type="submit" variant="primary" disabled={rows === null} loading={isBusy} loadingLabel="Saving">
            Save
          </Button>
          <Button onClick={copy}>
            <Icon name="link" />
            Copy link
          </Button>
        </div>
        {isOnAccount && (
          <Switch
            className="mt-1"
            label="Notify me of new listings"
            description="In your inbox and by mail, once a day at most."
            checked={notify}
            onChange={(event) => setNotify(event.target.checked)}
          />
        )}
      </form>
      {problem && <FieldError role="alert">{problem}</FieldError>}
      <p role="status" className="mt-1 min-h-5 break-all text-ink-2 text-sm">
        {status}
      </p>
      {failure && <FieldError role="alert">{failure.message}</FieldError>}
      {rows !== null && (
        <>
          <div className="mt-2 mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold text-sm">{isOnAccount ? 'Your saved searches' : 'Saved in this browser'}</h3>
            {isOnAccount ? (
              <TextLink href="/searches" className="text-sm">
                All saved searches
              </TextLink>
            ) : (
              <TextLink href={`/sign-in?callbackUrl=${encodeURIComponent(href)}`} className="text-sm">
                Sign in to get notices of new listings
              </TextLink>
            )}
          </div>
          {rows.length === 0 ? (
            <p className="text-ink-2 text-sm">Your saved searches appear here.</p>
          ) : (
            <SearchRows rows={rows} searches={searches} />
          )}
        </>
      )}
    </>
  )
}
